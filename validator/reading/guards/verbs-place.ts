import { isOf } from "../../lexicon/lexicon.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { behind } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";

/** What may lie between a verb and what it is done to. */
const DETERMINER = /^(?:the|my|our|its|this|that|these|those|a|an|all|both|another|some|any|each|every)$/;
const OBJECT = /^(?:amount|token|counterparty|address|collection|place|noun|number)/;
/** What leads to the first word of a clause. */
const LED = /^(?:[.;!?]|please|and|then|)$/;
/** What names what follows, as on a form, and is no verb: "Minimum 5 DAI", "Amount 5 USDC"; and what tells of it: "There's …". */
const LABEL =
  /^(?:min|max|minimum|maximum|amount|sum|total|quantity|qty|input|output|operator|owner|signer|network|chain|tokens?|nfts?|ids?|collection|asset|threshold|slippage|deadline|batch|exact|one-off|one-time|received|got|there's|it's|that's|here's|of|also|after|thereupon|is|are|needs?|should|shall|may|must)$/;
/** Bounds by their names, which are verbs as well: "Buy 5 LINK; cap 70 USDC". */
const BOUND = /^(?:cap|limit|floor|ceiling|budget)$/;
/** How far before a bound the deed is told that it is of. */
const REACH = 60;
/** Courtesies that take no object: "Perfect 2 WETH" is none. */
const COURTESY =
  /^(?:please|pls|plz|plss|kindly|ok|okay|yo|hey|hi|hello|thanks|thx|yes|yep|yeah|sure|bitte)$/;
/** Verbs that ask for a deed only with another word that names it: "Make a payment of …", "Have 5 ETH staked". */
const CARRYING =
  /^(?:add|use|do|get|receive|recieve|have|let|share|convert|set|call|give|make|put|enter|want|include)$/;
/** What ends a step: the verb of the next one names nothing of it. */
const JOINT = /^(?:and|then|,)$/;
/** What is owed, which is no deed: "Enable all my USDC debt". */
const OWED = /^(?:debts?|owed?|borrowed)$/;
/** Those that may stand before whoever gets a right. */
const GRANTING = /^(?:add|have|let|set|give|make|enter|want|enable)$/;
/** What one thing is made of another by: "Make 2 WETH out of 2 ETH". */
const MADE = /^(?:out|from|into|of)$/;
/** What somebody is made, or is let do: "make 0x… an approved operator". */
const HELD = /^(?:operator|spender|owner|signer|signature|permit|able)$/;

/** Marks a word that stands in the place of the verb and is none: "Freeze 0x… 5 USDC", "Hodl 2 WETH", "Loan 5 USDC to 0x…". */
export const guardVerbsPlace: Guard = (words, context) => {
  for (const [at, word] of words.entries()) {
    const object = objectOf(words, at);
    if (object !== undefined && !mayStand(words, at, object, context)) word.problem = "unread verb";
  }
};

/** Where what a verb would be done to stands, if the word is in a verb's place and was not read as one. */
function objectOf(words: readonly Word[], at: number): number | undefined {
  const { lexeme, element, filler } = words[at] as Word;
  if (lexeme.kind !== "word" || element !== undefined || filler === "remark") return undefined;
  if (!LED.test(plainAt(words, at - 1))) return undefined;
  // "Rubber stamp 5 USDC"
  let object = filler === "wording" && words[at + 1]?.filler === "wording" ? at + 2 : at + 1;
  while (DETERMINER.test(plainAt(words, object))) object += 1;
  return OBJECT.test(words[object]?.element?.as ?? "") ? object : undefined;
}

function mayStand(words: readonly Word[], at: number, object: number, context: GuardContext): boolean {
  const plain = plainAt(words, at);
  if (DETERMINER.test(plain) || LABEL.test(plain) || COURTESY.test(plain)) return true;
  if (isOf(plain, "preposition", "joint", "manner", "subject", "numeral", "adverb")) return true;
  // "Cap my allowance to 0x… at 5 USDC"
  const isDeed = words[object]?.element?.as === "noun";
  if (BOUND.test(plain)) return isDeed || words.slice(Math.max(0, at - REACH), at).some(isVerb);
  const clause = behind(words, object);
  const isParty = words[object]?.lexeme.kind === "address";
  // "Bob 0x… 5 USDC", "Landlord 0x… gets 5 USDC"
  if (isParty && isOf(plain, "name", "role")) return true;
  const next = clause.findIndex(({ element }) => element !== undefined);
  if (isParty && isOf(plain, "person")) return isVerb(clause[next]) && plainAt(clause, next - 1) !== "to";
  // "Can 5 DAI please be sent …?"
  if (/^(?:can|could|will|would)$/.test(plain)) return clause.some((word) => /^(?:be|go)$/.test(word.plain));
  // "Old approval away", "Treasury payment"
  if (isDeed && object === at + 1 && isOf(plain, "quality", "own account")) return true;
  return carries(words, at, object, clause, context);
}

/** Whether a word only carries a deed that another one names. */
function carries(
  words: readonly Word[],
  at: number,
  object: number,
  clause: readonly Word[],
  { asked }: GuardContext,
): boolean {
  const plain = plainAt(words, at);
  const isParty = words[object]?.lexeme.kind === "address";
  if (isParty ? !GRANTING.test(plain) : !isOf(plain, "carrier") && !CARRYING.test(plain)) return false;
  // "Submit withdrawal request 12", where it is claimed.
  if (asked.has("claim") && !/^(?:complete|process|execute|run|do|get|use)$/.test(plain)) return false;
  const joint = clause.findIndex(({ plain }) => JOINT.test(plain));
  const own = [words[object], ...(joint < 0 ? clause : clause.slice(0, joint))];
  const isNamed = own.some(
    (word) => word && /^(?:verb|noun|beside)$/.test(word.element?.as ?? "") && !OWED.test(word.plain),
  );
  return (
    (isNamed && !(isParty && plain === "make")) ||
    clause.some((word) => HELD.test(word.plain)) ||
    (/^(?:make|making)$/.test(plain) && clause.some((word) => MADE.test(word.plain))) ||
    // "… and receive stETH"
    (/^rec(?:ei|ie)ve$/.test(plain) && plainAt(words, at - 1) === "and") ||
    // "… and have the DAI back"
    (plain === "have" && plainAt(words, at - 1) === "and" && plainAt(words, object + 1) === "back") ||
    // What a function of a call is named.
    (plain === "submit" && asked.has("stake")) ||
    (plain === "enter" && asked.has("administer"))
  );
}

const isVerb = (word: Word | undefined) => word?.element?.as === "verb";
