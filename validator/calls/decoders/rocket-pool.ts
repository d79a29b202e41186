import { nativeAsset, tokenAt, tokensBySymbol } from "../../data/tokens.ts";
import { isNamed } from "./belongs-to.ts";
import type { CallDecoder } from "./decoder.ts";
import { toCaller } from "./to-caller.ts";

/** Rocket Pool: what is deposited comes back as rETH, at the rate that only the chain knows. */
const deposit: CallDecoder = {
  protocol: "rocketpool",
  signature: "deposit()",
  payable: true,
  belongsTo: isNamed("Rocket Pool DepositPool"),
  read(_values, envelope) {
    const [rEth] = tokensBySymbol(envelope.chainId, "rETH");
    return {
      operation: "stake",
      alsoOperation: ["supply"],
      amountIn: { asset: nativeAsset(envelope.chainId), baseUnits: envelope.value },
      ...(rEth ? { amountOut: { asset: rEth, baseUnits: 0n, bound: "at least" as const } } : {}),
      ...toCaller(envelope),
    };
  },
};

const burn: CallDecoder = {
  protocol: "rocketpool",
  signature: "burn(uint256 _rethAmount)",
  payable: false,
  belongsTo: isNamed("Rocket Pool rETH"),
  read: (values, envelope) => ({
    operation: "unstake",
    alsoOperation: ["withdraw", "burn"],
    amountIn: { asset: tokenAt(envelope.chainId, envelope.to), baseUnits: values._rethAmount as bigint },
    amountOut: { asset: nativeAsset(envelope.chainId), baseUnits: 0n, bound: "at least" },
    ...toCaller(envelope),
  }),
};

export const rocketPool = [deposit, burn];
