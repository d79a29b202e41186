import { createMessage, encrypt } from "openpgp";
import { readRecipient } from "./public-key.ts";

/** Encrypts to every recipient, in the form that all of their keys announce: gpg's do not know SEIPD version 2. */
export async function sealMessage(bytes: Uint8Array, recipients: readonly string[]): Promise<string> {
  const encryptionKeys = await Promise.all(recipients.map(readRecipient));
  return encrypt({ message: await createMessage({ binary: bytes }), encryptionKeys });
}
