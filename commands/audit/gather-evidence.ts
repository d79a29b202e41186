import { custodyOf } from "../../db/custody/custody-of.ts";
import { findReports } from "../../db/endings/execution-reports.ts";
import { findMetadata } from "../../db/endings/orion-metadata.ts";
import { loadRecord } from "../../db/transactions/load-record.ts";
import { type Attempt, attempt } from "./attempt.ts";
import { type AuditedRecord, auditedRecord } from "./audited-record.ts";
import type { ChainSighting } from "./chain-sighting.ts";
import type { Evidence } from "./evidence.ts";
import { foundHistory } from "./found-history.ts";
import { inboxEntry } from "./inbox.ts";
import { openRequest, openResponse } from "./open-sealed.ts";
import { readPins } from "./pins.ts";
import type { AuditSources } from "./sources.ts";

/** Asks everyone who knows of a transaction; undefined where the database has no record of it. */
export async function gatherEvidence(
  requestHash: string,
  sources: AuditSources,
): Promise<Evidence | undefined> {
  const { database } = sources;
  const recorded = await loadRecord(database.em, requestHash);
  if (!recorded) return undefined;
  const { id } = recorded.transaction;
  const record = auditedRecord(recorded, {
    reports: await findReports(database, id),
    metadata: await findMetadata(database, requestHash),
    custody: await custodyOf(database, id),
  });
  const history = await foundHistory(requestHash, sources);
  const { inbox } = record.transaction;
  const entry = inbox === null ? undefined : await inboxEntry(sources.node, inbox, requestHash);
  const pins = await readPins(record, entry && "value" in entry ? entry.value : undefined, sources.ipfs);
  return {
    record,
    history,
    entry,
    sightings: await sightingsOf(record, sources),
    pins,
    opened: {
      request: await openRequest(record, sources),
      response: await openResponse(record, pins.response, sources),
    },
  };
}

async function sightingsOf(
  { transaction, reports, custody }: AuditedRecord,
  { sighting }: AuditSources,
): Promise<Map<string, Attempt<ChainSighting | undefined>>> {
  const found = new Map<string, Attempt<ChainSighting | undefined>>();
  for (const hash of [transaction.registrationTx, transaction.publicationTx])
    if (hash !== null) found.set(hash, await attempt(sighting(hash)));
  for (const { txHash } of [...reports, ...(custody ? [custody] : [])])
    if (txHash !== null) found.set(txHash, await attempt(sighting(txHash, transaction.chainId)));
  return found;
}
