import { isThing, plainAt, type Word } from "../grammar/word.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

/** "Lend 4 ETH", where it is staked and no place is told. */
const isOtherPlace = (words: readonly Word[], at: number, { facts, steps }: GuardContext) =>
  facts.order[0] === "stake" &&
  steps.length === 1 &&
  /^(?:[.;:!?(]|please|and|then|)$/.test(plainAt(words, at - 1)) &&
  isThing(words[at + 1]) &&
  !words.some(({ element }) => /^(?:place|protocol|token wanted|address|term)/.test(element?.as ?? ""));

/** Marks a verb of lending where nobody says to whom, and the call stakes. */
export const guardLentNowhere: Guard = markBy<GuardContext>([
  {
    at: /^(?:lend|supply|pledge|provide|park|stash|store|save)$/,
    problem: "another demand",
    holds: isOtherPlace,
  },
]);
