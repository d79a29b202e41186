import type { Call } from "../calls/call.ts";
import type { Asset } from "../data/asset.ts";
import { toBaseUnits } from "../decimals/decimal.ts";
import type { Step } from "../intent/intent.ts";
import { resolveToken } from "../intent/resolve.ts";

/** The payment, approval or trade that would be what a step asks for, where the step leaves nothing of it open. */
export function supposedCall(step: Step, chainId: number): Call | undefined {
  const { action, amount, token, tokenOut, counterparty, protocol } = step;
  const { operation } = action;
  const [given, ...others] = token ? resolveToken(token, chainId) : [];
  if (!given || others.length > 0 || amount?.kind !== "number" || amount.unit !== "token") return undefined;
  const baseUnits = toBaseUnits(amount.value, given.decimals ?? 0);
  if (baseUnits === undefined) return undefined;
  const base: Call = {
    position: 0,
    wrappers: [],
    protocol: protocol?.name ?? "",
    contract: null,
    signature: null,
    operation,
    from: undefined,
    to: contractOf(given),
    value: 0n,
    payable: true,
    arguments: {},
    amountIn: { asset: given, baseUnits },
  };
  if (operation === "swap") {
    const [wanted, ...alike] = tokenOut ? resolveToken(tokenOut, chainId) : [];
    return wanted && alike.length === 0
      ? { ...base, amountOut: { asset: wanted, baseUnits: leastOf(step, wanted), bound: "at least" } }
      : undefined;
  }
  if (counterparty?.kind !== "address") return undefined;
  const { address } = counterparty;
  if (operation === "transfer") return { ...base, recipient: address };
  return operation === "approve" ? { ...base, spender: address } : undefined;
}

const NOBODY = "0x0000000000000000000000000000000000000000";

const contractOf = ({ contract }: Asset) => (contract === "native" ? NOBODY : contract);

/** The least that a trade is to bring; any that the words leave open. */
function leastOf({ amountOut }: Step, { decimals = 0 }: Asset): bigint {
  return (amountOut?.kind === "number" ? toBaseUnits(amountOut.value, decimals) : undefined) ?? 1n;
}
