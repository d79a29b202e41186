import type { Address } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import { markedAsset } from "../../marked-asset.ts";
import type { Peculiarity } from "../../peculiarity.ts";
import type { Envelope } from "../decoder.ts";
import { type Shown, showValue, type ToldFields } from "./fields.ts";
import { type Role, roleOf, type Side } from "./roles.ts";

export type Amount = Extract<Role, { is: "amount" }>;
type Count = Extract<Role, { is: "count" }>;

/** What the fields come to together. */
export interface Gathered {
  amounts: Amount[];
  recipient?: Address;
  owner?: Address;
  spender?: Address;
  deadline?: bigint;
  numbers: bigint[];
  /** The chain's own currency that the service costs. */
  charges: bigint;
  /** What has no place of its own. */
  described: Peculiarity[];
  /** Bounds in a unit that is not told: of a trade they are what protects it, elsewhere the function could do without. */
  bounds: Peculiarity[];
}

export function gather({ shown }: ToldFields, envelope: Envelope): Gathered {
  const tokens = new Set(shown.flatMap(({ tokenPath }) => tokenPath ?? []));
  const gathered: Gathered = { amounts: [], numbers: [], charges: 0n, described: [], bounds: [] };
  const counts: [Shown, Count][] = [];
  const named: [Shown, Asset, Side][] = [];
  for (const field of shown) {
    const role = roleOf(field, envelope, tokens);
    if (role.is === "amount") gathered.amounts.push(role);
    else if (role.is === "number") gathered.numbers.push(role.value);
    else if (role.is === "count") counts.push([field, role]);
    else if (role.is === "token") named.push([field, markedAsset(envelope.chainId, role.address), role.side]);
    else if (role.is === "end" && gathered.deadline === undefined) gathered.deadline = role.at;
    else if (role.is === "bound") gathered.bounds.push(describedValue(field));
    else if (role.is === "charge") {
      gathered.charges += role.baseUnits;
      if (role.baseUnits > 0n) gathered.described.push(describedValue(field));
    } else if (role.is === "recipient" || role.is === "owner" || role.is === "spender") {
      gathered[role.is] ??= role.address;
      if (gathered[role.is] !== role.address) gathered.described.push(describedValue(field));
    } else if (role.is !== "nothing") gathered.described.push(describedValue(field));
  }
  countTokens(gathered, counts, named);
  return gathered;
}

/** A number without a token is of the one token that stands on its side. */
function countTokens(
  gathered: Gathered,
  counts: readonly [Shown, Count][],
  named: readonly [Shown, Asset, Side][],
): void {
  const used = new Set<Asset>();
  for (const [field, { value, decimals, side, bound }] of counts) {
    const wanted = side === "got" ? "got" : "given";
    const [asset, ...others] = named.flatMap(([, one, where]) => (where === wanted ? [one] : []));
    const baseUnits = asset && others.length === 0 ? rescaled(value, decimals, asset.decimals) : undefined;
    if (!asset || baseUnits === undefined) {
      gathered.described.push(describedValue(field));
      continue;
    }
    used.add(asset);
    gathered.amounts.push({ is: "amount", asset, baseUnits, side: wanted, ...(bound ? { bound } : {}) });
  }
  for (const [field, asset] of named) if (!used.has(asset)) gathered.described.push(describedValue(field));
}

/** Some contracts count every token with the same decimals; what a token cannot be divided into has no number of its own. */
function rescaled(value: bigint, from: number, to: number | undefined): bigint | undefined {
  if (to === undefined) return undefined;
  if (to >= from) return value * 10n ** BigInt(to - from);
  const divisor = 10n ** BigInt(from - to);
  return value % divisor === 0n ? value / divisor : undefined;
}

export function describedValue(field: Shown): Peculiarity {
  return { choice: "described value", label: field.label, value: showValue(field) };
}
