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
  // Headers such as Version and Comment stand before an empty line.
  const inside = alone.slice(FIRST_LINE.length, end);
  const gap = /\n[^\S\n]*\n/.exec(inside);
  if (!gap || !areHeaders(inside.slice(0, gap.index)) || !inside.endsWith("\n"))
    throw new PgpFailure("not-a-message");
  const body = inside.slice(gap.index + gap[0].length).trimEnd();
  const base64 = withoutChecksum(body).replaceAll(/\s+/g, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw new PgpFailure("not-a-message");
  return Buffer.from(base64, "base64");
}

/** What stands between the first line and the empty one: the rest of that line, which is nothing, and lines with a name and a value. */
function areHeaders(text: string): boolean {
  const [rest, ...headers] = text.split("\n");
  return rest?.trim() === "" && headers.every((line) => line.includes(":"));
}

function withoutChecksum(body: string): string {
  const lastLine = body.lastIndexOf("\n") + 1;
  return body.startsWith("=", lastLine) ? body.slice(0, lastLine) : body;
}
