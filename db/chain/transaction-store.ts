import { randomUUID } from "node:crypto";
import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import type {
  SignerOnChain,
  StoredTransaction,
  TransactionStore,
} from "../../domain/chain-transaction-store.ts";
import { holdAdvisoryLock } from "../advisory-lock.ts";
import { ChainTransaction } from "./chain-transaction.ts";

/** Every operation is a unit of work of its own, since several run at once. */
export function createTransactionStore(em: EntityManager): TransactionStore {
  return {
    async find(signer, key) {
      const row = await em.fork().findOne(ChainTransaction, { ...of(signer), key });
      return row ? stored(row) : undefined;
    },

    reserve: (signer, { key, to, data }, lowestNonce, sign) =>
      em.fork().transactional(async (tx) => {
        // Released by the commit: held while the nonce is chosen, signed and stored, never over a wait.
        await holdAdvisoryLock(tx, `chain-signer:${signer.chainId}:${signer.address}`);
        const earlier = await tx.findOne(ChainTransaction, { ...of(signer), key });
        if (earlier) return stored(earlier);
        const nonce = Math.max(lowestNonce, (await highestNonce(tx, signer)) + 1);
        const now = new Date();
        const row = tx.create(ChainTransaction, {
          id: randomUUID(),
          ...of(signer),
          nonce,
          key,
          to,
          data,
          ...sign(nonce),
          replaced: [],
          status: "pending",
          createdAt: now,
          sentAt: now,
        });
        await tx.flush();
        return stored(row);
      }),

    replace: (id, expected, by) =>
      em.fork().transactional(async (tx) => {
        const row = await tx.findOneOrFail(ChainTransaction, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (row.status !== "pending" || row.hash !== expected) return false;
        row.replaced = [...row.replaced, { hash: row.hash, raw: row.raw }];
        Object.assign(row, { ...by, sentAt: new Date() });
        return true;
      }),

    async markSent(id) {
      await em
        .fork()
        .nativeUpdate(
          ChainTransaction,
          { id },
          { status: "pending", sentAt: new Date(), blockNumber: null, minedAt: null, revertedWith: null },
        );
    },

    settle: (id, { hash, blockNumber, succeeded, revertedWith }) =>
      em.fork().transactional(async (tx) => {
        const row = await tx.findOneOrFail(ChainTransaction, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
        const signed = [{ hash: row.hash, raw: row.raw }, ...row.replaced];
        const mined = signed.find((one) => one.hash === hash);
        // The one that was mined becomes the current one: sent again after a loss, it makes the same hash.
        if (mined) Object.assign(row, { ...mined, replaced: signed.filter((one) => one !== mined) });
        const status = succeeded ? "mined" : "reverted";
        Object.assign(row, { status, blockNumber, revertedWith, minedAt: new Date() });
      }),

    async highestSettled(signer) {
      const row = await em
        .fork()
        .findOne(
          ChainTransaction,
          { ...of(signer), status: { $ne: "pending" } },
          { orderBy: { nonce: "desc" }, fields: ["nonce"] },
        );
      return row?.nonce ?? -1;
    },

    async fromNonce(signer, nonce, limit) {
      const where = { ...of(signer), nonce: { $gte: nonce } };
      const rows = await em.fork().find(ChainTransaction, where, { orderBy: { nonce: "asc" }, limit });
      return rows.map(stored);
    },

    async pendingBelow(signer, nonce, limit) {
      const where = { ...of(signer), nonce: { $lt: nonce }, status: "pending" as const };
      const rows = await em.fork().find(ChainTransaction, where, { orderBy: { nonce: "asc" }, limit });
      return rows.map(stored);
    },
  };
}

function of(signer: SignerOnChain): { chainId: number; signer: string } {
  return { chainId: signer.chainId, signer: signer.address };
}

async function highestNonce(em: EntityManager, signer: SignerOnChain): Promise<number> {
  const row = await em.findOne(ChainTransaction, of(signer), {
    orderBy: { nonce: "desc" },
    fields: ["nonce"],
  });
  return row?.nonce ?? -1;
}

function stored(row: ChainTransaction): StoredTransaction {
  const { id, nonce, key, to = null, data, hash, raw, replaced, status, sentAt } = row;
  const { blockNumber = null, revertedWith = null } = row;
  return { id, nonce, key, to, data, hash, raw, replaced, status, blockNumber, revertedWith, sentAt };
}
