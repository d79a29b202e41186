import { nativeAsset } from "../../../data/tokens.ts";
import type { DeedFact } from "../../deed.ts";

/** A message to another chain costs some cents, or a few dollars; more than this has to be named. */
const USUAL_FEE = 5_000_000_000_000_000n;

/** The price of a bridge's message, in the chain's own currency. */
export function feeFact(fee: bigint, chainId: number): DeedFact {
  const amount = { asset: nativeAsset(chainId), baseUnits: fee };
  return { is: "amount", called: ["fee"], required: fee > USUAL_FEE, amount };
}
