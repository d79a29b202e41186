import { generateKeyPairSync } from "node:crypto";
import { expect } from "chai";
import { NoP256PublicKey, readP256PublicKey } from "../../../integrations/wallet-provider/p256-public-key.ts";

const pair = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
const pem = pair.publicKey.export({ type: "spki", format: "pem" }).toString();
const der = pair.publicKey.export({ type: "spki", format: "der" });

function asPem(bytes: Buffer): string {
  return `-----BEGIN PUBLIC KEY-----\n${bytes.toString("base64")}\n-----END PUBLIC KEY-----\n`;
}
function otherCurve(namedCurve: string): string {
  return generateKeyPairSync("ec", { namedCurve })
    .publicKey.export({ type: "spki", format: "pem" })
    .toString();
}
/** The same key with its last coordinate one off, which is no point of the curve. */
function offTheCurve(): string {
  const bytes = Buffer.from(der);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  return asPem(bytes);
}
/** The same point with one coordinate and a sign. */
function compressed(): string {
  const point = Buffer.concat([Buffer.from([2 + (der.readUInt8(90) & 1)]), der.subarray(27, 59)]);
  const head = Buffer.from("3039301306072a8648ce3d020106082a8648ce3d030107032200", "hex");
  return asPem(Buffer.concat([head, point]));
}

describe("a P-256 public key in PEM", () => {
  it("is read to its DER, with either kind of line ends", () => {
    expect(readP256PublicKey(pem).equals(der)).to.equal(true);
    expect(readP256PublicKey(pem.replaceAll("\n", "\r\n")).equals(der)).to.equal(true);
    expect(readP256PublicKey(asPem(der)).equals(der)).to.equal(true);
  });

  const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
  for (const [what, text, why] of [
    ["coordinates that are no point of the curve", offTheCurve(), "no point of the curve"],
    ["a key on secp256k1", otherCurve("secp256k1"), "P-256 is expected"],
    ["a key on P-384", otherCurve("secp384r1"), "P-256 is expected"],
    ["an RSA key", rsa.publicKey.export({ type: "spki", format: "pem" }).toString(), "P-256 is expected"],
    [
      "a private key",
      pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
      "This is a private key",
    ],
    [
      "a private key in its older form",
      pair.privateKey.export({ type: "sec1", format: "pem" }).toString(),
      "This is a private key",
    ],
    ["a compressed point", compressed(), "uncompressed"],
    ["bytes behind the key", asPem(Buffer.concat([der, Buffer.from([0])])), "usual form"],
    ["half a key", asPem(der.subarray(0, 50)), "damaged"],
    ["two keys", pem + pem, "one block"],
    ["base64 without its lines", der.toString("base64"), "-----BEGIN PUBLIC KEY-----"],
    ["nothing", "", "-----BEGIN PUBLIC KEY-----"],
    ["a very long text", pem + " ".repeat(1000), "-----BEGIN PUBLIC KEY-----"],
  ] as const) {
    it(`is not ${what}, and the refusal says so without repeating it`, () => {
      const read = () => readP256PublicKey(text);
      expect(read).to.throw(NoP256PublicKey, why);
      expect(read)
        .to.throw()
        .and.to.satisfy((error: Error) => text === "" || !error.message.includes(text.slice(30, 60) || text));
    });
  }
});
