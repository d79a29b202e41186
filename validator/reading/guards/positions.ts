import { isOf } from "../../lexicon/lexicon.ts";
import { termWords } from "../../lexicon/term-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

/** What somebody has at a protocol, and what the call only ever finds under the user's own account. */
const POSITIONS = termWords("what one has at a protocol");
const REACH = 4;
const KEEPING = /^(?:have|keep|take|enjoy|own|get|receive)$/;
/** What an address may be called that is allowed something. */
const CALLED = /^(?:the|router|contract|pool|vault|spender|at|address|\(|\)|,)$/;
const SELF = /^(?:me|us|it|that|this|them|things)$/;

/**
 * Marks a position that is somebody else's, where only the user's own is meant by the call: "Jim's USDC debt", "for the
 * club's node", "the node next to mine", "as a joint position", "… and let my mum have the ETH".
 */
export function guardPositions(words: Word[], { asked, steps, facts }: GuardContext): void {
  for (const [at, word] of words.entries()) if (isNextTo(words, at)) word.problem = "somebody else's";
  if (asked.has("transfer") || steps.some(({ counterparty }) => counterparty?.kind === "address")) return;
  const isApproved = facts.operations.has("approve");
  for (const [at, word] of words.entries()) {
    if (word.filler === "remark") continue;
    if (isOthers(words, at) || isJoint(words, at) || isHandedOn(words, at, isApproved))
      word.problem = "somebody else's";
  }
}

/** "the market next to Aave", "the node next to mine" */
function isNextTo(words: readonly Word[], at: number): boolean {
  if (plainAt(words, at) !== "next" || plainAt(words, at + 1) !== "to") return false;
  const after = words[at + 2];
  const isBeside = /^(?:place|counterparty|address)/.test(after?.element?.as ?? "") && at > 0;
  return /^(?:mine|ours|his|hers|theirs)$/.test(after?.plain ?? "") || (isBeside && isNoun(words[at - 1]));
}

const isNoun = (word: Word | undefined) =>
  word?.lexeme.kind === "word" && !/^(?:and|then|the|a|goes|go)$/.test(word.plain);

/** Whose something is: a name, a person or a body, and not a time or a place of the request. */
function isOthers(words: readonly Word[], at: number): boolean {
  const { lexeme, plain = "", element } = words[at] ?? {};
  if (lexeme === undefined || !/\p{L}['’]s$/u.test(lexeme.text)) return false;
  if (element !== undefined && element.as !== "amount given") return false;
  const owner = plain.replace(/['’]s$/, "");
  if (isOf(owner, "time", "grammar") || /^(?:let|what)$/.test(owner)) return false;
  return words
    .slice(at + 1, at + REACH)
    .some((word, place, next) => POSITIONS.test(word.plain) && next.slice(0, place).every(isWithin));
}

/** What may stand between whose it is and what it is: "Jim's whole USDC debt". */
const isWithin = ({ element, plain, lexeme }: Word) =>
  lexeme.kind === "word" &&
  (/^(?:token|place|amount)/.test(element?.as ?? "") || isOf(plain, "quality", "generic", "thing"));

const isJoint = (words: readonly Word[], at: number) =>
  /^(?:joint|shared|common|communal)$/.test(plainAt(words, at)) &&
  words[at]?.element === undefined &&
  POSITIONS.test(plainAt(words, at + 1));

/** "let my mum have the ETH"; "let me have it" asks for oneself. */
function isHandedOn(words: readonly Word[], at: number, isApproved: boolean): boolean {
  if (!/^(?:let|lets|letting)$/.test(plainAt(words, at)) || words[at]?.element !== undefined) return false;
  const keeping = words.slice(at + 1, at + 6).findIndex(({ plain }) => KEEPING.test(plain));
  const who = words.slice(at + 1, at + 1 + keeping);
  const isSelf = who.length === 1 && SELF.test(plainAt(who, 0));
  // "let the router 0x… take the 400 DAI first" allows it to; "let my brother 0x… take it" pays.
  const isAllowed =
    isApproved &&
    plainAt(words, at + 1 + keeping) === "take" &&
    who.some(({ lexeme }) => lexeme.kind === "address") &&
    who.every(({ plain, element }) => element !== undefined || CALLED.test(plain));
  const isWhat = words
    .slice(at + keeping + 2, at + keeping + 5)
    .some(({ element, plain }) => element !== undefined || /^(?:it|them|that)$/.test(plain));
  return keeping > 0 && !isSelf && !isAllowed && isWhat;
}
