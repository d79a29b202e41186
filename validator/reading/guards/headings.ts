import { plainAt, type Word } from "../grammar/word.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const isHeading = (words: readonly Word[], at: number) => {
  // "Phase 2: …"
  const end = words[at + 1]?.lexeme.kind === "number" ? at + 2 : at + 1;
  return (
    words[at]?.filler === "heading" || (at < 3 && /^[:)]$/.test(plainAt(words, end)) && isFirst(words, at))
  );
};
const isFirst = (words: readonly Word[], at: number) =>
  words.slice(0, Math.min(at, 3)).every(({ element }) => element === undefined);

/** "17:00: send …", "×2: send …", "1/2: send …"; "Step 1:" only counts. */
const isFigure = (words: readonly Word[], at: number) =>
  words[at]?.filler === "heading" &&
  plainAt(words, at + 1) === ":" &&
  (/^(?:\d+[:/]\d+|[x×]\d+|\d+[x×])$/.test(plainAt(words, at)) ||
    (words[at]?.lexeme.kind === "number" && /^[:/x×]$/.test(plainAt(words, at - 1))));

/** "1 of 2: send …": one of several parts. */
const isPartOf = (words: readonly Word[], at: number) =>
  words[at]?.filler === "heading" &&
  words[at - 1]?.lexeme.kind === "number" &&
  words[at + 1]?.lexeme.kind === "number";

/** "Nice to have: send …" */
const isWished = (words: readonly Word[], at: number) =>
  at < 3 && plainAt(words, at + 1) === "to" && plainAt(words, at + 3) === ":";

/** Marks headings that say of the request when it is, how often, or that it is of a tale or a wish. */
export const guardHeadings: Guard = markBy<GuardContext>([
  { problem: "another demand", holds: isFigure },
  {
    at: /^(?:eod|cob|anytime|yesterday|past|waiting|night|monday|friday)$/,
    problem: "future",
    holds: isHeading,
  },
  {
    at: /^(?:efforts?|attempt|try|priority|wish|phase|scene|chapter|level|act|game|novel|headline|comment|paper|bucket|warning)$/,
    problem: "only prepared",
    holds: isHeading,
  },
  { at: /^of$/, problem: "part", holds: isPartOf },
  { at: /^(?:nice|good|great|fun)$/, problem: "only prepared", holds: isWished },
  {
    at: /^more$/,
    problem: "part",
    holds: (words, at) => plainAt(words, at - 1) === "no" && isHeading(words, at),
  },
]);
