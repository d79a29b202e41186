import type { Context } from "koa";
import { HttpMethodEnum, koaBody } from "koa-body";
import { Refusal } from "../refusal.ts";

const BODY_LIMIT = 1024 * 1024;

/** Reads whatever comes, unpacked, as a text of which each character is one byte: what it means is the route's to say. */
const read = koaBody({
  text: true,
  textTypes: ["*/*"],
  textLimit: BODY_LIMIT,
  encoding: "latin1",
  json: false,
  urlencoded: false,
  multipart: false,
  patchNode: false,
  parsedMethods: [
    HttpMethodEnum.GET,
    HttpMethodEnum.HEAD,
    HttpMethodEnum.POST,
    HttpMethodEnum.PUT,
    HttpMethodEnum.PATCH,
    HttpMethodEnum.DELETE,
  ],
  onError(error) {
    const status = "status" in error && typeof error.status === "number" ? error.status : 400;
    if (status === 413) throw tooLarge();
    if (status === 415)
      throw new Refusal(415, "The body's encoding is not supported; send it as it is, or gzip.");
    throw new Refusal(400, "The body could not be read to its end; send it again.");
  },
});

/** The body as it was meant, at most 1 MiB of it. */
export async function readBytes(ctx: Context): Promise<Uint8Array> {
  refuseTooLarge(ctx);
  // RFC 9110, 8.3: what has no type may be taken for this one.
  ctx.req.headers["content-type"] ??= "application/octet-stream";
  await read(ctx, async () => {});
  return Buffer.from(typeof ctx.request.body === "string" ? ctx.request.body : "", "latin1");
}

export function refuseTooLarge(ctx: Context): void {
  if ((ctx.request.length ?? 0) > BODY_LIMIT) throw tooLarge();
}

const tooLarge = () => new Refusal(413, "The body is larger than 1 MiB; send less.");
