import { createPublicKey, randomBytes, sign, verify } from "node:crypto";
import { expect } from "chai";
import { createSigningKeyRing } from "../../../api/auth/signing-key-ring.ts";
import { createTokens } from "../../../api/auth/tokens.ts";
import { type Database, openDatabase } from "../../../db/database.ts";
import { createCipher, SecretCannotBeOpened } from "../../../db/secrets/cipher.ts";
import {
  ensureSigningKey,
  loadSigningKeys,
  rotateSigningKey,
  type SigningKeys,
} from "../../../db/secrets/signing-keys.ts";
import { createLog } from "../../../runtime/log.ts";
import { migratedDatabase } from "../../support/migrated-database.ts";

describe("the signing keys", () => {
  const cipher = createCipher([randomBytes(32)]);
  let database: Database;
  before(async () => {
    database = await openDatabase(await migratedDatabase());
    await Promise.all(Array.from({ length: 10 }, () => ensureSigningKey(database.em, cipher)));
  });
  after(() => database.close());

  it("are made once, however many processes start at once", async () => {
    expect((await loadSigningKeys(database.em, cipher)).publicKeys).to.have.length(1);
  });

  it("publish the half that verifies what the other half signs", async () => {
    const { current, publicKeys } = await loadSigningKeys(database.em, cipher);
    const published = createPublicKey({ key: { ...publicKeys[0] }, format: "jwk" });
    const signature = sign("sha256", Buffer.from("text"), current.privateKey);
    expect(verify("sha256", Buffer.from("text"), published, signature)).to.equal(true);
    expect(verify("sha256", Buffer.from("other"), published, signature)).to.equal(false);
  });

  it("are not readable in the database, and not with another ENCRYPTION_KEY", async () => {
    const [row] = await database.em.fork().execute("select row_to_json(k)::text as text from signing_key k");
    expect(row?.text).not.to.contain("PRIVATE KEY");
    let error: unknown;
    await loadSigningKeys(database.em, createCipher([randomBytes(32)])).catch((thrown: unknown) => {
      error = thrown;
    });
    expect(error).to.be.instanceOf(SecretCannotBeOpened);
  });

  it("that were retired verify what they signed, until the last token of theirs is over", async () => {
    const issuer = "http://localhost:3000";
    const issuedAt = new Date();
    const session = {
      id: "s",
      kind: "siwe",
      userId: "u",
      refreshTokenId: "r",
      issuedAt,
      grant: undefined,
    } as const;
    const tokensOf = async (keys: SigningKeys) =>
      createTokens(await createSigningKeyRing(async () => keys, createLog("silent", "test")), issuer);
    const before = await loadSigningKeys(database.em, cipher);
    const { accessToken } = await (await tokensOf(before)).issue(session);
    const { kid } = before.current;

    const next = await rotateSigningKey(database.em, cipher);
    const rotated = await loadSigningKeys(database.em, cipher);
    expect(rotated.current.kid).to.equal(next);
    expect(rotated.publicKeys.map((key) => key.kid)).to.deep.equal([next, kid]);
    expect(await (await tokensOf(rotated)).readAccess(accessToken, "siwe")).to.deep.include({ userId: "u" });

    const retire = (days: number) =>
      database.em
        .fork()
        .execute(`update signing_key set retired_at = now() - interval '${days} days' where kid = ?`, [kid]);
    await retire(29);
    expect((await loadSigningKeys(database.em, cipher)).verifies(kid)).to.equal(true);
    await retire(31);
    const later = await loadSigningKeys(database.em, cipher);
    expect(later.publicKeys.map((key) => key.kid)).to.deep.equal([next]);
    expect(await (await tokensOf(later)).readAccess(accessToken, "siwe")).to.equal(undefined);
  });

  it("that were retired stop verifying in a process that runs on", async () => {
    const running = await loadSigningKeys(database.em, cipher);
    const { kid } = running.current;
    await rotateSigningKey(database.em, cipher);
    const rotated = await loadSigningKeys(database.em, cipher);
    const realNow = Date.now;
    try {
      Date.now = () => realNow() + 31 * 86_400_000;
      expect(rotated.verifies(kid)).to.equal(false);
      expect(rotated.verifies(rotated.current.kid)).to.equal(true);
    } finally {
      Date.now = realNow;
    }
  });
});
