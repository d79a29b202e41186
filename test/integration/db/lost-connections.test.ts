import { expect } from "chai";
import { type Database, openDatabase, pingDatabase } from "../../../db/database.ts";
import { preparedTransaction } from "../../../db/prepared-transaction.ts";
import { freshDatabase } from "../../stack/stack.ts";

const POOL = 2;

describe("a connection that PostgreSQL ends", () => {
  let database: Database;
  before(async () => {
    database = await openDatabase(await freshDatabase(), { poolSize: POOL });
  });
  after(() => database.close());

  it("in the middle of a transaction gives its place in the pool to a new one", async () => {
    let failed = 0;
    for (let count = 0; count < POOL * 2; count += 1) {
      await database.em
        .fork()
        .transactional((tx) => tx.execute("select pg_terminate_backend(pg_backend_pid())"))
        .catch(() => {
          failed += 1;
        });
    }
    expect(failed).to.equal(POOL * 2);
    await pingDatabase(database);
  });

  it("between two prepared statements of a transaction gives its place to a new one, too", async () => {
    let failed = 0;
    for (let count = 0; count < POOL * 2; count += 1) {
      await preparedTransaction(database, async (run) => {
        await run("end-own-connection", "select pg_terminate_backend(pg_backend_pid())");
      }).catch(() => {
        failed += 1;
      });
    }
    expect(failed).to.equal(POOL * 2);
    await pingDatabase(database);
  });
});
