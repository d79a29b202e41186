import { availableParallelism } from "node:os";
import type { Client } from "@temporalio/client";
import { createAccountActivities } from "../activities/account/register-account.ts";
import { createConnectionActivities } from "../activities/connection/end-connection.ts";
import { createCheckAgainActivities } from "../activities/custody/check-again.ts";
import { createCustodyActivities } from "../activities/custody/execution.ts";
import { createOAuthActivities } from "../activities/oauth/end-oauth-session.ts";
import { createArchiveActivities } from "../activities/sweep/archive.ts";
import { createChainSweepActivities } from "../activities/sweep/chain.ts";
import { createConnectionSweepActivities } from "../activities/sweep/connections.ts";
import { createCustodySweepActivities } from "../activities/sweep/custody.ts";
import { createExpiryActivities } from "../activities/sweep/expiry.ts";
import { createOAuthSweepActivities } from "../activities/sweep/oauth-sessions.ts";
import { createOutboxActivities } from "../activities/sweep/outbox.ts";
import { createPublicationSweepActivities } from "../activities/sweep/publication.ts";
import { createReconcileActivities } from "../activities/sweep/reconcile.ts";
import { createSweepRecordActivities } from "../activities/sweep/record.ts";
import { createStuckActivities } from "../activities/sweep/stuck.ts";
import { createArbiterActivities, type Judge } from "../activities/transaction/arbiter.ts";
import { createExecutionActivities } from "../activities/transaction/execution.ts";
import { createPublicationActivities } from "../activities/transaction/publication.ts";
import { createRegistrationActivities } from "../activities/transaction/registration.ts";
import { createStatusActivities } from "../activities/transaction/status.ts";
import { createUnjudgedActivities } from "../activities/transaction/unjudged.ts";
import type { Database } from "../db/database.ts";
import type { Cipher } from "../db/secrets/cipher.ts";
import type { ChainNodes } from "../integrations/chain/chain-nodes.ts";
import type { ChainWriter } from "../integrations/chain/chain-writer.ts";
import type { Custody, CustodyCredentials } from "../integrations/custody/custody.ts";
import type { Ipfs } from "../integrations/ipfs/create-ipfs.ts";
import type { Sealer } from "../integrations/pgp/create-sealer.ts";
import type { LifecyclePolicy } from "../lifecycle/policy.ts";
import { taskQueues } from "../messages/task-queues.ts";

/** Everything that activities are built on, passed in by the worker's process or by a test. */
export interface ActivityDependencies {
  database: Database;
  cipher: Cipher;
  sealer: Sealer;
  ipfs: Ipfs;
  writer: ChainWriter;
  /** Where reported executions are looked for. */
  chains: ChainNodes;
  confirmations: number;
  judge: Judge;
  openCustody(credentials: CustodyCredentials): Custody;
  /** From which age a verdict is looked at again before custody signs. */
  verdictMaxAgeMs: number;
  temporal: Client;
  policy: LifecyclePolicy;
}

export interface Queue {
  readonly name: string;
  readonly activities: object;
  /** Whether its worker runs the workflows themselves, too. */
  readonly runsWorkflows?: boolean;
  /** How many activities run at once in a process; Temporal's own number where there is none. */
  readonly slots?: number;
  /** How many activities begin in a second, over all processes. */
  readonly perSecond?: number;
  /** How many waiting workflows stay in memory at the most. */
  readonly cachedWorkflows?: number;
}

/** The provider is slow and counts requests: few at once, and not more than it takes. Its workflows wait, mostly. */
export const CUSTODY_LOAD = { slots: 10, perSecond: 50, cachedWorkflows: 100 };

/** Which work waits on which queue, and how much of it is done at once. */
export function createQueues(deps: ActivityDependencies): Queue[] {
  return [
    {
      name: taskQueues.lifecycle,
      runsWorkflows: true,
      activities: {
        ...createRegistrationActivities(deps),
        ...createPublicationActivities(deps),
        ...createStatusActivities(deps),
        ...createExecutionActivities(deps),
        ...createUnjudgedActivities(deps),
        ...createAccountActivities(deps),
        ...createOutboxActivities(deps),
        ...createChainSweepActivities(deps),
        ...createArchiveActivities(deps),
        ...createConnectionActivities(deps),
        ...createConnectionSweepActivities(deps),
        ...createOAuthActivities(deps),
        ...createOAuthSweepActivities(deps),
        ...createExpiryActivities(deps),
        ...createCustodySweepActivities(deps),
        ...createReconcileActivities(deps),
        ...createPublicationSweepActivities(deps),
        ...createStuckActivities(deps),
        ...createSweepRecordActivities(deps),
      },
    },
    {
      name: taskQueues.validation,
      // The arbiter computes: more at once than there are cores would only wait for each other.
      slots: availableParallelism(),
      activities: { ...createArbiterActivities(deps), ...createCheckAgainActivities(deps) },
    },
    {
      name: taskQueues.custody,
      runsWorkflows: true,
      ...CUSTODY_LOAD,
      activities: createCustodyActivities(deps),
    },
  ];
}
