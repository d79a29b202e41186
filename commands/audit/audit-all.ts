import { setTimeout as sleep } from "node:timers/promises";
import { requestHashesSince } from "../../db/transactions/request-hashes.ts";
import type { Environment } from "../../runtime/environment.ts";
import { describeFindings } from "./describe-findings.ts";
import { type Finding, isClean } from "./finding.ts";
import { type OnStop, openSources } from "./open-sources.ts";
import type { AuditArguments } from "./read-arguments.ts";
import { runAudit } from "./run-audit.ts";
import type { AuditSources } from "./sources.ts";

const MOST_LOOKS = 3;
const BETWEEN_LOOKS_MS = 1500;

/** Audits all transactions of a time. Returns whether everything is proved. */
export async function auditAll(
  { sinceMs }: AuditArguments,
  environment: Environment,
  onStop: OnStop,
): Promise<boolean> {
  const sources = await openSources(environment, onStop);
  const since = new Date(sinceMs === undefined ? 0 : Date.now() - sinceMs);
  return auditSince(since, sources, (text) => console.log(text));
}

/** One after the other, the oldest first; says of which not everything is proved, and how many there were. */
export async function auditSince(
  since: Date,
  sources: AuditSources,
  say: (text: string) => void,
): Promise<boolean> {
  let [audited, differing] = [0, 0];
  for await (const requestHash of requestHashesSince(sources.database.em, since)) {
    const findings = await settledFindings(requestHash, sources);
    audited += 1;
    if (isClean(findings)) continue;
    differing += 1;
    say(`${describeFindings(requestHash, findings)}\n`);
  }
  const from = since.getTime() === 0 ? "" : ` since ${since.toISOString()}`;
  say(
    differing === 0
      ? `No difference in ${audited} transactions${from}.`
      : `NOT PROVED: ${differing} of ${audited} transactions${from}.`,
  );
  return differing === 0;
}

/** What is under way when it is looked at may be in one place and not yet in another: a difference counts when it stays. */
async function settledFindings(requestHash: string, sources: AuditSources): Promise<Finding[]> {
  for (let looks = 1; ; looks += 1) {
    const findings = (await runAudit(requestHash, sources)) ?? [];
    if (isClean(findings) || looks === MOST_LOOKS) return findings;
    await sleep(BETWEEN_LOOKS_MS);
  }
}
