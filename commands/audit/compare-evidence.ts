import { auditChainTransactions } from "./chain-transactions.ts";
import { auditEnding } from "./ending.ts";
import type { Evidence } from "./evidence.ts";
import { absent, type Finding } from "./finding.ts";
import { auditHashes } from "./hashes.ts";
import { auditHistory } from "./history.ts";
import { auditInbox } from "./inbox.ts";
import { auditIntent } from "./intent.ts";
import { auditJudgement } from "./judgement.ts";
import { auditOrion } from "./orion.ts";
import { auditPins } from "./pins.ts";
import { auditReplay } from "./replay.ts";
import { auditResponse } from "./response.ts";
import type { AuditTools } from "./sources.ts";
import { auditStatus } from "./status.ts";

/** Holds what was found of a transaction against each other; asks nobody. */
export async function compareEvidence(evidence: Evidence, tools: AuditTools): Promise<Finding[]> {
  const { record, history, opened } = evidence;
  return [
    ...auditHashes(record),
    ...auditIntent(record, opened.request),
    ...(await auditPublic(evidence)),
    auditOrion(record),
    ...auditJudgement(record, opened.request, tools.engine),
    ...auditStatus(record, history),
    ...auditEnding(evidence),
    ...auditHistory(record, history),
    await auditReplay(history, tools),
  ];
}

/** What everyone can see: the chain, and the sealed content that it points to. */
async function auditPublic({ record, entry, sightings, pins, opened }: Evidence): Promise<Finding[]> {
  if (!entry) return [absent("chain and IPFS", "a plain request is neither pinned nor registered")];
  return [
    ...auditInbox(record, entry),
    ...("value" in entry ? auditChainTransactions(record, entry.value, sightings) : []),
    ...(await auditPins(record, "value" in entry ? entry.value : undefined, pins)),
    ...auditResponse(record, opened.response),
  ];
}
