import { setTimeout as delay } from "node:timers/promises";
import { type Answer, type Exchange, fieldsOf, Refusal } from "./exchange.ts";

const WAYS = ["drop", "500", "429", "401", "slow", "wrong-body"] as const;
const SLOW_MS = 30_000;

/** How some of the next requests are treated instead of being answered as they should. */
export interface Misbehaviour {
  readonly how: (typeof WAYS)[number];
  /** Whether the request is carried out first, and only its answer goes wrong. */
  readonly after: boolean;
  /** Only requests of this method, and whose path begins like this. */
  readonly method: string | undefined;
  readonly path: string;
  readonly ms: number;
  times: number;
}

export interface Misbehaviours {
  /** The control address's own requests: POST adds one, DELETE forgets all. */
  control(exchange: Exchange): Answer;
  /** Carries out the request in the way that is due; undefined means that the connection is to be cut. */
  treat(exchange: Exchange, carryOut: () => Promise<Answer>): Promise<Answer | undefined>;
}

/** `errorBody` is how the vendor words an error of a status. */
export function createMisbehaviours(errorBody: (status: number) => unknown): Misbehaviours {
  let planned: Misbehaviour[] = [];

  function due({ method, path }: Exchange): Misbehaviour | undefined {
    const found = planned.find(
      (one) => one.times > 0 && (one.method ?? method) === method && path.startsWith(one.path),
    );
    if (found) found.times -= 1;
    return found;
  }

  return {
    control(exchange) {
      if (exchange.method === "DELETE") planned = [];
      else planned.push(read(exchange.body));
      return { status: 200, body: { planned } };
    },
    async treat(exchange, carryOut) {
      const misbehaviour = due(exchange);
      if (!misbehaviour) return carryOut();
      const { how, after, ms } = misbehaviour;
      const done = after || how === "wrong-body" ? await carryOut() : undefined;
      if (how === "slow") {
        await delay(ms);
        return done ?? carryOut();
      }
      if (how === "drop") return undefined;
      if (how === "wrong-body") return { status: 200, body: { unexpected: true } };
      return { status: Number(how), body: errorBody(Number(how)) };
    },
  };
}

function read(body: unknown): Misbehaviour {
  const { how, after = false, method, path = "/", times = 1, ms = SLOW_MS } = fieldsOf(body);
  const way = WAYS.find((one) => one === how);
  if (
    !way ||
    typeof after !== "boolean" ||
    typeof path !== "string" ||
    (method !== undefined && typeof method !== "string") ||
    typeof times !== "number" ||
    typeof ms !== "number"
  )
    throw new Refusal(400, {
      error: `Send {how: ${WAYS.join(" | ")}, after?: boolean, method?, path?, times?, ms?}.`,
    });
  return { how: way, after, method, path, times, ms };
}
