import type { Context } from "koa";
import { koaBody } from "koa-body";
import { Refusal } from "../refusal.ts";

export const BODY_LIMIT = 1024 * 1024;

const parseJson = koaBody({
  json: true,
  jsonLimit: BODY_LIMIT,
  multipart: false,
  urlencoded: false,
  text: false,
  includeUnparsed: true,
  patchNode: false,
  onError(error) {
    const status = "status" in error && typeof error.status === "number" ? error.status : 400;
    if (status === 413) throw new Refusal(413, "The body is larger than 1 MiB; send less.");
    if (status === 415)
      throw new Refusal(415, "The body's encoding is not supported; send plain UTF-8 JSON.");
    throw new Refusal(400, "The body is not valid JSON.");
  },
});

/** Reads a JSON body of at most 1 MiB; anything else is refused before a byte of it is looked at. */
export async function readBody(ctx: Context): Promise<unknown> {
  if (ctx.request.length !== undefined && ctx.request.length > BODY_LIMIT) {
    throw new Refusal(413, "The body is larger than 1 MiB; send less.");
  }
  if (ctx.request.is("json", "+json") === false) {
    throw new Refusal(415, "Send the body as application/json.");
  }
  await parseJson(ctx, async () => {});
  return ctx.request.body;
}
