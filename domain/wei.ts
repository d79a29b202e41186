const MAX_UINT256 = 2n ** 256n - 1n;
const MAX_DIGITS = MAX_UINT256.toString().length;

/**
 * A uint256 written in decimal, or undefined where the text is none. A value has one spelling: leading zeros are refused with
 * signs, fractions and hex, since some readers take them for octal and comparisons by text would miss them.
 */
export function parseWei(text: string): bigint | undefined {
  if (text.length > MAX_DIGITS || !/^(?:0|[1-9][0-9]*)$/.test(text)) return undefined;
  const value = BigInt(text);
  return value <= MAX_UINT256 ? value : undefined;
}
