export const MAX_UINT256 = 2n ** 256n - 1n;
const QUANTITY = /^(?:0|[1-9]\d{0,77}|0x[0-9a-fA-F]{1,64})$/;
const NEGATIVE = /^-[1-9]\d{0,76}$/;

/** A whole number of wei or a chain id: decimal or 0x hex text, or a JSON number. Undefined for anything else. */
export function parseQuantity(given: unknown): bigint | undefined {
  if (typeof given !== "number" && typeof given !== "string") return undefined;
  const text = String(given);
  if (!QUANTITY.test(text)) return undefined;
  const value = BigInt(text);
  return value <= MAX_UINT256 ? value : undefined;
}

/** The same, and negative numbers, as some ABIs' parameters are. */
export function readQuantity(given: unknown): bigint | undefined {
  if (typeof given !== "number" && typeof given !== "string") return undefined;
  const text = String(given);
  return NEGATIVE.test(text) ? BigInt(text) : parseQuantity(given);
}
