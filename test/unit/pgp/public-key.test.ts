import { expect } from "chai";
import { armor, enums, generateKey, readKey, revokeKey } from "openpgp";
import { generateKeyPair } from "../../../integrations/pgp/generate-key-pair.ts";
import type { PgpFailureKind } from "../../../integrations/pgp/pgp-failure.ts";
import { checkPublicKey } from "../../../integrations/pgp/public-key.ts";
import { expectFailure } from "./expect-failure.ts";

const userIDs = [{ name: "Owner" }];
const DAY = 86_400_000;

describe("an OpenPGP public key", () => {
  it("is made as version 4 on Curve25519, and is then usable", async () => {
    const pair = await generateKeyPair("Owner");
    const key = await readKey({ armoredKey: pair.publicKey });
    expect(key.keyPacket.version).to.equal(4);
    expect(key.subkeys.map((subkey) => subkey.getAlgorithmInfo().algorithm)).to.deep.equal(["ecdh"]);
    const facts = await checkPublicKey(pair.publicKey);
    expect(facts.fingerprint)
      .to.equal(pair.fingerprint)
      .and.match(/^[0-9a-f]{40}$/);
    expect(facts.keyIds).to.have.length(2);
    expect(facts.keyIds[0]).to.equal(pair.fingerprint.slice(-16));
  });

  it("is refused, saying what to change, when it cannot or must not be used", async () => {
    const owner = await generateKeyPair("Owner");
    const other = await generateKeyPair("Other");
    const both = await Promise.all(
      [owner, other].map(async ({ publicKey }) => (await readKey({ armoredKey: publicKey })).write()),
    );
    const expired = await generateKey({
      userIDs,
      date: new Date(Date.now() - 10 * DAY),
      keyExpirationTime: 86_400,
    });
    const signOnly = await generateKey({ userIDs, subkeys: [] });
    const crowded = await generateKey({
      userIDs: Array.from({ length: 50 }, (_, i) => ({ name: `Name ${i}` })),
    });
    const fresh = await generateKey({ userIDs, format: "object" });
    const revoked = await revokeKey({ key: fresh.privateKey });
    const cases: [PgpFailureKind, string][] = [
      ["not-a-key", ""],
      ["not-a-key", "hello"],
      ["not-a-key", owner.publicKey.replace(/\n\n.{20}/, "\n\n")],
      ["not-a-key", armor(enums.armor.publicKey, new Uint8Array())],
      ["key-too-large", `${owner.publicKey}${" ".repeat(65_536)}`],
      ["key-too-large", armor(enums.armor.publicKey, rsaKey(16_384))],
      ["key-too-large", crowded.publicKey],
      ["private-key", owner.privateKey],
      ["several-keys", `${owner.publicKey}\n${other.publicKey}`],
      ["several-keys", armor(enums.armor.publicKey, Buffer.concat(both))],
      ["key-expired", expired.publicKey],
      ["key-revoked", revoked.publicKey],
      ["key-cannot-encrypt", signOnly.publicKey],
    ];
    for (const [kind, armour] of cases) await expectFailure(checkPublicKey(armour), kind);
  });
});

/** A bare RSA public key packet (RFC 9580, 5.5.2.2) with a modulus of that many bits. */
function rsaKey(bits: number): Uint8Array {
  const modulus = Buffer.alloc(bits / 8, 0xff);
  const body = Buffer.concat([
    Buffer.from([4, 0x60, 0, 0, 0, 1, bits >> 8, bits & 0xff]),
    modulus,
    Buffer.from([0, 17, 1, 0, 1]),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([Buffer.from([0xc6, 0xff]), length, body]);
}
