import { requestHashesSince } from "../../db/transactions/request-hashes.ts";
import type { Environment } from "../../runtime/environment.ts";
import { describeFindings } from "./describe-findings.ts";
import { isClean } from "./finding.ts";
import { type OnStop, openSources } from "./open-sources.ts";
import type { AuditArguments } from "./read-arguments.ts";
import { runAudit } from "./run-audit.ts";

/** Audits one after the other, the oldest first, and prints those of which not everything is proved. Returns whether all are. */
export async function auditAll(
  { sinceMs }: AuditArguments,
  environment: Environment,
  onStop: OnStop,
): Promise<boolean> {
  const sources = await openSources(environment, onStop);
  const since = new Date(sinceMs === undefined ? 0 : Date.now() - sinceMs);
  let [audited, differing] = [0, 0];
  for await (const requestHash of requestHashesSince(sources.database.em, since)) {
    const findings = (await runAudit(requestHash, sources)) ?? [];
    audited += 1;
    if (isClean(findings)) continue;
    differing += 1;
    console.log(`${describeFindings(requestHash, findings)}\n`);
  }
  const from = sinceMs === undefined ? "" : ` since ${since.toISOString()}`;
  console.log(
    differing === 0
      ? `No difference in ${audited} transactions${from}.`
      : `NOT PROVED: ${differing} of ${audited} transactions${from}.`,
  );
  return differing === 0;
}
