import { unarmour } from "./armour.ts";
import { PACKET, type PacketFrame, readFrames } from "./packet-frames.ts";
import { PgpFailure } from "./pgp-failure.ts";

const MAX_RECIPIENTS = 32;
/** The largest in use, of RSA with 16,384 bits or of a key that is safe from quantum computers, are about 2 KiB. */
const MAX_SESSION_KEY_BYTES = 4096;
const HIDDEN = "0000000000000000";

export interface MessageFacts {
  /** Ids of the subkeys that the message is encrypted to, in lower-case hex. */
  readonly recipientKeyIds: readonly string[];
}

/** One of those who can open the message: the id of their subkey, and the packet that holds the session key for it. */
export interface Recipient {
  readonly keyId: string;
  readonly packet: PacketFrame;
}

export interface Envelope {
  readonly recipients: readonly Recipient[];
  readonly data: PacketFrame;
}

/** Whom a message is for, without opening it. */
export function inspectMessage(armour: string): MessageFacts {
  return { recipientKeyIds: readEnvelope(armour).recipients.map(({ keyId }) => keyId) };
}

/** The outside of a message that is encrypted, with integrity protection, to shown recipients; nothing of it is decrypted yet. */
export function readEnvelope(armour: string): Envelope {
  const frames = readFrames(unarmour(armour))?.filter(isMeaningful);
  if (!frames) throw new PgpFailure("not-a-message");
  if (!frames.some(isEncrypted)) throw new PgpFailure("not-encrypted");
  const data = frames.pop();
  if (!data || !isEncrypted(data) || !frames.every(isSessionKey)) throw new PgpFailure("not-a-message");
  return { recipients: recipientsAmong(frames), data };
}

/** Marker and padding packets say nothing and must be passed over (RFC 9580, 5.8 and 5.14). */
export function isMeaningful({ type }: PacketFrame): boolean {
  return type !== PACKET.marker && type !== PACKET.padding;
}

function isEncrypted({ type }: PacketFrame): boolean {
  return type === PACKET.protectedData || type === PACKET.aeadData;
}

function isSessionKey({ type }: PacketFrame): boolean {
  return type === PACKET.sessionKeyForPublicKey || type === PACKET.sessionKeyForPassword;
}

/** Those with a password beside the keys are let be: no password is ever tried here, so none is ever derived. */
function recipientsAmong(sessionKeys: readonly PacketFrame[]): Recipient[] {
  if (sessionKeys.length > MAX_RECIPIENTS) throw new PgpFailure("too-many-recipients");
  const recipients = sessionKeys
    .filter(({ type }) => type === PACKET.sessionKeyForPublicKey)
    .map((packet) => ({ keyId: keyIdOf(packet.body), packet }));
  if (recipients.length === 0) throw new PgpFailure("no-recipients");
  if (recipients.some(({ keyId }) => keyId === HIDDEN)) throw new PgpFailure("hidden-recipients");
  return recipients;
}

/** RFC 9580, 5.1.1 and 5.1.2: a key id, or the fingerprint that it is a part of; nothing or zeros for one that is not named. */
function keyIdOf(body: Uint8Array): string {
  if (body.length > MAX_SESSION_KEY_BYTES) throw new PgpFailure("not-a-message");
  const [version, size = 0, keyVersion = 0] = body;
  if (version === 3) return hex(body.subarray(1, 9));
  if (version !== 6) throw new PgpFailure("not-a-message");
  if (size === 0) return HIDDEN;
  const fingerprint = body.subarray(3, 2 + size);
  return hex(keyVersion < 5 ? fingerprint.subarray(-8) : fingerprint.subarray(0, 8));
}

function hex(id: Uint8Array): string {
  if (id.length !== 8) throw new PgpFailure("not-a-message");
  return Buffer.from(id).toString("hex");
}
