import { setTimeout as delay } from "node:timers/promises";
import { NodeRefusal } from "../../integrations/chain/node-refusal.ts";
import { createQueue } from "../../integrations/chain/one-at-a-time.ts";
import type { Logger } from "../../runtime/log.ts";
import { type Chain, hashOf, nonceOf } from "./chain.ts";
import { type Status, WAY } from "./states.ts";
import { isOver, type StoredTransaction } from "./stored-transaction.ts";
import { vaultAccount } from "./vault-accounts.ts";

interface WalkOptions {
  readonly chain: Chain;
  readonly log: Logger;
  /** How long a transaction stays in each state. */
  readonly stepMs: number;
  readonly signal: AbortSignal;
  get(id: string): StoredTransaction | undefined;
  change(id: string, to: Partial<StoredTransaction>): void;
}

/** In which state a planned failure strikes, and the vendor's word for it. */
const STRIKES: Partial<Record<Status, { readonly at: Status; readonly subStatus: string }>> = {
  REJECTED: { at: "PENDING_AUTHORIZATION", subStatus: "REJECTED_BY_USER" },
  BLOCKED: { at: "PENDING_AUTHORIZATION", subStatus: "BLOCKED_BY_POLICY" },
  CANCELLED: { at: "PENDING_SIGNATURE", subStatus: "CANCELLED_BY_USER" },
  TIMEOUT: { at: "PENDING_SIGNATURE", subStatus: "" },
  FAILED: { at: "BROADCASTING", subStatus: "INSUFFICIENT_FUNDS" },
};
/** What a node answers to one that it may have already. */
const REPEATED: ReadonlySet<string> = new Set(["already-known", "nonce-too-low"]);
const REFUSED = { "insufficient-funds": "INSUFFICIENT_FUNDS", reverted: "SMART_CONTRACT_EXECUTION_FAILED" };

/** Takes a transaction through its states to its end on chain. One that is held is left; it is walked again when released. */
export function createWalk(options: WalkOptions): (id: string) => Promise<void> {
  const { chain, log, stepMs, signal, get, change } = options;
  const queues = new Map<string, ReturnType<typeof createQueue>>();

  const walking = new Set<string>();

  async function walk(id: string): Promise<void> {
    if (walking.has(id)) return;
    walking.add(id);
    await walkOn(id).finally(() => walking.delete(id));
  }

  async function walkOn(id: string): Promise<void> {
    while (!signal.aborted) {
      await delay(stepMs, undefined, { signal }).catch(() => undefined);
      const transaction = get(id);
      if (signal.aborted || !transaction || isOver(transaction)) return;
      const { status, plan } = transaction;
      if (plan.holdAt === status) return;
      const strike = STRIKES[plan.end];
      if (strike?.at === status) change(id, { status: plan.end, subStatus: strike.subStatus });
      else await goOn(transaction).catch((error: unknown) => log.warn({ err: error }, "the chain is away"));
    }
  }

  async function goOn(transaction: StoredTransaction): Promise<void> {
    const { id, status, txHash } = transaction;
    if (status === "BROADCASTING") await broadcast(transaction);
    else if (status === "CONFIRMING" && txHash) await confirm(transaction, txHash);
    else change(id, { status: WAY[(WAY as readonly Status[]).indexOf(status) + 1] ?? "COMPLETED" });
  }

  async function confirm({ id }: StoredTransaction, txHash: string): Promise<void> {
    const succeeded = await chain.succeeded(txHash);
    if (succeeded === true) change(id, { status: "COMPLETED", subStatus: "CONFIRMED" });
    if (succeeded === false) change(id, { status: "FAILED", subStatus: REFUSED.reverted });
    // A local chain that was killed may have lost it; then the same is sent again.
    if (succeeded === undefined && !(await chain.knows(txHash))) change(id, { status: "BROADCASTING" });
  }

  async function broadcast({ id, vaultAccountId }: StoredTransaction): Promise<void> {
    const queue = queues.get(vaultAccountId) ?? createQueue();
    queues.set(vaultAccountId, queue);
    await queue(async () => {
      const transaction = get(id);
      const from = vaultAccount(vaultAccountId)?.address;
      if (transaction?.status !== "BROADCASTING" || from === undefined) return;
      const nonce = await chain.nextNonce(from);
      try {
        const kept = transaction.signed;
        const signed = isSendable(kept, nonce) ? kept : await chain.sign({ from, ...transaction }, nonce);
        change(id, { signed });
        await sendOnce(id, signed);
      } catch (error) {
        if (!(error instanceof NodeRefusal)) throw error;
        const subStatus =
          error.reason in REFUSED ? REFUSED[error.reason as keyof typeof REFUSED] : "SIGNING_ERROR";
        change(id, { status: "FAILED", subStatus });
      }
    });
  }

  /** One that a chain lost with those before it, which may never be asked for again, would wait for them in its pool for ever. */
  function isSendable(signed: string | undefined, nonce: number): signed is string {
    return signed !== undefined && nonceOf(signed) <= nonce;
  }

  async function sendOnce(id: string, signed: string): Promise<void> {
    const txHash = hashOf(signed);
    try {
      await chain.send(signed);
    } catch (error) {
      if (!(error instanceof NodeRefusal) || !REPEATED.has(error.reason)) throw error;
      // The chain lost it and gave its nonce to another one: it is signed anew at the next step.
      if (!(await chain.knows(txHash))) return change(id, { signed: undefined });
    }
    change(id, { status: "CONFIRMING", txHash });
  }
  return walk;
}
