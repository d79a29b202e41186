import { nativeAsset } from "../../../data/tokens.ts";
import type { DeedFact } from "../../deed.ts";

/**
 * What a message to another chain may cost unmentioned, in the chain's own currency: some three dollars at the prices of
 * 2026. Messages cost cents on a rollup and up to a dollar or two from Ethereum, so that who asks for a transfer reckons
 * with no more; beyond it, and in a currency that is not here, the fee is named. It is no bound in dollars: a verdict without
 * prices has to be the same tomorrow.
 */
const USUAL_FEES: Readonly<Record<string, bigint>> = {
  ETH: 1_000_000_000_000_000n,
  BNB: 4_000_000_000_000_000n,
  AVAX: 100_000_000_000_000_000n,
  XDAI: 3_000_000_000_000_000_000n,
  POL: 8_000_000_000_000_000_000n,
};

/** How a bridge's fee is spoken of. */
export const FEE = [
  "fee",
  "fees",
  "bridge fee",
  "bridge fees",
  "bridging fees",
  "message fee",
  "message fees",
];

/** The price of a bridge's message, in the chain's own currency: to the digit, or by a bound. */
export function feeFacts(fee: bigint, chainId: number): DeedFact[] {
  const amount = { asset: nativeAsset(chainId), baseUnits: fee };
  const usual = USUAL_FEES[amount.asset.symbol?.toUpperCase() ?? ""] ?? 0n;
  const bound: DeedFact = {
    is: "amount",
    isNamed: true,
    called: FEE,
    required: false,
    amount: { ...amount, bound: "at most" },
  };
  return [{ is: "amount", called: FEE, required: fee > usual, unless: [bound], amount }, bound];
}
