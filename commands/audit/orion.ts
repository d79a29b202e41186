import { orionRecord } from "../../activities/transaction/orion-record.ts";
import { readVerdict } from "../verdict/read-verdict.ts";
import type { AuditedRecord } from "./audited-record.ts";
import { sha256 } from "./digest.ts";
import { absent, compare, type Finding } from "./finding.ts";
import type { VerdictOutline } from "./verdict-outline.ts";

const CHECK = "orion by its verdict";

/** Whether orion's record is what the stored verdict makes of it; of its outline, without the words. */
export function auditOrion({ approvals, verdict }: AuditedRecord): Finding {
  const orion = approvals.find(({ type }) => type === "orion");
  if (!verdict) return absent(CHECK, orion ? "the built-in arbiter gave none" : "orion has not decided yet");
  const said = orion && `${orion.decision}, confidence ${orion.confidence}`;
  if (verdict.answer === null)
    return compare(CHECK, ["record", said ?? null], ["verdict's outline", byOutline(verdict.outline)]);
  const read = readVerdict(verdict.answer);
  const told = read && orionRecord(read);
  return compare(
    CHECK,
    ["record", orion ? `${said}, analysis ${orion.analysisSha256}` : null],
    [
      "verdict",
      told ? `${told.decision}, confidence ${told.confidence}, analysis ${sha256(told.analysis)}` : null,
    ],
  );
}

function byOutline(outline: VerdictOutline | null): string | null {
  if (!outline) return null;
  const isRejected = outline.decision === "REJECT";
  const decided = Object.values(outline.results).filter(
    ({ status }) => status === (isRejected ? "FAIL" : "PASS"),
  );
  const confidence = Math.min(1, ...decided.map((result) => result.confidence));
  return `${isRejected ? "REJECTED" : "APPROVED"}, confidence ${confidence}`;
}
