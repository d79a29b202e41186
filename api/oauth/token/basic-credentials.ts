import { unknownClient } from "../oauth-refusal.ts";

/** RFC 6749, 2.3.1: both halves are form-encoded before they become Basic credentials. */
export function readBasic(authorization: string): { id: string; secret: string } {
  const encoded = /^basic ([\w+/-]+=*)$/i.exec(authorization)?.[1];
  const pair = encoded === undefined ? "" : Buffer.from(encoded, "base64").toString("utf8");
  const colon = pair.indexOf(":");
  if (colon < 1) throw unknownClient("Send the client's id and secret as Authorization: Basic.");
  try {
    return { id: decoded(pair.slice(0, colon)), secret: decoded(pair.slice(colon + 1)) };
  } catch {
    throw unknownClient("The client's id or secret is not form-encoded.");
  }
}

function decoded(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}
