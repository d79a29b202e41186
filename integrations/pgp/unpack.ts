import { inflateRawSync, inflateSync } from "node:zlib";
import { isMeaningful } from "./inspect-message.ts";
import { PACKET, type PacketFrame, readFrames } from "./packet-frames.ts";
import { PgpFailure } from "./pgp-failure.ts";

/** Packets around the bytes: header and file name of the literal one, signatures. */
const OVERHEAD_BYTES = 64 * 1024;
const COMPRESSION = { none: 0, zip: 1, zlib: 2 } as const;

/** What the decrypted packets hold: a literal packet, as it is or packed once, perhaps signed. Unpacking stops at the limit. */
export function unpack(packets: Uint8Array, maxBytes: number): Uint8Array {
  const outer = contentOf(packets);
  const { type, body } =
    outer.type === PACKET.compressed ? contentOf(decompress(outer.body, maxBytes + OVERHEAD_BYTES)) : outer;
  // Packed twice is what nobody needs and bombs are made of.
  if (type !== PACKET.literal) throw new PgpFailure("damaged");
  const bytes = literalBytes(body);
  if (bytes.length > maxBytes) throw new PgpFailure("too-large");
  return bytes;
}

/** The one packet with content; signatures around it are let be, as nobody here asks who signed. */
function contentOf(packets: Uint8Array): PacketFrame {
  const [content, ...others] = (readFrames(packets) ?? []).filter(
    (frame) =>
      isMeaningful(frame) && frame.type !== PACKET.signature && frame.type !== PACKET.onePassSignature,
  );
  if (!content || others.length > 0) throw new PgpFailure("damaged");
  return content;
}

/** RFC 9580, 5.6. Not bzip2: our keys do not announce it, and a block of 30 bytes costs 4 MB and a millisecond. */
function decompress(body: Uint8Array, maxOutputLength: number): Uint8Array {
  const packed = body.subarray(1);
  try {
    switch (body[0]) {
      case COMPRESSION.none:
        return packed;
      case COMPRESSION.zip:
        return inflateRawSync(packed, { maxOutputLength });
      case COMPRESSION.zlib:
        return inflateSync(packed, { maxOutputLength });
    }
  } catch (error) {
    const tooLarge = error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw new PgpFailure(tooLarge ? "too-large" : "damaged");
  }
  throw new PgpFailure("unusual-packing");
}

/** RFC 9580, 5.9: a format, a file name and a date stand before the bytes. */
function literalBytes(body: Uint8Array): Uint8Array {
  const nameLength = body[1];
  if (nameLength === undefined || body.length < 6 + nameLength) throw new PgpFailure("damaged");
  return body.subarray(6 + nameLength);
}
