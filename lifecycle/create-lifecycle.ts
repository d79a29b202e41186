import type { Client } from "@temporalio/client";
import type { Logger } from "pino";
import type { Moved } from "../messages/short-lived-messages.ts";
import { type StartableConnection, startConnection, tellConnection } from "./connections.ts";
import { type StartableOAuthSession, startOAuthSession, tellOAuthSession } from "./oauth-sessions.ts";
import type { LifecyclePolicy } from "./policy.ts";
import { type AccountToRegister, registerAccount } from "./register-account.ts";
import { type StartableExecution, startCustody } from "./start-custody.ts";
import { type StartableTransaction, startTransaction } from "./start-transaction.ts";
import { tellApproval } from "./tell-approval.ts";
import { tellReport } from "./tell-report.ts";
import { wakeCustody } from "./wake-custody.ts";

/** Passes on to Temporal what is committed already. No caller waits for it: what fails here, the sweep does. */
export interface Lifecycle {
  start(transaction: StartableTransaction): void;
  tell(requestHash: string, approvalId: string): void;
  tellReport(requestHash: string, reportId: string): void;
  /** For an execution without a transaction. */
  startCustody(execution: StartableExecution): void;
  wakeCustody(workflowId: string): void;
  registerAccount(account: AccountToRegister): void;
  /** `started` is called when the workflow is known to be there. */
  startConnection(code: StartableConnection, started: () => Promise<void>): void;
  tellConnection(codeHash: string, move: Moved): void;
  startOAuthSession(session: StartableOAuthSession, started: () => Promise<void>): void;
  tellOAuthSession(sessionHash: string, move: Moved): void;
  /** Resolves when everything under way has ended. */
  idle(): Promise<void>;
}

export function createLifecycle(deps: { temporal: Client; policy: LifecyclePolicy; log: Logger }): Lifecycle {
  const underWay = new Set<Promise<void>>();
  function run(work: Promise<void>, about: object, what: string): void {
    const done = work
      .catch((error: unknown) => deps.log.warn({ err: error, ...about }, what))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }
  return {
    start: (transaction) =>
      run(
        startTransaction(deps.temporal, transaction, deps.policy),
        { requestHash: transaction.requestHash },
        "could not start the workflow; the sweep will",
      ),
    tell: (requestHash, approvalId) =>
      run(
        tellApproval(deps.temporal, requestHash, approvalId),
        { requestHash },
        "could not tell the workflow; the sweep will",
      ),
    registerAccount: (account) =>
      run(
        registerAccount(deps.temporal, account),
        { address: account.address },
        "could not start the workflow; the sweep will",
      ),
    tellReport: (requestHash, reportId) =>
      run(
        tellReport(deps.temporal, requestHash, reportId),
        { requestHash },
        "could not tell the workflow; the sweep will",
      ),
    startCustody: (execution) =>
      run(
        startCustody(deps.temporal, execution, deps.policy),
        { workflowId: execution.workflowId },
        "could not start the workflow; the sweep will",
      ),
    wakeCustody: (workflowId) =>
      run(
        wakeCustody(deps.temporal, workflowId),
        { workflowId },
        "could not wake the workflow; it looks by itself",
      ),
    startConnection: (code, started) =>
      run(
        startConnection(deps.temporal, code).then(started),
        { codeHash: code.codeHash },
        "could not start the workflow; the sweep will",
      ),
    tellConnection: (codeHash, move) =>
      run(
        tellConnection(deps.temporal, codeHash, move),
        { codeHash },
        "could not tell the workflow; it asks when its time is up",
      ),
    startOAuthSession: (session, started) =>
      run(
        startOAuthSession(deps.temporal, session).then(started),
        { sessionHash: session.sessionHash },
        "could not start the workflow; the sweep will",
      ),
    tellOAuthSession: (sessionHash, move) =>
      run(
        tellOAuthSession(deps.temporal, sessionHash, move),
        { sessionHash },
        "could not tell the workflow; it asks when its time is up",
      ),
    async idle() {
      await Promise.all(underWay);
    },
  };
}
