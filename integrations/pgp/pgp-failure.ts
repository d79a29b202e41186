const FAILURES = {
  "not-a-message":
    "This is not an ASCII-armoured OpenPGP message: send the whole text from -----BEGIN PGP MESSAGE----- to -----END PGP MESSAGE-----.",
  "text-around":
    "There is text before or after the OpenPGP message: send it alone, from -----BEGIN PGP MESSAGE----- to -----END PGP MESSAGE-----.",
  "armour-too-large": "The OpenPGP message is over 2 MiB: send less.",
  "not-encrypted":
    "The OpenPGP message is not encrypted: encrypt it to the key of an active verification service.",
  "no-recipients":
    "The OpenPGP message is encrypted to no public key: encrypt it to the key of an active verification service.",
  "hidden-recipients":
    "The OpenPGP message hides its recipients: encrypt it with their key ids shown (without --throw-keyids or --hidden-recipient).",
  "too-many-recipients": "The OpenPGP message has more than 32 recipients: encrypt it to fewer keys.",
  "not-addressed":
    "The OpenPGP message is not encrypted to this key: encrypt it to the key of an active verification service.",
  damaged:
    "The OpenPGP message cannot be decrypted: it is damaged or was changed; encrypt and send it again.",
  "unusual-encryption":
    "The OpenPGP message is encrypted in a form that the service's key does not announce: encrypt it with AES, in version 1 of integrity-protected data, as programs do by themselves.",
  "unusual-packing":
    "The OpenPGP message is packed in a way that the service's key does not announce: pack it with zip or zlib, or not at all.",
  "too-slow": "The OpenPGP message took too long to open: try again later.",
  busy: "Too many OpenPGP messages are waiting to be opened: try again later.",
  "too-large": "The OpenPGP message unpacks to more than is allowed: send less.",
  "not-a-key":
    "This is not an ASCII-armoured OpenPGP public key: send the whole text from -----BEGIN PGP PUBLIC KEY BLOCK----- to -----END PGP PUBLIC KEY BLOCK-----.",
  "key-too-large":
    "The OpenPGP key is over 64 KiB, 100 packets or 4096 bits: export it minimally (gpg --export-options export-minimal) or use a smaller one.",
  "private-key":
    "This is an OpenPGP private key, which must not be sent to anyone: send the public key and consider this one exposed.",
  "several-keys": "There is more than one OpenPGP key: send one.",
  "key-revoked": "The OpenPGP key is revoked: use one that is valid.",
  "key-expired": "The OpenPGP key has expired: extend it or use one that is valid now.",
  "key-cannot-encrypt":
    "The OpenPGP key has no valid subkey that others can encrypt to: add an encryption subkey (Curve25519, or RSA of 2048 bits or more).",
} as const;

export type PgpFailureKind = keyof typeof FAILURES;

/** Says what to change, in our own words: the library's messages quote what it was given. */
export class PgpFailure extends Error {
  override readonly name = "PgpFailure";
  readonly kind: PgpFailureKind;
  /** Otherwise the same key and message fail again; something must be changed first. */
  readonly retryable: boolean;

  constructor(kind: PgpFailureKind) {
    super(FAILURES[kind]);
    this.kind = kind;
    this.retryable = kind === "too-slow" || kind === "busy";
  }
}
