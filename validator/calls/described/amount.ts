import type { Asset } from "../../data/asset.ts";
import { decimal, toBaseUnits } from "../../decimals/decimal.ts";
import { MAX_UINT256, parseQuantity } from "../../decimals/quantity.ts";
import type { Problem } from "./asset.ts";
import type { Field } from "./fields.ts";

/** What an amount in a description may be in base units, the likeliest first, and how exactly it was written. */
export interface DescribedAmount {
  candidates: bigint[];
  /** Half of the last written digit: calldata that rounds to the description agrees with it. */
  tolerance: bigint;
  isAll: boolean;
}

const HUMAN = /(?:human|formatted|decimal|readable|ui)$/i;
const BASE = /(?:wei|raw|baseunits|base_units|atomic)$/i;
/** Names that contracts and orders use, always in base units. */
const ABI_NAME =
  /^(?:amount_?(?:in|out)(?:_?(?:min|max)(?:imum)?)?|(?:sell|buy|fee|src|from|to|min_?return)_?amount|value|minReturn)$/i;
const DECIMAL = /^(\d{1,3}(?:,\d{3})+|\d{1,78})(\.\d{1,78})?$/;
const EVERYTHING = /^(?:all|max|maximum|unlimited|infinite|full|everything)$/i;

/** The amount on which all fields agree; undefined where there is no field. */
export function readAmount(asset: Asset, fields: readonly Field[]): DescribedAmount | Problem | undefined {
  let found: DescribedAmount | undefined;
  for (const field of fields) {
    const read = amountFrom(asset, field);
    if (!read) {
      return { problem: `\`${field.key}\` is no amount of ${asset.symbol ?? asset.contract}` };
    }
    const agreed = found ? agreement(found, read) : read;
    if (!agreed) return { problem: `\`${field.key}\` and the field beside it say different amounts` };
    found = agreed;
  }
  return found;
}

function agreement(one: DescribedAmount, other: DescribedAmount): DescribedAmount | undefined {
  const [exact, rough] = one.tolerance <= other.tolerance ? [one, other] : [other, one];
  const candidates = exact.candidates.filter((candidate) => agrees(rough, candidate));
  return candidates.length > 0 || (one.isAll && other.isAll) ? { ...exact, candidates } : undefined;
}

export function agrees({ candidates, tolerance, isAll }: DescribedAmount, baseUnits: bigint): boolean {
  if (isAll) return baseUnits >= MAX_UINT256 >> 1n;
  return candidates.some((candidate) => {
    const difference = candidate > baseUnits ? candidate - baseUnits : baseUnits - candidate;
    return difference <= tolerance;
  });
}

function amountFrom({ decimals, symbol }: Asset, { key, value }: Field): DescribedAmount | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = withoutSymbol(String(value).trim(), symbol);
  if (EVERYTHING.test(text) || text === "-1") {
    return { candidates: [MAX_UINT256], tolerance: 0n, isAll: true };
  }
  const hex = text.startsWith("0x") ? parseQuantity(text) : undefined;
  if (hex !== undefined) return exactly([hex]);
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, whole = "", fraction = ""] = match;
  const digits = `${whole.replaceAll(",", "")}${fraction}`;
  const base = fraction === "" ? parseQuantity(digits.replace(/^0+(?=\d)/, "")) : undefined;
  const human = decimals === undefined ? undefined : toBaseUnits(decimal(digits), decimals);
  if (HUMAN.test(key) || fraction !== "" || text !== String(value).trim()) {
    if (human === undefined || BASE.test(key)) return undefined;
    return { candidates: [human], tolerance: roundingOf(fraction, decimals ?? 0), isAll: false };
  }
  if (base === undefined) return undefined;
  if (human === undefined || BASE.test(key) || ABI_NAME.test(key)) return exactly([base]);
  // Nobody writes a whole token's worth of base units and means tokens, nor less and means base units.
  return exactly(base >= 10n ** BigInt(decimals ?? 0) ? [base, human] : [human, base]);
}

function exactly(candidates: bigint[]): DescribedAmount {
  return { candidates, tolerance: 0n, isAll: false };
}

/** "500 USDC" in a field of USDC. */
function withoutSymbol(text: string, symbol: string | undefined): string {
  const suffix = ` ${symbol ?? ""}`;
  return symbol !== undefined && text.toLowerCase().endsWith(suffix.toLowerCase())
    ? text.slice(0, -suffix.length).trim()
    : text;
}

function roundingOf(fraction: string, decimals: number): bigint {
  const places = fraction.length - 1;
  return places > 0 && places < decimals ? 10n ** BigInt(decimals - places) / 2n : 0n;
}
