import { expect } from "chai";
import { AbiCoder, Interface } from "ethers";
import type { Call } from "../../../../../validator/calls/call.ts";
import { readCall } from "../../../../../validator/calls/read-call.ts";
import type { UnreadableCall } from "../../../../../validator/calls/unreadable-call.ts";
import type { RawTransaction } from "../../../../../validator/request/raw-transaction.ts";

/** What the tests of the Uniswap decoders share: real addresses, an encoder that is not ours, and how to read a call. */

export const USER = "0x1abaac10d18714d006a1b58badd9367aa198ec81";
export const OTHER = "0xa33608c15d3b6b17c0de81f446c9e9cfd94e1ca0";
export const FEE_TAKER = "0x000000fee13a103a10d593b9ae06b3e05f2e7e1c";
export const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
export const USDT = "0xdac17f958d2ee523a2206206994597c13d831ec7";
export const DAI = "0x6b175474e89094c44da98b954eedeac495271d0f";
export const WETH = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
export const NATIVE = "0x0000000000000000000000000000000000000000";
export const SENDER = "0x0000000000000000000000000000000000000001";
export const ROUTER = "0x0000000000000000000000000000000000000002";
export const ALL_HELD = 2n ** 255n;
export const DEADLINE = 1_800_000_000n;

export const encode = (types: string[], values: unknown[]): string =>
  AbiCoder.defaultAbiCoder().encode(types, values);

/** Calldata of `name(types)`, as ethers writes it. */
export function calldata(signature: string, values: unknown[]): string {
  const [name = ""] = signature.split("(");
  return new Interface([`function ${signature}`]).encodeFunctionData(name, values);
}

export const path = (...parts: (string | number)[]): string =>
  `0x${parts.map((part) => (typeof part === "number" ? part.toString(16).padStart(6, "0") : part.slice(2))).join("")}`;

export function readOne(raw: RawTransaction, chainId = 1): Call {
  const read = readCall({ from: USER, value: "0", ...raw }, chainId, 0);
  expect(read).to.have.length(1);
  const [first] = read;
  if (!first || !("call" in first)) throw new Error(JSON.stringify(first));
  return first.call;
}

export function refusalOf(raw: RawTransaction, chainId = 1): UnreadableCall {
  const [first] = readCall({ from: USER, value: "0", ...raw }, chainId, 0);
  if (!first || !("unreadable" in first)) throw new Error("The call was read.");
  return first.unreadable;
}

/** An amount in short: how firmly, how much, of what. */
export function shown(amount: Call["amountIn"]): string {
  if (!amount) return "nothing";
  const unit = amount.asset.contract === "native" ? "native" : (amount.asset.symbol ?? amount.asset.contract);
  return [amount.bound, amount.baseUnits, unit].filter((part) => part !== undefined).join(" ");
}
