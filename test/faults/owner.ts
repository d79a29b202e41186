import { setTimeout as delay } from "node:timers/promises";
import { signIn } from "../../commands/demo/user.ts";
import { EXECUTION_TYPES } from "../../domain/execution-type.ts";
import { GOOD_REQUEST } from "../support/transactions-world.ts";

export type Decision = "APPROVED" | "REJECTED";

/** Someone who has a say in their transactions, and whose calls may fail at any time. */
export interface Owner {
  readonly address: string;
  /** Their API key at the custody provider, where that executes for them. */
  readonly custodyKey: string | undefined;
  /** The request hash that a 201 told of; rejects where there was none. */
  submit(request: object): Promise<string>;
  /** The status of the answer. */
  decide(requestHash: string, decision: Decision): Promise<number>;
}

const ANSWER_WITHIN_MS = 15_000;
const LOCAL_CHAIN = 31_337;

/** `custodyUrl` is the simulated provider's, which is to execute for them. */
export async function newOwner(baseUrl: string, custodyUrl?: string): Promise<Owner> {
  const { address, bearer } = await signIn(baseUrl);
  const call = (method: string, path: string, body: object) =>
    fetch(baseUrl + path, {
      method,
      headers: { ...bearer, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  const settings = await call("PUT", "/settings", { executionType: EXECUTION_TYPES.USER_EXECUTED });
  if (!settings.ok) throw new Error(`PUT /settings answered ${settings.status}`);
  const custodyKey = custodyUrl === undefined ? undefined : await integrate(call, custodyUrl);
  const meantFor = custodyKey === undefined ? {} : { chainId: LOCAL_CHAIN };
  return {
    address,
    custodyKey,
    async submit(request) {
      const answer = await call("POST", "/transactions", { escrowAddress: address, ...meantFor, ...request });
      if (answer.status !== 201) throw new Error(`POST /transactions answered ${answer.status}`);
      return ((await answer.json()) as { requestHash: string }).requestHash;
    },
    async decide(requestHash, decision) {
      const answer = await call("POST", `/transactions/${requestHash}/approvals`, { decision });
      await answer.body?.cancel();
      return answer.status;
    },
  };
}

type Call = (method: string, path: string, body: object) => Promise<Response>;

const INTEGRATED_WITHIN_MS = 60_000;

/** Of what custody executes for an owner no more than two may pass. */
const BUDGET = 2n * BigInt(GOOD_REQUEST.tx.value);

/** From the signing request to an active integration with a budget, each step made again until it works, as people do. */
async function integrate(call: Call, custodyUrl: string): Promise<string> {
  const subject = { commonName: "Storm", organization: "Test", country: "DE", recreate: true };
  const deadline = Date.now() + INTEGRATED_WITHIN_MS;
  async function step<T>(ask: () => Promise<Response>): Promise<T> {
    for (; ; await delay(300)) {
      const answer = await ask().catch(() => undefined);
      if (answer?.ok) return (await answer.json()) as T;
      if (Date.now() > deadline) throw new Error(`a step of the integration answered ${answer?.status}`);
    }
  }
  const { csr } = await step<{ csr: string }>(() => call("POST", "/custody/generate-csr/execution", subject));
  const body = JSON.stringify({ csr });
  const { apiKey } = await step<{ apiKey: string }>(() =>
    fetch(`${custodyUrl}/control/api-users`, { method: "POST", body }),
  );
  const credentials = { apiKey, vaultAccountId: "0", environment: "sandbox", region: "US" };
  await step(() => call("POST", "/custody/complete/execution", credentials));
  const budget = { type: "execution", asset: "native", per24h: BUDGET.toString() };
  await step(() => call("PUT", "/settings/budgets", budget));
  return apiKey;
}
