import { type Address, parseAddress } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import { nativeAsset, tokensBySymbol } from "../../../data/tokens.ts";
import { fromBaseUnits } from "../../../decimals/decimal.ts";
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
  /** The decimals of a number whose token the field does not tell. */
  unit: number | undefined;
  /** An address that is a token's. */
  isToken: boolean;
  /** What the value of an enumeration is called. */
  meaning: string | undefined;
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
    unit: format === "unit" && typeof params.decimals === "number" ? params.decimals : undefined,
    isToken: format === "addressName" && String(params.types) === "token",
    meaning: format === "enum" ? meaningOf(value, params, roots) : undefined,
    tokenPath: tokenPath === undefined ? undefined : plainPath(tokenPath),
    standsForSender: addressesIn(params.senderAddress, roots),
  };
}

/** Paths of a group's fields start where the group does, unless they have a root of their own. */
function joined(prefix: string, path: string): string {
  return prefix === "" || /^[#@$]\./.test(path) ? path : `${prefix}.${path}`;
}

/** A path as arguments are named: without its root, and without the steps into a word or a list. A part of bytes stays one. */
export function plainPath(path: string): string {
  return path.replace(/^#\./, "").replaceAll(/\.\[(?:-20:|[^:\]]*)\]/g, "");
}

/** Enumerations stand in the descriptor, by their numbers. */
function meaningOf(
  value: Found,
  { $ref }: Readonly<Record<string, unknown>>,
  roots: Roots,
): string | undefined {
  const meanings = constantAt($ref, roots);
  if (typeof meanings !== "object" || meanings === null || typeof value === "object") return undefined;
  const meaning = Object.hasOwn(meanings, String(value))
    ? (meanings as Record<string, unknown>)[String(value)]
    : undefined;
  return typeof meaning === "string" ? meaning : undefined;
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
  if (format === "unit") return unitAsset(params, roots);
  if (format !== "tokenAmount") return undefined;
  const told = tokenPath === undefined ? constantAt(params.token, roots) : valueAt(tokenPath, roots);
  const token = addressFrom(told);
  if (!token) return undefined;
  return addressesIn(params.nativeCurrencyAddress, roots).includes(token)
    ? nativeAsset(chainId)
    : markedAsset(chainId, token);
}

/** "12 POL" where one token of the chain is called so and is counted so. */
function unitAsset({ base, decimals }: Readonly<Record<string, unknown>>, roots: Roots): Asset | undefined {
  const symbol = constantAt(base, roots);
  if (typeof symbol !== "string" || symbol === "") return undefined;
  const [asset, ...others] = tokensBySymbol(roots.envelope.chainId, symbol);
  return asset && others.length === 0 && asset.decimals === decimals ? asset : undefined;
}

function addressesIn(given: unknown, roots: Roots): Address[] {
  return [given ?? []].flat().flatMap((one) => addressFrom(constantAt(one, roots)) ?? []);
}

function addressFrom(given: unknown): Address | undefined {
  const parsed = parseAddress(typeof given === "string" ? given : "");
  return "address" in parsed ? parsed.address : undefined;
}

/** "Amount to Send: 100 USDC". */
export function showField(field: Shown): string {
  return `${field.label}: ${shortly(showValue(field), 60)}`;
}

/** As one would name it: an amount with its token, what a number of an enumeration is called, text as text. */
export function showValue({ value, asset, meaning, unit }: Shown): string {
  if (asset && typeof value === "bigint") return showAmount({ asset, baseUnits: value });
  if (meaning !== undefined) return meaning;
  if (unit !== undefined && typeof value === "bigint") return fromBaseUnits(value, unit);
  return valueText(value);
}

/** Text, where bytes are plain letters: decoders have text as bytes. */
export function textIn(value: Found): string | undefined {
  if (typeof value !== "string" || !/^0x(?:[2-7][0-9a-f])+$/.test(value)) return undefined;
  const text = Buffer.from(value.slice(2), "hex").toString("latin1");
  return text.includes("\x7f") ? undefined : text;
}

export function valueText(value: Found): string {
  const text = textIn(value);
  if (text !== undefined) return text;
  return Array.isArray(value) ? value.map(valueText).join(", ") : String(value);
}
