import { ApplicationFailure } from "@temporalio/common";
import { requestToJudge } from "../../activities/transaction/request-to-judge.ts";
import { SecretCannotBeOpened } from "../../db/secrets/cipher.ts";
import type { RecordedTransaction } from "../../db/transactions/load-record.ts";
import { differingPaths } from "../verdict/differing-paths.ts";
import { type JudgedAgain, judgeAgain } from "../verdict/judge-again.ts";
import { sha256 } from "./digest.ts";
import { absent, compare, differ, type Finding, unread } from "./finding.ts";
import type { AuditSources } from "./sources.ts";

const VERDICT = "verdict judged again";
const DECISION = "decision judged again";

/** Whether the arbiter, asked the same again, says the same: to the byte where engine and data are those of the record. */
export async function auditJudgement(
  { transaction, approvals, verdict }: RecordedTransaction,
  sources: AuditSources,
): Promise<Finding[]> {
  if (!verdict) {
    const orion = approvals.find(({ type }) => type === "orion");
    return [absent(VERDICT, whyThereIsNone(orion))];
  }
  const asked = await askedThen(transaction.requestHash, sources);
  if ("cannotOpen" in asked) return [unread(VERDICT, asked.cannotOpen)];
  const again = judgeAgain(sources.engine, { request: asked.request, verdict: verdict.answer });
  if ("impossible" in again) {
    return [differ(VERDICT, ["record", sha256(verdict.answer)], ["judged again", again.impossible])];
  }
  const { recorded, anew } = again;
  return [
    compareVerdicts(verdict.answer, again),
    compare(DECISION, ["record", recorded.decision], ["judged again", anew.decision]),
  ];
}

function compareVerdicts(answer: string, { recorded, anew, text }: JudgedAgain): Finding {
  const others = otherVersions(recorded.context, anew.context);
  if (others.length > 0) return absent(VERDICT, `${others.join("; ")}: only decisions compare`);
  if (text === answer) return { check: VERDICT, outcome: "agree", value: sha256(text) };
  // What differs may quote the request, so the parts are named and not shown.
  const parts = differingMembers(recorded, anew);
  const where = parts.length > 0 ? `other ${parts.join(", ")}` : "the same values in other bytes";
  return differ(VERDICT, ["record", sha256(answer)], ["judged again", `${sha256(text)}: ${where}`]);
}

function otherVersions(recorded: Record<string, unknown>, anew: Record<string, unknown>): string[] {
  const [then, now] = [recorded.engine_version, anew.engine_version];
  const tables = differingMembers(recorded.data_versions, anew.data_versions);
  return [
    ...(then === now ? [] : [`engine ${then} then, ${now} now`]),
    ...(tables.length > 0 ? [`other data (${tables.join(", ")})`] : []),
  ];
}

function differingMembers(left: unknown, right: unknown): string[] {
  const one: Record<string, unknown> = Object(left);
  const other: Record<string, unknown> = Object(right);
  const names = Object.keys({ ...one, ...other });
  return names.filter((name) => differingPaths(one[name], other[name]).length > 0);
}

async function askedThen(
  requestHash: string,
  sources: AuditSources,
): Promise<{ request: string } | { cannotOpen: string }> {
  try {
    return { request: await requestToJudge(sources, requestHash) };
  } catch (error) {
    const isForGood = error instanceof ApplicationFailure && error.nonRetryable;
    if (isForGood || error instanceof SecretCannotBeOpened) return { cannotOpen: error.message };
    throw error;
  }
}

function whyThereIsNone(orion: RecordedTransaction["approvals"][number] | undefined): string {
  if (!orion) return "orion has not decided yet";
  return orion.apiKey ? "an ORION key decided; there is nothing to run" : "the built-in arbiter gave none";
}
