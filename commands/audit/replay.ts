import { absent, differ, type Finding } from "./finding.ts";
import type { FoundHistory } from "./found-history.ts";
import type { AuditTools } from "./sources.ts";

const CHECK = "replay";

/** Whether today's workflow code, given the history's events, does what the history says was done. */
export async function auditReplay(found: FoundHistory, tools: AuditTools): Promise<Finding> {
  if (found.json === undefined) return absent(CHECK, "there is no history to replay");
  try {
    await tools.replay(found.json, found.workflowId);
    return { check: CHECK, outcome: "agree", value: "today's workflow code does what the history says" };
  } catch (error) {
    const [firstLine = ""] = error instanceof Error ? error.message.split("\n") : [];
    return differ(CHECK, ["history", "what was done"], ["today's workflow code", firstLine.slice(0, 300)]);
  }
}
