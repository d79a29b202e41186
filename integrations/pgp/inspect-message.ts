import { enums, type Message, readMessage } from "openpgp";
import { PgpFailure } from "./pgp-failure.ts";

/** A request's body is at most 1 MiB; armour adds a third, and recipients some more. */
const MAX_ARMOUR_CHARACTERS = 2 * 1024 * 1024;
const BEGIN = "-----BEGIN PGP MESSAGE-----";
const END = "-----END PGP MESSAGE-----";
/** Each recipient entry costs a key agreement at opening, and a megabyte holds ten thousand. */
const MAX_RECIPIENTS = 32;

export interface MessageFacts {
  /** Ids of the subkeys that the message is encrypted to, in lower-case hex. */
  readonly recipientKeyIds: readonly string[];
}

/** Whom a message is for, without opening it. */
export async function inspectMessage(armour: string): Promise<MessageFacts> {
  return { recipientKeyIds: recipientsOf(await readEncrypted(armour)) };
}

/** Parses a message that is encrypted, with integrity protection, to shown recipients. */
export async function readEncrypted(armour: string): Promise<Message<string>> {
  if (armour.length > MAX_ARMOUR_CHARACTERS) throw new PgpFailure("armour-too-large");
  if (hasTextAround(armour)) throw new PgpFailure("text-around");
  // Parsing unpacks a message that is compressed but not encrypted; it is refused below, so it need not be unpacked.
  const config = { maxDecompressedMessageSize: 0 };
  const message = await readMessage({ armoredMessage: armour, config }).catch((error: unknown) => {
    throw new PgpFailure(isOverLimit(error) ? "not-encrypted" : "not-a-message");
  });
  const { symEncryptedIntegrityProtectedData, aeadEncryptedData } = enums.packet;
  if (
    !message.packets.findPacket(symEncryptedIntegrityProtectedData) &&
    !message.packets.findPacket(aeadEncryptedData)
  )
    throw new PgpFailure("not-encrypted");
  recipientsOf(message);
  return message;
}

/** The library passes over what stands around the armour, which somebody who reads the message may take for a part of it. */
function hasTextAround(armour: string): boolean {
  const alone = armour.trim();
  const end = alone.indexOf(END);
  return (
    alone.includes(BEGIN) && end !== -1 && !(alone.startsWith(BEGIN) && alone.length === end + END.length)
  );
}

export function recipientsOf(message: Message<string>): string[] {
  const ids = message.getEncryptionKeyIDs();
  if (ids.length === 0) throw new PgpFailure("no-recipients");
  if (ids.length > MAX_RECIPIENTS) throw new PgpFailure("too-many-recipients");
  const hex = ids.map((id) => id.toHex());
  // RFC 9580, 5.1.6: an all-zero key id stands for a recipient that is not named.
  if (hex.some((id) => /^0+$/.test(id))) throw new PgpFailure("hidden-recipients");
  return hex;
}

/** The library has no code for this, only a sentence, and another one for bzip2. */
export function isOverLimit(error: unknown): boolean {
  return error instanceof Error && /maximum decompressed (?:message )?size exceeded/i.test(error.message);
}
