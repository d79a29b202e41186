import type { Caller } from "../auth/caller.ts";
import type { RawCall } from "../raw-route.ts";

/** Answers by one JSON-RPC message. */
export function writeAnswer(
  { response, tally }: RawCall<Caller>,
  status: number,
  answer: object | string,
): void {
  const body = typeof answer === "string" ? answer : JSON.stringify(answer);
  response
    .writeHead(status, {
      ...tally.headers(),
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    })
    .end(body);
}
