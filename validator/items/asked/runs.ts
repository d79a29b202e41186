import type { Call, Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { beginsLine, type Reading } from "../../intent/reading.ts";
import { isSameToken } from "../../intent/same-asset.ts";
import {
  isPast,
  type OperationVerb,
  operationsOfNoun,
  operationVerb,
} from "../../lexicon/operation-words.ts";
import type { SideName } from "../../reading/facts/sides.ts";
import type { Item } from "../item.ts";
import { leadAt, wordAt } from "./cut.ts";
import { isParty } from "./party-in.ts";

/** Where its verb stands, and the values that stand with it, by their places among the items. */
export interface Run {
  operation: Operation;
  verb: number | undefined;
  /** Its verb means nothing else. */
  isSure: boolean;
  object: SideName | undefined;
  values: number[];
}

const JOINT = /^(?:and|then|,|&|\+|plus|;|also|first|afterwards|finally)$/;
/** Of a trade these only say which side something is on. */
const SIDES =
  /^(?:get|getting|receive|receiving|obtain|want|need|use|using|spend|spending|paying|bring|go|goes)$/;
export const EXCHANGES = /^(?:swap|wrap|unwrap|stake|unstake|supply)$/;
/** These ask for something only where a noun or the call says what. */
const LIGHT = /^(?:request|requests|requested|want|need|let|set|use|using|go|goes|make)$/;

/** Behind so many nobody names anything more. */
const MOST_ITEMS = 400;

/** One run for each verb that asks, and for each further sum of one. */
export function runsIn(items: readonly Item[], reading: Reading, calls: readonly Call[]): Run[] {
  const runs: Run[] = [];
  /** Behind "… to repay my Aave loan", which says what for. */
  let isAside = false;
  for (const at of items.keys()) {
    const run = runs.at(-1);
    const verb = isConditional(items, at) ? undefined : verbAt(items, at);
    const operation = verb && operationOf(items, at, verb, calls);
    if (verb && operation) {
      const begun = { operation, verb: at, isSure: verb.certain.size > 0, object: verb.object, values: [] };
      if (run && (run.verb === undefined || isLighter(items, at, run, begun.isSure)))
        runs[runs.length - 1] = { ...begun, values: run.values };
      else if (!run || begins(items, at, run, begun.isSure)) {
        runs.push(begun);
        isAside = false;
      } else isAside ||= isPurpose(items, at, run);
    } else if (isValue(items, at, reading) && at < MOST_ITEMS && !isAside && !isConditional(items, at)) {
      if (!run) runs.push(impliedBy(items, calls));
      else if (isFurther(items, at, run, reading)) runs.push({ ...run, values: [] });
      runs.at(-1)?.values.push(at);
    }
  }
  return runs.filter((run) => run.values.length > 0 || isJoined(items, run));
}

/** "Use $500 of ETH to buy USDC", "it is requested that 5 USDC be sent": the verb behind says it. */
const isLighter = (items: readonly Item[], at: number, run: Run, isSure: boolean) =>
  !run.isSure &&
  // "Get me 100 LINK, paying at most 1520 USDC"
  !(run.object === "wanted" && /^pay(?:ing)?$/.test(wordAt(items, at))) &&
  items[at]?.sentence === items[run.verb ?? 0]?.sentence &&
  (isSure || run.values.length === 0);

/** "… to repay my loan": what for. */
const isPurpose = (items: readonly Item[], at: number, { values, operation }: Run) =>
  values.length > 0 &&
  wordAt(items, at - 1) === "to" &&
  !changesGrant(operation) &&
  !SIDES.test(wordAt(items, at));

const isValue = (items: readonly Item[], at: number, reading: Reading) =>
  /^(?:amount|token|place)$/.test(items[at]?.is ?? "") || isParty(items, at, reading);

/** "… and then pay my rent": a wish of its own, though it names nothing. */
const isJoined = (items: readonly Item[], { verb = 0, operation, isSure }: Run) =>
  (isSure || changesGrant(operation)) &&
  (verb === 0 || JOINT.test(wordAt(items, verb - 1)) || JOINT.test(wordAt(items, verb + 1)));

/** "if ETH is above 3000": what a condition names is no wish. */
function isConditional(items: readonly Item[], at: number): boolean {
  const { clause } = items[at] as Item;
  for (let place = at - 1; place > at - CONDITION_REACH && items[place]?.clause === clause; place -= 1)
    if (/^(?:if|unless|when|once)$/.test(wordAt(items, place))) return true;
  return false;
}

const CONDITION_REACH = 10;

/** A verb that asks: not one in the past, unless it is passive, and no noun. */
function verbAt(items: readonly Item[], at: number): OperationVerb | undefined {
  if (items[at]?.is !== "open") return undefined;
  const [word, before, next] = [at, at - 1, at + 1].map((place) => wordAt(items, place)) as [
    string,
    string,
    string,
  ];
  if (/^(?:a|an|the|my|our|his|its|their|of|for)$/.test(before)) return undefined;
  // "Bored Apes", "1520 USDC tops"
  if (/^\p{Lu}\p{Ll}/u.test(items[at]?.quote.text ?? "") && /^[\p{L},]/u.test(before)) return undefined;
  if (items[at - 1]?.is === "amount" && word.endsWith("s")) return undefined;
  if (isPast(word) && !/^(?:be|is|are|being|get)$/.test(before)) return undefined;
  const isNoun = operationsOfNoun(word) && /^(?:token|place)$/.test(items[at - 1]?.is ?? "");
  if (isNoun || (operationsOfNoun(word) && /^(?:positions?|rewards?|rate)$/.test(next))) return undefined;
  if (/^pay(?:ing)?$/.test(word) && /^(?:back|off|down)$/.test(next)) return operationVerb("repay");
  if (/^giv(?:e|es|ing)$/.test(word) && /^(?:me|us)$/.test(next)) return operationVerb("get");
  return operationVerb(word);
}

/** What a verb means: what a noun beside it says, what it means by itself, or what one of the calls does. */
function operationOf(
  items: readonly Item[],
  at: number,
  { certain, possible }: OperationVerb,
  calls: readonly Call[],
): Operation | undefined {
  const behind = items.slice(at + 1, at + 12);
  const nouns = new Set(behind.flatMap(({ said }) => [...(operationsOfNoun(said) ?? [])]));
  const [sure] = certain;
  const named = [...possible].find((one) => nouns.has(one));
  if (named && (sure === undefined || changesGrant(named))) {
    const isZero = behind.some(({ said }) => /^(?:0|zero)(?: |$)/.test(said));
    return changesGrant(named) && isZero && possible.has("revoke") ? "revoke" : named;
  }
  const done = [...possible].find((one) =>
    calls.some(({ operation, alsoOperation = [] }) => operation === one || alsoOperation.includes(one)),
  );
  return sure ?? done ?? (LIGHT.test(wordAt(items, at)) ? undefined : [...possible][0]);
}

/** Without a verb a noun may say it; else what stands there is taken for what the call does. */
function impliedBy(items: readonly Item[], calls: readonly Call[]): Run {
  const [named] = items.flatMap(({ said }) => [...(operationsOfNoun(said) ?? [])]);
  const operation = named ?? calls.at(-1)?.operation ?? "transfer";
  return { operation, verb: undefined, isSure: false, object: undefined, values: [] };
}

function begins(items: readonly Item[], at: number, run: Run, isSure: boolean): boolean {
  const [before, word] = [wordAt(items, at - 1), wordAt(items, at)];
  // "allow 0x… to spend", "0x… may take"; "… to pay my rent" is what it is for.
  if (changesGrant(run.operation) && /^(?:to|may|can|for)$/.test(before)) return false;
  if (before === "to" && run.values.length > 0) return false;
  const isOver = items[at]?.sentence !== items[run.verb ?? 0]?.sentence;
  if (EXCHANGES.test(run.operation) && SIDES.test(word) && !isOver) return false;
  // "buy 100 LINK and pay 1520 USDC", "pay with USDC"
  const isPrice =
    word === "pay" && (run.object === "wanted" || /^(?:with|in|:)$/.test(wordAt(items, at + 1)));
  if (run.operation === "swap" && isPrice) return false;
  return isSure || isOver || JOINT.test(before);
}

/** "10 USDC to 0x… and 20 USDC to 0x…", "USDC and DAI": one more object of the verb. */
function isFurther(items: readonly Item[], at: number, run: Run, reading: Reading): boolean {
  const item = items[at] as Item;
  const isNext = JOINT.test(wordAt(items, leadAt(items, at))) || beginsLine(reading, item.from);
  if (!isNext || /^(?:wrap|unwrap|claim)$/.test(run.operation)) return false;
  const own = run.values.flatMap((value) => items[value] ?? []);
  const tokens = own.flatMap((one) => (one.is === "amount" || one.is === "token" ? (one.token ?? []) : []));
  const isOther =
    (item.is === "amount" || item.is === "token") && !tokens.some((one) => isSameToken(one, item.token));
  const isSum = item.is === "amount" && !(item.amount.kind === "number" && item.amount.unit !== "token");
  // "240 USDC to WETH and 240 DAI to WETH"
  if (run.operation === "swap") return isSum && isOther && item.token !== undefined && tokens.length > 1;
  if (item.is === "token") return isOther && own.every(({ is }) => is !== "amount") && tokens.length > 0;
  const isEach = item.is === "address" && items.slice(run.values[0], at).some(({ said }) => said === "each");
  return (isSum || isEach) && own.some(({ is }) => is === item.is);
}
