import { expect } from "chai";
import { type Database, openDatabase } from "../../../db/database.ts";
import { isMigrated, migrate } from "../../../db/migrate.ts";
import { freshDatabase } from "../../stack/stack.ts";

describe("the database's schema", () => {
  let url: string;
  let database: Database;
  beforeEach(async () => {
    url = await freshDatabase();
    database = await openDatabase(url);
  });
  afterEach(() => database.close());

  it("after all migrations is what the entities say", async () => {
    await migrate(database);
    expect(await database.schema.getUpdateSchemaSQL()).to.equal("");
    await database.em.fork().execute("alter table signing_key add column forgotten text");
    expect(await database.schema.getUpdateSchemaSQL(), "the comparison sees a difference").to.contain(
      "forgotten",
    );
  });

  it("is known to be behind until the migrations ran", async () => {
    expect(await isMigrated(database)).to.equal(false);
    await migrate(database);
    expect(await isMigrated(database)).to.equal(true);
  });

  it("is brought up to date once when two processes start at the same time", async () => {
    const other = await openDatabase(url);
    const ran = await Promise.all([migrate(database), migrate(other)]).finally(() => other.close());
    expect(ran.filter((names) => names.length > 0)).to.have.length(1);
    expect(await database.schema.getUpdateSchemaSQL()).to.equal("");
  });

  it("can be taken back to nothing and forward again", async () => {
    await migrate(database);
    await database.migrator.down({ to: 0 });
    expect(await isMigrated(database)).to.equal(false);
    await migrate(database);
    expect(await database.schema.getUpdateSchemaSQL()).to.equal("");
  });
});
