import { tokenAt } from "../../data/tokens.ts";
import type { DeedFact } from "../deed.ts";
import { isNamed } from "./belongs-to.ts";
import type { CallDecoder } from "./decoder.ts";

/** Figment's vault of stablecoins pays out by requests: shares are given back, and what they are worth comes later. */
const requestRedeem: CallDecoder = {
  protocol: "erc4626",
  signature: "requestRedeem(uint256 shares)",
  payable: false,
  belongsTo: isNamed("ERC-4626 xSOLY"),
  read({ shares }, { chainId, to }) {
    const given = { asset: tokenAt(chainId, to), baseUnits: shares as bigint };
    const vault: DeedFact = { is: "party", called: ["vault"], required: false, address: to };
    // Who counts "shares" says of which vault.
    const counted: DeedFact = { is: "amount", called: [], required: false, amount: given, units: ["shares"] };
    const amount: DeedFact = { is: "amount", called: [], required: true, unless: [counted], amount: given };
    const named: DeedFact = { is: "word", called: [], required: false, said: ["figment", "figment's"] };
    return {
      operation: "other",
      amountIn: given,
      deed: {
        name: "Request a redemption",
        asked: [["redeem", "redemption"], ["request"]],
        beside: ["shares", "vault", "stablecoin"],
        facts: [amount, counted, { ...vault, required: true, unless: [amount, named] }, named],
      },
    };
  },
};

export const figment = [requestRedeem];
