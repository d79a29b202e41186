import type { Operation } from "../calls/call.ts";
import type { Action } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";

export interface FoundAction {
  action: Action;
  at: number;
}

const VERBS: Readonly<Record<Operation, string>> = {
  transfer:
    "send sends transfer transfers pay pays move remit give donate tip wire forward refund reimburse gift disburse fund deliver",
  approve: "approve approves allow authorize authorise permit grant let increase set",
  revoke: "revoke revokes remove cancel reset disallow unapprove reduce decrease",
  swap: "swap swaps exchange trade convert buy sell purchase",
  wrap: "wrap",
  unwrap: "unwrap",
  supply: "supply deposit lend",
  withdraw: "withdraw redeem",
  borrow: "borrow",
  repay: "repay",
  stake: "stake delegate",
  unstake: "unstake",
  cancel: "",
  "add liquidity": "",
  "remove liquidity": "",
  administer: "",
  bridge: "bridge",
  mint: "mint",
  burn: "burn",
  claim: "claim harvest",
  deploy: "deploy",
  sign: "sign",
};
const NOUNS: ReadonlyMap<string, Operation> = new Map([
  ["transfer", "transfer"],
  ["payment", "transfer"],
  ["donation", "transfer"],
  ["payout", "transfer"],
  ["refund", "transfer"],
  ["approval", "approve"],
  ["allowance", "approve"],
  ["swap", "swap"],
]);
const operationOf = new Map(
  Object.entries(VERBS).flatMap(([operation, words]) =>
    words.split(" ").map((word) => [word, operation as Operation] as const),
  ),
);

/** Verbs that mean an approval or its end only beside words of permission. */
const NEEDS_ALLOWANCE = new Set(
  "let increase set remove cancel reset reduce decrease allow permit grant give".split(" "),
);
const ALLOWANCE = new Set(
  "allowance allowances approval approvals permission spend spending spender access".split(" "),
);

/** What may stand before a verb that asks for something. */
const LEADS = new Set(
  (
    "and then please kindly also first second next finally now just lets let's you can could would will must should i'll i we me " +
    "immediately ahead pls plz agent again instead to:"
  ).split(" "),
);
const BEFORE_TO = new Set(
  "want wants like need needs wish wishes going trying intend plan have you agent me us asked instructed told is was remember sure intent goal task".split(
    " ",
  ),
);
const NEGATIONS = new Set("not don't dont don’t never cannot can't won't without no".split(" "));

/** Verbs that ask for something, in order; negated ones are left out. */
export function findActions(text: string, lexemes: readonly Lexeme[]): FoundAction[] {
  const asked = lexemes.flatMap((lexeme, at) => {
    if (!operationOf.has(lexeme.lower) || !isImperative(lexemes, at)) return [];
    const operation = operationAt(lexemes, at);
    return operation ? [{ action: { operation, quote: quoteOf(text, lexeme) }, at }] : [];
  });
  if (asked.length > 0) return asked;
  const named = lexemes.findIndex(
    ({ lower }, at) =>
      (NOUNS.get(lower) ?? operationOf.get(lower)) && !isNegated(lexemes, at) && !followsTo(lexemes, at),
  );
  const lexeme = lexemes[named];
  const operation = lexeme && (NOUNS.get(lexeme.lower) ?? operationAt(lexemes, named));
  return lexeme && operation ? [{ action: { operation, quote: quoteOf(text, lexeme) }, at: named }] : [];
}

/** Whether a negation stands right before, or before a preposition or helping verb in between. */
export function isNegated(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1]?.lower ?? "";
  const earlier = lexemes[at - 2]?.lower ?? "";
  return NEGATIONS.has(before) || (NEGATIONS.has(earlier) && /^(?:to|ever|an?|any|be)$/.test(before));
}

function followsTo(lexemes: readonly Lexeme[], at: number): boolean {
  return lexemes[at - 1]?.lower === "to";
}

function isImperative(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1];
  if (!before) return true;
  if (isNegated(lexemes, at)) return false;
  if (before.lower === "to") return BEFORE_TO.has(lexemes[at - 2]?.lower ?? "");
  if (before.kind === "sign") return before.text !== "$" && before.text !== "%" && before.text !== "/";
  return LEADS.has(before.lower);
}

function operationAt(lexemes: readonly Lexeme[], at: number): Operation | undefined {
  const verb = lexemes[at]?.lower ?? "";
  const operation = operationOf.get(verb);
  if (operation === "approve") {
    const named = nounAfter(lexemes, at);
    if (named) return named;
  }
  if (!NEEDS_ALLOWANCE.has(verb)) return operation;
  const sentence = sentenceFrom(lexemes, at);
  if (!sentence.some(({ lower }) => ALLOWANCE.has(lower)))
    return verb === "give" || verb === "grant" ? "transfer" : undefined;
  const toZero = sentence.some(
    ({ lower }, index) => (lower === "0" || lower === "zero") && sentence[index - 1]?.lower === "to",
  );
  return toZero || operation === "revoke" ? "revoke" : "approve";
}

/** "I authorize the transfer of 5 USDC" asks for a transfer. */
function nounAfter(lexemes: readonly Lexeme[], at: number): Operation | undefined {
  const article = /^(?:the|a|this|my|following)$/;
  let noun = at + 1;
  while (article.test(lexemes[noun]?.lower ?? "") && noun < at + 4) noun += 1;
  const operation = NOUNS.get(lexemes[noun]?.lower ?? "");
  return noun > at + 1 && operation !== "approve" ? operation : undefined;
}

export function sentenceFrom(lexemes: readonly Lexeme[], at: number): readonly Lexeme[] {
  const end = lexemes.findIndex(
    ({ kind, text }, index) => index > at && kind === "sign" && /[.;!?]/.test(text),
  );
  return lexemes.slice(at, end < 0 ? undefined : end);
}
