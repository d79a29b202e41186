import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "chai";
import { dropUnfinished } from "../../../local/parts/temporal-database.ts";
import { throwAwayFolder } from "../../stack/stack.ts";

describe("Temporal's database", () => {
  let file: string;
  beforeEach(async () => {
    file = join(await throwAwayFolder("temporal"), "temporal.db");
  });

  const make = (...statements: string[]) => {
    const database = new DatabaseSync(file);
    for (const statement of statements) database.exec(statement);
    database.close();
  };

  it("is made anew where the first start was killed while it made its tables", () => {
    for (const statements of [
      ["CREATE TABLE namespaces (id INTEGER)"],
      ["CREATE TABLE namespaces (id INTEGER)", "CREATE TABLE cluster_metadata_info (id INTEGER)"],
    ]) {
      make(...statements);
      writeFileSync(`${file}-wal`, "");
      dropUnfinished(file);
      expect(existsSync(file), statements.join()).to.equal(false);
      expect(existsSync(`${file}-wal`)).to.equal(false);
    }
    writeFileSync(file, "");
    dropUnfinished(file);
    expect(existsSync(file), "an empty file").to.equal(false);
  });

  it("stays where the server has once begun to serve, or where there is none yet", () => {
    dropUnfinished(file);
    expect(existsSync(file)).to.equal(false);
    make("CREATE TABLE cluster_metadata_info (id INTEGER)", "INSERT INTO cluster_metadata_info VALUES (0)");
    dropUnfinished(file);
    expect(existsSync(file)).to.equal(true);
  });
});
