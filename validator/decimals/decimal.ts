/** A decimal number without rounding: digits × 10^-scale. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

export function decimal(text: string): Decimal {
  const [whole = "", fraction = ""] = text.split(".");
  return { digits: BigInt(`${whole}${fraction}` || "0"), scale: fraction.length };
}

export function times(value: Decimal, powerOfTen: number): Decimal {
  const scale = value.scale - powerOfTen;
  return scale >= 0
    ? { digits: value.digits, scale }
    : { digits: value.digits * 10n ** BigInt(-scale), scale: 0 };
}

export function add(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  const lift = ({ digits, scale: own }: Decimal) => digits * 10n ** BigInt(scale - own);
  return { digits: lift(left) + lift(right), scale };
}

export function multiply(left: Decimal, right: Decimal): Decimal {
  return { digits: left.digits * right.digits, scale: left.scale + right.scale };
}

/** More decimals than any token has are no amount. */
const MOST_DECIMALS = 18;

/** A part of a number, where it can be written without rounding. */
export function quotient({ digits, scale }: Decimal, by: bigint): Decimal | undefined {
  const lifted = digits * 10n ** BigInt(MOST_DECIMALS);
  return lifted % by === 0n ? { digits: lifted / by, scale: scale + MOST_DECIMALS } : undefined;
}

/** The number in base units of an asset, or undefined where it has more decimals than the asset. */
export function toBaseUnits({ digits, scale }: Decimal, decimals: number): bigint | undefined {
  if (scale <= decimals) return digits * 10n ** BigInt(decimals - scale);
  const divisor = 10n ** BigInt(scale - decimals);
  return digits % divisor === 0n ? digits / divisor : undefined;
}

const ZERO = "0".charCodeAt(0);

/** Base units as a person writes them: no trailing zeros, no exponent. */
export function fromBaseUnits(baseUnits: bigint, decimals: number): string {
  if (decimals === 0) return baseUnits.toString();
  const padded = baseUnits.toString().padStart(decimals + 1, "0");
  const point = padded.length - decimals;
  let end = padded.length;
  while (end > point && padded.charCodeAt(end - 1) === ZERO) end -= 1;
  const whole = padded.slice(0, point);
  return end === point ? whole : `${whole}.${padded.slice(point, end)}`;
}

export function showDecimal({ digits, scale }: Decimal): string {
  return fromBaseUnits(digits, scale);
}
