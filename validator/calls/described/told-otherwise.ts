import { type Address, parseAddress, ZERO_ADDRESS } from "../../addresses/address.ts";
import { chainById, spokenChains } from "../../data/chains.ts";
import { contractAddress } from "../../data/contracts.ts";
import { parseQuantity } from "../../decimals/quantity.ts";
import { isUnlimited } from "../../decimals/unlimited.ts";
import { isEmpty, isRecord, type RawTransaction } from "../../request/raw-transaction.ts";
import type { Call } from "../call.ts";
import type { Place } from "../call-of.ts";
import { grantsOf } from "../grants.ts";
import { decodersNamed } from "../registry.ts";
import { showAmount } from "../show-amount.ts";
import { shortly, toldText } from "../told-text.ts";
import { type ReadCall, unreadable } from "../unreadable-call.ts";
import { isProblem, readAsset } from "./asset.ts";
import type { Field } from "./fields.ts";
import { operationsOf } from "./operation-words.ts";
import type { Otherwise } from "./otherwise.ts";
import { amountToldOtherwise, assetToldOtherwise, pathToldOtherwise } from "./told-amounts.ts";
import { type Role, toldFields } from "./told-fields.ts";
import { summaryToldOtherwise } from "./told-summary.ts";

const CHECKS: Readonly<Partial<Record<Role, Otherwise>>> = {
  asset: assetToldOtherwise("asset"),
  tokenIn: assetToldOtherwise("in"),
  tokenOut: assetToldOtherwise("out"),
  amount: amountToldOtherwise("any"),
  amountIn: amountToldOtherwise("in"),
  minimumOut: amountToldOtherwise("out"),
  recipient: recipientToldOtherwise,
  spender: spenderToldOtherwise,
  feeRecipient: feeTakerToldOtherwise,
  fee: feeToldOtherwise,
  interestRate: interestToldOtherwise,
  unlimited: unlimitedToldOtherwise,
  chain: chainToldOtherwise,
  decimals: decimalsToldOtherwise,
  function: functionToldOtherwise,
  path: pathToldOtherwise,
  summary: summaryToldOtherwise,
};

/**
 * What stands beside a call is a claim about it: where a field says something else than the call does, somebody is
 * mistaken or deceived. A field that is not understood says nothing.
 */
export function toldOtherwise(
  raw: RawTransaction,
  calls: readonly Call[],
  chainId: number,
  { position }: Place,
): ReadCall[] {
  const told = calls.length > 0 ? toldFields(raw) : undefined;
  if (!told) return [];
  const isFree = told.get("feeBips")?.some(({ value }) => parseQuantity(value) === 0n);
  for (const [role, fields] of told) {
    if (role === "feeRecipient" && isFree) continue;
    for (const field of fields) {
      const done = CHECKS[role]?.(field, calls, chainId);
      if (done === undefined) continue;
      const said = shortly(field.value);
      return [
        unreadable("malformed", position)(`\`${field.key}\` says ${said}, the call says ${done}.`, {
          expected: said,
          actual: done,
          remedy: `Correct \`${field.key}\` or the call; both must say the same.`,
        }),
      ];
    }
  }
  return [];
}

function addressIn({ value }: Field): Address | undefined {
  const parsed = parseAddress(typeof value === "string" ? value.trim() : "");
  return "address" in parsed ? parsed.address : undefined;
}

/** Addresses by which routers mean nobody, the sender and themselves. */
const STANDS_FOR_SENDER = /^0x0{39}[012]$/;

/** Some call the contract that is called the receiver; of calls that benefit nobody in particular nothing is said. */
function recipientToldOtherwise(field: Field, calls: readonly Call[]): string | undefined {
  const said = addressIn(field);
  const receiving = calls.flatMap(({ recipient }) => recipient ?? []);
  if (!said || STANDS_FOR_SENDER.test(said) || receiving.length === 0) return undefined;
  const known = calls.flatMap(({ recipient, to, spender, wrappers, sideTransfers = [] }) => [
    recipient,
    to,
    spender,
    ...wrappers.map((wrapper) => wrapper.to),
    ...sideTransfers.map((side) => side.recipient),
  ]);
  return known.includes(said) ? undefined : receiving.join(", ");
}

function spenderToldOtherwise(field: Field, calls: readonly Call[], chainId: number): string | undefined {
  const name = toldText(field.value).trim();
  const said =
    addressIn(field) ?? contractAddress(name, chainId) ?? contractAddress(name.toLowerCase(), chainId);
  const allowed = calls.flatMap(({ spender, permits = [] }) => [
    ...(spender ? [spender] : []),
    ...permits.map((permit) => permit.spender),
  ]);
  return said && allowed.length > 0 && !allowed.includes(said) ? allowed.join(", ") : undefined;
}

function feeTakerToldOtherwise(field: Field, calls: readonly Call[]): string | undefined {
  const said = addressIn(field);
  if (!said || said === ZERO_ADDRESS) return undefined;
  const paid = calls.flatMap(({ fees = [] }) => fees.map(({ recipient }) => recipient));
  return paid.includes(said) ? undefined : `that ${paid.join(", ") || "nobody"} takes a fee`;
}

/** A fee in a token, or for somebody: one in the chain's currency is what gas costs, and a number that of a pool. */
function feeToldOtherwise(
  { key, value }: Field,
  calls: readonly Call[],
  chainId: number,
): string | undefined {
  if (!isRecord(value) || calls.some(({ fees = [] }) => fees.length > 0)) return undefined;
  const { amount, value: worth = amount, token, asset = token, symbol = asset, recipient } = value;
  const paid = readAsset(chainId, isEmpty(symbol) ? [] : [{ key, value: symbol }]);
  const isOfToken = paid !== undefined && !isProblem(paid) && paid.contract !== "native";
  const isNothing = Number(worth) === 0;
  return (isOfToken || !isEmpty(recipient)) && !isNothing ? "that nobody takes one" : undefined;
}

function interestToldOtherwise({ value }: Field, calls: readonly Call[]): string | undefined {
  const text = toldText(value).trim().toLowerCase();
  const said = /^(?:1|stable)$/.test(text)
    ? "stable"
    : /^(?:2|variable)$/.test(text)
      ? "variable"
      : undefined;
  const done = calls.flatMap(({ interestRate }) => interestRate ?? []);
  return said && done.length > 0 && !done.includes(said) ? done.join(", ") : undefined;
}

function unlimitedToldOtherwise({ value }: Field, calls: readonly Call[]): string | undefined {
  if (value !== true && value !== "true") return undefined;
  const grants = calls.flatMap(grantsOf);
  if (grants.length === 0 || grants.some(({ baseUnits }) => isUnlimited(baseUnits))) return undefined;
  return grants.map(showAmount).join(", ");
}

const chainIds: ReadonlyMap<string, number> = new Map(spokenChains);

/** "mainnet" may be that of any chain, and "sepolia" the test network of another. */
function chainToldOtherwise({ value }: Field, _calls: readonly Call[], chainId: number): string | undefined {
  const text = toldText(value).trim().toLowerCase();
  const id = parseQuantity(value);
  const said = id === undefined ? chainIds.get(text) : Number(id);
  const { name } = chainById(chainId);
  if (said === undefined || said === chainId || said === 0 || text === "mainnet") return undefined;
  return id === undefined && name.toLowerCase().includes(text) ? undefined : name;
}

function decimalsToldOtherwise({ value }: Field, calls: readonly Call[]): string | undefined {
  const moved = calls.flatMap(({ amountIn, amountOut }) => [amountIn ?? [], amountOut ?? []].flat());
  const [first] = moved;
  const isOne = moved.every(({ asset }) => asset.contract === first?.asset.contract);
  const { decimals, symbol } = first?.asset ?? {};
  const said = parseQuantity(value);
  if (!isOne || decimals === undefined || said === undefined || said === BigInt(decimals)) return undefined;
  return `${decimals} of ${symbol}`;
}

/** A function of that name, or another that does what it is named after. */
function functionToldOtherwise({ value }: Field, calls: readonly Call[]): string | undefined {
  const name = toldText(value)
    .replace(/^\s*function\s+/, "")
    .replace(/\(.*/s, "")
    .trim();
  const operations = operationsOf(name);
  if (operations.length === 0 && decodersNamed(name).length === 0) return undefined;
  const done = calls.flatMap(({ signature, wrappers }) => [
    signature,
    ...wrappers.map((one) => one.signature),
  ]);
  const isNamed = done.some((signature) => signature?.startsWith(`${name}(`));
  const isDone = calls.some(({ operation, alsoOperation = [] }) =>
    [operation, ...alsoOperation].some((one) => operations.includes(one)),
  );
  return isNamed || isDone ? undefined : done.map((signature) => signature ?? "a plain transfer").join(", ");
}
