import { proxyActivities, setHandler } from "@temporalio/workflow";
import type { AccountActivities, AccountOutcome } from "../activities/account/register-account.ts";
import { type AccountInput, keyRegistered } from "../messages/account-messages.ts";
import { taskQueues } from "../messages/task-queues.ts";
import { untilDone } from "./retry-policies.ts";

const { registerAccountKey } = proxyActivities<AccountActivities>({
  taskQueue: taskQueues.lifecycle,
  startToCloseTimeout: "90s",
  heartbeatTimeout: "5s",
  retry: untilDone,
  summary: "Register the account's OpenPGP key on chain",
});

/** Registers an account's OpenPGP keys on chain, one after the other, so that the last one counts; over when there is none left to do. */
export async function account({ userId }: AccountInput): Promise<AccountOutcome> {
  let hasNews = true;
  setHandler(keyRegistered, () => {
    hasNews = true;
  });
  let last: AccountOutcome = { outcome: "nothing to do" };
  while (hasNews) {
    hasNews = false;
    const now = await registerAccountKey(userId);
    if (now.outcome !== "nothing to do") last = now;
  }
  return last;
}
