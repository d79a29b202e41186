import type { Intent } from "../intent/intent.ts";
import type { Reading } from "../intent/reading.ts";
import { labelElements } from "../reading/accounting/label-elements.ts";
import type { Facts } from "../reading/facts/facts.ts";
import { GUARDS } from "../reading/guards/guards.ts";
import type { Item } from "./item.ts";

const LABELS: Readonly<Partial<Record<Item["is"], string>>> = {
  amount: "amount given",
  token: "token given",
  address: "counterparty",
  place: "place",
  share: "place",
};

/** Whether words stop the request that every word of is told, such as a remark that takes it back. */
export function isStopped(
  reading: Reading,
  intent: Omit<Intent, "notUnderstood" | "words">,
  items: readonly Item[],
  isPlace: (item: Item) => boolean,
  facts: Facts,
  chainId: number,
  tables: ReadonlySet<string>,
): boolean {
  const words = labelElements(reading, intent);
  const asked = new Set(intent.steps.map(({ action }) => action.operation));
  for (const word of words) {
    if (word.element || word.filler) continue;
    const { start } = word.lexeme;
    const item = items.find(({ quote }) => quote.start <= start && start < quote.end);
    if (!item) continue;
    // "the market where wstETH is the collateral" names where, and nothing that is given.
    const label = isPlace(item) ? "place" : LABELS[item.is];
    if (label) word.element = { as: label, of: "the call" };
    else if (item.is === "word") {
      const kinds = [...item.sense.deeds].flatMap(([operation, own]) =>
        tables.has(operation) ? [...own] : [],
      );
      const isVerb = kinds.some((kind) => kind === "ask" || kind === "weak" || kind === "done");
      if (isVerb) word.element = { as: "verb", of: "the call" };
      else if (kinds.includes("noun")) word.element = { as: "noun", of: "the call" };
      else word.filler = "core";
    }
  }
  const context = { asked, steps: intent.steps, facts, chainId };
  for (const guard of GUARDS) guard(words, context);
  return words.some(({ problem }) => problem !== undefined);
}
