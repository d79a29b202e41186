import type { Operation } from "../calls/call.ts";
import { multiply } from "../decimals/decimal.ts";
import type { Exchange, Side, SideName } from "./exchange.ts";
import type { Amount } from "./intent.ts";
import { isNamedLimit, isYield, likelySide, limitedTo, markedSide } from "./item-side.ts";
import { asMoved, DOLLARS, type Item } from "./items.ts";
import type { Lexeme } from "./lexer.ts";
import { type Reading, type Stretch, take, wordAt } from "./reading.ts";
import { isSameAmount, isSameToken } from "./same-asset.ts";
import { tokenAtLexeme } from "./tokens.ts";
import type { FoundAction } from "./verb-at.ts";
import { plainForm } from "./verbs.ts";

const TWO_SIDED: ReadonlySet<Operation> = new Set([
  "swap",
  "wrap",
  "unwrap",
  "supply",
  "withdraw",
  "stake",
  "unstake",
  "mint",
]);
/** Verbs whose object is what is wanted; for the others it is what is given. */
const WANTING = new Set("buy purchase acquire get obtain mint grab snag scoop market-buy".split(" "));
const ENDING: ReadonlySet<Operation> = new Set(["withdraw", "unwrap", "unstake"]);

export function isTwoSided(operation: Operation): boolean {
  return TWO_SIDED.has(operation);
}

/** Sorts the items of an exchange into what is given and what is wanted; a list of exchanges gives several. */
export function readExchanges({ reading }: Stretch, found: FoundAction, items: readonly Item[]): Exchange[] {
  const { lexemes } = reading;
  const wantsObject = WANTING.has(found.verb);
  const exchanges: Exchange[] = [emptyExchange()];
  let last: SideName = wantsObject ? "wanted" : "given";
  for (const named of items) {
    const isLimit = isNamedLimit(lexemes, named);
    let item = named;
    let exchange = exchanges.at(-1) ?? emptyExchange();
    const isPrice = wordAt(lexemes, item.to) === "per";
    const marked = isPrice ? "price" : markedSide(lexemes, found.at, item.from, wantsObject);
    if (marked === "price") {
      if (setByPrice(exchange, item, wantsObject)) takePrice(reading, item);
      continue;
    }
    if (marked === undefined && isBeforeVerb(lexemes, found.at, item)) {
      // "Of my 10000 USDC, swap 3000 for WETH" tells the token only.
      if (item.token && /^(?:of|from)$/.test(wordAt(lexemes, item.from - 2)))
        exchange.given.token ??= item.token;
      continue;
    }
    const told = isLimit ? undefined : marked;
    const side = isYield(exchange, item, told, wantsObject)
      ? "wanted"
      : (told ?? likelySide(exchange, item, last));
    if (isLimit) item = limitedTo(item, side);
    if (isFull(exchange) && item.amount && marked === undefined && !joins(exchange[side], item)) {
      exchange = emptyExchange();
      exchanges.push(exchange);
    }
    if (item.worthOf && wantsObject && side === "wanted") {
      put(exchange.given, item);
      put(exchange.wanted, { ...item, amount: undefined, token: item.worthOf });
    } else put(exchange[side], asMoved(item));
    // "Withdraw 5 DAI from sDAI" names where it lies.
    const lead = /^(?:my|our|the)$/.test(wordAt(lexemes, item.from - 1)) ? item.from - 2 : item.from - 1;
    const isPlace = ENDING.has(found.action.operation) && wordAt(lexemes, lead) === "from";
    if (isPlace || isHeldBy(exchange, item)) takeItem(reading, item);
    last = side;
  }
  return exchanges.map(spendDollars);
}

/** Whether an item is part of what was read; a third token is part of neither side: "… through DAI". */
function isHeldBy({ given, wanted }: Exchange, { amount, token }: Item): boolean {
  return amount !== undefined || isSameToken(token, given.token) || isSameToken(token, wanted.token);
}

function takeItem(reading: Reading, { amount, token }: Item): void {
  for (const named of [amount, token]) if (named) take(reading, named.quote);
}

function takePrice(reading: Reading, item: Item): void {
  takeItem(reading, item);
  const of = wordAt(reading.lexemes, item.to) === "per" ? tokenAtLexeme(reading, item.to + 1) : undefined;
  if (of) take(reading, of.token.quote);
}

/** Of a trade that sells, so many times the price is wanted at least; of one that buys, so much is given at most. */
function setByPrice({ given, wanted }: Exchange, { amount, token }: Item, wantsObject: boolean): boolean {
  const [traded, paid] = wantsObject ? [wanted, given] : [given, wanted];
  const sold = traded.amount;
  if (amount?.kind !== "number" || amount.bound === "about" || amount.upTo || paid.amount) return false;
  if (amount.bound === (wantsObject ? "at least" : "at most") && !amount.isBetter) return false;
  if (sold?.kind !== "number" || sold.unit !== "token" || sold.bound !== "exact" || sold.upTo) return false;
  const isPaid = token ? isSameToken(token, paid.token ?? token) : paid.token !== undefined;
  if (!isPaid || (token && isSameToken(token, traded.token))) return false;
  const isDollars = amount.unit === "USD" && !token && DOLLARS.test(paid.token?.symbol ?? "");
  if (amount.unit !== "token" && !isDollars) return false;
  paid.token ??= token;
  paid.amount = {
    ...amount,
    unit: "token",
    value: multiply(sold.value, amount.value),
    bound: wantsObject ? "at most" : "at least",
  };
  return true;
}

/** "Buy $500 of ETH with USDC": so many dollars are spent. */
function spendDollars(exchange: Exchange): Exchange {
  const { given, wanted } = exchange;
  const { amount } = wanted;
  if (amount?.kind !== "number" || amount.unit !== "USD" || given.amount || !given.token) return exchange;
  return {
    given: { ...given, amount: { ...amount, token: given.token } },
    wanted: { ...wanted, amount: undefined },
  };
}

function emptyExchange(): Exchange {
  const side = (): Side => ({ amount: undefined, restated: [], token: undefined });
  return { given: side(), wanted: side() };
}

/** "Keep 1 ETH and swap …": what stands before a verb and is not said to be used is not what it is about. */
function isBeforeVerb(lexemes: readonly Lexeme[], verb: number, { from }: Item): boolean {
  return (
    from < verb &&
    plainForm.has(wordAt(lexemes, verb)) &&
    /^(?:and|then|please|so|,)$/.test(wordAt(lexemes, verb - 1))
  );
}

function isFull({ given, wanted }: Exchange): boolean {
  return given.token !== undefined && wanted.token !== undefined;
}

/** Whether an item says more about a side, and does not begin another exchange. */
function joins(side: Side, { amount, token }: Item): boolean {
  if (!amount) return true;
  if (token && side.token && !isSameToken(token, side.token))
    return amount.kind === "number" && amount.unit === "base units";
  return side.amount === undefined || !token || isRestatement(amount) || isSameAmount(side.amount, amount);
}

function put(side: Side, { amount, token }: Item): void {
  side.token ??=
    amount?.kind === "number" && amount.unit === "base units" && token?.symbol === "native" && side.amount
      ? undefined
      : token;
  if (token?.contract && side.token && !side.token.contract && isSameToken(token, side.token))
    side.token = token;
  if (!amount) return;
  if (!side.amount) side.amount = amount;
  // "(about $500)" beside an amount of tokens tells its worth, which prices can confirm.
  else if (amount.kind === "number" && amount.unit === "USD" && !token)
    side.restated.push({ ...amount, bound: "about" });
  else if (!isSameAmount(side.amount, amount)) side.restated.push(amount);
}

function isRestatement(amount: Amount): boolean {
  return amount.kind === "number" && amount.unit !== "token";
}
