import type { Operation } from "../../calls/call.ts";
import type { Step } from "../../intent/intent.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { behind } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { ENDING, LED, meantBy } from "./verb-meanings.ts";

/** A verb that begins a step, and what it may ask for. */
interface Head {
  at: number;
  meant: ReadonlySet<Operation>;
  /** The deed of the step that what it is done to is of, where every call is a step of its own. */
  own: Operation | undefined;
  /** It is of what is got, which a trade may have a verb for as well: "sell 5 USDC, buy at least 2 WETH". */
  isOfGain: boolean;
}

/** What may lie between a verb and what it is done to. */
const BETWEEN =
  /^(?:the|my|our|its|this|that|these|those|a|an|all|both|another|some|any|each|every|of|out|in|up|over|off|back|down)$/;
const OBJECT = /^(?:amount|token|counterparty|address|collection|place|noun|number)/;
/** "Needs an approval", "Apes 10 and 11", "Using Permit2, …" */
const NO_ORDER = /^(?!bring$).*(?:[^s]s|ing)$/;
/** What is done with what was named: "Take 5 ETH, wrap them", "then use it: swap …". */
const NAMED = /^(?:it|them|those|these|that|this)$/;
/** Verbs that mean something else by a word behind them: "turn it off", "pay it back", "post it as collateral". */
const TURNING = /^(?:turn|switch|shut|kick|boot|pay|post|give|set|put)$/;
const TURNED = /^(?:on|off|back|down|up|collateral)$/;
/** More steps than a batch has; the bound keeps the matching short. */
const MOST = 40;

/** Marks a verb that no call is left for, since those that it may mean are asked for by others: "Approve 0x… for 5 DAI, then lower 5 USDC to 0x…", "Pay 2 ETH and send 2 WETH to 0x…". */
export const guardStepVerbs: Guard = (words, { facts, steps }) => {
  if (facts.order.length < 2 && facts.order[0] !== "approve") return;
  const heads = words.flatMap((_, at) => headAt(words, at, facts, steps) ?? []);
  for (const isOfGain of [false, true]) {
    const own = heads.filter((head) => head.isOfGain === isOfGain).slice(0, MOST);
    const askedBy = new Map<number, Head>();
    for (const head of own) {
      // One right may be asked for by several words.
      if (facts.order.length < 2) askedBy.clear();
      if (!isLeft(head, facts.order, askedBy, new Set()))
        (words[head.at] as Word).problem = "another step's verb";
    }
  }
};

/** Whether a call is left that a verb may mean, be it that another verb means another one. */
function isLeft(
  head: Head,
  order: readonly Operation[],
  askedBy: Map<number, Head>,
  tried: Set<number>,
): boolean {
  for (const [call, operation] of order.entries()) {
    if (tried.has(call) || !head.meant.has(operation) || (head.own ?? operation) !== operation) continue;
    tried.add(call);
    const other = askedBy.get(call);
    if (other && !isLeft(other, order, askedBy, tried)) continue;
    askedBy.set(call, head);
    return true;
  }
  return false;
}

function headAt(
  words: readonly Word[],
  at: number,
  { functions, order }: GuardContext["facts"],
  steps: readonly Step[],
): Head | undefined {
  const { lexeme, element, filler, plain } = words[at] as Word;
  if (lexeme.kind !== "word" || filler === "remark" || !/^(?:verb|beside|)$/.test(element?.as ?? ""))
    return undefined;
  const verb = operationVerb(plain === "cash" && plainAt(words, at + 1) === "in" ? "cash-in" : plain);
  if (!verb || isPast(plain) || NO_ORDER.test(plain) || !begins(words, at)) return undefined;
  // "mint cUSDC with it", which supplies
  if (functions.has(plain) && !order.some((operation) => verb.possible.has(operation))) return undefined;
  let object = at + 1;
  while (BETWEEN.test(plainAt(words, object))) object += 1;
  const as = words[object]?.element?.as ?? "";
  if (!isObject(words[object]) || isTakenUp(words, at, object)) return undefined;
  const clause = behind(words, at, ENDING);
  // "I have 5 USDC and want ETH"
  if (/^(?:want|need)$/.test(plain) && /^(?:amount|token)/.test(as)) return undefined;
  if (TURNING.test(plain) && clause.some((word) => TURNED.test(word.plain))) return undefined;
  const meant = meantBy(words, at, object, verb);
  const own = steps.length === order.length ? deedOf(words[object], steps) : undefined;
  return {
    at,
    meant,
    own: own && order.includes(own) ? own : undefined,
    isOfGain: verb.object === "wanted" && as.endsWith("wanted"),
  };
}

/** The deed of the step that something was read for; "wrap them" may be read for the step that they are for. */
const deedOf = (word: Word | undefined, steps: readonly Step[]) =>
  word && !NAMED.test(word.plain)
    ? steps[Number(/^step (\d+)$/.exec(word.element?.of ?? "")?.[1]) - 1]?.action.operation
    : undefined;

/** Also within a phrase that was read as one: "approve 0x… to spend 5 USDC". */
const isObject = (word: Word | undefined) =>
  OBJECT.test(word?.element?.as ?? "") || /^(?:address|number)$/.test(word?.lexeme.kind ?? "");

/** Whether a step begins here, also behind its number: "1) Send …". */
const begins = (words: readonly Word[], at: number) =>
  // "0x… should then receive it"
  (LED.test(plainAt(words, at - 1)) &&
    !/^(?:should|shall|must|will|would|can|to)$/.test(plainAt(words, at - 2))) ||
  (plainAt(words, at - 1) === ")" && words[at - 2]?.lexeme.kind === "number");

/** "Take 5 ETH, wrap them to WETH", "then use it: swap …" */
const isTakenUp = (words: readonly Word[], at: number, object: number) =>
  /^(?:take|use)$/.test(plainAt(words, at)) &&
  (NAMED.test(plainAt(words, object)) ||
    behind(words, at).some(
      ({ plain }, place, own) => operationVerb(plain) !== undefined && NAMED.test(plainAt(own, place + 1)),
    ));
