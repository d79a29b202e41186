import type { Intent, Step, TokenMention } from "./intent.ts";
import type { Item } from "./items.ts";
import { isFurther, sharedAmount } from "./joined-items.ts";
import type { Stretch } from "./reading.ts";
import type { FoundAction } from "./verb-at.ts";

/** "Supply 100 USDC and 50 DAI", "swap all my USDC and DAI for WETH": each object of the verb with what is said of all. */
export function listsOf(
  { reading }: Stretch,
  { action }: FoundAction,
  all: Item[],
  ambiguities: Intent["ambiguities"],
): Item[][] {
  if (/wrap$/.test(action.operation)) return [all];
  // "everything: all USDC and all DAI" is told by what follows.
  const items = all.filter(
    ({ token, amount }, index) => index > 0 || token || amount?.kind !== "all" || !all[1],
  );
  let end = 1;
  while (isFurther(reading, items, end, action.operation !== "swap")) end += 1;
  const unclear = items.find(
    (item, index) => index > end && !item.amount && isFurther(reading, items, index),
  );
  if (unclear?.token) ambiguities.push(unclearShare(unclear.token));
  const others = items.slice(end);
  if (end === 1 || (action.operation === "swap" && others.length === 0)) return [items];
  return items.slice(0, end).map((item) => [withShare(item, items, ambiguities), ...others]);
}

/** An object that names no amount has that of the first, where this can be said of both. */
function withShare(item: Item, items: readonly Item[], ambiguities: Intent["ambiguities"]): Item {
  const amount = item.amount ?? sharedAmount(items[0]?.amount, item);
  if (!amount && item.token && items.some((other) => other.amount))
    ambiguities.push(unclearShare(item.token));
  return { ...item, amount };
}

function unclearShare({ quote }: TokenMention): Intent["ambiguities"][number] {
  return {
    problem: `It names "${quote.text}" beside another token and does not say how much of each.`,
    remedy: `Say in the intent how much of "${quote.text}" is meant.`,
    quote,
  };
}

/** "Revoke the approvals for USDC and DAI": the same for each token that is named without an amount of its own. */
export function furtherTokens(
  { reading }: Stretch,
  items: readonly Item[],
  steps: Step[],
  ambiguities: Intent["ambiguities"],
): Step[] {
  const further = items.filter((item, index) => !item.amount && isFurther(reading, items, index));
  const last = new Map(steps.map((step) => [step.counterparty, step]));
  return [
    ...steps,
    ...further.flatMap((item) =>
      [...last.values()].map((step) => {
        const { amount } = withShare(
          item,
          step.amount ? [{ ...item, amount: step.amount }] : [],
          ambiguities,
        );
        return { ...step, amount, restated: [], token: item.token };
      }),
    ),
  ];
}
