import { decrypt, readPrivateKey } from "openpgp";
import { isOverLimit, readEncrypted, recipientsOf } from "./inspect-message.ts";
import { PgpFailure } from "./pgp-failure.ts";
import { rememberKeys } from "./remember-keys.ts";

/** Header of the literal packet around the bytes: tag and length, format, file name, date. */
const LITERAL_HEADER_BYTES = 512;

const readOwnKey = rememberKeys((armoredKey) => readPrivateKey({ armoredKey }));

/** The bytes inside a message that one of the keys can open; unpacking stops at the limit. */
export async function openMessage(
  armour: string,
  privateKeys: readonly string[],
  maxBytes: number,
): Promise<Uint8Array> {
  const message = await readEncrypted(armour);
  const recipients = new Set(recipientsOf(message));
  const keys = await Promise.all(privateKeys.map(readOwnKey));
  const addressed = keys.filter((key) => key.getKeyIDs().some((id) => recipients.has(id.toHex())));
  if (addressed.length === 0) throw new PgpFailure("not-addressed");
  const config = { maxDecompressedMessageSize: maxBytes + LITERAL_HEADER_BYTES };
  const { data } = await decrypt({ message, decryptionKeys: addressed, format: "binary", config }).catch(
    (error: unknown) => {
      throw new PgpFailure(isOverLimit(error) ? "too-large" : "damaged");
    },
  );
  if (data.length > maxBytes) throw new PgpFailure("too-large");
  return data;
}
