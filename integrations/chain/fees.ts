import type { ChainNode } from "./chain-node.ts";

export interface Fees {
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** What to offer at present. Base fees move by at most an eighth per block, so a few seconds change little. */
export function createFeeSource(node: ChainNode, maxAgeMs: number): () => Promise<Fees> {
  let cached: { fees: Promise<Fees>; until: number } | undefined;
  return () => {
    if (cached && Date.now() < cached.until) return cached.fees;
    const fees = currentFees(node);
    cached = { fees, until: Date.now() + maxAgeMs };
    // A failure is the asker's to see and nobody's to keep.
    fees.catch(() => {
      cached = undefined;
    });
    return fees;
  };
}

/** Twice the base fee outlasts six full blocks in a row; what is not needed is not paid. */
export async function currentFees(node: ChainNode): Promise<Fees> {
  const { baseFee, priorityFee } = await node.feeLevel();
  return { maxFeePerGas: 2n * baseFee + priorityFee, maxPriorityFeePerGas: priorityFee };
}

/** Nodes take a replacement from 10 % more on, some from 12.5 %, of both fees. */
export function raised(old: Fees, current: Fees): Fees {
  return {
    maxFeePerGas: larger(current.maxFeePerGas, byAnEighth(old.maxFeePerGas)),
    maxPriorityFeePerGas: larger(current.maxPriorityFeePerGas, byAnEighth(old.maxPriorityFeePerGas)),
  };
}

export function isBelow(offered: Fees, current: Fees): boolean {
  return (
    offered.maxFeePerGas < current.maxFeePerGas || offered.maxPriorityFeePerGas < current.maxPriorityFeePerGas
  );
}

function byAnEighth(fee: bigint): bigint {
  return (fee * 9n + 7n) / 8n;
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
