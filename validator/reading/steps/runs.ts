import type { Call, Operation } from "../../calls/call.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { operationsOfNoun } from "../lexicon/operation-words.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";

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
const JOINT = /^(?:and|then|,|&|\+|plus|:|;|also)$/;

/** Cuts mentions into one run for each verb that asks, and for each further object of one. */
export function cutIntoRuns(reading: Reading, mentions: readonly Mention[], calls: readonly Call[]): Run[] {
  const runs: Run[] = [];
  for (const mention of mentions) {
    const run = runs.at(-1);
    if (mention.kind === "verb" && run && !run.verb) {
      run.verb = mention;
      run.operation = operationOf(reading, mention, calls);
    } else if (mention.kind === "verb" && (!run || begins(reading, mention, run))) {
      if (run) run.to = mention.from;
      runs.push(opened(mention, operationOf(reading, mention, calls), mention.from, reading));
    } else if (mention.kind === "verb") continue;
    else if (run && isFurther(reading, run, mention)) {
      runs.push({ ...opened(run.verb, run.operation, mention.from, reading), mentions: [mention] });
      run.to = mention.from;
    } else if (run) run.mentions.push(mention);
    else
      runs.push({
        ...opened(undefined, impliedBy(reading, calls), mention.from, reading),
        mentions: [mention],
      });
  }
  return runs.filter((run) => run.mentions.length > 0 || isJoined(reading, run));
}

function opened(
  verb: MentionOf<"verb"> | undefined,
  operation: Operation,
  from: number,
  { lexemes }: Reading,
): Run {
  return { verb, operation, mentions: [], from, to: lexemes.length };
}

/** "… and then pay my rent": a wish of its own, though it names nothing. */
function isJoined({ lexemes }: Reading, { verb }: Run): boolean {
  if (!verb || verb.verb.certain.size === 0) return false;
  return JOINT.test(wordAt(lexemes, verb.from - 1)) || JOINT.test(wordAt(lexemes, verb.to)) || verb.from === 0;
}

function begins({ lexemes, text }: Reading, { from, verb, to }: MentionOf<"verb">, run: Run): boolean {
  const [before, word] = [wordAt(lexemes, from - 1), wordAt(lexemes, from)];
  // "allow 0x… to spend", "0x… may take"
  if (/^(?:approve|revoke)$/.test(run.operation) && /^(?:to|may|can|for)$/.test(before)) return false;
  if (/^(?:a|an|the|my|our|this|of)$/.test(before)) return false;
  const start = run.verb?.to ?? run.from;
  const hasEnded = /[.;!?\n]/.test(text.slice(lexemes[start]?.start, lexemes[from]?.start));
  if (EXCHANGING.test(run.operation) && SIDES.test(word) && !hasEnded) return false;
  // "pay with USDC"
  if (run.operation === "swap" && /^(?:pay|buy|sell)$/.test(word) && /^(?:with|in|token|amount|:)$/.test(wordAt(lexemes, to)))
    return false;
  return verb.certain.size > 0 || hasEnded || JOINT.test(before);
}

/** "10 USDC to 0x… and 20 USDC to 0x…": one more object of the verb. */
function isFurther(reading: Reading, run: Run, mention: Mention): boolean {
  if (mention.kind !== "amount" || /^(?:swap|wrap|unwrap)$/.test(run.operation)) return false;
  if (mention.amount.kind === "number" && mention.amount.unit !== "token") return false;
  const hasAmount = run.mentions.some(({ kind }) => kind === "amount");
  return hasAmount && (JOINT.test(wordAt(reading.lexemes, mention.from - 1)) || isNewLine(reading, mention));
}

function isNewLine({ lexemes, text }: Reading, { from }: Mention): boolean {
  return text.slice(lexemes[from - 1]?.end, lexemes[from]?.start).includes("\n");
}

/** What a verb means: what it means by itself, or what one of the calls does, or what a noun beside it says. */
function operationOf(reading: Reading, { verb, to }: MentionOf<"verb">, calls: readonly Call[]): Operation {
  const [certain] = verb.certain;
  const nouns = new Set(
    reading.lexemes
      .slice(to, to + 12)
      .flatMap(({ lower }, at) => (isTaken(reading, to + at) ? [] : [...(operationsOfNoun(lower) ?? [])])),
  );
  const possible = [...verb.possible];
  const named = certain === undefined ? possible.find((one) => nouns.has(one)) : undefined;
  const done = possible.find((one) =>
    calls.some(({ operation, alsoOperation = [] }) => operation === one || alsoOperation.includes(one)),
  );
  return certain ?? named ?? done ?? possible[0] ?? "transfer";
}

/** Without a verb a noun may say it; else what stands there is taken for what the call does. */
function impliedBy(reading: Reading, calls: readonly Call[]): Operation {
  for (const [at, { lower }] of reading.lexemes.entries()) {
    const [named] = isTaken(reading, at) ? [] : (operationsOfNoun(lower) ?? []);
    if (named) return named;
  }
  return calls.at(-1)?.operation ?? "transfer";
}
