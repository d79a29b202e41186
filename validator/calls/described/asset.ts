import { parseAddress } from "../../addresses/address.ts";
import type { Asset } from "../../data/asset.ts";
import { tokensBySymbol } from "../../data/tokens.ts";
import { markedOrZeroAsset } from "../marked-asset.ts";
import type { Field } from "./fields.ts";

export type Problem = { problem: string };

/** The asset that all of the fields name, by contract or by symbol; undefined where there is no field. */
export function readAsset(chainId: number, fields: readonly Field[]): Asset | Problem | undefined {
  let found: Asset | undefined;
  for (const { key, value } of fields) {
    const asset = assetFrom(chainId, value);
    if (!asset) return { problem: `\`${key}\` names no token that is known on this chain` };
    if (!found || isSameAsset(found, asset)) found = preferred(found, asset);
    else return { problem: `\`${key}\` and the field beside it name different tokens` };
  }
  return found;
}

function assetFrom(chainId: number, given: unknown): Asset | undefined {
  const text = typeof given === "object" && given !== null ? symbolIn(given) : given;
  if (typeof text !== "string") return undefined;
  const parsed = parseAddress(text.trim());
  if ("address" in parsed) return markedOrZeroAsset(chainId, parsed.address);
  const [only, ...others] = tokensBySymbol(chainId, text.trim());
  return others.length === 0 ? only : undefined;
}

/** A token written as an object: `{symbol, address, decimals}`. */
function symbolIn(given: object): unknown {
  const { address, symbol } = given as { address?: unknown; symbol?: unknown };
  return address ?? symbol;
}

/** The same contract, or the chain's currency and its wrapped form, which descriptions do not tell apart. */
export function isSameAsset(one: Asset, other: Asset): boolean {
  if (one.contract === other.contract) return true;
  return isWrappedOf(one, other) || isWrappedOf(other, one);
}

function isWrappedOf(token: Asset, native: Asset): boolean {
  return native.contract === "native" && token.symbol === `W${native.symbol}`;
}

/** Of a currency and its wrapped form the contract is the more definite. */
function preferred(found: Asset | undefined, asset: Asset): Asset {
  return !found || found.contract === "native" ? asset : found;
}

export function isProblem(given: object | undefined): given is Problem {
  return given !== undefined && "problem" in given;
}
