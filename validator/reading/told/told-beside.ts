import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import type { Reading } from "../../intent/reading.ts";
import type { Facts } from "../facts/facts.ts";
import { reckonedSums } from "./reckoned-sums.ts";
import { toldAddresses } from "./told-addresses.ts";
import { toldAfter } from "./told-after.ts";
import { toldAlike } from "./told-alike.ts";
import { toldChoices } from "./told-choices.ts";
import { toldCount, toldTimes } from "./told-count.ts";
import { toldDanger } from "./told-danger.ts";
import { toldEnd } from "./told-end.ts";
import { toldFirst } from "./told-first.ts";
import { toldFor } from "./told-for.ts";
import { toldHolder } from "./told-holder.ts";
import { toldMultiples } from "./told-multiples.ts";
import { toldNoneKept } from "./told-none-kept.ts";
import { toldOrders } from "./told-order.ts";
import { toldPlan } from "./told-plan.ts";
import { toldReset } from "./told-reset.ts";
import { toldTaste } from "./told-taste.ts";

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
