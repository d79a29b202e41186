import { type Address, parseAddress } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import { nativeAsset } from "../../../data/tokens.ts";
import { markedAsset } from "../../marked-asset.ts";
import { showAmount } from "../../show-amount.ts";
import { shortly } from "../../told-text.ts";
import { constantAt, type Found, type Roots, valueAt } from "./paths.ts";
import type { Field } from "./registry.ts";

/** A field that the registry has a wallet show. */
export interface Shown {
  label: string;
  format: string;
  path: string;
  value: Found;
  /** Of an amount, where its token can be told. */
  asset: Asset | undefined;
}

/** The fields to show, definitions filled in; undefined where one is of a kind that is not read here. */
export function shownFields(fields: readonly Field[], roots: Roots): Shown[] | undefined {
  const shown: Shown[] = [];
  for (const field of fields) {
    const whole = withDefinition(field, roots);
    if (whole.visible === "never") continue;
    if (whole.fields || whole.path === undefined) return undefined;
    const { path, label = path, format = "raw", params = {} } = whole;
    const value = valueAt(path, roots);
    if (value === undefined) return undefined;
    shown.push({ label, format, path, value, asset: assetOf(format, params, roots) });
  }
  return shown;
}

function withDefinition(field: Field, { descriptor }: Roots): Field {
  const name = field.$ref?.split(".").at(-1);
  const definition = name === undefined ? undefined : descriptor.display?.definitions?.[name];
  return definition ? { ...definition, ...field, params: { ...definition.params, ...field.params } } : field;
}

function assetOf(format: string, params: Readonly<Record<string, unknown>>, roots: Roots): Asset | undefined {
  const { chainId } = roots.envelope;
  if (format === "amount") return nativeAsset(chainId);
  if (format !== "tokenAmount") return undefined;
  const token = addressFrom(
    typeof params.tokenPath === "string" ? valueAt(params.tokenPath, roots) : constantAt(params.token, roots),
  );
  if (!token) return undefined;
  const natives = [params.nativeCurrencyAddress ?? []]
    .flat()
    .map((given) => addressFrom(constantAt(given, roots)));
  return natives.includes(token) ? nativeAsset(chainId) : markedAsset(chainId, token);
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
