import type { AssetAmount } from "../calls/call.ts";
import { fromBaseUnits } from "../decimals/decimal.ts";
import type { TokenMention } from "../intent/intent.ts";

/** The amount for details: as people write it and as the chain counts it. */
export function amountDetails({ asset, baseUnits }: AssetAmount): Record<string, unknown> {
  return {
    amount: asset.decimals === undefined ? null : fromBaseUnits(baseUnits, asset.decimals),
    base_units: baseUnits.toString(),
    token: asset.symbol ?? null,
    contract: asset.contract,
  };
}

export function showToken({ symbol, contract, quote }: TokenMention): string {
  if (symbol === "native") return "the chain's own currency";
  return symbol ?? contract ?? quote.text;
}

/** Unix seconds as a time; beyond the year 9999 they are only a number. */
export function showTime(seconds: bigint): string {
  return seconds < 253_402_300_800n ? new Date(Number(seconds) * 1000).toISOString() : `second ${seconds}`;
}
