import type { Call, MovedAmount, Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { contractAddresses, spokenContracts } from "../../data/contracts.ts";
import { type Decimal, toBaseUnits } from "../../decimals/decimal.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { createPhraseFinder } from "../../lexicon/phrases.ts";

const contractPhraseAt = createPhraseFinder(spokenContracts);
const LARGEST = 2n ** 256n - 1n;
const MAX = /^(?:max|maximum|type\(uint(?:256)?\)\.max|uint256\.max|max_?uint(?:256)?|uint256_?max)$/;
const OWN = /^(?:me|self|msg\.sender|mywallet|myaddress)$/;
/** More than this nobody writes by hand. */
const MOST_ARGUMENTS = 24;
const MOST_LEXEMES = 200;

/** The word that asks for what a function does. */
const VERBS: Readonly<Partial<Record<Operation, string>>> = {
  transfer: "send",
  approve: "approve",
  revoke: "revoke",
  wrap: "wrap",
  unwrap: "unwrap",
  supply: "supply",
  withdraw: "withdraw",
  borrow: "borrow",
  repay: "repay",
  stake: "stake",
  unstake: "unstake",
  claim: "claim",
};

/**
 * The reading with the calls that are written as code in words: "WETH unwrap 1 WETH" for "WETH.withdraw(1e18)". Only where a
 * call has that function and, in order, every argument that is told; what differs stays as it was written, to be not
 * understood.
 */
export function callsInWords(reading: Reading, calls: readonly Call[], chainId: number): Reading {
  const { lexemes } = reading;
  const said: Lexeme[] = [];
  const left = [...calls];
  for (let at = 0; at < lexemes.length; at += 1) {
    const own = lexemes[at] as Lexeme;
    const found =
      own.kind === "word"
        ? (exchangedAt(lexemes, at, left) ??
          writtenAt(reading, at, left, chainId) ??
          namedAt(reading, at, left))
        : undefined;
    if (!found) {
      said.push(own);
      continue;
    }
    const { call, words, to } = found;
    left.splice(left.indexOf(call), 1);
    // "WETH.withdraw"
    if (lexemes[at - 1]?.text === "." && said.length > 0) said.pop();
    said.push(...words);
    at = to - 1;
  }
  return left.length < calls.length ? { ...reading, lexemes: said } : reading;
}

interface Written {
  call: Call;
  words: readonly Lexeme[];
  to: number;
}

function writtenAt(
  reading: Reading,
  at: number,
  calls: readonly Call[],
  chainId: number,
): Written | undefined {
  const { lexemes } = reading;
  const own = lexemes[at];
  if (wordAt(lexemes, at + 1) !== "(") return undefined;
  const named = calls.filter((one) => nameOf(one) === own?.lower);
  const found = named.length > 0 ? argumentsAt(lexemes, at + 2) : undefined;
  const call = found && named.find((one) => isCall(reading, found.spans, one, chainId));
  const verb = call && (isEntering(call) ? "enable" : (changeOf(call) ?? VERBS[call.operation]));
  if (!own || !found || !call || verb === undefined) return undefined;
  const isMember = wordAt(lexemes, at - 1) === ".";
  if (DONE.test(wordAt(lexemes, isMember ? at - 3 : at - 1))) return undefined;
  const isOfObject =
    (isMember && namesAddress({ ...reading, lexemes: lexemes.slice(at - 2, at - 1) }, call.to, chainId)) ||
    endsInSymbol(own, call) !== undefined;
  const values = Object.values(call.arguments);
  const words = [
    { ...own, lower: verb },
    ...(isForAll(call) ? found.marks.slice(0, 1).map((mark) => inPlaceOf(mark, "all")) : []),
    ...found.spans.flatMap((span, place) =>
      inWords(span, found.marks.slice(place, place + 2), values[place], call, isOfObject),
    ),
    ...(isEntering(call) ? [found.marks[0], found.marks.at(-1)].flatMap(asCollateral) : []),
  ];
  return { call, words, to: found.to };
}

/** Behind "I called" a function's name tells of what was done. */
const DONE = /^(?:called|executed|ran|signed|submitted|did)$/;
/** "depositETH, with a value of 2", "stakeRPL(1200)" */
const TO_NUMBER = /^(?:[(,:={]|please|with|an?|of|value|amount)$/;
/** What it stands behind where it asks. */
const ASKED = /^(?:[.,;:!\n→]|please|pls|)$/;

/** "compound v2 repayBorrow 1000 usdc", "stakeRPL 1000": a function by its name alone, as the word for what it does. */
function namedAt(reading: Reading, at: number, calls: readonly Call[]): Written | undefined {
  const { lexemes } = reading;
  const own = lexemes[at];
  if (!own || !/^[a-z]+[A-Z]/.test(own.text)) return undefined;
  if (!numberAt(lexemes, pastWords(lexemes, at + 1, TO_NUMBER, 5))) return undefined;
  // What a function does that gives rights, another argument says.
  const call = calls.find((one) => nameOf(one) === own.lower && !changesGrant(one.operation));
  const verb = call && VERBS[call.operation];
  const place = [1, 2, 3].find((back) => spokenProtocolAt(reading, at - back)?.to === at) ?? 0;
  if (!call || verb === undefined || !ASKED.test(wordAt(lexemes, at - place - 1))) return undefined;
  const symbol = endsInSymbol(own, call) ?? "";
  const cut = symbol.length;
  const [start, end] = [own.start, own.end - cut];
  const asked = { ...own, text: own.text.slice(0, end - start), lower: verb, end };
  const given = { ...own, text: symbol, lower: symbol.toLowerCase(), start: end };
  return { call, words: cut > 0 ? [asked, given] : [asked], to: at + 1 };
}

/** "stakeRPL", "withdrawETH" */
const endsInSymbol = ({ text }: Lexeme, { amountIn, amountOut }: Call): string | undefined =>
  [amountIn, amountOut].flatMap((moved) => moved?.asset.symbol ?? []).find((symbol) => text.endsWith(symbol));

/** "daiToUsds" is as good as "DAI to USDS". */
function exchangedAt(lexemes: readonly Lexeme[], at: number, calls: readonly Call[]): Written | undefined {
  const own = lexemes[at];
  const call = calls.find((one) => nameOf(one) === own?.lower);
  const [given, got] = [call?.amountIn?.asset.symbol, call?.amountOut?.asset.symbol];
  // "That is all daiToUsds does" tells of it.
  const isAsked =
    lexemes[at + 1]?.kind !== "word" || /^(?:wad|for|with|on|at)$/.test(wordAt(lexemes, at + 1));
  if (!own || !call || !given || !got || !isAsked || own.lower !== `${given}to${got}`.toLowerCase())
    return undefined;
  const cut = (start: number, end: number): Lexeme => {
    const text = own.text.slice(start, end);
    return { ...own, text, lower: text.toLowerCase(), start: own.start + start, end: own.start + end };
  };
  const [first, second] = [given.length, given.length + 2];
  return { call, words: [cut(0, first), cut(first, second), cut(second, own.text.length)], to: at + 1 };
}

/** "setApprovalForAll(0x…, true)" */
const isForAll = (call: Call) => call.operation === "approve" && nameOf(call) === "setapprovalforall";

const isCall = (reading: Reading, spans: readonly Lexeme[][], call: Call, chainId: number) => {
  const values = Object.values(call.arguments);
  return (
    spans.length <= values.length &&
    spans.every((span, place) => isValue({ ...reading, lexemes: span }, values[place], call, chainId))
  );
};

/** "decreaseAllowance(0x…, 100 USDC)" */
const changeOf = ({ operation, amountIn }: Call) =>
  amountIn?.isChange ? (operation === "approve" ? "increase" : "decrease") : undefined;

/** "enterMarkets([cDAI])" */
const isEntering = ({ positionChange: change }: Call) => change?.of === "collateral" && change.isUsed;

const asCollateral = (mark: Lexeme | undefined, place: number) =>
  mark ? [inPlaceOf(mark, place === 0 ? "as" : "collateral")] : [];

/** A word where a mark of the call stands, so that every word has a place of its own. */
const inPlaceOf = (mark: Lexeme, word: string): Lexeme => ({
  ...mark,
  kind: "word",
  text: word,
  lower: word.toLowerCase(),
});

const nameOf = ({ signature }: Call) => signature?.split("(")[0]?.toLowerCase();

/** The lexemes of each argument, and the marks around them, up to the bracket that closes the call; undefined where none does. */
function argumentsAt(
  lexemes: readonly Lexeme[],
  from: number,
): { spans: readonly Lexeme[][]; marks: readonly Lexeme[]; to: number } | undefined {
  const found: Lexeme[][] = [[]];
  const marks = lexemes.slice(from - 1, from);
  let depth = 0;
  for (let at = from; at < Math.min(lexemes.length, from + MOST_LEXEMES); at += 1) {
    const lexeme = lexemes[at] as Lexeme;
    if (/^[([{]$/.test(lexeme.text)) depth += 1;
    if (depth === 0 && lexeme.text === ")")
      return found.length <= MOST_ARGUMENTS && found.every((span) => span.length > 0)
        ? { spans: found, marks: [...marks, lexeme], to: at + 1 }
        : undefined;
    if (/^[)\]}]$/.test(lexeme.text)) depth -= 1;
    if (depth === 0 && lexeme.text === ",") {
      found.push([]);
      marks.push(lexeme);
    } else found.at(-1)?.push(lexeme);
  }
  return undefined;
}

/** The items between the brackets of a list. */
function listed(span: readonly Lexeme[]): Lexeme[][] {
  const items: Lexeme[][] = [[]];
  for (const lexeme of span)
    if (lexeme.text === ",") items.push([]);
    else items.at(-1)?.push(lexeme);
  return items;
}

const written = (span: readonly Lexeme[]) => span.map(({ lower }) => lower).join("");

/** Whether an argument is what the call has there: a number in base units, or of a token with its name behind it. */
function isValue(reading: Reading, value: unknown, call: Call, chainId: number): boolean {
  const { lexemes: span } = reading;
  if (Array.isArray(value)) {
    const items = span[0]?.text === "[" && span.at(-1)?.text === "]" ? listed(span.slice(1, -1)) : [];
    return (
      items.length === value.length &&
      items.every((lexemes, at) => isValue({ ...reading, lexemes }, value[at], call, chainId))
    );
  }
  const text = written(span);
  if (typeof value === "boolean") return text === String(value);
  if (typeof value === "bigint" || typeof value === "number") {
    if (MAX.test(text)) return BigInt(value) === LARGEST;
    const number = numberAt(span, 0);
    const isEther = wordAt(span, 1) === "ether" && span.length === 2;
    const named = number && namedUnits(reading, number.to, call, chainId);
    if (number && named !== undefined) return toBaseUnits(number.value, named) === BigInt(value);
    if (!number || (number.to !== span.length && !isEther)) return false;
    // "supply(USDC, 84, …)": as people count it.
    if (!isEther && isWhole(number.value, BigInt(value), call)) return true;
    const isSame = toBaseUnits(number.value, isEther ? 18 : 0) === BigInt(value);
    return isSame && (isEther || /\de/.test(text) || !isDust(BigInt(value), call));
  }
  if (typeof value !== "string") return false;
  if (OWN.test(text)) return value === call.from;
  if (span.length === 1 && span[0]?.kind === "address") return text === value.toLowerCase();
  return namesAddress(reading, value, chainId);
}

/** "approve(0x…, 3000 USDC)": the decimals of a token that the call moves, where its name ends an argument. */
function namedUnits(
  reading: Reading,
  at: number,
  { amountIn, amountOut }: Call,
  chainId: number,
): number | undefined {
  const token = tokenAtLexeme(reading, at);
  if (token?.to !== reading.lexemes.length) return undefined;
  const meant = resolveToken(token.token, chainId).map(({ contract }) => contract);
  return [amountIn, amountOut].find((moved) => moved && meant.includes(moved.asset.contract))?.asset.decimals;
}

/** "transfer(0x…, 5)": whoever writes so little of a token may as well mean whole ones. */
const isDust = (value: bigint, { amountIn, amountOut }: Call) =>
  value > 0n &&
  [amountIn, amountOut].some(
    (moved) => moved?.baseUnits === value && value * 1000n < 10n ** BigInt(moved.asset.decimals ?? 0),
  );

const isWhole = (number: Decimal, value: bigint, { amountIn, amountOut }: Call): boolean =>
  [amountIn, amountOut].some(
    (moved) => moved?.baseUnits === value && toBaseUnits(number, moved.asset.decimals ?? 0) === value,
  );

/** A token or a known contract by its name. */
function namesAddress(reading: Reading, address: string, chainId: number): boolean {
  const { lexemes } = reading;
  const token = tokenAtLexeme(reading, 0, true);
  const contract = contractPhraseAt(lexemes, 0);
  return (
    (token?.to === lexemes.length &&
      resolveToken(token.token, chainId).some((asset) => asset.contract === address)) ||
    (contract?.to === lexemes.length &&
      contractAddresses(contract.value, chainId).some((known) => known === address))
  );
}

/** What an argument says in words: a sum in the units of its token, all or no limit; a choice says nothing by itself. */
function inWords(
  span: readonly Lexeme[],
  [before, behind]: readonly Lexeme[],
  value: unknown,
  call: Call,
  isOfObject: boolean,
): readonly Lexeme[] {
  const [first] = span;
  if (!first || !before || !behind || typeof value === "number" || typeof value === "boolean") return [];
  // What goes to nobody else need not be said.
  if (OWN.test(written(span))) return [];
  if (typeof value !== "bigint") return span.filter(({ text }) => !/^[[\]]$/.test(text));
  const isOfNumber =
    call.claimIds?.includes(value) || call.nonFungibles?.some((one) => one.tokenId === value);
  if (isOfNumber) return [inPlaceOf(before, "id"), first];
  if (call.nonFungibles?.some(({ amount }) => amount === value)) return [inPlaceOf(before, "amount"), first];
  const moved =
    value === LARGEST
      ? (call.amountIn ?? call.amountOut)
      : [call.amountIn, call.amountOut].find((amount) => amount?.baseUnits === value);
  // The rate mode, a code of the one who brought the user.
  if (!moved) return [];
  const whole = call.operation === "approve" ? "unlimited" : "all";
  const amount: Lexeme =
    value === LARGEST
      ? { ...first, kind: "word", lower: whole }
      : { ...first, kind: "number", lower: unitsOf(moved) };
  if (value !== LARGEST && span.at(-1)?.kind === "word" && span.length > 1) return span;
  // The called contract's own name says which token is moved.
  const { symbol } = moved.asset;
  return isOfObject && symbol ? [amount, inPlaceOf(behind, symbol)] : [amount];
}

function unitsOf({ baseUnits, asset: { decimals = 0 } }: MovedAmount): string {
  const digits = baseUnits.toString().padStart(decimals + 1, "0");
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  return `${whole}.${part}`.replace(/\.?0*$/, (end) => (part.length > 0 ? "" : end));
}
