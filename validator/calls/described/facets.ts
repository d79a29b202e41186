import type { Address } from "../../addresses/address.ts";
import { contractAddress } from "../../data/contracts.ts";
import { nativeAsset } from "../../data/tokens.ts";
import { parseQuantity } from "../../decimals/quantity.ts";
import { Malformed } from "../abi/compile-decoder.ts";
import type { MovedAmount, Operation } from "../call.ts";
import type { Facets } from "../decoders/decoder.ts";
import { NotUnderstood } from "../unreadable-call.ts";
import { type DescribedAmount, readAmount } from "./amount.ts";
import { readAsset } from "./asset.ts";
import { allOf, type Field, type Fields, firstOf } from "./fields.ts";
import { NAMES, UNLIMITED } from "./names.ts";
import { addressIn, checked, needed } from "./refusals.ts";

/** What a description says of an operation, in facets. Throws Malformed and NotUnderstood. */
export function describedFacets(
  chainId: number,
  operation: Operation,
  fields: Fields,
  from: Address | undefined,
  to: Address | undefined,
): Facets {
  const recipient = addressIn(firstOf(fields, NAMES.recipient));
  if (operation === "swap")
    return { ...swapped(chainId, fields), ...serviceFee(fields), ...partyOf(recipient ?? from) };
  const amount = movedAmount(chainId, fields);
  if (operation === "transfer") {
    const receiver = recipient ?? (to === amount.asset.contract ? undefined : to);
    if (!receiver) throw lacking("who receives the amount");
    return { operation, amountIn: amount, recipient: receiver };
  }
  if (operation === "approve" || operation === "revoke") {
    const boundless = allOf(fields, UNLIMITED).find(({ value }) => value === true || value === "true");
    if (boundless && !amount.bound)
      throw new Malformed(`\`${boundless.key}\` and the amount beside it differ`);
    const spender = spenderIn(chainId, firstOf(fields, NAMES.spender));
    if (!spender) throw lacking("who may spend (`spender`)");
    return { operation: amount.baseUnits === 0n ? "revoke" : operation, amountIn: amount, spender };
  }
  if (operation === "supply" || operation === "repay" || operation === "stake") {
    return { operation, amountIn: amount, ...partyOf(recipient ?? from) };
  }
  if (operation === "withdraw" || operation === "borrow" || operation === "unstake") {
    return { operation, amountOut: amount, ...partyOf(recipient ?? from) };
  }
  throw new NotUnderstood(
    `A description of "${operation}" is not enough to judge it by.`,
    "Send the transaction's calldata in `data`.",
  );
}

/** What somebody takes of the trade: a share whose size is not told cannot be compared, and fails later. */
function serviceFee(fields: Fields): Pick<Facets, "fees"> | undefined {
  const recipient = addressIn(firstOf(fields, NAMES.feeRecipient));
  if (!recipient) return undefined;
  const bips = parseQuantity(firstOf(fields, NAMES.feeBips)?.value);
  return bips === 0n ? undefined : { fees: [{ recipient, ...(bips === undefined ? {} : { bips }) }] };
}

function partyOf(recipient: Address | undefined): { recipient: Address } | undefined {
  return recipient && { recipient };
}

/** An address, or a contract by the name that people call it. */
function spenderIn(chainId: number, field: Field | undefined): Address | undefined {
  const name = typeof field?.value === "string" ? field.value.trim() : "";
  return contractAddress(name, chainId) ?? contractAddress(name.toLowerCase(), chainId) ?? addressIn(field);
}

function lacking(what: string): NotUnderstood {
  return new NotUnderstood(
    `The description does not say ${what}.`,
    "Add it, or send the transaction's calldata in `data`.",
  );
}

function movedAmount(chainId: number, fields: Fields): MovedAmount {
  const tokens = allOf(fields, [...NAMES.asset, ...NAMES.tokenIn]);
  const value = fields.get("value");
  const asset =
    tokens.length === 0 && value ? nativeAsset(chainId) : needed(readAsset(chainId, tokens), "which token");
  const named = allOf(fields, [...NAMES.amount, ...NAMES.amountIn]);
  const given = named.length === 0 && asset.contract === "native" && value ? [value] : named;
  return moved(asset, given, "how much");
}

function moved(asset: MovedAmount["asset"], given: readonly Field[], what: string): MovedAmount {
  const amount = needed(readAmount(asset, given), what);
  const baseUnits = likeliest(amount);
  return amount.isAll ? { asset, baseUnits, bound: "all" } : { asset, baseUnits };
}

function likeliest({ candidates }: DescribedAmount): bigint {
  const [first] = candidates;
  if (first === undefined) throw new Malformed("an amount is none");
  return first;
}

/** Exactly the input and at least the output, or at most the input and exactly the output. */
function swapped(chainId: number, fields: Fields): Facets {
  const sold = needed(readAsset(chainId, allOf(fields, NAMES.tokenIn)), "which token is sold (`tokenIn`)");
  const bought = needed(
    readAsset(chainId, allOf(fields, NAMES.tokenOut)),
    "which token is bought (`tokenOut`)",
  );
  const most = allOf(fields, NAMES.maximumIn);
  if (most.length > 0) {
    const amountOut = moved(bought, allOf(fields, NAMES.amountOut), "how much is bought (`amountOut`)");
    return { operation: "swap", amountIn: { ...moved(sold, most, ""), bound: "at most" }, amountOut };
  }
  const given = allOf(fields, NAMES.amountIn);
  const amountIn = moved(
    sold,
    given.length > 0 ? given : allOf(fields, NAMES.amount),
    "how much is sold (`amountIn`)",
  );
  // What is only expected to come back is no minimum: a description without one protects nothing.
  const least = checked(readAmount(bought, allOf(fields, NAMES.minimumOut)));
  return {
    operation: "swap",
    amountIn,
    amountOut: { asset: bought, baseUnits: least ? likeliest(least) : 0n, bound: "at least" },
  };
}
