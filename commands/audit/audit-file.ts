import { readFile } from "node:fs/promises";
import { CannotStart } from "../../runtime/cannot-start.ts";
import type { Environment } from "../../runtime/environment.ts";
import { auditBundle } from "./bundle/audit-bundle.ts";
import { describeAnchors } from "./bundle/describe-anchors.ts";
import { describeFindings } from "./describe-findings.ts";
import { isClean } from "./finding.ts";
import { type OnStop, openTools } from "./open-sources.ts";
import type { AuditArguments } from "./read-arguments.ts";

/** Audits a bundle. Returns whether nothing in it differs. */
export async function auditFile(
  { file }: AuditArguments,
  environment: Environment,
  onStop: OnStop,
): Promise<boolean> {
  const bytes = await readFile(file).catch(() => {
    throw new CannotStart(`${file} cannot be read.`);
  });
  const { evidence, findings } = await auditBundle(bytes, openTools(environment, onStop));
  console.log(describeFindings(evidence?.record.transaction.requestHash ?? file, findings));
  if (evidence) console.log(describeAnchors(evidence));
  return isClean(findings);
}
