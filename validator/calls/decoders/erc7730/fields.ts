import { type Address, parseAddress } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import { nativeAsset } from "../../../data/tokens.ts";
import { markedAsset } from "../../marked-asset.ts";
import { showAmount } from "../../show-amount.ts";
import { shortly } from "../../told-text.ts";
import { constantAt, eachPath, type Found, type Roots, valueAt } from "./paths.ts";
import type { Field } from "./registry.ts";

/** A field that the registry has a wallet show. */
export interface Shown {
  label: string;
  format: string;
  /** As the descriptor has it, from the arguments on. */
  path: string;
  value: Found;
  /** Of an amount, where its token can be told. */
  asset: Asset | undefined;
  /** Where the token of an amount stands. */
  tokenPath: string | undefined;
  /** What an address means beside itself: the sender, where it is one of these. */
  standsForSender: readonly Address[];
}

/** The fields of a function, groups and definitions resolved: what is shown, and the paths that are hidden on purpose. */
export interface ToldFields {
  shown: readonly Shown[];
  hidden: readonly string[];
}

/** Undefined where a field leads nowhere. */
export function toldFields(fields: readonly Field[], roots: Roots, prefix = ""): ToldFields | undefined {
  const shown: Shown[] = [];
  const hidden: string[] = [];
  for (const field of fields) {
    const whole = withDefinition(field, roots);
    const path = whole.path === undefined ? undefined : joined(prefix, whole.path);
    if (whole.visible === "never") {
      if (path !== undefined) hidden.push(plainPath(path));
      continue;
    }
    if (whole.fields) {
      for (const one of eachPath(path ?? prefix, roots)) {
        const inner = toldFields(whole.fields, roots, one);
        if (!inner) return undefined;
        shown.push(...inner.shown);
        hidden.push(...inner.hidden);
      }
      continue;
    }
    // A constant says something about the contract, not about the call.
    if (path === undefined) continue;
    for (const one of eachPath(path, roots)) {
      const read = shownAt(one, whole, roots, prefix);
      if (!read) return undefined;
      shown.push(read);
    }
  }
  return { shown, hidden };
}

function shownAt(path: string, field: Field, roots: Roots, prefix: string): Shown | undefined {
  const { label = path, format = "raw", params = {} } = field;
  const value = valueAt(path, roots);
  if (value === undefined) return undefined;
  const tokenPath = typeof params.tokenPath === "string" ? joined(prefix, params.tokenPath) : undefined;
  return {
    label,
    format,
    path: plainPath(path),
    value,
    asset: assetOf(format, params, tokenPath, roots),
    tokenPath: tokenPath === undefined ? undefined : plainPath(tokenPath),
    standsForSender: addressesIn(params.senderAddress, roots),
  };
}

/** Paths of a group's fields start where the group does, unless they have a root of their own. */
function joined(prefix: string, path: string): string {
  return prefix === "" || /^[#@$]\./.test(path) ? path : `${prefix}.${path}`;
}

/** A path as arguments are named: without its root, and without the steps into a word or a list. */
export function plainPath(path: string): string {
  return path.replace(/^#\./, "").replaceAll(/\.\[[^\]]*\]/g, "");
}

function withDefinition(field: Field, { descriptor }: Roots): Field {
  const name = field.$ref?.split(".").at(-1);
  const definition = name === undefined ? undefined : descriptor.display?.definitions?.[name];
  return definition ? { ...definition, ...field, params: { ...definition.params, ...field.params } } : field;
}

function assetOf(
  format: string,
  params: Readonly<Record<string, unknown>>,
  tokenPath: string | undefined,
  roots: Roots,
): Asset | undefined {
  const { chainId } = roots.envelope;
  if (format === "amount") return nativeAsset(chainId);
  if (format !== "tokenAmount") return undefined;
  const told = tokenPath === undefined ? constantAt(params.token, roots) : valueAt(tokenPath, roots);
  const token = addressFrom(told);
  if (!token) return undefined;
  return addressesIn(params.nativeCurrencyAddress, roots).includes(token)
    ? nativeAsset(chainId)
    : markedAsset(chainId, token);
}

function addressesIn(given: unknown, roots: Roots): Address[] {
  return [given ?? []].flat().flatMap((one) => addressFrom(constantAt(one, roots)) ?? []);
}

function addressFrom(given: unknown): Address | undefined {
  const parsed = parseAddress(typeof given === "string" ? given : "");
  return "address" in parsed ? parsed.address : undefined;
}

/** "Amount to Send: 100 USDC". */
export function showField({ label, value, asset }: Shown): string {
  if (asset && typeof value === "bigint") return `${label}: ${showAmount({ asset, baseUnits: value })}`;
  return `${label}: ${typeof value === "bigint" ? value : shortly(value, 60)}`;
}
