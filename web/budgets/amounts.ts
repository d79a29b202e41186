/** Of the native currency of every chain that custody executes on. */
export const NATIVE_DECIMALS = 18;

/** A number of whole coins as people write it, in base units; undefined where it is none, or finer than the coin. */
export function inBaseUnits(text: string, decimals: number): string | undefined {
  const [, whole = "", , fraction = ""] = /^(\d{1,78})(\.(\d{1,78}))?$/.exec(text) ?? [];
  if (whole === "" || fraction.length > decimals) return undefined;
  return BigInt(whole + fraction.padEnd(decimals, "0")).toString();
}

/** Base units as whole coins, without zeros that say nothing. */
export function inCoins(baseUnits: string, decimals: number): string {
  const digits = baseUnits.padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return fraction ? `${whole}.${fraction}` : whole;
}

/** How much of a limit is left, from 0 to 1; of nothing nothing is left. */
export function shareOf(left: string, limit: string): number {
  const whole = BigInt(limit);
  return whole === 0n ? 0 : Number((BigInt(left) * 1000n) / whole) / 1000;
}
