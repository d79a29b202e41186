import { spokenChains } from "../data/chains.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";
import type { Intent } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { spokenProtocolAt } from "./protocol.ts";
import {
  beginsLine,
  pastPhrase,
  quoteSpan,
  type Reading,
  type Span,
  saidIn,
  takeSpan,
  wordAt,
} from "./reading.ts";
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
    const of = wordAt(lexemes, at);
    if (of === "testnet" || of === "l2")
      chainKind ??= { of, quote: quoteSpan(reading, { from: at, to: at + 1 }) };
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

/** The words right before and right behind a name. */
interface Beside {
  before: string;
  behind: string;
}

const besideOf = (lexemes: readonly Lexeme[], from: number, to: number): Beside => ({
  before: saidIn(lexemes, from - 6, from),
  behind: saidIn(lexemes, to, to + 2),
});

const COIN = "(?:w?eth|ether|usdc(?:\\.e)?|usdt|dai|wbtc|link|uni|aave|cbeth|wsteth)";
/** "on Base", "Uniswap V2 ethereum" */
const LED = /(?<!\S)(?:on|over|via|using|uses?|prefers?|@|network|chain|v[1-4])(?: the)?$/;
/** "network: ETH", "chain=base", "net = arb", '"chain": "base"' */
const LABELLED = /(?<!\S)(?:network|chain|net|blockchain)(?: ["'])? (?:[:=]|is)(?: ["'])?(?: the)?$/;
/** "her Ethereum address", "our Base Safe"; "0.05 Base ETH", "Base USDC": the coin of a chain, and no unit. */
const FOLLOWED = new RegExp(
  `^(?:network|chain|mainnet|testnet|side|deployment|l[12]|address|wallet|account|safe|multisig|${COIN})(?!\\S)`,
);
const BEGINS = /(?:^|[.,;:!?([{|/—–•·→])$/;
const ENDS = /^(?:(?:only|please)(?!\S) ?)?(?:$|[.,;:!?)\]}|/—–•·>→])/;

function chainNameAt(lexemes: readonly Lexeme[], from: number): FoundChain | undefined {
  const found = chainPhraseAt(lexemes, from);
  if (!found || (EVERYDAY.has(found.spoken) && !isMarked(besideOf(lexemes, from, found.to))))
    return undefined;
  return { id: found.value, from, to: found.to };
}

const isMarked = (beside: Beside) =>
  LED.test(beside.before) || LABELLED.test(beside.before) || FOLLOWED.test(beside.behind) || isAlone(beside);

/** "Base: send …", "[Base] send …", "send … (Base)", "send …, base", "Base only.", "approve 75 usdc for 0x… ethereum". */
const isAlone = ({ before, behind }: Beside) =>
  ENDS.test(behind) && (BEGINS.test(before) || (behind === "" && /(?<!\S)0x[0-9a-f]{40}$/.test(before)));

/** "on eth" with nothing to trade for it: "spend 5 USDC on ETH" buys some. */
function shortNameAt(reading: Reading, at: number, isBuying: () => boolean): FoundChain | undefined {
  const { lexemes } = reading;
  const id = SHORT.get(wordAt(lexemes, at));
  if (id === undefined) return undefined;
  const beside = besideOf(lexemes, at, at + 1);
  // "Amount: 1 ETH", and on the next line "Network: Base".
  const isNamed = /^(?:chain|network|mainnet)(?!\S)/.test(beside.behind) && !beginsLine(reading, at + 1);
  const isOn = wordAt(lexemes, at - 1) === "on" && !isBuying();
  // "arb: swap 5 usdc …", "OP aave v3 supply 20 usdc"
  const isShort = at === 0 && /^(?:arb|op|OP)$/.test(lexemes[at]?.text ?? "");
  const isHeading =
    isShort && (wordAt(lexemes, 1) === ":" ? lexemes[2]?.kind === "word" : spokenProtocolAt(reading, 1));
  const isPiece = LABELLED.test(beside.before) || isPieceOfItsOwn(reading, at, beside);
  return isNamed || isOn || isHeading || isPiece
    ? { id, from: at, to: isNamed ? at + 2 : at + 1 }
    : undefined;
}

/**
 * "… | Aave V3 | eth", "…, L1", "out of aave v3 eth": a piece that is nothing but the name, or ends with it behind a version.
 * Beside a number or a token it may be one of what is moved ("USDC, ETH"), and so it may where no other token is named.
 */
function isPieceOfItsOwn(reading: Reading, at: number, beside: Beside): boolean {
  const { lexemes } = reading;
  // "Token in: ETH; …": what a label leads to is what the label says.
  if (/[:=]$/.test(beside.before)) return false;
  const isVersioned = /(?<!\S)v[1-4]$/.test(beside.before) && ENDS.test(beside.behind);
  if (!isVersioned && !isAlone(beside)) return false;
  // "… ≤ 101 USDC. eth"
  const isSentence = wordAt(lexemes, at - 1) === "." && lexemes[at]?.text === "eth";
  const isBehindSum = !isVersioned && !isSentence && mayBeOfSum(reading, at - 2);
  return !isBehindSum && !mayBeOfSum(reading, at + 2) && at > 0;
}

const mayBeOfSum = (reading: Reading, at: number) =>
  reading.lexemes[at]?.kind === "number" || tokenAtLexeme(reading, at, true) !== undefined;

const CHAIN_ID = /^(?:chain|chainid|chain-id)(?: (?:id|:|=|#))* \d{1,15}(?!\S)/;

/** "chain id 10", "chainId: 10", "chain 10". */
function chainIdAt(reading: Reading, from: number): FoundChain | undefined {
  const { lexemes } = reading;
  const to = wordAt(lexemes, from).startsWith("chain") ? pastPhrase(lexemes, from, CHAIN_ID) : undefined;
  // "same chain: 3900 USDC into ETH" counts a token.
  return to === undefined || tokenAtLexeme(reading, to)
    ? undefined
    : { id: Number(wordAt(lexemes, to - 1)), from, to };
}
