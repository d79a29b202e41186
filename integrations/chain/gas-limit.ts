import type { ChainNode } from "./chain-node.ts";
import type { ChainWrite } from "./chain-write.ts";
import { revertOf } from "./revert-reason.ts";

/**
 * How much gas to allow. The estimate is also a rehearsal: a call that would revert is refused here, before it
 * takes a nonce.
 */
export function createGasLimits(node: ChainNode, from: string): (write: ChainWrite) => Promise<bigint> {
  const byShape = new Map<string, bigint>();
  async function estimate({ to, data }: ChainWrite): Promise<bigint> {
    try {
      // The state may differ a little when the transaction is mined; unused gas is not paid for.
      return ((await node.estimateGas({ from, to, data })) * 5n) / 4n;
    } catch (error) {
      throw revertOf(error);
    }
  }
  return async (write) => {
    if (!write.costsAlike) return estimate(write);
    const shape = `${write.to} ${write.data.slice(0, 10)} ${write.data.length}`;
    const known = byShape.get(shape);
    if (known !== undefined) return known;
    const limit = await estimate(write);
    byShape.set(shape, limit);
    return limit;
  };
}
