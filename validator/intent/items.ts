import { parseAddress } from "../addresses/address.ts";
import type { Operation } from "../calls/call.ts";
import { amountAt } from "./amounts.ts";
import { collectionAt } from "./collections.ts";
import type { Amount, TokenMention } from "./intent.ts";
import { quoteOf } from "./lexer.ts";
import { isTaken, type Reading, type Stretch, wordAt } from "./reading.ts";
import { symbolLikeAt, tokenAtLexeme } from "./tokens.ts";

/** An amount, a token, or both, where the intent names them together. */
export interface Item {
  amount: Amount | undefined;
  token: TokenMention | undefined;
  /** What the amount is the worth of: "500 USDC worth of ETH". */
  worthOf?: TokenMention;
  from: number;
  to: number;
}

const BEFORE_SYMBOL =
  /^(?:for|to|into|with|using|from|buy|sell|swap|my|send|transfer|of|claim|stake|unstake|>|→|in)$/;

/** Everything in a stretch that has to do with tokens and amounts, in its order. */
export function findItems(
  stretch: Stretch,
  operation: Operation,
  tokenContracts: ReadonlySet<number>,
): Item[] {
  const { reading } = stretch;
  const items: Item[] = [];
  for (let at = stretch.from; at < stretch.to; at += 1) {
    if (isTaken(reading, at)) continue;
    const item = itemAt(stretch, at, operation, tokenContracts);
    if (!item) continue;
    const previous = items.at(-1);
    if (previous?.token && item.token && item.token.symbol === undefined && isBeside(reading, previous, at))
      items[items.length - 1] = withContract(previous, item);
    else if (previous?.token && !previous.amount && item.amount?.token && isWorthOf(reading, previous, item))
      items[items.length - 1] = { ...item, worthOf: previous.token, from: previous.from };
    else if (previous?.amount && previous.token && item.token && isWorth(reading, previous, at))
      items[items.length - 1] = { ...previous, worthOf: item.token, to: item.to };
    else items.push(item);
    at = item.to - 1;
  }
  return items;
}

function itemAt(
  stretch: Stretch,
  at: number,
  operation: Operation,
  tokenContracts: ReadonlySet<number>,
): Item | undefined {
  const { reading } = stretch;
  if (tokenContracts.has(at)) return contractItem(reading, at);
  const amount = amountAt(stretch, at, operation);
  if (amount) return { amount: amount.amount, token: amount.amount.token, from: amount.from, to: amount.to };
  const token =
    tokenAtLexeme(reading, at) ??
    collectionAt(reading, at) ??
    (BEFORE_SYMBOL.test(wordAt(reading.lexemes, at - 1)) ||
    wordAt(reading.lexemes, at) === "$" ||
    (operation === "approve" && wordAt(reading.lexemes, at - 1) === "on")
      ? symbolLikeAt(reading, at)
      : undefined);
  if (!token || (token.token.quote.text.toLowerCase() === "ethereum" && operation !== "swap"))
    return undefined;
  return { amount: undefined, token: token.token, from: at, to: token.to };
}

function contractItem({ text, lexemes }: Reading, at: number): Item | undefined {
  const lexeme = lexemes[at];
  const parsed = lexeme && parseAddress(lexeme.text.replace(/^0X/, "0x"));
  if (!lexeme || !parsed || !("address" in parsed)) return undefined;
  const token = { symbol: undefined, contract: parsed.address, known: true, quote: quoteOf(text, lexeme) };
  return { amount: undefined, token, from: at, to: at + 1 };
}

/** Whether only brackets and words such as "contract" or "#12" stand between an item and a place. */
function isBeside({ lexemes }: Reading, item: Item, at: number): boolean {
  for (let between = item.to; between < at; between += 1) {
    if (!/^(?:\(|\[|at|token|contract|address|:|=|,|nft|collection|#|\d+)$/.test(wordAt(lexemes, between)))
      return false;
  }
  return true;
}

function isWorth({ lexemes }: Reading, { to }: Item, at: number): boolean {
  return wordAt(lexemes, to) === "worth" && at === to + (wordAt(lexemes, to + 1) === "of" ? 2 : 1);
}

/** "ETH worth 100 USDC". */
function isWorthOf({ lexemes }: Reading, { to }: Item, { from }: Item): boolean {
  return wordAt(lexemes, to) === "worth" && from === to + 1;
}

/** Coins by whose number dollars are meant: "500 USDC worth of ETH" is $500 of it. */
export const DOLLARS = /^(?:USDC|USDT|DAI|USDS|PYUSD|USDC\.e)$/;

/** An item as an amount of what is moved: of the worth in another token nothing is known, except for dollars. */
export function asMoved(item: Item): Item {
  const { amount, token, worthOf } = item;
  if (!worthOf) return item;
  const isDollars = amount?.kind === "number" && amount.unit === "token" && DOLLARS.test(token?.symbol ?? "");
  return {
    ...item,
    amount: isDollars ? { ...amount, unit: "USD", token: worthOf } : undefined,
    token: worthOf,
  };
}

/** A contract beside a symbol says which token of that name is meant. */
function withContract(item: Item, contract: Item): Item {
  const token = item.token && { ...item.token, contract: contract.token?.contract };
  return { ...item, token, amount: item.amount && { ...item.amount, token }, to: contract.to };
}
