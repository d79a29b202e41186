import type { Call, MovedAmount, Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { contractAddresses, spokenContracts } from "../../data/contracts.ts";
import { fromBaseUnits, toBaseUnits } from "../../decimals/decimal.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { createPhraseFinder } from "../../lexicon/phrases.ts";

const contractPhraseAt = createPhraseFinder(spokenContracts);
const LARGEST = 2n ** 256n - 1n;
const MAX = /^(?:max|maximum|type\(uint(?:256)?\)\.max|uint256\.max|max_?uint(?:256)?|uint256_?max)$/;
const OWN = /^(?:me|self|msg\.sender|mywallet|myaddress)$/;
/** More than this nobody writes by hand. */
const MOST_LEXEMES = 200;

/** Whose word asks for what their functions do. */
const TOLD: ReadonlySet<Operation> = new Set([
  ...(["transfer", "approve", "revoke", "wrap", "unwrap", "supply"] as const),
  ...(["withdraw", "borrow", "repay", "stake", "unstake", "claim"] as const),
]);

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
    const found = writtenAt(reading, at, left, chainId) ?? namedAt(reading, at, left);
    if (!found) {
      said.push(own);
      continue;
    }
    left.splice(left.indexOf(found.call), 1);
    // "WETH.withdraw"
    if (lexemes[at - 1]?.text === "." && said.length > 0) said.pop();
    said.push(...found.words);
    at = found.to - 1;
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
  const own = lexemes[at] as Lexeme;
  if (wordAt(lexemes, at + 1) !== "(") return undefined;
  const named = calls.filter(
    (one) => nameOf(one) === own.lower && TOLD.has(one.operation) && !one.amountIn?.isChange,
  );
  const found = named.length > 0 ? argumentsAt(lexemes, at + 2) : undefined;
  const call = named.find((one) => found && isCall(reading, found.spans, one, chainId));
  if (!found || !call) return undefined;
  const isMember = wordAt(lexemes, at - 1) === ".";
  if (DONE.test(wordAt(lexemes, isMember ? at - 3 : at - 1))) return undefined;
  const isOfObject =
    (isMember && namesAddress({ ...reading, lexemes: lexemes.slice(at - 2, at - 1) }, call.to, chainId)) ||
    [call.amountIn, call.amountOut].some((moved) => own.text.endsWith(moved?.asset.symbol ?? " "));
  const values = Object.values(call.arguments);
  const words = [
    { ...own, lower: call.operation === "transfer" ? "send" : call.operation },
    // "setApprovalForAll(0x…, true)"
    ...(own.lower === "setapprovalforall"
      ? found.marks.slice(0, 1).map((mark) => inPlaceOf(mark, "all"))
      : []),
    ...found.spans.flatMap((span, place) =>
      inWords(span, found.marks.slice(place, place + 2), values[place], call, isOfObject),
    ),
  ];
  return { call, words, to: found.to };
}

/** "stakeRPL 1000": a function by its name alone, as the word for what it does, where the text begins or somebody is asked. */
function namedAt({ lexemes }: Reading, at: number, calls: readonly Call[]): Written | undefined {
  const own = lexemes[at] as Lexeme;
  if (!/^[a-z]+[A-Z]/.test(own.text) || !ASKED.test(wordAt(lexemes, at - 1))) return undefined;
  // What a function does that gives rights, another argument says.
  const call = calls.find((one) => nameOf(one) === own.lower && !changesGrant(one.operation));
  if (!call || !TOLD.has(call.operation) || !numberAt(lexemes, pastWords(lexemes, at + 1, TO_NUMBER)))
    return undefined;
  const symbol = [call.amountIn, call.amountOut]
    .flatMap((moved) => moved?.asset.symbol ?? [])
    .find((one) => own.text.endsWith(one));
  const start = own.end - (symbol?.length ?? 0);
  const given = symbol ? [{ ...own, text: symbol, lower: symbol.toLowerCase(), start }] : [];
  return { call, words: [{ ...own, lower: call.operation, end: start }, ...given], to: at + 1 };
}

/** "depositETH, with a value of 2", "withdrawETH(1.3)" */
const TO_NUMBER = /^(?:[(,:={]|with|an?|of|value|amount)$/;
/** What it stands behind where it asks. */
const ASKED = /^(?:[.,;:!\n→]|please|pls|)$/;

/** Behind "I called" a function's name tells of what was done. */
const DONE = /^(?:called|executed|ran|signed|submitted|did)$/;

const isCall = (reading: Reading, spans: readonly Lexeme[][], call: Call, chainId: number) => {
  const values = Object.values(call.arguments);
  return (
    spans.length <= values.length &&
    spans.every((span, place) => isValue({ ...reading, lexemes: span }, values[place], call, chainId))
  );
};

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
      return found.every((span) => span.length > 0)
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

const written = (span: readonly Lexeme[]) => span.map(({ lower }) => lower).join("");

/** Whether an argument is what the call has there: a number in base units, or of a token with its name behind it. */
function isValue(reading: Reading, value: unknown, call: Call, chainId: number): boolean {
  const { lexemes: span } = reading;
  const text = written(span);
  if (typeof value === "boolean") return text === String(value);
  if (typeof value === "bigint" || typeof value === "number") {
    if (MAX.test(text)) return BigInt(value) === LARGEST;
    const number = numberAt(span, 0);
    if (!number) return false;
    const isOf = (decimals: number) => toBaseUnits(number.value, decimals) === BigInt(value);
    const moved = [call.amountIn, call.amountOut].flatMap((one) => one ?? []);
    // "approve(0x…, 3000 USDC)"
    const token = tokenAtLexeme(reading, number.to);
    const meant = token?.to === span.length ? resolveToken(token.token, chainId) : [];
    const named = moved.find(({ asset }) => meant.some(({ contract }) => contract === asset.contract));
    if (named?.asset.decimals !== undefined) return isOf(named.asset.decimals);
    if (number.to !== span.length) return false;
    const own = moved.filter(({ baseUnits }) => baseUnits === value);
    // "supply(USDC, 84, …)": as people count it.
    if (own.some(({ asset }) => isOf(asset.decimals ?? 0))) return true;
    return isOf(0) && (/\de/.test(text) || !own.some(isDust));
  }
  if (typeof value !== "string") return false;
  if (OWN.test(text)) return value === call.from;
  if (span.length === 1 && span[0]?.kind === "address") return text === value.toLowerCase();
  return namesAddress(reading, value, chainId);
}

/** "transfer(0x…, 5)": whoever writes so little of a token may as well mean whole ones. */
const isDust = ({ baseUnits, asset: { decimals = 0 } }: MovedAmount) =>
  baseUnits > 0n && baseUnits * 1000n < 10n ** BigInt(decimals);

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
  { operation, amountIn, amountOut, claimIds = [], nonFungibles = [] }: Call,
  isOfObject: boolean,
): readonly Lexeme[] {
  const [first] = span;
  if (!first || !before || !behind || typeof value === "number" || typeof value === "boolean") return [];
  // What goes to nobody else need not be said.
  if (OWN.test(written(span))) return [];
  if (typeof value !== "bigint") return span;
  if (claimIds.includes(value) || nonFungibles.some(({ tokenId }) => tokenId === value))
    return [inPlaceOf(before, "id"), first];
  const isAll = value === LARGEST;
  const moved = isAll
    ? (amountIn ?? amountOut)
    : [amountIn, amountOut].find((amount) => amount?.baseUnits === value);
  // The rate mode, a code of the one who brought the user.
  if (!moved) return [];
  if (!isAll && span.at(-1)?.kind === "word" && span.length > 1) return span;
  const { symbol, decimals = 0 } = moved.asset;
  const amount: Lexeme = isAll
    ? { ...first, kind: "word", lower: operation === "approve" ? "unlimited" : "all" }
    : { ...first, kind: "number", lower: fromBaseUnits(moved.baseUnits, decimals) };
  // The called contract's own name says which token is moved.
  return isOfObject && symbol ? [amount, inPlaceOf(behind, symbol)] : [amount];
}
