const UNLIMITED_FROM = 2n ** 96n - 1n;

/** Some tokens hold allowances in 96 bits and take their largest value for unlimited. */
export function isUnlimited(baseUnits: bigint): boolean {
  return baseUnits >= UNLIMITED_FROM;
}
