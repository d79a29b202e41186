import { orionRecord } from "../../activities/transaction/orion-record.ts";
import type { RecordedTransaction } from "../../db/transactions/load-record.ts";
import { readVerdict } from "../verdict/read-verdict.ts";
import { sha256 } from "./digest.ts";
import { absent, compare, type Finding } from "./finding.ts";

const CHECK = "orion by its verdict";

/** Whether orion's record is what the stored verdict makes of it. */
export function auditOrion({ approvals, verdict }: RecordedTransaction): Finding {
  const orion = approvals.find(({ type }) => type === "orion");
  if (!verdict) return absent(CHECK, orion ? "the built-in arbiter gave none" : "orion has not decided yet");
  const read = readVerdict(verdict.answer);
  const told = read && orionRecord(read);
  return compare(
    CHECK,
    ["record", orion ? show(orion.decision, orion.confidence, orion.analysis) : null],
    ["verdict", told ? show(told.decision, told.confidence, told.analysis) : null],
  );
}

function show(decision: string, confidence: unknown, analysis: string | null | undefined): string {
  return `${decision}, confidence ${confidence}, analysis ${sha256(analysis ?? "")}`;
}
