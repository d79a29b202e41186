import { decryptSessionKeys, readMessage, readPrivateKey, type SessionKey } from "openpgp";
import { decryptData } from "./decrypt-data.ts";
import { type Recipient, readEnvelope } from "./inspect-message.ts";
import { frameBytes, PACKET } from "./packet-frames.ts";
import { PgpFailure } from "./pgp-failure.ts";
import { rememberKeys } from "./remember-keys.ts";
import { unpack } from "./unpack.ts";

const readOwnKey = rememberKeys((armoredKey) => readPrivateKey({ armoredKey }));

/**
 * The bytes inside a message that one of the keys can open. The library does the work of the keys, once whatever the message
 * holds; everything around is read here, in time that grows with its size only.
 */
export async function openMessage(
  armour: string,
  privateKeys: readonly string[],
  maxBytes: number,
): Promise<Uint8Array> {
  const { recipients } = readEnvelope(armour);
  return openWithSessionKey(armour, await sessionKeyFor(recipients, privateKeys), maxBytes);
}

/** The same for whoever was given the key of this one message. */
export function openWithSessionKey(armour: string, sessionKey: SessionKey, maxBytes: number): Uint8Array {
  const { data } = readEnvelope(armour);
  if (data.type !== PACKET.protectedData) throw new PgpFailure("unusual-encryption");
  return unpack(decryptData(data.body, sessionKey), maxBytes);
}

/** The key of this one message: whoever gets it can open the message, and nothing else that was sealed to the same recipients. */
export function sessionKeyOf(armour: string, privateKeys: readonly string[]): Promise<SessionKey> {
  return sessionKeyFor(readEnvelope(armour).recipients, privateKeys);
}

async function sessionKeyFor(
  recipients: readonly Recipient[],
  privateKeys: readonly string[],
): Promise<SessionKey> {
  const keys = await Promise.all(privateKeys.map(readOwnKey));
  for (const { keyId, packet } of recipients) {
    const decryptionKeys = keys.find((key) => key.getKeyIDs().some((id) => id.toHex() === keyId));
    if (!decryptionKeys) continue;
    try {
      const message = await readMessage({ binaryMessage: frameBytes(packet) });
      const [sessionKey] = await decryptSessionKeys({ message, decryptionKeys });
      if (sessionKey?.algorithm) return { data: sessionKey.data, algorithm: sessionKey.algorithm };
    } catch {
      // Whatever the library says, there is one answer: those who guess at keys learn nothing from it.
    }
    throw new PgpFailure("damaged");
  }
  throw new PgpFailure("not-addressed");
}
