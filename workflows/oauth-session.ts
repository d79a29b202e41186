import { proxyActivities } from "@temporalio/workflow";
import type { OAuthActivities } from "../activities/oauth/end-oauth-session.ts";
import type { ShortLivedInput, ShortLivedOutcome } from "../messages/short-lived-messages.ts";
import { taskQueues } from "../messages/task-queues.ts";
import { untilDone } from "./retry-policies.ts";
import { untilOver } from "./short-lived/until-over.ts";

const { endOAuthSession } = proxyActivities<OAuthActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "10s",
  retry: untilDone,
});

/** One client's request for consent, until it is refused, its code is exchanged or its time is up. */
export function oauthSession(input: ShortLivedInput): Promise<ShortLivedOutcome> {
  return untilOver(input, endOAuthSession);
}
