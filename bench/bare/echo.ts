import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import Koa from "koa";
import { listen } from "../../runtime/listen.ts";
import { runProcess } from "../../runtime/run-process.ts";

/** A bare Koa app that parses a JSON body and answers it. */
await runProcess("bare-echo", async ({ environment, onStop }) => {
  const app = new Koa();
  app.use(async (ctx) => {
    ctx.body = await json(ctx.req);
  });
  onStop(await listen(createServer(app.callback()), environment.PORT, environment.HOST));
});
