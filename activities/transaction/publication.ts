import type { EntityManager } from "@mikro-orm/postgresql";
import { ApplicationFailure } from "@temporalio/common";
import type { Database } from "../../db/database.ts";
import { Approval } from "../../db/entities/approval.ts";
import { Transaction } from "../../db/entities/transaction.ts";
import { Verdict } from "../../db/entities/verdict.ts";
import { keepResponse } from "../../db/transactions/keep-response.ts";
import { markPublished } from "../../db/transactions/mark-published.ts";
import { setRequestStatus } from "../../integrations/chain/agent-inbox.ts";
import type { ChainWriter } from "../../integrations/chain/chain-writer.ts";
import type { Ipfs } from "../../integrations/ipfs/create-ipfs.ts";
import type { Sealer } from "../../integrations/pgp/create-sealer.ts";

export type PublicationActivities = ReturnType<typeof createPublicationActivities>;

export function createPublicationActivities(deps: {
  database: Database;
  sealer: Sealer;
  ipfs: Ipfs;
  writer: ChainWriter;
}) {
  return {
    /** The same bytes however often it is tried: they are kept before they are pinned. */
    async publishDecision(requestHash: string): Promise<{ cid: string; txHash: string }> {
      const em = deps.database.em.fork();
      const transaction = await em.findOneOrFail(Transaction, { requestHash }, { populate: ["service"] });
      const orion = await em.findOneOrFail(Approval, { transaction: transaction.id, type: "orion" });
      const service = transaction.service?.$;
      if (!service)
        throw ApplicationFailure.nonRetryable("A plain request is not published.", "not-published");
      const sealed = await keepResponse(em, transaction.id, async () =>
        deps.sealer.seal(await decisionBytes(em, transaction, orion), [service.pgpPublicKey]),
      );
      const cid = await deps.ipfs.pin(new TextEncoder().encode(sealed));
      const { hash } = await deps.writer.write(
        setRequestStatus(service.inbox, requestHash, orion.decision, cid),
      );
      await markPublished(em, transaction.id, { responseCid: cid, publicationTx: hash });
      return { cid, txHash: hash };
    },
  };
}

/** Orion's decision with, where the built-in arbiter made it, its whole answer, byte for byte. */
async function decisionBytes(
  em: EntityManager,
  transaction: Transaction,
  orion: Approval,
): Promise<Uint8Array> {
  const verdict = await em.findOne(Verdict, { transaction: transaction.id });
  const { decision, confidence, analysis, createdAt } = orion;
  const record = JSON.stringify({
    requestHash: transaction.requestHash,
    decision,
    confidence,
    analysis,
    createdAt,
  });
  return new TextEncoder().encode(`${record.slice(0, -1)},"verdict":${verdict?.answer ?? "null"}}`);
}
