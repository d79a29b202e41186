import type { Call } from "../calls/call.ts";
import type { Quote } from "../intent/intent.ts";
import type { Reading } from "../intent/reading.ts";
import type { Facts } from "./facts/facts.ts";
import { reckonedSums } from "./mentions/reckoned-sums.ts";
import { toldAddresses } from "./mentions/told-addresses.ts";
import { toldAfter } from "./mentions/told-after.ts";
import { toldAlike } from "./mentions/told-alike.ts";
import { toldChoices } from "./mentions/told-choices.ts";
import { toldCount, toldTimes } from "./mentions/told-count.ts";
import { toldDanger } from "./mentions/told-danger.ts";
import { toldEnd } from "./mentions/told-end.ts";
import { toldFirst } from "./mentions/told-first.ts";
import { toldFor } from "./mentions/told-for.ts";
import { toldHolder } from "./mentions/told-holder.ts";
import { toldMultiples } from "./mentions/told-multiples.ts";
import { toldNoneKept } from "./mentions/told-none-kept.ts";
import { toldPlan } from "./mentions/told-plan.ts";
import { toldReset } from "./mentions/told-reset.ts";
import { toldTaste } from "./mentions/told-taste.ts";
import { toldOrders } from "./told-order.ts";

/** What is told beside the request and was held against the calls, which bear it out. */
export function toldBeside(reading: Reading, calls: readonly Call[], facts: Facts, chainId: number): Quote[] {
  const { text } = reading;
  return [
    ...toldOrders(text, calls).map(({ start, end }) => ({ start, end, text: text.slice(start, end) })),
    ...reckonedSums(reading, calls),
    ...toldChoices(reading, facts),
    ...toldAlike(reading, calls),
    ...toldCount(reading, calls),
    ...toldTimes(reading, calls),
    ...toldMultiples(reading),
    ...toldAddresses(reading, calls),
    ...toldFirst(reading, calls),
    ...toldAfter(reading, calls),
    ...toldEnd(reading, calls),
    ...toldNoneKept(reading, calls),
    ...toldReset(reading, calls),
    ...toldDanger(reading, calls),
    ...toldTaste(reading, calls),
    ...toldHolder(reading, calls),
    ...toldFor(reading, calls),
    ...toldPlan(reading, calls, chainId),
  ];
}
