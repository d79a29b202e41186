import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import type { Word } from "../grammar/word.ts";
import type { Guard } from "./guard.ts";

/** Marks the verb of what is done with what was wrapped, where nobody asks to wrap it: "Send 2 WETH to 0x…", of one's ETH. */
export const guardUnaskedWrap: Guard = (words, { facts, steps }) => {
  const isWrapped = facts.order.includes("wrap") && !steps.some(({ action }) => action.operation === "wrap");
  if (!isWrapped || words.some(tellsWrap)) return;
  for (const word of words)
    if (/^(?:verb|amount)/.test(word.element?.as ?? "")) word.problem = "another demand";
};

/** "0x… gets 2 WETH" tells nothing of it. */
function tellsWrap({ plain, filler }: Word): boolean {
  if (filler === "remark") return false;
  const verb = operationVerb(plain);
  return (
    /^(?:eth|ethers?|native|steth|wrapped)$/.test(plain) ||
    (verb?.possible.has("wrap") === true && verb.object !== "wanted") ||
    operationsOfNoun(plain)?.has("wrap") === true
  );
}
