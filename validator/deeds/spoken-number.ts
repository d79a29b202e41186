import { type Decimal, decimal } from "../decimals/decimal.ts";

/** "50,000.0001" and "1_000" as decimals; undefined where the separators leave it open. */
export function spokenNumber(text: string): Decimal | undefined {
  const plain = /^\d{1,3}(?:[,_'’\u00a0\u202f]\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(/[,_'’\u00a0\u202f]/g, "")
    : text;
  return /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) ? decimal(plain) : undefined;
}

/** Negative, zero or positive, as the first is less than, equal to or more than the second. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const scale = Math.max(left.scale, right.scale);
  const lift = ({ digits, scale: own }: Decimal) => digits * 10n ** BigInt(scale - own);
  const [one, other] = [lift(left), lift(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}
