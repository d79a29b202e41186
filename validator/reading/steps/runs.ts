import type { Call, Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { beginsLine, endsSentence, isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { operationsOfNoun } from "../../lexicon/operation-words.ts";
import type { Mention, MentionOf } from "./mention.ts";

/** What stands with one verb, or one object of it. */
export interface Run {
  verb: MentionOf<"verb"> | undefined;
  operation: Operation;
  mentions: Mention[];
  /** Lexemes from `from` up to but not including `to`. */
  from: number;
  to: number;
}

const EXCHANGING = /^(?:swap|wrap|unwrap|stake|supply)$/;
/** Of a trade these only say which side something is on. */
const SIDES =
  /^(?:get|getting|receive|receiving|obtain|want|need|use|using|spend|spending|paying|bring|go|goes)$/;
/** These ask for something only where a noun or the call says what. */
const LIGHT = /^(?:request|requests|requested|want|need|let|set|use|using|go|goes|make)$/;
const JOINT = /^(?:and|then|,|&|\+|plus|;|also|first|afterwards|finally)$/;

/** Cuts mentions into one run for each verb that asks, and for each further object of one. */
export function cutIntoRuns(reading: Reading, mentions: readonly Mention[], calls: readonly Call[]): Run[] {
  const runs: Run[] = [];
  const open = (verb: Run["verb"], operation: Operation, from: number): Run => {
    const run = { verb, operation, mentions: [], from, to: reading.lexemes.length };
    const last = runs.at(-1);
    if (last) last.to = from;
    runs.push(run);
    return run;
  };
  /** Behind "… to repay my Aave loan", which says what for. */
  let isAside = false;
  for (const mention of mentions) {
    const run = runs.at(-1);
    if (mention.kind === "verb") {
      const operation = operationOf(reading, mention, calls);
      if (!operation) continue;
      if (run && isLighter(reading, run, mention)) {
        run.verb = mention;
        run.operation = operation;
      } else if (!run || begins(reading, mention, run)) {
        open(mention, operation, mention.from);
        isAside = false;
      } else isAside ||= isPurpose(reading, run, mention);
    } else if (isAside) continue;
    else if (run && isFurther(reading, run, mention))
      open(run.verb, run.operation, mention.from).mentions.push(mention);
    else (run ?? open(undefined, impliedBy(reading, calls), mention.from)).mentions.push(mention);
  }
  return runs.filter((run) => run.mentions.length > 0 || isJoined(reading, run));
}

/** "Use $500 of ETH to buy USDC", "it is requested that 5 USDC be sent": the verb behind says it. */
function isLighter(reading: Reading, run: Run, { verb, from }: MentionOf<"verb">): boolean {
  if (!run.verb) return true;
  // "Get me 100 LINK, paying at most 1520 USDC"
  const isPrice = run.verb.verb.object === "wanted" && /^pay(?:ing)?$/.test(wordAt(reading.lexemes, from));
  if (run.verb.verb.certain.size > 0 || isPrice || hasEnded(reading, run, from)) return false;
  return verb.certain.size > 0 || run.mentions.length === 0;
}

/** "… to repay my loan": what for. */
function isPurpose({ lexemes }: Reading, { mentions, operation }: Run, { from }: Mention): boolean {
  return (
    mentions.length > 0 &&
    wordAt(lexemes, from - 1) === "to" &&
    !changesGrant(operation) &&
    !SIDES.test(wordAt(lexemes, from))
  );
}

function hasEnded(reading: Reading, run: Run, to: number): boolean {
  for (let at = run.verb?.to ?? run.from; at < to; at += 1) {
    if (beginsLine(reading, at + 1) || endsSentence(reading.lexemes[at])) return true;
  }
  return false;
}

/** "… and then pay my rent": a wish of its own, though it names nothing. */
function isJoined({ lexemes }: Reading, { verb, operation }: Run): boolean {
  if (!verb || (verb.verb.certain.size === 0 && !changesGrant(operation))) return false;
  return (
    JOINT.test(wordAt(lexemes, verb.from - 1)) || JOINT.test(wordAt(lexemes, verb.to)) || verb.from === 0
  );
}

function begins(reading: Reading, { from, verb, to }: MentionOf<"verb">, run: Run): boolean {
  const { lexemes } = reading;
  const [before, word, next] = [wordAt(lexemes, from - 1), wordAt(lexemes, from), wordAt(lexemes, to)];
  // "allow 0x… to spend", "0x… may take"; "… to pay my rent" is what it is for.
  if (changesGrant(run.operation) && /^(?:to|may|can|for)$/.test(before)) return false;
  if (before === "to" && run.mentions.length > 0) return false;
  if (/^(?:a|an|the|my|our|this|of)$/.test(before)) return false;
  const isOver = hasEnded(reading, run, from);
  if (EXCHANGING.test(run.operation) && SIDES.test(word) && !isOver) return false;
  // "pay with USDC", "buy 100 LINK and pay 1520 USDC"
  const isLabel = /^(?:pay|buy|sell)$/.test(word) && /^(?:with|in|token|amount|:)$/.test(next);
  const isPrice = word === "pay" && run.verb?.verb.object === "wanted";
  if (run.operation === "swap" && (isLabel || isPrice)) return false;
  return verb.certain.size > 0 || isOver || JOINT.test(before);
}

/** "10 USDC to 0x… and 20 USDC to 0x…": one more object of the verb; "5 USDC each to 0x… and 0x…" too. */
function isFurther(reading: Reading, run: Run, mention: Mention): boolean {
  const { lexemes } = reading;
  if (/^(?:swap|wrap|unwrap|claim)$/.test(run.operation)) return false;
  const isNext = beginsLine(reading, mention.from) || JOINT.test(wordAt(lexemes, mention.from - 1));
  if (!isNext) return false;
  if (mention.kind === "address")
    return (
      run.mentions.some(({ kind }) => kind === "address") &&
      lexemes.slice(run.from, mention.from).some(({ lower }) => lower === "each")
    );
  if (mention.kind !== "amount" || (mention.amount.kind === "number" && mention.amount.unit !== "token"))
    return false;
  return run.mentions.some(({ kind }) => kind === "amount");
}

/** What a verb means: what a noun beside it says, what it means by itself, or what one of the calls does. */
function operationOf(
  reading: Reading,
  { verb, from, to }: MentionOf<"verb">,
  calls: readonly Call[],
): Operation | undefined {
  const behind = reading.lexemes.slice(to, to + 12);
  // "give 0x… 5 USDC and an allowance": what is given comes first.
  const sum = verb.certain.has("transfer") ? behind.findIndex(({ kind }) => kind === "number") : -1;
  const joint =
    sum < 0 ? -1 : behind.findIndex(({ lower }, at) => at > sum && /^(?:and|plus|&)$/.test(lower));
  const nouns = new Set(
    behind
      .slice(0, joint < 0 ? undefined : joint)
      .flatMap(({ lower }, at) => (isTaken(reading, to + at) ? [] : [...(operationsOfNoun(lower) ?? [])])),
  );
  const [certain] = verb.certain;
  const possible = [...verb.possible];
  const named = possible.find((one) => nouns.has(one));
  // "Give Permit2 permission to spend 5 USDC"
  if (named && (certain === undefined || changesGrant(named))) {
    const isZero = reading.lexemes.slice(to, to + 12).some(({ lower }) => /^(?:0|zero)$/.test(lower));
    return changesGrant(named) && isZero && verb.possible.has("revoke") ? "revoke" : named;
  }
  const done = possible.find((one) =>
    calls.some(({ operation, alsoOperation = [] }) => operation === one || alsoOperation.includes(one)),
  );
  return certain ?? done ?? (LIGHT.test(wordAt(reading.lexemes, from)) ? undefined : possible[0]);
}

/** Without a verb a noun may say it; else what stands there is taken for what the call does. */
function impliedBy(reading: Reading, calls: readonly Call[]): Operation {
  for (const [at, { lower }] of reading.lexemes.entries()) {
    const [named] = isTaken(reading, at) ? [] : (operationsOfNoun(lower) ?? []);
    if (named) return named;
  }
  return calls.at(-1)?.operation ?? "transfer";
}
