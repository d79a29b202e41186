import type { StoredTransaction, StoredWrite } from "../../domain/chain-transaction-store.ts";
import { ChainBehind, TransactionReverted } from "./chain-error.ts";
import type { ChainWrite } from "./chain-write.ts";
import { composeTransactions, type MeasuredWrite, signWith } from "./compose-transactions.ts";
import { resendMissing } from "./resend-missing.ts";
import { sendTransaction } from "./send-transaction.ts";
import type { Asked, Round } from "./write-together.ts";
import type { WriterParts } from "./writer-parts.ts";

/** Stores and broadcasts what is asked for, in as few transactions as can be, and answers with what is stored already. */
export function createRound(parts: () => WriterParts): Round {
  return async (asked) => {
    try {
      return await submit(parts(), asked);
    } catch (error) {
      for (const { reject } of asked) reject(error);
      return { until: undefined };
    }
  };
}

async function submit(parts: WriterParts, asked: readonly Asked[]): ReturnType<Round> {
  const { earlier, highestSettled } = await parts.store.lookUp(
    parts.signer,
    asked.map(({ write }) => write.key),
  );
  const left: Asked[] = [];
  for (const one of asked) {
    const stored = earlier.get(one.write.key);
    if (stored) one.resolve({ stored, isNew: false });
    else left.push(one);
  }
  if (left.length === 0) return { until: undefined };
  const [count, fees] = await Promise.all([countOfWholeChain(parts, highestSettled), parts.fees()]);
  const measured = await measure(parts, left);
  if (measured.length === 0) return { until: undefined };
  const batching = await inboxesThatBatch(parts, measured);
  const canJoin = (write: ChainWrite) => write.joins === true && batching.has(write.to);
  const { earlier: meanwhile, reserved } = await parts.store.reserve(
    parts.signer,
    measured,
    count,
    (writes, apart) =>
      composeTransactions(
        writes,
        (write) => canJoin(write) && !apart.has(write.key),
        signWith(parts.key, parts.signer, fees),
      ),
  );
  const transactions = new Set([...reserved.values()].map(({ transaction }) => transaction));
  const last = [...transactions].at(-1);
  // Before anybody can wait for it, since it may be mined at once.
  const until = last && measured.some(canJoin) ? parts.settled.next(last.id) : undefined;
  const failures = await sendInOrder(parts, [...transactions]);
  answer(left, reserved, meanwhile, failures);
  return { until };
}

type Stored = ReadonlyMap<string, StoredWrite>;

function answer(
  asked: readonly Asked[],
  reserved: Stored,
  meanwhile: Stored,
  failures: ReadonlyMap<string, unknown>,
): void {
  const answered = new Set<string>();
  for (const { write, resolve, reject } of asked) {
    // Another process may have been first with this key.
    const stored = reserved.get(write.key) ?? meanwhile.get(write.key);
    const failure = stored ? failures.get(stored.transaction.id) : new Error("a write was not stored");
    // Asked for twice in one round, it is still one transaction.
    const isNew = reserved.has(write.key) && !answered.has(write.key);
    answered.add(write.key);
    // Those that were refused in rehearsal have their answer already.
    if (stored && failure === undefined) resolve({ stored, isNew });
    else reject(failure);
  }
}

/** The gas that each may take. One that the contract refuses in rehearsal is answered, and keeps no other from being made. */
async function measure(parts: WriterParts, asked: readonly Asked[]): Promise<MeasuredWrite[]> {
  const measured: MeasuredWrite[] = [];
  for (const { write, resolve, reject } of asked) {
    try {
      measured.push({ ...write, gasLimit: await parts.gasLimit(write) });
    } catch (error) {
      // A rehearsal is refused also where another process made this very write a moment ago.
      const made =
        error instanceof TransactionReverted ? await parts.store.find(parts.signer, write.key) : undefined;
      if (made) resolve({ stored: made, isNew: false });
      else reject(error);
    }
  }
  return measured;
}

async function inboxesThatBatch(
  parts: WriterParts,
  writes: readonly MeasuredWrite[],
): Promise<ReadonlySet<string | null>> {
  const inboxes = new Set(writes.filter(({ joins }) => joins).map(({ to }) => to));
  for (const inbox of inboxes)
    if (inbox === null || !(await parts.takesBatches(inbox))) inboxes.delete(inbox);
  return inboxes;
}

/** Lowest nonce first: nodes are known to lose what comes out of order at once. What was not sent is told by its transaction's id. */
async function sendInOrder(
  parts: WriterParts,
  transactions: readonly StoredTransaction[],
): Promise<ReadonlyMap<string, unknown>> {
  const failures = new Map<string, unknown>();
  let failure: unknown;
  for (const { id, raw } of transactions) {
    // Behind one that could not be sent the others would only wait; all are stored, and sent when they are asked for again.
    if (failure === undefined) {
      // Underpriced here means that fees jumped a moment ago: the sweep sends it again at a better price.
      failure = await sendTransaction(parts.node, raw).then(
        () => undefined,
        (error: unknown) => error,
      );
    }
    if (failure !== undefined) failures.set(id, failure);
  }
  return failures;
}

/**
 * The chain's count of our transactions. Where it is below what was seen mined, the chain lost some (a reorg, a
 * restored node): contracts may be missing, and an estimate made now would be wrong. What is settled was looked up before.
 */
async function countOfWholeChain(parts: WriterParts, highestSettled: number): Promise<number> {
  const count = await parts.node.transactionCount(parts.signer.address);
  if (count > highestSettled) return count;
  await resendMissing(parts);
  throw new ChainBehind();
}
