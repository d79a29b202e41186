const DECIMALS = 18;
/** 2^256 wei have 60 digits before the point; a text far beyond that is no amount. */
const SHAPE = /^(\d{1,60})(?:\.(\d{1,60}))?$/;

/** Wei as decimal ether, exactly and in one spelling: no exponent, no trailing zeros. */
export function etherOf(wei: bigint): string {
  const digits = wei.toString().padStart(DECIMALS + 1, "0");
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, "");
  return digits.slice(0, -DECIMALS) + (fraction === "" ? "" : `.${fraction}`);
}

/** Decimal ether as wei; undefined where the text is no amount or finer than a wei. */
export function weiOf(ether: string): bigint | undefined {
  const [, whole, decimals = ""] = SHAPE.exec(ether) ?? [];
  const fraction = decimals.replace(/0+$/, "");
  if (whole === undefined || fraction.length > DECIMALS) return undefined;
  return BigInt(whole + fraction.padEnd(DECIMALS, "0"));
}
