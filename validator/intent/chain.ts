import { spokenChains } from "../data/chains.ts";
import { isOf } from "../lexicon/lexicon.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";
import type { Intent } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { NEGATIONS } from "./negation.ts";
import { spokenProtocolAt } from "./protocol.ts";
import { backOver, pastWords, quoteSpan, type Reading, type Span, takeSpan, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";

interface FoundChain extends Span {
  id: number;
}

/** Names that are also tokens or everyday words: they need "on" before them, "network" behind them, or stand alone. */
const EVERYDAY = new Set(["ethereum", "base", "mainnet", "gnosis", "avalanche", "optimism", "localhost"]);
const chainPhraseAt = createPhraseFinder(spokenChains);
/** Currencies and tokens by which people call the chain as well: "on eth", "arb chain", "network: ETH". */
const SHORT: ReadonlyMap<string, number> = new Map([
  ["l1", 1],
  ["eth", 1],
  ["op", 10],
  ["bnb", 56],
  ["matic", 137],
  ["poly", 137],
  ["arb", 42_161],
]);

const BUYING = /^(?:spend|spending|put|bet|blow|splurge)$/;

/** The chain that the intent names, "on Base", "Sepolia ETH", "chain id 10", or its kind. */
export function findChain(reading: Reading): Pick<Intent, "chain" | "chainKind" | "ambiguities"> {
  const { lexemes } = reading;
  let chain: Intent["chain"];
  let chainKind: Intent["chainKind"];
  const ambiguities: Intent["ambiguities"] = [];
  const isBuying = () => lexemes.some(({ lower }) => BUYING.test(lower));
  for (let at = 0; at < lexemes.length; at += 1) {
    chainKind ??= kindAt(reading, at);
    const found = chainIdAt(reading, at) ?? chainNameAt(lexemes, at) ?? shortNameAt(reading, at, isBuying);
    if (!found) continue;
    const quote = takeSpan(reading, found);
    // "BNB Chain: 80 CAKE"
    at = found.to - 1;
    // "Bridge 5 ETH to Base": where it goes is not where the transaction is sent.
    if (
      wordAt(lexemes, found.from - 1) === "to" &&
      lexemes.some(({ lower }) => /^bridg(?:e|es|ing)$/.test(lower))
    )
      continue;
    if (chain && chain.id !== found.id)
      ambiguities.push({
        problem: `It names "${chain.quote.text}" and "${quote.text}"`,
        remedy: "Name one chain.",
        quote,
      });
    chain ??= { id: found.id, quote };
  }
  return { chain, ambiguities, ...(chainKind && { chainKind }) };
}

/** "on a testnet", "on an L2"; not "not on a testnet". */
function kindAt(reading: Reading, at: number): Intent["chainKind"] {
  const { lexemes } = reading;
  const of = wordAt(lexemes, at);
  if (of !== "testnet" && of !== "l2") return undefined;
  const before = backOver(lexemes, at, /^(?:a|an|the|any|some|ethereum)$/) - 1;
  // "testnet (Sepolia): …"
  const isHeading = at === 0 && /^[:(]$/.test(wordAt(lexemes, 1));
  const isOn = isHeading || /^(?:on|over|via|using)$/.test(wordAt(lexemes, before));
  if (!isOn || NEGATIONS.has(wordAt(lexemes, before - 1))) return undefined;
  return { of, quote: quoteSpan(reading, { from: at, to: at + 1 }) };
}

function chainNameAt(lexemes: readonly Lexeme[], from: number): FoundChain | undefined {
  const found = chainPhraseAt(lexemes, from);
  if (!found || (EVERYDAY.has(found.spoken) && !isMarked(lexemes, from, found.to))) return undefined;
  return { id: found.value, from, to: found.to };
}

/** "on eth" with nothing to trade for it: "spend 5 USDC on ETH" buys some. */
function shortNameAt(reading: Reading, at: number, isBuying: () => boolean): FoundChain | undefined {
  const { lexemes } = reading;
  const id = SHORT.get(wordAt(lexemes, at));
  if (id === undefined) return undefined;
  // "Amount: 1 ETH", and on the next line "Network: Base".
  const between = reading.text.slice(lexemes[at]?.end, lexemes[at + 1]?.start);
  const isNamed = /^(?:chain|network|mainnet)$/.test(wordAt(lexemes, at + 1)) && !between.includes("\n");
  const isPiece = isLabelled(lexemes, at) || isPieceOfItsOwn(reading, at);
  const isOn = wordAt(lexemes, at - 1) === "on" && !isBuying();
  // "arb: swap 5 usdc …", "OP aave v3 supply 20 usdc"
  const isShort = at === 0 && /^(?:arb|op|OP)$/.test(lexemes[at]?.text ?? "");
  const isBeforeDeed =
    isShort && (wordAt(lexemes, 1) === ":" ? lexemes[2]?.kind === "word" : spokenProtocolAt(reading, 1));
  const isHeading = isShort && Boolean(isBeforeDeed);
  return isNamed || isOn || isHeading || isPiece || isOfSum(lexemes, at, at + 1)
    ? { id, from: at, to: isNamed ? at + 2 : at + 1 }
    : undefined;
}

/** "network: ETH", "chain=base", "net = arb", '"chain": "base"' */
function isLabelled(lexemes: readonly Lexeme[], at: number): boolean {
  const mark = backOver(lexemes, at, /^["']$/, 1) - 1;
  const label = backOver(lexemes, mark, /^["']$/, 1) - 1;
  return (
    /^(?:[:=]|is)$/.test(wordAt(lexemes, mark)) &&
    /^(?:network|chain|net|blockchain)$/.test(wordAt(lexemes, label))
  );
}

/**
 * "… | Aave V3 | eth", "…, L1", "out of aave v3 eth": a piece that is nothing but the name, or ends with it behind a version.
 * Beside a number or a token it may be one of what is moved ("USDC, ETH"), and so it may where no other token is named.
 */
function isPieceOfItsOwn(reading: Reading, at: number): boolean {
  const { lexemes } = reading;
  // "Token in: ETH; …": what a label leads to is what the label says.
  if (/^[:=]$/.test(wordAt(lexemes, at - 1)) && wordAt(lexemes, at) !== "l1") return false;
  const isVersioned = /^v[1-4]$/.test(wordAt(lexemes, at - 1)) && endsPiece(lexemes, at + 1);
  if (!isVersioned && !isAlone(lexemes, at, at + 1)) return false;
  const isOnlyChain = wordAt(lexemes, at) === "l1";
  // "… ≤ 101 USDC. eth"
  const isSentence = wordAt(lexemes, at - 1) === "." && lexemes[at]?.text === "eth";
  const before = !isVersioned && !isSentence && mayBeOfSum(reading, at - 2);
  const behind = mayBeOfSum(reading, at + 2);
  const isOther = ({ lower }: Lexeme, place: number) =>
    lower !== wordAt(lexemes, at) && tokenAtLexeme(reading, place) !== undefined;
  return isOnlyChain || (!before && !behind && at > 0 && lexemes.some(isOther));
}

const mayBeOfSum = (reading: Reading, at: number) =>
  reading.lexemes[at]?.kind === "number" ||
  isOf(wordAt(reading.lexemes, at), "numeral") ||
  tokenAtLexeme(reading, at, true) !== undefined;

function isMarked(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  const before = wordAt(lexemes, backOver(lexemes, from, /^the$/, 1) - 1);
  return (
    // "Uniswap V2 ethereum"
    /^(?:on|over|via|using|use|uses|prefers?|@|network|chain|v[1-4])$/.test(before) ||
    isLabelled(lexemes, backOver(lexemes, from, /^the$/, 1)) ||
    // "her Ethereum address", "our Base Safe"
    /^(?:network|chain|mainnet|testnet|l1|l2|address|wallet|account|safe|multisig)$/.test(
      wordAt(lexemes, to),
    ) ||
    isAlone(lexemes, from, to) ||
    isOfSum(lexemes, from, to) ||
    isOfCoin(lexemes, to)
  );
}

/** "Base: send …", "[Base] send …", "send … (Base)", "send …, base", "Base only." */
function isAlone(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  const before = lexemes[from - 1]?.lower;
  // "approve 75 usdc for 0x… ethereum"
  const isFirst =
    before === undefined ||
    /^[.,;:!?([{|/\n—–•·→]$/.test(before) ||
    (lexemes[from - 1]?.kind === "address" && lexemes[to] === undefined);
  return isFirst && endsPiece(lexemes, pastWords(lexemes, to, /^(?:only|please)$/, 1));
}

function endsPiece(lexemes: readonly Lexeme[], end: number): boolean {
  const [last, next] = [lexemes[end - 1], lexemes[end]];
  // The hyphen of "base-load" belongs to a word.
  const isDash = next?.text === "-" && next.start > (last?.end ?? 0);
  return next === undefined || isDash || /^[.,;:!?)\]}|/\n—–•·>→]$/.test(next.lower);
}

/** "260 usdc arb 0x…", "18 usdc base -> 0x…" */
function isOfSum(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  const [sum, coin, next] = [lexemes[from - 2], lexemes[from - 1], lexemes[to]];
  const ends = next === undefined || next.kind === "address" || /^(?:[-→=,.;]|to)$/.test(next.lower);
  return sum?.kind === "number" && coin?.kind === "word" && COIN.test(coin.lower) && ends;
}

const COIN = /^(?:w?eth|ether|usdc(?:\.e)?|usdt|dai|wbtc|link|uni|aave|cbeth|wsteth)$/;

/** "0.05 Base ETH", "Base USDC": the coin of a chain, and no unit. */
function isOfCoin(lexemes: readonly Lexeme[], to: number): boolean {
  return COIN.test(wordAt(lexemes, to));
}

/** "chain id 10", "chainId: 10", "chain 10". */
function chainIdAt(reading: Reading, from: number): FoundChain | undefined {
  const { lexemes } = reading;
  if (!/^(?:chain|chainid|chain-id)$/.test(wordAt(lexemes, from))) return undefined;
  const at = pastWords(lexemes, from + 1, /^(?:id|:|=|#)$/);
  const number = wordAt(lexemes, at);
  // "same chain: 3900 USDC into ETH" counts a token.
  const isSum = tokenAtLexeme(reading, at + 1) !== undefined && wordAt(lexemes, from + 1) === ":";
  return /^\d{1,15}$/.test(number) && !isSum ? { id: Number(number), from, to: at + 1 } : undefined;
}
