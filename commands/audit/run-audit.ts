import { loadRecord } from "../../db/transactions/load-record.ts";
import { auditChainTransactions } from "./chain-transactions.ts";
import { absent, type Finding } from "./finding.ts";
import { foundHistory } from "./found-history.ts";
import { auditHashes } from "./hashes.ts";
import { auditHistory } from "./history.ts";
import { auditInbox, inboxEntry } from "./inbox.ts";
import { auditJudgement } from "./judgement.ts";
import { auditOrion } from "./orion.ts";
import { auditPins, readPins } from "./pins.ts";
import { auditReplay } from "./replay.ts";
import { auditResponse } from "./response.ts";
import type { AuditSources } from "./sources.ts";
import { auditStatus } from "./status.ts";

/** Holds a transaction's record against everything else that knows of it; undefined where there is no such record. */
export async function runAudit(requestHash: string, sources: AuditSources): Promise<Finding[] | undefined> {
  const record = await loadRecord(sources.database.em, requestHash);
  if (!record) return undefined;
  const history = await foundHistory(requestHash, sources);
  return [
    ...auditHashes(record),
    ...(await auditPublic(record, sources)),
    auditOrion(record),
    ...(await auditJudgement(record, sources)),
    ...auditStatus(record, history),
    ...auditHistory(record, history),
    await auditReplay(history, sources),
  ];
}

type Recorded = NonNullable<Awaited<ReturnType<typeof loadRecord>>>;

/** What everyone can see: the chain, and the sealed content that it points to. */
async function auditPublic(record: Recorded, sources: AuditSources): Promise<Finding[]> {
  const inbox = record.transaction.service?.$.inbox;
  if (!inbox) return [absent("chain and IPFS", "a plain request is neither pinned nor registered")];
  const read = await inboxEntry(sources.node, inbox, record.transaction.requestHash);
  const entry = "value" in read ? read.value : undefined;
  const pins = await readPins(record, entry, sources.ipfs);
  return [
    ...auditInbox(record, read),
    ...("value" in read ? await auditChainTransactions(record, inbox, entry, sources) : []),
    ...auditPins(record, pins),
    ...(await auditResponse(record, pins.response, sources)),
  ];
}
