import { plainAt, type Word } from "../grammar/word.ts";
import { behind } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

/** "// wrap 2 ETH", "/* wrap 2 ETH": what asks for something is put in a comment; "// rent" tells what it is for, "pay 0x… 5 USDC // pay 0x… 7 USDC" parts two steps. */
const isComment = (words: readonly Word[], at: number) =>
  /^(?:[.,;:!?]|and|then|)$/.test(plainAt(words, at - 1)) &&
  /^[/*]$/.test(plainAt(words, at + 1)) &&
  [words[at + 1], words[at]].every((word) => word?.lexeme.kind === "sign") &&
  behind(words, at + 1).some(({ element }) => /^(?:verb|beside|amount|counterparty)/.test(element?.as ?? ""));

/** "<!-- wrap 2 ETH -->" */
const isHtmlComment = (words: readonly Word[], at: number) => plainAt(words, at + 1) === "!";

/** Marks what is put in a comment, as programs have them: it is not to be done. */
export const guardComments: Guard = markBy<GuardContext>([
  { at: /^\/$/, problem: "negation", holds: isComment },
  { at: /^<$/, problem: "negation", holds: isHtmlComment },
]);
