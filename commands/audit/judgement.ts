import { validationRequest } from "../../activities/transaction/validation-request.ts";
import type { RequestPayload } from "../../domain/request-payload.ts";
import type { Engine } from "../../validator/engine/engine.ts";
import { differingPaths } from "../verdict/differing-paths.ts";
import { type JudgedAgain, judgeAgain } from "../verdict/judge-again.ts";
import type { AuditedRecord } from "./audited-record.ts";
import { sha256 } from "./digest.ts";
import type { Opened } from "./evidence.ts";
import { absent, compare, differ, type Finding, unread } from "./finding.ts";
import { isHashed } from "./hashes.ts";

const VERDICT = "verdict judged again";
const DECISION = "decision judged again";

/** Whether the arbiter, asked the same again, says the same: to the byte where engine and data are those of the record. */
export function auditJudgement(record: AuditedRecord, request: Opened, engine: Engine): Finding[] {
  const { approvals, verdict, payload, transaction } = record;
  if (!verdict) return [absent(VERDICT, whyThereIsNone(approvals.find(({ type }) => type === "orion")))];
  if (!("text" in request))
    return [request.cannot === "never" ? absent(VERDICT, request.why) : unread(VERDICT, request.why)];
  if (verdict.answer === null) return [absent(VERDICT, "the verdict's words are not here")];
  if (payload.text === null || !isHashed(transaction, payload.text))
    return [unread(VERDICT, "the stored bytes are not those that the request hash names")];
  const again = judgeAgain(engine, {
    request: askedThen(transaction, request.text),
    verdict: verdict.answer,
  });
  if ("impossible" in again) {
    return [differ(VERDICT, ["record", verdict.sha256], ["judged again", again.impossible])];
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

/** Exactly what the arbiter was asked. */
function askedThen(transaction: AuditedRecord["transaction"], text: string): string {
  const request = { ...transaction, createdAt: new Date(transaction.createdAt) };
  return JSON.stringify(validationRequest(request, JSON.parse(text) as RequestPayload));
}

function whyThereIsNone(orion: AuditedRecord["approvals"][number] | undefined): string {
  if (!orion) return "orion has not decided yet";
  return orion.byKey ? "an ORION key decided; there is nothing to run" : "the built-in arbiter gave none";
}
