/** Packet types (RFC 9580, 5). */
export const PACKET = {
  sessionKeyForPublicKey: 1,
  signature: 2,
  sessionKeyForPassword: 3,
  onePassSignature: 4,
  compressed: 8,
  marker: 10,
  literal: 11,
  protectedData: 18,
  aeadData: 20,
  padding: 21,
} as const;

export interface PacketFrame {
  readonly type: number;
  readonly body: Uint8Array;
}

/** A message has a packet or two for each of 32 recipients; a library that parsed 300,000 empty ones would take seconds. */
const MOST_PACKETS = 100;
/** gpg writes parts of 8 KiB; the smallest that may come first is 512 bytes (RFC 9580, 4.2.1.4). */
const MOST_PARTS = 4096;

const MAY_COME_IN_PARTS: ReadonlySet<number> = new Set([
  PACKET.compressed,
  PACKET.literal,
  PACKET.protectedData,
  PACKET.aeadData,
]);

/** The packets that the bytes are made of, unread; undefined where they are not made of packets, or of too many. */
export function readFrames(bytes: Uint8Array): PacketFrame[] | undefined {
  const frames: PacketFrame[] = [];
  for (let at = 0; at < bytes.length; ) {
    const found = frames.length < MOST_PACKETS ? readFrame(bytes, at) : undefined;
    if (!found) return undefined;
    frames.push(found.frame);
    at = found.end;
  }
  return frames;
}

/** The packet by itself, as bytes. */
export function frameBytes({ type, body }: PacketFrame): Uint8Array {
  const header = Buffer.from([0xc0 | type, 0xff, 0, 0, 0, 0]);
  header.writeUInt32BE(body.length, 2);
  return Buffer.concat([header, body]);
}

interface Found {
  readonly frame: PacketFrame;
  readonly end: number;
}

function readFrame(bytes: Uint8Array, at: number): Found | undefined {
  const first = bytes[at] ?? 0;
  if ((first & 0x80) === 0) return undefined;
  if ((first & 0x40) === 0) return readLegacy(bytes, at, (first & 0x3f) >> 2, first & 3);
  return readParts(bytes, at + 1, first & 0x3f);
}

/** RFC 9580, 4.2.2; gpg still writes compressed packets so, up to the end of the bytes. */
function readLegacy(bytes: Uint8Array, at: number, type: number, lengthType: number): Found | undefined {
  if (lengthType === 3)
    return MAY_COME_IN_PARTS.has(type) ? whole(bytes, type, at + 1, bytes.length) : undefined;
  const start = at + 1 + (1 << lengthType);
  return whole(bytes, type, start, start + bigEndian(bytes.subarray(at + 1, start)));
}

/** RFC 9580, 4.2.1. */
function readParts(bytes: Uint8Array, at: number, type: number): Found | undefined {
  const parts: Uint8Array[] = [];
  for (let next = at; parts.length < MOST_PARTS; ) {
    const { start, length, last } = readLength(bytes, next);
    const end = start + length;
    if (end > bytes.length || (!last && !MAY_COME_IN_PARTS.has(type))) return undefined;
    parts.push(bytes.subarray(start, end));
    if (last) return { frame: { type, body: joined(parts) }, end };
    next = end;
  }
  return undefined;
}

function readLength(bytes: Uint8Array, at: number): { start: number; length: number; last: boolean } {
  const [first = 0, second = 0] = bytes.subarray(at, at + 2);
  if (first < 192) return { start: at + 1, length: first, last: true };
  if (first < 224) return { start: at + 2, length: ((first - 192) << 8) + second + 192, last: true };
  if (first < 255) return { start: at + 1, length: 2 ** (first & 0x1f), last: false };
  return { start: at + 5, length: bigEndian(bytes.subarray(at + 1, at + 5)), last: true };
}

function whole(bytes: Uint8Array, type: number, start: number, end: number): Found | undefined {
  return end > bytes.length ? undefined : { frame: { type, body: bytes.subarray(start, end) }, end };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  return only && parts.length === 1 ? only : Buffer.concat(parts);
}

function bigEndian(bytes: Uint8Array): number {
  return bytes.reduce((number, byte) => number * 256 + byte, 0);
}
