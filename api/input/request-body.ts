import { hash } from "node:crypto";
import type { Context } from "koa";
import { badRequest, Refusal } from "../refusal.ts";
import type { BodyType } from "../route.ts";
import { parseForm } from "./parse-form.ts";
import { parseJsonBody } from "./parse-json-body.ts";
import { readBytes, refuseTooLarge } from "./read-bytes.ts";

/** A request's body, of which nothing is read before it is asked for. */
export interface RequestBody {
  bytes(): Promise<Uint8Array>;
  /** Hex SHA-256 of what was read; of no bytes where nothing was. */
  sha256(): string;
  parsed(types: readonly BodyType[], mayBeEmpty: boolean): Promise<unknown>;
}

export const MEDIA_TYPES: Record<BodyType, string> = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
};
const PARSERS: Record<BodyType, (text: string) => unknown> = { json: parseJsonBody, form: parseForm };
const NOTHING = new Uint8Array();

export function createRequestBody(ctx: Context): RequestBody {
  let read: Uint8Array | undefined;
  async function bytes(): Promise<Uint8Array> {
    read ??= await readBytes(ctx);
    return read;
  }
  return {
    bytes,
    sha256: () => hash("sha256", read ?? NOTHING),
    async parsed(types, mayBeEmpty) {
      // What is announced is refused before a byte of it is read.
      refuseTooLarge(ctx);
      const announced = (ctx.request.length ?? 0) > 0;
      if (announced) requireType(ctx, types);
      const sent = await bytes();
      if (sent.length > 0) return PARSERS[requireType(ctx, types)](textOf(sent));
      if (mayBeEmpty) return {};
      throw badRequest(`This needs a body; send it as ${wordsFor(types)}.`);
    },
  };
}

function requireType(ctx: Context, types: readonly BodyType[]): BodyType {
  const [, mediaType = "", parameters = ""] =
    /^\s*([^\s;]+)\s*(;.*)?$/.exec(ctx.get("content-type").toLowerCase()) ?? [];
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/.exec(parameters)?.[1] ?? "utf-8";
  const type = types.find((one) => MEDIA_TYPES[one] === mediaType);
  if (!type) throw new Refusal(415, `Send the body as ${wordsFor(types)}.`);
  if (!/^(?:utf-?8|us-ascii)$/.test(charset)) throw new Refusal(415, "Send the body in UTF-8.");
  return type;
}

function wordsFor(types: readonly BodyType[]): string {
  return types.map((type) => MEDIA_TYPES[type]).join(" or ");
}

const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function textOf(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    throw badRequest("The body is not UTF-8.");
  }
}
