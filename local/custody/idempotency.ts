import { type Answer, type Exchange, Refusal } from "../simulators/exchange.ts";
import type { Journal } from "../simulators/journal.ts";
import { vendorError } from "./vendor-error.ts";

/** Its id is the API key and the idempotency key. Without an answer, the request behind it ended in an internal error. */
export interface RememberedAnswer {
  readonly id: string;
  readonly at: number;
  readonly answer: Answer | undefined;
}

const LONGEST_KEY = 40;
const REMEMBERED_MS = 24 * 3_600_000;

export interface Idempotency {
  /** The vendor's `Idempotency-Key`: the same key gets the first answer for a day, and a refusal after an internal error. */
  onlyOnce(exchange: Exchange, carryOut: () => Promise<Answer>): Promise<Answer>;
  /** Told of every answer, since an internal error spends the key. */
  answered(exchange: Exchange, status: number): void;
}

export function createIdempotency(remembered: Journal<RememberedAnswer>): Idempotency {
  return {
    async onlyOnce(exchange, carryOut) {
      const id = idOf(exchange);
      if (id === undefined) return carryOut();
      const before = remembered.get(id);
      if (before && Date.now() - before.at < REMEMBERED_MS) {
        if (before.answer) return before.answer;
        throw refused(
          "This operation doesn't support the usage of the same idempotency key after an internal error",
        );
      }
      const answer = await carryOut().catch((error: unknown) => {
        if (error instanceof Refusal) return error.answer;
        throw error;
      });
      remembered.put({ id, at: Date.now(), answer });
      return answer;
    },
    answered(exchange, status) {
      const id = status >= 500 ? idOf(exchange) : undefined;
      if (id !== undefined) remembered.put({ id, at: Date.now(), answer: undefined });
    },
  };
}

function idOf({ method, headers }: Exchange): string | undefined {
  const key = headers["idempotency-key"];
  if (typeof key !== "string" || method !== "POST") return undefined;
  if (key.length > LONGEST_KEY) throw refused(`Idempotency-Key may have at most ${LONGEST_KEY} characters`);
  return `${headers["x-api-key"]} ${key}`;
}

function refused(why: string): Refusal {
  return vendorError(400, 1400, why);
}
