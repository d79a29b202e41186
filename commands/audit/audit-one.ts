import { writeFile } from "node:fs/promises";
import { CannotStart } from "../../runtime/cannot-start.ts";
import type { Environment } from "../../runtime/environment.ts";
import { UnknownTransaction } from "../tx/unknown-transaction.ts";
import { writeBundle } from "./bundle/bundle-text.ts";
import { exportBundle } from "./bundle/export-bundle.ts";
import { tellPayload } from "./bundle/tell-payload.ts";
import { compareEvidence } from "./compare-evidence.ts";
import { describeFindings } from "./describe-findings.ts";
import type { Evidence } from "./evidence.ts";
import { isClean } from "./finding.ts";
import { gatherEvidence } from "./gather-evidence.ts";
import { type OnStop, openSources } from "./open-sources.ts";
import type { AuditArguments } from "./read-arguments.ts";
import type { AuditSources } from "./sources.ts";

/** Audits one transaction and, where asked for, writes what was found into a bundle. Returns whether nothing differs. */
export async function auditOne(
  given: AuditArguments,
  environment: Environment,
  onStop: OnStop,
): Promise<boolean> {
  const sources = await openSources(environment, onStop);
  const evidence = await gatherEvidence(given.requestHash, sources);
  if (!evidence) throw new UnknownTransaction(given.requestHash);
  const findings = await compareEvidence(evidence, sources);
  console.log(describeFindings(given.requestHash, findings));
  if (given.exports) await write(given, evidence, sources);
  return isClean(findings);
}

async function write(
  { file, withPayload }: AuditArguments,
  evidence: Evidence,
  sources: AuditSources,
): Promise<void> {
  const told = withPayload ? await tellPayload(evidence, sources) : undefined;
  const text = writeBundle(exportBundle(evidence, told));
  await writeFile(file, text, { flag: "wx", mode: 0o600 }).catch(() => {
    throw new CannotStart(`${file} is there already, or cannot be written.`);
  });
  const inside = withPayload ? "WITH what opens its payload" : "without its payload";
  console.log(`\nWritten to ${file}, ${inside}. Verified anywhere by: npm run audit -- --bundle ${file}`);
}
