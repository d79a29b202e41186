import { Refusal } from "../simulators/exchange.ts";

/** An error as the vendor words one: a sentence and a number of its own. */
export function vendorError(status: number, code: number, message: string): Refusal {
  return new Refusal(status, { message, code });
}
