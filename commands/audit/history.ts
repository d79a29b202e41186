import { canonicalJson, type Json } from "../../domain/canonical-json.ts";
import type { AuditedRecord } from "./audited-record.ts";
import { sha256 } from "./digest.ts";
import { absent, compare, differ, type Finding, unread } from "./finding.ts";
import type { FoundHistory } from "./found-history.ts";

/** Whether the workflow's history is there, and its archived copy what it was. */
export function auditHistory({ transaction }: AuditedRecord, found: FoundHistory): Finding[] {
  return [presence(transaction.startedAt, found), ...archive(found)];
}

function presence(startedAt: string | null, found: FoundHistory): Finding {
  const check = "history";
  if (found.json !== undefined) return { check, outcome: "agree", value: found.place };
  if (found.live === "away") return unread(check, "Temporal does not answer at TEMPORAL_ADDRESS.");
  if (found.archived) return absent(check, "Temporal has let go of it, and the archived copy is damaged");
  if (!startedAt) return absent(check, "its workflow has not started yet");
  return differ(check, ["record", `started by ${startedAt}`], ["Temporal and archive", null]);
}

function archive({ live, archived }: FoundHistory): Finding[] {
  if (!archived) return [absent("archived history", "not archived; only closed workflows are")];
  const own = compare(
    "archived history",
    ["SHA-256 when archived", archived.sha256],
    ["SHA-256 now", archived.sha256Now],
  );
  if (typeof live === "string" || archived.json === undefined) return [own];
  return [
    own,
    compare(
      "archive and Temporal",
      ["archive", sortedDigest(archived.json)],
      ["Temporal", sortedDigest(live.json)],
    ),
  ];
}

/** Temporal gives the members of a map in another order each time. */
function sortedDigest(json: string): string {
  return sha256(canonicalJson(JSON.parse(json) as Json));
}
