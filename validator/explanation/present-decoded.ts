import { checksummed } from "../addresses/address.ts";
import type { Value } from "../calls/abi/compile-decoder.ts";
import type { Call, MovedAmount } from "../calls/call.ts";
import type { Case } from "../case/case.ts";
import { mainCall } from "../case/detect-protocol.ts";
import { fromBaseUnits } from "../decimals/decimal.ts";

/** What the verdict records of the decoded transaction: the call that the others serve, and all where there are several. */
export function presentDecoded({ calls }: Case): Record<string, unknown> {
  const main = mainCall(calls);
  if (!main) return {};
  return {
    call: presentCall(main),
    ...(calls.length > 1 && { calls: calls.map(presentCall) }),
  };
}

function presentCall(call: Call): Record<string, unknown> {
  const { operation, protocol, contract, signature, from, to, value, recipient, spender, owner } = call;
  return {
    operation,
    protocol,
    contract,
    function: signature,
    from: from && checksummed(from),
    to: checksummed(to),
    value: value.toString(),
    arguments: presentValue(call.arguments),
    amount_in: call.amountIn && presentAmount(call.amountIn),
    amount_out: call.amountOut && presentAmount(call.amountOut),
    recipient: recipient && checksummed(recipient),
    spender: spender && checksummed(spender),
    owner: owner && checksummed(owner),
    deadline: call.deadline?.toString(),
    carried_by:
      call.wrappers.length > 0 ? call.wrappers.map((wrapper) => checksummed(wrapper.to)) : undefined,
    described: call.described || undefined,
  };
}

function presentAmount({ asset, baseUnits, bound }: MovedAmount): Record<string, unknown> {
  return {
    amount: asset.decimals === undefined ? null : fromBaseUnits(baseUnits, asset.decimals),
    base_units: baseUnits.toString(),
    bound,
    token: asset.symbol ?? null,
    contract: asset.contract === "native" ? asset.contract : checksummed(asset.contract),
  };
}

const ADDRESS = /^0x[0-9a-f]{40}$/;

/** Arguments as JSON can hold them: whole numbers as digits. */
function presentValue(value: Value): unknown {
  if (typeof value === "bigint") return value.toString();
  if (typeof value === "string") return ADDRESS.test(value) ? checksummed(value) : value;
  if (Array.isArray(value)) return value.map(presentValue);
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, presentValue(inner)]));
}
