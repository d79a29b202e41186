import { PgpFailure } from "./pgp-failure.ts";

/** A request's body is at most 1 MiB; what is sealed here of one is a third longer, with recipients some more. */
const MAX_CHARACTERS = 2 * 1024 * 1024;
const FIRST_LINE = "-----BEGIN PGP MESSAGE-----";
const LAST_LINE = "-----END PGP MESSAGE-----";

/**
 * The bytes of an armoured message that is nothing else: no text before or after it, one block. A checksum is not looked at
 * (RFC 9580, 6.1); what was changed on the way shows when it is decrypted.
 */
export function unarmour(text: string): Uint8Array {
  if (text.length > MAX_CHARACTERS) throw new PgpFailure("armour-too-large");
  const alone = text.trim();
  const end = alone.indexOf(LAST_LINE);
  if (end < 0 || !alone.includes(FIRST_LINE)) throw new PgpFailure("not-a-message");
  if (!alone.startsWith(FIRST_LINE) || end + LAST_LINE.length < alone.length)
    throw new PgpFailure("text-around");
  const lines = alone.slice(FIRST_LINE.length, end).split("\n");
  // The rest of the first line.
  if (lines.shift()?.trim() !== "") throw new PgpFailure("not-a-message");
  // Headers such as Version and Comment stand before an empty line.
  const blank = lines.findIndex((line) => line.trim() === "");
  if (blank < 0 || lines.slice(0, blank).some((line) => !line.includes(":")))
    throw new PgpFailure("not-a-message");
  const body = lines.slice(blank + 1).map((line) => line.trim());
  // What stands before the last line, on it.
  if (body.pop() !== "") throw new PgpFailure("not-a-message");
  if (body.at(-1)?.startsWith("=")) body.pop();
  const base64 = body.join("");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new PgpFailure("not-a-message");
  return Buffer.from(base64, "base64");
}
