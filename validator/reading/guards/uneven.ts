import { plainAt, type Word } from "../grammar/word.ts";
import { MARK } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

/** "Pay 0x… 70 and 0x… 60 USDC each": as much for each, where they are not; "never more than 100 USDC each" is a limit. */
const isUneven = (words: readonly Word[], at: number, { steps }: GuardContext) => {
  const sums = steps.map(({ amount }) => (amount?.kind === "number" ? amount.value : undefined));
  const [first] = sums;
  return (
    steps.length > 1 &&
    MARK.test(plainAt(words, at + 1)) &&
    (MARK.test(plainAt(words, at - 1)) || /^step/.test(words[at - 1]?.element?.of ?? "")) &&
    sums.some((sum) => sum?.digits !== first?.digits || sum?.scale !== first?.scale)
  );
};

/** Marks what says that several get as much each, where the calls give them different sums. */
export const guardUneven: Guard = markBy<GuardContext>([
  { at: /^(?:each|apiece)$/, problem: "another demand", holds: isUneven },
]);
