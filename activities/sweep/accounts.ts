import type { Client } from "@temporalio/client";
import { accountsToSeeTo, markSeenTo } from "../../db/account-keys/unregistered-keys.ts";
import type { Database } from "../../db/database.ts";
import { registerAccount } from "../../lifecycle/register-account.ts";
import { eachByItself } from "./each-by-itself.ts";
import type { StepReport } from "./step-report.ts";

/** Accounts whose key is not on chain yet: their workflow may never have been started, or may have been ended by someone. */
export async function seeToAccounts(deps: { database: Database; temporal: Client }): Promise<StepReport> {
  const { em } = deps.database;
  return eachByItself(await accountsToSeeTo(em), async (account) => {
    await registerAccount(deps.temporal, account);
    await markSeenTo(em, account.keyId);
  });
}
