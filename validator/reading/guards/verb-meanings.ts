import type { Operation } from "../../calls/call.ts";
import {
  isPast,
  type OperationVerb,
  operationsOfNoun,
  operationVerb,
} from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { behind } from "./behind.ts";

/** What leads to the first word of a step. */
export const LED = /^(?:[.,;:!?(•*–—-]|please|and|then|also|)$/;
/** What ends what a verb is said of. */
export const ENDING = /^(?:[.,;:!?]|and|then)$/;

/** What a verb that begins a step may ask for, by what it is done to and the words behind it. */
export function meantBy(
  words: readonly Word[],
  at: number,
  object: number,
  verb: OperationVerb,
): ReadonlySet<Operation> {
  const plain = plainAt(words, at);
  const as = words[object]?.element?.as ?? "";
  const clause = behind(words, at, ENDING);
  const meant = new Set(verb.possible);
  // "0x… is to receive 5 USDC", but "receive 5 USDC to 0x…"
  if (plain === "receive") meant.delete("transfer");
  // "Get 2 ETH", where they are given; "take it out as ETH" makes one thing of another.
  const isTurned = clause.some((word) => /^(?:as|into)$/.test(word.plain));
  if (isTurned && GETTING.test(plain)) for (const one of EXCHANGES) meant.add(one);
  else if (verb.object === "wanted" && as.endsWith("given")) for (const one of EXCHANGES) meant.delete(one);
  // "change 0x…'s allowance to 5 USDC"
  if (verb.certain.size === 0 || plain === "change")
    for (const operation of clause.flatMap((word) => [...namedBy(word)])) meant.add(operation);
  const isToNone = clause.some((word) => NONE.test(word.plain));
  if (isToNone && meant.has("approve")) meant.add("revoke");
  if (!isToNone && LOWERING.test(plain)) meant.delete("revoke");
  const isGrant = verb.certain.has("approve") || LETTING.test(plain) || clause.some(isRight);
  if (!isGrant && isParty(words, object)) meant.delete("approve");
  return meant;
}

const GETTING = /^(?:get|take|have|pull)$/;
const EXCHANGES: readonly Operation[] = ["swap", "wrap", "unwrap"];

/** Somebody, and not what is his: "0x…'s allowance". */
const isParty = (words: readonly Word[], at: number) =>
  (words[at]?.lexeme.kind === "address" || /^(?:counterparty|place)/.test(words[at]?.element?.as ?? "")) &&
  !/^['’]/.test(plainAt(words, at + 1));
/** Verbs of letting that are of other deeds as well. */
const LETTING = /^(?:let|enable|give|set|hand)$/;
const isRight = ({ plain }: Word) =>
  operationsOfNoun(plain)?.has("approve") ||
  operationVerb(plain)?.certain.has("approve") ||
  /^(?:limit|cap|ceiling|amount|right|access|permits|batch|operator|signature)$/.test(plain);
/** "set 0x…'s allowance to 5 USDC" and "lower it" end no right unless they say that nothing is left. */
const LOWERING = /^(?:set|bring|reduce|lower|cut|decrease|trim|slash)$/;
const NONE = /^(?:0|zero|nil|none|nothing|null)$/;

/** What another word of a step says that is asked for: "pull a loan", "get 5 DAI swapped", "use Permit2 to approve 0x…", "let 0x… have 5 USDC". */
function namedBy({ plain }: Word): Iterable<Operation> {
  if (plain === "have") return ["transfer"];
  // "use DAI as collateral"
  if (plain === "collateral") return ["supply", "administer"];
  const verb = operationVerb(plain);
  return operationsOfNoun(plain) ?? (isPast(plain) ? verb?.possible : verb?.certain) ?? [];
}
