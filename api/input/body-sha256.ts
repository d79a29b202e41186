import { createHash, hash as hashOnce } from "node:crypto";
import type { Context } from "koa";
import { Refusal } from "../refusal.ts";
import { BODY_LIMIT } from "./read-body.ts";

/** Hex SHA-256 of the body that readBody read, as it was sent; of no bytes where there is none. */
export function bodySha256(ctx: Context): string {
  const raw = ctx.request.rawBody;
  return hashOnce("sha256", typeof raw === "string" ? raw : "");
}

/** The same for a route that takes no body, whose bytes nothing else reads. */
export async function unreadBodySha256(ctx: Context): Promise<string> {
  const hash = createHash("sha256");
  let length = 0;
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > BODY_LIMIT) throw new Refusal(413, "The body is larger than 1 MiB; send less.");
    hash.update(chunk);
  }
  return hash.digest("hex");
}
