import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { armor, encryptSessionKey, enums, readKey } from "openpgp";
import { frameBytes, PACKET, readFrames } from "../../../integrations/pgp/packet-frames.ts";

/** Packets as no program writes them, sealed as if one had: to the service's real key, with a hash that is right. */

export const packet = (type: number, body: Uint8Array): Uint8Array => frameBytes({ type, body });

/** An empty packet with the shortest header there is. */
export const emptyPacket = (type: number): Uint8Array => Uint8Array.of(0xc0 | type, 0);

export const repeated = (one: Uint8Array, times: number): Uint8Array =>
  Buffer.concat(Array.from({ length: times }, () => one));

export const literal = (bytes: Uint8Array): Uint8Array =>
  packet(PACKET.literal, Buffer.concat([Uint8Array.of(0x62, 0, 0, 0, 0, 0), bytes]));

export const compressed = (algorithm: number, bytes: Uint8Array): Uint8Array =>
  packet(PACKET.compressed, Buffer.concat([Uint8Array.of(algorithm), bytes]));

export const armoured = (...packets: Uint8Array[]): string =>
  armor(enums.armor.message, Buffer.concat(packets));

/** A packet that holds the session key for the service's key (RFC 9580, 5.1). */
export async function sessionKeyPacket(publicKey: string, sessionKey: Uint8Array): Promise<Uint8Array> {
  const encryptionKeys = await readKey({ armoredKey: publicKey });
  return encryptSessionKey({ data: sessionKey, algorithm: "aes256", encryptionKeys, format: "binary" });
}

/** Version 1 of integrity-protected data around the packets (RFC 9580, 5.13.1). */
export function dataPacket(packets: Uint8Array, sessionKey: Uint8Array): Uint8Array {
  const prefix = randomBytes(16);
  const hashed = Buffer.concat([prefix, prefix.subarray(-2), packets, Uint8Array.of(0xd3, 0x14)]);
  const cipher = createCipheriv("aes-256-cfb", sessionKey, Buffer.alloc(16));
  const plain = Buffer.concat([hashed, createHash("sha1").update(hashed).digest()]);
  return packet(
    PACKET.protectedData,
    Buffer.concat([Uint8Array.of(1), cipher.update(plain), cipher.final()]),
  );
}

export interface Parts {
  /** Before the session key. */
  readonly before?: readonly Uint8Array[];
  readonly data?: (packet: Uint8Array) => Uint8Array;
}

/** The packets, encrypted to the key; what is asked for stands around them. */
export async function sealedPackets(
  publicKey: string,
  packets: Uint8Array,
  { before = [], data = (whole) => whole }: Parts = {},
): Promise<string> {
  const sessionKey = randomBytes(32);
  return armoured(
    ...before,
    await sessionKeyPacket(publicKey, sessionKey),
    data(dataPacket(packets, sessionKey)),
  );
}

/** The same packet in parts of that many bytes, a power of two (RFC 9580, 4.2.1.4). */
export function inParts(whole: Uint8Array, size: number): Uint8Array {
  const [frame] = readFrames(whole) ?? [];
  if (!frame) throw new Error("no packet");
  const parts: Uint8Array[] = [Uint8Array.of(0xc0 | frame.type)];
  let at = 0;
  for (; at + size < frame.body.length; at += size)
    parts.push(Uint8Array.of(224 + Math.log2(size)), frame.body.subarray(at, at + size));
  const rest = frame.body.subarray(at);
  const length = Buffer.from([0xff, 0, 0, 0, 0]);
  length.writeUInt32BE(rest.length, 1);
  return Buffer.concat([...parts, length, rest]);
}
