import type { Intent, Quote, Step } from "../../intent/intent.ts";
import type { Reading } from "../../intent/reading.ts";
import { plainAt, type Word } from "../grammar/word.ts";

interface Labelled {
  quote: Quote;
  as: string;
  of?: string;
}

/** Every word of an intent, those that an element was read from with the element's name. */
export function labelElements(reading: Reading, intent: Omit<Intent, "notUnderstood" | "words">): Word[] {
  const { lexemes, taken, remarks = [] } = reading;
  const isRemark = ({ start }: { start: number }) =>
    remarks.some((remark) => start >= remark.start && start < remark.end);
  const words = lexemes.map((lexeme): Word => {
    const filler = isRemark(lexeme) ? "remark" : undefined;
    return {
      lexeme,
      plain: lexeme.lower.replaceAll("’", "'"),
      element: taken[lexeme.start] === 1 && filler === undefined ? { as: "term", of: undefined } : undefined,
      filler,
      problem: undefined,
    };
  });
  const placeOf = new Map(lexemes.map(({ start }, at) => [start, at]));
  for (const { quote, as, of } of elementsOf(intent)) {
    for (let at = placeOf.get(quote.start) ?? words.length; at < words.length; at += 1) {
      const word = words[at];
      if (!word || word.lexeme.start >= quote.end) break;
      word.element = { as, of };
    }
    if (as === "token id") labelBefore(words, placeOf.get(quote.start) ?? 0, { as, of });
  }
  return words;
}

/** "no. 12", "number 12" */
function labelBefore(
  words: readonly Word[],
  at: number,
  element: { as: string; of: string | undefined },
): void {
  for (
    let before = at - 1;
    /^(?:no|nr|number|\.|#|id|token|tokenid|requestid|=|:)$/.test(plainAt(words, before));
    before -= 1
  ) {
    const word = words[before];
    if (word) word.element ??= element;
  }
}

/** What was read, widest first, so that a part's own name stays. */
function elementsOf(intent: Omit<Intent, "notUnderstood" | "words">): Labelled[] {
  const found: Labelled[] = [];
  const add = (as: string, quote: Quote | undefined, of?: string) => {
    if (quote) found.push({ quote, as, ...(of === undefined ? {} : { of }) });
  };
  for (const { quote } of intent.prohibitions) add("prohibition", quote);
  for (const { quote } of intent.exclusions ?? []) add("exclusion", quote);
  for (const { quote } of intent.ambiguities) add("ambiguity", quote);
  for (const { quote } of intent.waivers) add("waiver", quote);
  for (const { amount } of intent.limits ?? []) add("limit", amount.quote);
  add("chain", intent.chain?.quote);
  add("chain", intent.chainKind?.quote);
  add("deadline", intent.deadline?.quote);
  for (const quote of intent.deadline?.again ?? []) add("deadline", quote);
  add("deadline", intent.signedUntil?.quote);
  add("slippage", intent.slippage?.quote);
  add("gas", intent.gas.maxPrice?.quote);
  add("gas", intent.gas.maxLimit?.quote);
  add("gas", intent.gas.maxPriority?.quote);
  add("gas", intent.gas.maxCost?.quote);
  add("partial fill", intent.partialFill?.quote);
  add("pool fee", intent.poolFee?.quote);
  add("service fee", intent.serviceFee?.quote);
  add("carrier", intent.carrier?.quote);
  add("interest rate", intent.interestRate?.quote);
  for (const [at, step] of intent.steps.entries()) addStep(step, `step ${at + 1}`, add);
  return found;
}

function addStep(
  step: Step,
  of: string,
  add: (as: string, quote: Quote | undefined, of?: string) => void,
): void {
  add("proceeds", step.proceeds, of);
  for (const quote of step.beside ?? []) add("beside", quote, of);
  add("place", step.protocol?.quote, of);
  add("amount given", step.amount?.quote, of);
  if (step.amount?.kind === "number") add("amount given", step.amount.whole, of);
  for (const amount of step.restated) add("amount given", amount.quote, of);
  add("amount wanted", step.amountOut?.quote, of);
  for (const { amount, token } of step.also ?? []) {
    add("amount given", amount?.quote, of);
    add("token given", token?.quote, of);
  }
  add("token given", step.token?.quote, of);
  add("token wanted", step.tokenOut?.quote, of);
  for (const { quote } of step.tokenIds) add("token id", quote, of);
  add("counterparty", step.counterparty?.quote, of);
  add("source", step.source?.quote, of);
  add("verb", step.action.quote, of);
}
