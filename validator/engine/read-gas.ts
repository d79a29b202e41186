import { parseQuantity } from "../calls/quantity.ts";
import type { RawTransaction } from "../calls/read-call.ts";
import type { GasTerms } from "./case.ts";
import type { ProposedTransaction } from "./request.ts";

type Given = Readonly<Record<string, unknown>>;

const LIMITS = ["limit", "gas_limit", "gasLimit", "gas_units"];
const PRICES = ["maxFeePerGas", "max_fee_per_gas", "gasPrice", "gas_price"];
const PRIORITIES = ["maxPriorityFeePerGas", "max_priority_fee_per_gas"];
/** The same in gwei, where fractions are usual. */
const GWEI_PRICES = ["max_fee_gwei", "maxFeeGwei", "gas_price_gwei", "gasPriceGwei", "max_fee_per_gas_gwei"];
const GWEI_BASES = ["base_fee_gwei", "baseFeeGwei"];
const GWEI_PRIORITIES = ["priority_fee_gwei", "max_priority_fee_gwei", "maxPriorityFeeGwei"];

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
  for (const place of places) {
    const { gas } = place;
    const offers = typeof gas === "object" && gas !== null ? [place, gas as Given] : [place];
    for (const offer of offers) readOffer(offer, place as RawTransaction, terms);
    if (typeof gas === "string" || typeof gas === "number") takeLimit(gas, place as RawTransaction, terms);
  }
  return terms;
}

function readOffer(offer: Given, transaction: RawTransaction, terms: GasTerms): void {
  for (const key of LIMITS) if (isGiven(offer[key])) takeLimit(offer[key], transaction, terms);
  for (const [keys, read] of [
    [PRICES, parseQuantity],
    [GWEI_PRICES, parseGwei],
  ] as const) {
    for (const key of keys) {
      if (!isGiven(offer[key])) continue;
      const price = read(offer[key]);
      if (price === undefined) terms.problem ??= `${key}: ${shorten(offer[key])}`;
      else takePrice(price, terms);
    }
  }
  const base = givenGwei(offer, GWEI_BASES);
  // What is paid is the base fee and what is given on top of it.
  if (base !== undefined) takePrice(base + (givenGwei(offer, GWEI_PRIORITIES) ?? 0n), terms);
  for (const [keys, read] of [
    [PRIORITIES, parseQuantity],
    [GWEI_PRIORITIES, parseGwei],
  ] as const) {
    for (const key of keys) {
      if (!isGiven(offer[key])) continue;
      const price = read(offer[key]);
      if (price === undefined) terms.problem ??= `${key}: ${shorten(offer[key])}`;
      else terms.maxPriorityFeePerGas ??= price;
    }
  }
}

function takePrice(price: bigint, terms: GasTerms): void {
  if (terms.maxFeePerGas === undefined || price > terms.maxFeePerGas) terms.maxFeePerGas = price;
}

function givenGwei(offer: Given, keys: readonly string[]): bigint | undefined {
  const key = keys.find((name) => isGiven(offer[name]));
  return key === undefined ? undefined : parseGwei(offer[key]);
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
