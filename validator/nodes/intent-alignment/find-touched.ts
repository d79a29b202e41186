import type { Call } from "../../calls/call.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { fail } from "../result.ts";

/** The FAIL of a call that has to do with a token that is to be left alone, or of a trade that is not shown to be direct. */
export function findTouched({ intent, calls, chain }: Case): NodeResult | undefined {
  for (const { tokens = [], isOfRoute, quote } of intent.prohibitions) {
    const contracts = tokens.flatMap((token) =>
      resolveToken(token, chain.id).map(({ contract }) => contract),
    );
    const offender = calls.find(
      (call) =>
        contracts.some((contract) => touches(call, contract)) ||
        isLeftOut(call, quote.text) ||
        (isOfRoute && call.operation === "swap" && !isDirect(call)),
    );
    if (!offender) continue;
    const { signature, to } = offender;
    return fail(0.95, `The intent says "${quote.text}", which ${signature ?? "a call"} does not keep to.`, {
      expected: quote.text,
      actual: { function: signature, to },
      remedy: "Leave out what the intent rules out.",
    });
  }
  return undefined;
}

/** What is turned into something else passes through other tokens: "unwrap 2 WETH; I want ETH, not WETH". */
const TURNED = /^(?:swap|wrap|unwrap)$/;

/** "Approve 0x… for 100 USDC and 200 DAI, not the DAI": what the call moves or grants is taken out again. */
function isLeftOut({ operation, amountIn, amountOut }: Call, text: string): boolean {
  const [, token] = /^not (?:the |my |our )?(\S+)$/i.exec(text) ?? [];
  const moved = [amountIn, amountOut].map((amount) => amount?.asset.symbol?.toLowerCase());
  return token !== undefined && !TURNED.test(operation) && moved.includes(token.toLowerCase());
}

/** As what is called, moved or handed over, or anywhere among the arguments, as on a path. */
function touches(call: Call, contract: string): boolean {
  const {
    to,
    value,
    arguments: given,
    amountIn,
    amountOut,
    amountsIn = [],
    amountsOut = [],
    permits = [],
  } = call;
  const moved = [amountIn ?? [], amountOut ?? [], amountsIn, amountsOut, permits].flat();
  if (to === contract || moved.some(({ asset }) => asset.contract === contract)) return true;
  if (contract === "native") return value > 0n;
  return written(given).includes(contract.slice(2));
}

function written(given: unknown): string {
  return JSON.stringify(given, (_key, value) =>
    typeof value === "bigint" ? value.toString() : value,
  ).toLowerCase();
}

/** Through one pool: as many as there are fees, or one less than tokens on the path. */
function isDirect({ poolFees, arguments: { path } }: Call): boolean {
  return poolFees?.length === 1 || (Array.isArray(path) && path.length === 2);
}
