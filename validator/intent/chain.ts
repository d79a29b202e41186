import { spokenChains } from "../data/chains.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";
import type { Intent } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { NEGATIONS } from "./negation.ts";
import { type Reading, take, wordAt } from "./reading.ts";

interface FoundChain {
  chain: NonNullable<Intent["chain"]>;
  from: number;
  to: number;
}

/** Names that are also tokens or everyday words: they need "on" before them, "network" behind them, or stand alone. */
const EVERYDAY = new Set(["ethereum", "base", "mainnet", "gnosis", "avalanche", "optimism", "localhost"]);
const chainPhraseAt = createPhraseFinder(spokenChains);
/** Currencies and tokens by which people call the chain as well: "on eth", "arb chain". */
const SHORT: ReadonlyMap<string, number> = new Map([
  ["eth", 1],
  ["op", 10],
  ["bnb", 56],
  ["matic", 137],
  ["poly", 137],
  ["arb", 42_161],
]);

const BUYING: ReadonlySet<string> = new Set(["spend", "spending", "put", "bet", "blow", "splurge"]);

/** The chain that the intent names, "on Base", "Sepolia ETH", "chain id 10", or its kind. */
export function findChain(reading: Reading): Pick<Intent, "chain" | "chainKind" | "ambiguities"> {
  const { text, lexemes } = reading;
  let chain: Intent["chain"];
  let chainKind: Intent["chainKind"];
  const ambiguities: Intent["ambiguities"] = [];
  const isBuying = lexemes.some(({ lower }) => BUYING.has(lower));
  for (let at = 0; at < lexemes.length; at += 1) {
    chainKind ??= kindAt(text, lexemes, at);
    const found =
      chainIdAt(text, lexemes, at) ?? chainNameAt(text, lexemes, at) ?? shortNameAt(reading, at, isBuying);
    if (!found) continue;
    take(reading, found.chain.quote);
    // "Bridge 5 ETH to Base": where it goes is not where the transaction is sent.
    if (wordAt(lexemes, at - 1) === "to" && lexemes.some(({ lower }) => /^bridg(?:e|es|ing)$/.test(lower)))
      continue;
    if (chain && chain.id !== found.chain.id)
      ambiguities.push({
        problem: `It names "${chain.quote.text}" and "${found.chain.quote.text}"`,
        remedy: "Name one chain.",
        quote: found.chain.quote,
      });
    chain ??= found.chain;
  }
  return { chain, ambiguities, ...(chainKind && { chainKind }) };
}

/** "on a testnet", "on an L2"; not "not on a testnet". */
function kindAt(text: string, lexemes: readonly Lexeme[], at: number): Intent["chainKind"] {
  const lexeme = lexemes[at];
  if (!lexeme || (lexeme.lower !== "testnet" && lexeme.lower !== "l2")) return undefined;
  let before = at - 1;
  while (/^(?:a|an|the|any|some|ethereum)$/.test(wordAt(lexemes, before))) before -= 1;
  if (!/^(?:on|over|via|using)$/.test(wordAt(lexemes, before))) return undefined;
  if (NEGATIONS.has(wordAt(lexemes, before - 1)) || wordAt(lexemes, before - 1) === "not") return undefined;
  return { of: lexeme.lower === "testnet" ? "testnet" : "l2", quote: quoteOf(text, lexeme) };
}

function chainNameAt(text: string, lexemes: readonly Lexeme[], from: number): FoundChain | undefined {
  const found = chainPhraseAt(lexemes, from);
  const [first, last] = [lexemes[from], lexemes[(found?.to ?? 0) - 1]];
  if (!found || !first || !last) return undefined;
  if (EVERYDAY.has(found.spoken) && !isMarked(lexemes, from, found.to)) return undefined;
  return { chain: { id: found.value, quote: quoteOf(text, first, last) }, from, to: found.to };
}

/** "on eth" with nothing to trade for it: "spend 5 USDC on ETH" buys some. */
function shortNameAt({ text, lexemes }: Reading, at: number, isBuying: boolean): FoundChain | undefined {
  const lexeme = lexemes[at];
  const id = SHORT.get(lexeme?.lower ?? "");
  if (!lexeme || id === undefined) return undefined;
  const isNamed = /^(?:chain|network|mainnet)$/.test(wordAt(lexemes, at + 1));
  const isOn = wordAt(lexemes, at - 1) === "on" && !isBuying;
  // "arb: swap 5 usdc …"
  const isHeading = at === 0 && wordAt(lexemes, 1) === ":" && lexeme.text === "arb";
  return isNamed || isOn || isHeading
    ? { chain: { id, quote: quoteOf(text, lexeme, lexemes[isNamed ? at + 1 : at]) }, from: at, to: at + 1 }
    : undefined;
}

function isMarked(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  const before = lexemes[from - 1]?.lower === "the" ? lexemes[from - 2]?.lower : lexemes[from - 1]?.lower;
  const label = /^(?:[:=]|is)$/.test(before ?? "") ? lexemes[from - 2]?.lower : undefined;
  return (
    // "Uniswap V2 ethereum"
    /^(?:on|over|via|using|use|uses|prefers?|@|network|chain|v[1-4])$/.test(before ?? "") ||
    /^(?:network|chain)$/.test(label ?? "") ||
    // "her Ethereum address", "our Base Safe"
    /^(?:network|chain|mainnet|testnet|l1|l2|address|wallet|account|safe|multisig)$/.test(
      lexemes[to]?.lower ?? "",
    ) ||
    isAlone(lexemes, from, to) ||
    isOfCoin(lexemes, to)
  );
}

/** "Base: send …", "[Base] send …", "send … (Base)", "send …, base", "Base only." */
function isAlone(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  const before = lexemes[from - 1]?.text;
  const end = /^(?:only|please)$/.test(wordAt(lexemes, to)) ? to + 1 : to;
  const [last, next] = [lexemes[end - 1], lexemes[end]];
  const isFirst = before === undefined || /^[.,;:!?([{|/\n—–]$/.test(before);
  // The hyphen of "base-load" belongs to a word.
  const isDash = next?.text === "-" && next.start > (last?.end ?? 0);
  return isFirst && (next === undefined || isDash || /^[.,;:!?)\]}|/\n—–>]$/.test(next.text));
}

/** "0.05 Base ETH", "Base USDC": the coin of a chain, and no unit. */
function isOfCoin(lexemes: readonly Lexeme[], to: number): boolean {
  return /^(?:w?eth|ether|usdc|usdt|dai|wbtc|link|uni|aave|cbeth|wsteth)$/.test(wordAt(lexemes, to));
}

/** "chain id 10", "chainId: 10", "chain 10". */
function chainIdAt(text: string, lexemes: readonly Lexeme[], from: number): FoundChain | undefined {
  const first = lexemes[from];
  if (!first || !/^(?:chain|chainid|chain-id)$/.test(first.lower)) return undefined;
  let at = from + 1;
  while (/^(?:id|:|=|#)$/.test(lexemes[at]?.lower ?? "")) at += 1;
  const number = lexemes[at];
  if (number?.kind !== "number" || !/^\d{1,15}$/.test(number.text)) return undefined;
  return { chain: { id: Number(number.text), quote: quoteOf(text, first, number) }, from, to: at + 1 };
}
