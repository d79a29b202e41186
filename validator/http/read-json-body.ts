import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { MAX_PAYLOAD_BYTES } from "../../domain/request-payload.ts";
import { Refusal } from "./refusal.ts";

const JSON_TYPE = /^application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/i;

/** The body's text, refused before it is read where its type or length already tells. */
export function readJsonBody(request: IncomingMessage): Promise<string> {
  const { "content-type": type, "content-encoding": encoding, "content-length": length } = request.headers;
  if (!JSON_TYPE.test(type ?? ""))
    return Promise.reject(new Refusal(415, "Send the request as application/json."));
  if (encoding !== undefined && encoding !== "identity") {
    return Promise.reject(new Refusal(415, "Send the body without Content-Encoding."));
  }
  if (Number(length) > MAX_PAYLOAD_BYTES) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_PAYLOAD_BYTES) return reject(tooLarge());
      chunks.push(chunk);
    });
    request.on("error", () => reject(new Refusal(422, "The body ended too early.")));
    request.on("end", () => {
      const [only, ...rest] = chunks;
      const body = only && rest.length === 0 ? only : Buffer.concat(chunks);
      if (isUtf8(body)) resolve(body.toString("utf8"));
      else reject(new Refusal(422, "The body is not UTF-8."));
    });
  });
}

/** The connection is closed after the answer, so that the rest of an oversized body is never read. */
function tooLarge(): Refusal {
  return new Refusal(413, "The body is over 1 MiB.", { Connection: "close" });
}
