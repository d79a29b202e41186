import { changesGrant } from "../../calls/changes-grant.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { termWords } from "../../lexicon/term-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

/** Between a right and what it is over: "the allowance over my USDC". */
const OVER = /^(?:of|for|over|on|to|the|my|our|your|its|both|that|much)$/;
const MOST_BETWEEN = 3;

const HOLDER = termWords("who has a right");
const OTHERS = /^(?:any|all|every|other|others)$/;
const WHOSE = /^(?:my|our|the|remaining|open|existing|old)$/;
const IN_CLAUSE = 10;

/** "take away any approvals", where only one is taken: whose is not told. */
function isOfAll(words: readonly Word[], at: number): boolean {
  let before = at - 1;
  while (before > at - MOST_BETWEEN && WHOSE.test(plainAt(words, before))) before -= 1;
  if (!OTHERS.test(plainAt(words, before))) return false;
  const end = words.findIndex(({ lexeme }, place) => place > at && /^[.,;:!?]$/.test(lexeme.text));
  const clause = words.slice(Math.max(0, before - IN_CLAUSE), end < 0 ? at + IN_CLAUSE : end);
  return !clause.some(
    ({ plain, lexeme }) => lexeme.kind === "address" || /^(?:it|its|that|this|them|their)$/.test(plain),
  );
}

/** "revoke its allowance, then give it 600 USDT": the sum itself, and no right to it. */
function isOutright(words: readonly Word[], at: number): boolean {
  const end = words.findIndex(
    ({ lexeme, plain }, place) =>
      place > at && (/^[.,;:!?]$/.test(lexeme.text) || /^(?:and|then)$/.test(plain)),
  );
  const clause = words.slice(at + 1, end < 0 ? words.length : end);
  return (
    (clause[0]?.lexeme.kind === "address" || /^(?:it|him|her|them)$/.test(clause[0]?.plain ?? "")) &&
    clause[1]?.lexeme.kind === "number" &&
    !clause.some(
      ({ plain }) => OF_RIGHT.test(plain) || [...(operationsOfNoun(plain) ?? [])].some(changesGrant),
    )
  );
}
const OF_RIGHT = /^(?:one|ones|access|right|rights|leave|room|limit|cap|spend|use|draw|pull|clearance)$/;

/** "… for my old router", with no address of its own. */
const isOtherHolder = (words: readonly Word[], at: number) =>
  /^(?:old|former|previous|other|another|new|next|following|different|second)$/.test(
    plainAt(words, at - 1),
  ) && !words.slice(at + 1, at + HOLDER_REACH).some(({ lexeme }) => lexeme.kind === "address");
const HOLDER_REACH = 6;

/** "Cancel the approval of 0 USDT and then the approval of 600 USDT": what the verb before takes as well, and no call gives. */
function isTakenToo(words: readonly Word[], at: number): boolean {
  const isOfSum =
    /^(?:of|for|over)$/.test(plainAt(words, at + 1)) &&
    words[at + 2]?.lexeme.kind === "number" &&
    plainAt(words, at + 2) !== "0";
  const joint = plainAt(words, at - 2) === "then" ? at - 3 : at - 2;
  if (!isOfSum || plainAt(words, at - 1) !== "the" || plainAt(words, joint) !== "and") return false;
  const verb = words
    .slice(0, joint)
    .findLast(
      ({ plain, lexeme }) => lexeme.kind === "word" && operationVerb(plain) && !operationsOfNoun(plain),
    );
  return verb !== undefined && operationVerb(verb.plain)?.possible.has("revoke") === true;
}

/** "0x… shouldn't touch my USDC any more. But my DAI." */
const isExcepted = (words: readonly Word[], at: number) =>
  /^(?:my|our|the)$/.test(plainAt(words, at + 1)) &&
  words[at + 2]?.element?.as.startsWith("token") === true &&
  /^[.;!]?$/.test(plainAt(words, at + 3));

/** "I'd like a fresh USDC approval …: remove the old one, and the DAI approval", where none is given. */
const isNew = (words: readonly Word[], at: number) =>
  /^(?:an?|one)$/.test(plainAt(words, at - 1)) &&
  words
    .slice(at + 1, at + 2 + MOST_BETWEEN)
    .some(({ plain }) => plain === "one" || operationsOfNoun(plain)?.has("approve"));

/** "Approve 5 USDC from 0x…", "Approve 0x…'s 5 USDC": of what somebody else has. */
function isTheirs(words: readonly Word[], at: number, { facts: { symbols } }: GuardContext): boolean {
  if (plainAt(words, at) === "from")
    return words[at + 1]?.lexeme.kind === "address" && symbols.has(plainAt(words, at - 1));
  const holder = words[/^['’]$/.test(plainAt(words, at - 1)) ? at - 2 : at - 1];
  return (
    /^(?:'s|’s|s)$/.test(plainAt(words, at)) &&
    holder?.lexeme.kind === "address" &&
    words[at + 1]?.lexeme.kind === "number"
  );
}

/** Marks a right over a token that no call gives or takes one of, though others do: "… That router's USDC allowance has to go." */
export function guardOtherRights(words: Word[], context: GuardContext): void {
  const { granted, symbols, operations } = context.facts;
  if (granted.size === 0) return;
  const isGiven = operations.size === 1 && operations.has("approve");
  const isOther = (word: Word | undefined) =>
    word !== undefined && symbols.has(word.plain) && !granted.has(word.plain);
  for (const [at, word] of words.entries()) {
    if (word.plain === "give" && !operations.has("transfer") && isOutright(words, at))
      word.problem = "another demand";
    if (/^(?:fresh|new)$/.test(word.plain) && !operations.has("approve") && isNew(words, at))
      word.problem = "another demand";
    if (isGiven && isTheirs(words, at, context)) word.problem = "somebody else's";
    if (word.plain === "but" && isExcepted(words, at)) word.problem = "another demand";
    if (HOLDER.test(word.plain) && isOtherHolder(words, at)) word.problem = "somebody else's";
    const isRight = word.plain === "access" || [...(operationsOfNoun(word.plain) ?? [])].some(changesGrant);
    if (word.lexeme.kind !== "word" || !isRight) continue;
    let over = at + 1;
    while (over <= at + MOST_BETWEEN && OVER.test(plainAt(words, over))) over += 1;
    // "its allowances on both DAI and USDC"
    while (granted.has(plainAt(words, over)) && /^(?:and|,|&|plus)$/.test(plainAt(words, over + 1)))
      over += 2;
    // "… at least 398 USDC\nApproval: 400 DAI" begins something else.
    const isLabel = plainAt(words, at + 1) === ":";
    const other =
      !isLabel && isOther(words[at - 1])
        ? words[at - 1]
        : over > at + 1 && isOther(words[over])
          ? words[over]
          : undefined;
    if (other) other.problem = "another demand";
    if (isOfAll(words, at) || isTakenToo(words, at)) word.problem = "another demand";
  }
}
