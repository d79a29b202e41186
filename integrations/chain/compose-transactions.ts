import { randomUUID } from "node:crypto";
import { Transaction } from "ethers";
import type { ComposedTransaction, SignerOnChain } from "../../domain/chain-transaction-store.ts";
import type { ChainSigner } from "./chain-signer.ts";
import { type ChainWrite, writeKey } from "./chain-write.ts";
import type { Fees } from "./fees.ts";
import { performAll } from "./inbox-batch.ts";

/** A write and the gas that it may take by itself. */
export interface MeasuredWrite extends ChainWrite {
  gasLimit: bigint;
}

/** Far below what a block holds, and below what one transaction may take since EIP-7825. */
const MOST_GAS = 6_000_000n;
/** What the batch itself takes: its loop, and the sixty-fourth that each call leaves behind. */
const GAS_OF_BATCH = 50_000n;

/** Makes transactions of writes: those that may join others of their inbox go together, all others by themselves. */
export function composeTransactions(
  writes: readonly MeasuredWrite[],
  canJoin: (write: MeasuredWrite) => boolean,
  sign: (transaction: Unsigned) => ComposedTransaction["sign"],
): ComposedTransaction[] {
  return inGroups(writes, canJoin).map((group) => {
    const [first] = group;
    const keys = group.map(({ key }) => key);
    if (group.length === 1) {
      const { key, to, data, gasLimit } = first;
      return { key, to, data, writes: keys, sign: sign({ to, data, gasLimit }) };
    }
    const { to, data } = performAll(
      String(first.to),
      group.map((write) => write.data),
    );
    // Each was measured with a transaction's own cost, so that the sum is more than they need together.
    const gasLimit = GAS_OF_BATCH + sumOf(group);
    const key = writeKey("batch", randomUUID());
    return { key, to, data, writes: keys, sign: sign({ to, data, gasLimit }) };
  });
}

type Group = [MeasuredWrite, ...MeasuredWrite[]];

function inGroups(writes: readonly MeasuredWrite[], canJoin: (write: MeasuredWrite) => boolean): Group[] {
  const groups: Group[] = [];
  const open = new Map<string | null, Group>();
  for (const write of writes) {
    const group = canJoin(write) ? open.get(write.to) : undefined;
    if (group && sumOf(group) + write.gasLimit <= MOST_GAS) {
      group.push(write);
      continue;
    }
    const begun: Group = [write];
    groups.push(begun);
    if (canJoin(write)) open.set(write.to, begun);
  }
  return groups;
}

function sumOf(group: readonly MeasuredWrite[]): bigint {
  return group.reduce((sum, { gasLimit }) => sum + gasLimit, 0n);
}

export interface Unsigned {
  to: string | null;
  data: string;
  gasLimit: bigint;
}

export function signWith(
  key: ChainSigner,
  { chainId }: SignerOnChain,
  fees: Fees,
): (transaction: Unsigned) => ComposedTransaction["sign"] {
  return (transaction) => (nonce) =>
    key.sign(Transaction.from({ type: 2, chainId, nonce, ...transaction, ...fees }));
}
