import type { Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { type OperationVerb, operationVerb } from "../../lexicon/operation-words.ts";
import type { Facts } from "../facts/facts.ts";

const GRANT = /^(?:approvals?|allowances?|permissions?|permit|access|rights?)$/;

/** The operation of a call that no step asks for, where a verb of a permission names it: "reset the router's allowance". */
export function servedBy(
  { lexemes }: Reading,
  at: number,
  { possible, certain }: OperationVerb,
  steps: ReadonlySet<Operation>,
  facts: Facts,
): string | undefined {
  const near = lexemes.slice(Math.max(0, at - 4), at + 12);
  // "approve 0x… for 5 DAI, …, then revoke it", "… then take it away"
  const isIt = /^(?:it|that)$/.test(wordAt(lexemes, at + 1));
  const isEnded = certain.has("revoke") || (possible.has("revoke") && isGrantEnded(lexemes, at));
  const isOfIt = isIt && isEnded;
  // "…, and revoke DAI from 0x… at the end"
  const isOfParty =
    certain.has("revoke") && lexemes.slice(at + 1, at + 5).some(({ kind }) => kind === "address");
  const isOfGrant =
    isOfIt || isOfParty || near.some(({ lower }, place) => GRANT.test(lower) && !isOfMore(near, place));
  const served = [...possible].find(
    (one) =>
      changesGrant(one) &&
      facts.operations.has(one) &&
      !steps.has(one) &&
      isInOrder(clauseAround(lexemes, at), one, steps, facts, () => isToldInPlace(lexemes, at, steps, facts)),
  );
  return served && isOfGrant ? `the call to ${served}` : undefined;
}

/** How far before "take it away" the permission may stand that it is. */
const GRANT_REACH = 30;

/** Whether "zero it", "take it away" ends a permission that was told before; "swap …, cancel it" may be said of all. */
function isGrantEnded(lexemes: Reading["lexemes"], at: number): boolean {
  const behind = lexemes.slice(at + 2, at + 6).map(({ lower }) => lower);
  const isEnding =
    /^(?:remov|zero|reset|wip|clear)/.test(wordAt(lexemes, at)) ||
    (/^tak/.test(wordAt(lexemes, at)) && /^(?:away|back)$/.test(behind[0] ?? "")) ||
    /\bto (?:0|zero|nothing)\b/.test(behind.join(" "));
  const before = lexemes.slice(Math.max(0, at - GRANT_REACH), at);
  return (
    isEnding && before.some(({ lower }) => GRANT.test(lower) || operationVerb(lower)?.certain.has("approve"))
  );
}

/** "swap …, then revoke it": what is told behind the deed comes behind it. */
function isToldInPlace(
  lexemes: Reading["lexemes"],
  at: number,
  steps: ReadonlySet<Operation>,
  { order }: Facts,
): boolean {
  const isDeed = ({ lower }: Lexeme) =>
    [...(operationVerb(lower)?.certain ?? [])].some((one) => steps.has(one));
  const main = order.findIndex((one) => steps.has(one));
  return lexemes.slice(0, at).some(isDeed)
    ? order.lastIndexOf("revoke") > main
    : !lexemes.slice(at).some(isDeed) || order.indexOf("revoke") < main;
}

/** "remove its access to my account": to more than a token. */
const isOfMore = (near: Reading["lexemes"], at: number) =>
  wordAt(near, at) === "access" &&
  wordAt(near, at + 1) === "to" &&
  /^(?:account|wallet|funds|money|assets|tokens|everything|all)$/.test(
    wordAt(near, pastWords(near, at + 2, /^(?:my|our|the)$/, 1)),
  );

const MARK = /^[.,;:!?()]$/;

/** What may say in its clause when a verb's deed is to come. */
function clauseAround(lexemes: Reading["lexemes"], at: number): Reading["lexemes"] {
  const before = lexemes.slice(Math.max(0, at - 4), at);
  const behind = lexemes.slice(at, at + 12);
  const end = behind.findIndex(({ lower }) => MARK.test(lower) || lower === "then");
  return [
    ...before.slice(before.findLastIndex(({ lower }) => MARK.test(lower)) + 1),
    ...(end < 0 ? behind : behind.slice(0, end)),
  ];
}

/** "reset the allowance first", "then revoke the approval": before or behind what is asked for. */
function isInOrder(
  near: readonly { lower: string }[],
  served: Operation,
  steps: ReadonlySet<Operation>,
  { order }: Facts,
  isInPlace: () => boolean,
): boolean {
  const main = order.findIndex((one) => steps.has(one));
  const isFirst = near.some(({ lower }) => /^(?:first|before|beforehand|start|begin)$/.test(lower));
  const isLast = near.some(({ lower }) =>
    /^(?:then|after|afterwards|finally|done|again|later|end|through)$/.test(lower),
  );
  if (isFirst && !isLast) return order.indexOf(served) < main;
  return isLast ? order.lastIndexOf(served) > main : served !== "revoke" || isInPlace();
}
