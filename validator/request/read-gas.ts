import { parseQuantity } from "../decimals/quantity.ts";
import type { RawTransaction } from "./raw-transaction.ts";

import type { ProposedTransaction } from "./request.ts";

type Given = Readonly<Record<string, unknown>>;

const LIMITS = ["limit", "gas_limit", "gasLimit", "gas_units"];
/** Keys without their unit and without what separates their words; those that say gwei may be shorter. */
const PRICES = /^(?:(?:effective|max)?gasprice|price|(?:max)?feepergas|gasfeecap)$/;
const GWEI_PRICES = /^(?:(?:effective|max)?gasprice|price|(?:max)?(?:gas)?fee(?:pergas|cap)?|max|gas|)$/;
const BASES = /^(?:estimated|current)?base(?:fee)?(?:pergas)?$/;
const PRIORITIES = /^(?:max)?priorityfeepergas$|^gastipcap$/;
const GWEI_PRIORITIES = /^(?:max)?(?:priority|tip)(?:fee)?(?:cap)?(?:pergas)?$|^gastipcap$/;
/** Beside other fields of a transaction only these are of gas; within `gas` every key is. */
const OF_GAS = /gas|gwei/i;
/** Keys within `gas` that say nothing of a price. */
const NO_PRICE =
  /^(?:gas)?(?:limit|units|used|estimate|estimated|buffer|multiplier|type|strategy|speed|token|source)$|limit|units|^total|cost|usd/;

/** What the transaction offers for its execution, as far as it says. */
export interface GasTerms {
  limit: bigint | undefined;
  /** The limits of all transactions together, where that is more. */
  totalLimit?: bigint;
  /** The most that a unit of gas may cost, in wei. */
  maxFeePerGas: bigint | undefined;
  maxPriorityFeePerGas: bigint | undefined;
  /** What a transaction's calldata alone costs, where its limit is below that. */
  intrinsic?: bigint;
  /** A key of what is given for gas that no term was read from. */
  unread?: string;
  /** What is given but is no quantity. */
  problem: string | undefined;
}

/** What the transactions offer for their execution: the highest price, the lowest limit that is too low, else the highest. */
export function readGas(proposed: ProposedTransaction, transactions: readonly RawTransaction[]): GasTerms {
  const terms: GasTerms = {
    limit: undefined,
    maxFeePerGas: undefined,
    maxPriorityFeePerGas: undefined,
    problem: undefined,
  };
  const places: Given[] = [proposed];
  for (const transaction of transactions) {
    if (transaction !== proposed) places.push(transaction as Given);
  }
  let total = 0n;
  for (const place of places) {
    // What is said of all is no transaction of its own.
    if (place !== proposed && !isSaidOfAll(place, proposed)) total += limitOf(place) ?? 0n;
    const { gas } = place;
    const offers = typeof gas === "object" && gas !== null ? [place, gas as Given] : [place];
    for (const offer of offers) readOffer(offer, place as RawTransaction, terms, offer !== place);
    // Who states what is paid for gas, and states no price, does not leave it to the sender.
    if (offers.length > 1 && terms.maxFeePerGas === undefined) terms.unread ??= "no price";
    if (typeof gas === "string" || typeof gas === "number") takeLimit(gas, place as RawTransaction, terms);
  }
  if (terms.limit !== undefined && total > terms.limit) terms.totalLimit = total;
  return terms;
}

function isSaidOfAll(place: Given, proposed: Given): boolean {
  return place.describesAll === true || (place.gas !== undefined && place.gas === proposed.gas);
}

/** The limit that one transaction states for itself. */
function limitOf(place: Given): bigint | undefined {
  const gas = typeof place.gas === "object" && place.gas !== null ? (place.gas as Given) : place;
  const given = LIMITS.map((key) => gas[key] ?? place[key]).find(isGiven) ?? place.gas;
  return parseQuantity(given);
}

function readOffer(offer: Given, transaction: RawTransaction, terms: GasTerms, isGas: boolean): void {
  for (const key of LIMITS) if (isGiven(offer[key])) takeLimit(offer[key], transaction, terms);
  let base: bigint | undefined;
  let priority: bigint | undefined;
  for (const [key, value] of Object.entries(offer)) {
    if (!isGiven(value) || typeof value === "object" || (!isGas && !OF_GAS.test(key))) continue;
    const name = key.toLowerCase().replace(/[^a-z]|(?:in)?gwei|(?:in)?wei$/g, "");
    const isGwei = /gwei/i.test(key);
    const role = roleOf(name, isGwei);
    if (!role) {
      if (isGas && !LIMITS.includes(key) && !NO_PRICE.test(name)) terms.unread ??= key;
      continue;
    }
    const price = isGwei ? parseGwei(value) : parsePrice(value);
    if (price === undefined) terms.problem ??= `${key}: ${shorten(value)}`;
    else if (role === "price") takePrice(price, terms);
    else if (role === "base") base = price;
    else priority ??= price;
  }
  // What is paid is the base fee and what is given on top of it.
  if (base !== undefined) takePrice(base + (priority ?? 0n), terms);
  terms.maxPriorityFeePerGas ??= priority;
}

function roleOf(name: string, isGwei: boolean): "price" | "base" | "priority" | undefined {
  if ((isGwei ? GWEI_PRIORITIES : PRIORITIES).test(name)) return "priority";
  if (BASES.test(name)) return "base";
  return (isGwei ? GWEI_PRICES : PRICES).test(name) ? "price" : undefined;
}

/** Wei, unless the value itself says gwei. */
function parsePrice(given: unknown): bigint | undefined {
  const gwei = typeof given === "string" ? /^\s*([\d.]+)\s*gwei\s*$/i.exec(given)?.[1] : undefined;
  return gwei === undefined ? parseQuantity(given) : parseGwei(gwei);
}

function takePrice(price: bigint, terms: GasTerms): void {
  if (terms.maxFeePerGas === undefined || price > terms.maxFeePerGas) terms.maxFeePerGas = price;
}

function takeLimit(given: unknown, { data, input }: RawTransaction, terms: GasTerms): void {
  const limit = parseQuantity(given);
  if (limit === undefined) {
    terms.problem ??= `gas: ${shorten(given)}`;
    return;
  }
  const intrinsic = intrinsicGas(data ?? input);
  if (limit < intrinsic) {
    terms.intrinsic ??= intrinsic;
    terms.limit = limit;
  } else if (terms.intrinsic === undefined && (terms.limit === undefined || limit > terms.limit)) {
    terms.limit = limit;
  }
}

/** 21000, and 4 for a zero byte of calldata and 16 for another (EIP-2028). */
function intrinsicGas(data: unknown): bigint {
  if (typeof data !== "string") return 21_000n;
  let gas = 21_000;
  for (let at = 2; at + 1 < data.length; at += 2) gas += data[at] === "0" && data[at + 1] === "0" ? 4 : 16;
  return BigInt(gas);
}

function parseGwei(given: unknown): bigint | undefined {
  const gwei = typeof given === "number" || typeof given === "string" ? Number(given) : Number.NaN;
  return gwei >= 0 && gwei < 1e9 && given !== "" ? BigInt(Math.round(gwei * 1e9)) : undefined;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function shorten(given: unknown): string {
  return (JSON.stringify(given) ?? "").slice(0, 60);
}
