import { createPublicKey, type KeyObject } from "node:crypto";

const SHAPE = /^\s*-----BEGIN PUBLIC KEY-----\s+([A-Za-z0-9+/=\s]+?)\s+-----END PUBLIC KEY-----\s*$/;
/** A P-256 key is 91 bytes of DER; with generous white space still far below this. */
const LONGEST_PEM = 1000;

/** What stands before the two coordinates: an elliptic-curve key, the curve's name, "uncompressed". */
const HEAD = Buffer.from("3059301306072a8648ce3d020106082a8648ce3d03010703420004", "hex");
const COORDINATES = 64;

/** Why a text is no P-256 public key, in words for whoever sent it; the text itself is not repeated. */
export class NoP256PublicKey extends Error {
  override readonly name = "NoP256PublicKey";
}

/**
 * The DER of a P-256 public key in PEM. OpenSSL, which reads it, refuses coordinates that are no point of the curve; only the
 * uncompressed form is taken, which every wallet provider knows.
 */
export function readP256PublicKey(pem: string): Buffer {
  if (/PRIVATE KEY/.test(pem))
    throw new NoP256PublicKey("This is a private key: keep it to yourself, and send the public key.");
  const body = pem.length <= LONGEST_PEM ? SHAPE.exec(pem)?.[1] : undefined;
  if (body === undefined)
    throw new NoP256PublicKey(
      "A P-256 public key in PEM is expected: one block that begins with -----BEGIN PUBLIC KEY-----.",
    );
  const der = Buffer.from(body, "base64");
  const key = parse(der);
  if (key.asymmetricKeyType !== "ec" || key.asymmetricKeyDetails?.namedCurve !== "prime256v1")
    throw new NoP256PublicKey("The key is of another kind: an elliptic-curve key on P-256 is expected.");
  // A key has one spelling: nothing behind it, the curve by name, both coordinates.
  if (der.length !== HEAD.length + COORDINATES || !der.subarray(0, HEAD.length).equals(HEAD))
    throw new NoP256PublicKey("The key is not in its usual form: uncompressed, with the curve named.");
  return der;
}

function parse(der: Buffer): KeyObject {
  try {
    return createPublicKey({ key: der, format: "der", type: "spki" });
  } catch {
    throw new NoP256PublicKey("The key is damaged, or its coordinates are no point of the curve.");
  }
}
