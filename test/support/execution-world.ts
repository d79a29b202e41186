import { createCustodyParts } from "../../api/custody/custody-parts.ts";
import { completeIntegration, keepSigningRequest } from "../../db/custody/change-integration.ts";
import type { CustodyEnvironment } from "../../domain/custody-environment.ts";
import { custodyWorkflowId } from "../../domain/custody-workflow-id.ts";
import {
  type CustodyKind,
  custodyKindOf,
  EXECUTION_TYPES,
  type ExecutionType,
} from "../../domain/execution-type.ts";
import type { Custody } from "../../integrations/custody/custody.ts";
import { openCustody } from "../../integrations/custody/open-custody.ts";
import type { LifecyclePolicy } from "../../lifecycle/policy.ts";
import { custodyWoken } from "../../messages/custody-messages.ts";
import { type CustodyWorld, custodyWorld } from "./custody-world.ts";
import { CHAIN_ID, type EndingsWorld, endingsWorld, VERIFIED_CALL } from "./endings-world.ts";
import { lookAgain } from "./look-again.ts";
import type { Served } from "./serve-app.ts";
import type { WorkersInTest } from "./service-world.ts";
import type { Owner } from "./transactions-world.ts";

export interface CustodyDossier {
  status: string;
  statusReason: string;
  custody: Record<string, unknown> | null;
  timeline: { event: string }[];
}

export interface ExecutionWorld extends EndingsWorld {
  custody: CustodyWorld;
  /** The API with its routes of custody; webhooks come here. */
  custodyApi: Served;
  /** Workers that reach the simulated provider; a test may stand between the two. */
  work(options?: WorkersInTest & { between?: (custody: Custody) => Custody }): Promise<() => Promise<void>>;
  /** Gives a user an active integration. */
  integrate(owner: Owner, type: CustodyKind, environment?: CustodyEnvironment): Promise<void>;
  /** A user with an active integration. */
  holder(execution: ExecutionType, environment?: CustodyEnvironment): Promise<Owner>;
  /** A transaction of theirs that all who must have approved. */
  proposed(owner: Owner, call?: object): Promise<string>;
  /** Its dossier, once it is so. */
  reaches(
    requestHash: string,
    owner: Owner,
    isSo: (dossier: CustodyDossier) => boolean,
  ): Promise<CustodyDossier>;
  /** What the provider has accepted under this id. */
  accepted(externalId: string): Promise<Record<string, string>[]>;
  custodyHandle(requestHash: string): ReturnType<EndingsWorld["temporal"]["client"]["workflow"]["getHandle"]>;
  /** How often its workflow was told to look at once. */
  wakings(requestHash: string): Promise<number>;
}

/** The whole service over a simulated custody provider, which executes on the same chain. */
export async function executionWorld(policy: Partial<LifecyclePolicy> = {}): Promise<ExecutionWorld> {
  const world = await endingsWorld(policy);
  const custody = await custodyWorld(world.chain.server);
  const parts = createCustodyParts(custody.url());
  const custodyApi = await world.serve({ custody: parts });
  await custody.control("POST", "webhook", { url: `${custodyApi.url}/custody/webhook` });
  const { em } = world.chain.database;
  const { apiKey, privateKeyPem } = custody.credentials;

  async function integrate(
    owner: Owner,
    type: CustodyKind,
    environment: CustodyEnvironment = "sandbox",
  ): Promise<void> {
    const of = { userId: owner.id, type };
    await keepSigningRequest(em, world.cipher, { ...of, csrPem: "a request", privateKeyPem }, false);
    const given = { apiKey, vaultAccountId: "0", environment, region: "US" } as const;
    await completeIntegration(em, world.cipher, of, given);
  }
  const custodyHandle = (requestHash: string) =>
    world.temporal.client.workflow.getHandle(custodyWorkflowId(requestHash));
  const dossier = (requestHash: string, owner: Owner) =>
    world.dossier(requestHash, owner) as Promise<unknown> as Promise<CustodyDossier>;
  return {
    ...world,
    custody,
    custodyApi,
    work: ({ between = (one: Custody) => one, ...options } = {}) =>
      world.startWorkers({
        // So small that every workflow is forgotten and replayed again and again.
        cachedWorkflows: 2,
        openCustody: (credentials) =>
          between(openCustody(credentials, { baseUrl: custody.url(), timeoutMs: 1000 })),
        ...options,
      }),
    integrate,
    async holder(execution, environment) {
      const owner = await world.owner(execution);
      await integrate(owner, custodyKindOf(execution) ?? "execution", environment);
      return owner;
    },
    async proposed(owner, call = VERIFIED_CALL) {
      const request = { userPrompt: "As agreed.", tx: call, chainId: CHAIN_ID };
      const requestHash = await world.submit(owner, request);
      if (world.policy.arbiter === "external") await world.decide(requestHash, "APPROVED", world.orionKey);
      const execution = (await dossier(requestHash, owner)) as { execution?: number };
      if (execution.execution === EXECUTION_TYPES.USER_EXECUTED)
        await world.decide(requestHash, "APPROVED", owner.bearer);
      return requestHash;
    },
    async reaches(requestHash, owner, isSo) {
      for (const began = Date.now(); ; await lookAgain(began)) {
        const now = await dossier(requestHash, owner);
        if (isSo(now)) return now;
        if (Date.now() > began + 100_000) throw new Error(`not within 100 s; it is ${JSON.stringify(now)}`);
      }
    },
    accepted: async (externalId) => (await custody.all()).filter((one) => one.externalTxId === externalId),
    custodyHandle,
    async wakings(requestHash) {
      const { events } = await custodyHandle(requestHash).fetchHistory();
      const signals = (events ?? []).map(
        (event) => event.workflowExecutionSignaledEventAttributes?.signalName,
      );
      return signals.filter((name) => name === custodyWoken.name).length;
    },
    async close() {
      await parts.csrMaker.close();
      await custody.close();
      await world.close();
    },
  };
}

export const isOver = ({ status }: { status: string }) => status === "EXECUTED" || status === "FAILED";
