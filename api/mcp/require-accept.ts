import type { IncomingHttpHeaders } from "node:http";
import { Refusal } from "../refusal.ts";

/** The protocol has clients name the media types; `Accept: any` is what those send who know nothing of streams. */
export function requireAccept({ accept = "" }: IncomingHttpHeaders, ...mediaTypes: readonly string[]): void {
  const named = accept.split(",").map((one) => one.split(";")[0]?.trim().toLowerCase());
  if (mediaTypes.every((mediaType) => named.includes(mediaType))) return;
  throw new Refusal(406, `Send Accept: ${mediaTypes.join(", ")}.`);
}
