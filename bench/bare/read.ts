import { createServer } from "node:http";
import Koa from "koa";
import { openDatabase } from "../../db/database.ts";
import { preparedQuery } from "../../db/prepared-query.ts";
import { listen } from "../../runtime/listen.ts";
import { required } from "../../runtime/required.ts";
import { runProcess } from "../../runtime/run-process.ts";

/** A bare Koa app that answers `/<requestHash>` with one indexed read, by the service's own driver and pool. */
await runProcess("bare-read", async ({ environment, onStop }) => {
  const database = await openDatabase(required(environment, "DATABASE_URL").DATABASE_URL);
  onStop(() => database.close());
  const read = preparedQuery(
    database,
    "bare-read",
    "select id, owner_id, status, status_reason, created_at from transaction_request where request_hash = $1",
  );
  const app = new Koa();
  app.use(async (ctx) => {
    const [row] = await read(ctx.path.slice(1));
    ctx.body = row;
  });
  onStop(await listen(createServer(app.callback()), environment.PORT, environment.HOST));
});
