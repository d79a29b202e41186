import { version } from "../service/version.ts";
import type { StreamPlace } from "./stream-place.ts";
import type { ToolCall } from "./tools/tool.ts";

/** What a server is made with: whose request it answers, and whether its answer may become a stream. */
export interface ServerContext extends Omit<ToolCall, "progress" | "cancelled"> {
  readonly place: StreamPlace;
}

export const SERVER_INFO = { name: "countersign", title: "Countersign", version };

/** What a model is told before it calls anything. */
export function instructionsFor({ caller }: ServerContext): string {
  const account = caller.address
    ? ` Your user's account, the escrowAddress of every request, is ${caller.address}.`
    : "";
  return (
    "Before you sign or send any blockchain transaction, submit it with requestVerification together with what your user asked for, in their words." +
    `${account} Go on only once its status is APPROVED; if it is REJECTED, do what the remedy says and submit it anew.`
  );
}

interface ProgressNotification {
  readonly method: "notifications/progress";
  readonly params: {
    readonly progressToken: string | number;
    readonly progress: number;
    readonly total: number;
    readonly message: string;
  };
}

/** Tells of progress where the client gave a token for it, as long as its user has a stream left to hear it on. */
export function progressOf(
  progressToken: string | number | undefined,
  { place }: ServerContext,
  notify: (notification: ProgressNotification) => Promise<void>,
): ToolCall["progress"] {
  if (progressToken === undefined) return undefined;
  return async (progress, total, message) => {
    if (!(await place.take())) return false;
    await notify({
      method: "notifications/progress",
      params: { progressToken, progress, total, message },
    });
    return true;
  };
}
