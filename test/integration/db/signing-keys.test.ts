import { createPublicKey, randomBytes, sign, verify } from "node:crypto";
import { expect } from "chai";
import { type Database, openDatabase } from "../../../db/database.ts";
import { migrate } from "../../../db/migrate.ts";
import { createCipher, SecretCannotBeOpened } from "../../../db/secrets/cipher.ts";
import { ensureSigningKey, loadSigningKeys } from "../../../db/secrets/signing-keys.ts";
import { freshDatabase } from "../../stack/stack.ts";

describe("the signing keys", () => {
  const cipher = createCipher([randomBytes(32)]);
  let database: Database;
  before(async () => {
    database = await openDatabase(await freshDatabase());
    await migrate(database);
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
});
