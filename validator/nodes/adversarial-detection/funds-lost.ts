import { ZERO_ADDRESS } from "../../addresses/address.ts";
import type { Call } from "../../calls/call.ts";
import { showAmount } from "../../calls/show-amount.ts";
import type { Case } from "../../case/case.ts";
import { contractAt, wrappedNative } from "../../data/contracts.ts";
import { tokenAt } from "../../data/tokens.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";

const DEAD_ADDRESSES: readonly string[] = [ZERO_ADDRESS, "0x000000000000000000000000000000000000dead"];

/**
 * Funds do not go where nobody can fetch them: to a token's own contract, to a protocol's contract that keeps no
 * account of them, or to nobody.
 *
 * Confidence: 0.99.
 */
export const fundsLost = hardNode({
  id: "adversarial_detection.funds_lost",
  level: 2,
  run(opened) {
    return overPairs(opened, ({ call, step, prepares }) => {
      const { recipient } = call;
      const left = call.sideTransfers?.find((side) => side.recipient === call.to);
      if (left) {
        return fail(0.97, `${showAmount(left)} would be left behind in ${call.contract ?? call.to}.`, {
          expected: "nothing left behind",
          actual: { recipient: left.recipient, amount: showAmount(left) },
          remedy: "Send only what the call spends, or add the step that gives the rest back.",
        });
      }
      if (!recipient || call.operation === "approve" || call.operation === "revoke")
        return skip("The call sends nothing to anybody.");
      const whose = graveOf(opened, call);
      if (whose === undefined || recipient === prepares?.to)
        return pass(0.99, "The recipient can use what it receives.");
      if (step?.action.operation === "burn" && DEAD_ADDRESSES.includes(recipient))
        return pass(0.9, `It is burned at ${recipient}, as asked.`);
      const [moved] = [call.amountOut ?? call.amountIn];
      const shown = call.operation === "transfer" && call.amountIn ? call.amountIn : moved;
      return fail(0.99, `${shown ? showAmount(shown) : "What is sent"} would go to ${whose} and be lost.`, {
        expected: "a recipient that can use what it receives",
        actual: recipient,
        remedy: "Correct the recipient; a token contract, a router and a burn address give nothing back.",
      });
    });
  },
});

/** Who would keep it, if nobody could fetch it there. */
function graveOf(
  { chain }: Case,
  { recipient, amountIn, amountOut, nonFungibles, operation, to }: Call,
): string | undefined {
  if (!recipient) return undefined;
  if (DEAD_ADDRESSES.includes(recipient)) return "an address that nobody holds";
  const isTransfer = operation === "transfer";
  const moved = isTransfer ? amountIn : (amountOut ?? amountIn);
  if (nonFungibles?.some(({ collection }) => collection === recipient))
    return "the collection's contract itself";
  if (recipient === moved?.asset.contract) return "the token contract itself";
  // Plain currency may be meant for a contract, such as WETH, which takes it.
  if (isTransfer && moved?.asset.contract === "native") {
    const { symbol } = tokenAt(chain.id, recipient);
    return symbol === undefined || wrappedNative(chain.id) === recipient
      ? undefined
      : `the token contract of ${symbol}`;
  }
  if (!isTransfer && recipient === to) return "the contract that is called";
  if (tokenAt(chain.id, recipient).symbol !== undefined) return "a token contract";
  const known = contractAt(chain.id, recipient);
  return known && known.protocol !== "safe" ? known.name : undefined;
}
