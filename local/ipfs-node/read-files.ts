import type { IncomingMessage } from "node:http";
import { RpcError } from "./rpc-error.ts";

export const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** The files of a multipart body, as `curl -F file=@…` and kubo's clients send them. */
export async function readFiles(request: IncomingMessage): Promise<{ name: string; bytes: Uint8Array }[]> {
  const form = await parseForm(await readBody(request), request.headers["content-type"] ?? "");
  const files = [...form.values()].filter((value) => typeof value !== "string");
  if (files.length === 0) throw new RpcError("file argument 'path' is required");
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: await file.bytes() })));
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY_BYTES) throw new RpcError(`the body is over ${MAX_BODY_BYTES} bytes`, 413);
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

/** Node's own multipart parser, the one behind fetch. */
async function parseForm(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { "content-type": contentType } }).formData();
  } catch {
    throw new RpcError("the body is not multipart/form-data", 400);
  }
}
