import { orionRecord } from "../../activities/transaction/orion-record.ts";
import type { Verdict } from "../../validator/engine/verdict.ts";
import type { RecordedTransaction } from "../tx/load-record.ts";
import { sha256 } from "./digest.ts";
import { absent, compare, type Finding } from "./finding.ts";

const CHECK = "orion by its verdict";

/** Whether orion's record is what the stored verdict makes of it. */
export function auditOrion({ approvals, verdict }: RecordedTransaction): Finding {
  const orion = approvals.find(({ type }) => type === "orion");
  if (!verdict) return absent(CHECK, orion ? "the built-in arbiter gave none" : "orion has not decided yet");
  const { decision, confidence, analysis } = orionRecord(JSON.parse(verdict.answer) as Verdict);
  return compare(
    CHECK,
    ["record", orion ? show(orion.decision, orion.confidence, orion.analysis) : null],
    ["verdict", show(decision, confidence, analysis)],
  );
}

function show(decision: string, confidence: unknown, analysis: string | null | undefined): string {
  return `${decision}, confidence ${confidence}, analysis ${sha256(analysis ?? "")}`;
}
