import { setTimeout as sleep } from "node:timers/promises";
import { JsonRpcProvider, type TransactionRequest } from "ethers";
import type { LifecyclePolicy } from "../../lifecycle/policy.ts";
import { transactionWorkflowId } from "../../lifecycle/workflow-ids.ts";
import { postJson } from "./accounts-world.ts";
import {
  FRIEND,
  type Headers,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
} from "./transactions-world.ts";

export const CHAIN_ID = 31_337;
export const VERIFIED_CALL = { to: FRIEND, value: "1000", data: "0x" };

interface Dossier {
  status: string;
  statusReason: string;
  executions: { txHash: string; outcome: string | null; differences: string[] }[];
  timeline: { event: string }[];
}

export interface EndingsWorld extends TransactionsWorld {
  owner1: Owner;
  admin: Headers;
  orionKey: Headers;
  rpc(method: string, ...params: unknown[]): Promise<unknown>;
  /** An approved transaction of this call; sealed like any other unless it is to be plain. */
  approved(owner: Owner, call?: object, form?: { encrypted?: false; chainId?: number }): Promise<string>;
  /** A funded user. */
  payer(): Promise<Owner>;
  /** Signs and sends as the owner; the hash at once, mined or not. */
  send(owner: Owner, call: TransactionRequest): Promise<string>;
  report(requestHash: string, txHash: string, headers: Headers): Promise<Response>;
  cancel(requestHash: string, headers: Headers): Promise<Response>;
  settlement(requestHash: string, body: object, headers?: Headers): Promise<Response>;
  dossier(requestHash: string, owner: Owner): Promise<Dossier>;
  ended(requestHash: string, owner: Owner): Promise<Dossier>;
  handle(requestHash: string): ReturnType<TransactionsWorld["temporal"]["client"]["workflow"]["getHandle"]>;
}

/** The whole service, with an arbiter that is a key in the test's hand and accounts that can pay. */
export async function endingsWorld(policy: Partial<LifecyclePolicy> = {}): Promise<EndingsWorld> {
  const world = await transactionsWorld({ arbiter: "external", ...policy });
  const provider = new JsonRpcProvider(world.chain.server.url, CHAIN_ID, {
    staticNetwork: true,
    batchMaxCount: 1,
    cacheTimeout: -1,
  });
  const { url } = world.api;
  const [admin, orionKey] = [await world.serverKey("admin"), await world.serverKey("orion")];
  const rpc = (method: string, ...params: unknown[]) => provider.send(method, params);
  async function payer(): Promise<Owner> {
    const owner = await world.owner();
    await rpc("anvil_setBalance", owner.address, "0xde0b6b3a7640000");
    return owner;
  }
  const dossier = async (requestHash: string, owner: Owner) =>
    (await (await fetch(`${url}/transactions/${requestHash}`, { headers: owner.key })).json()) as Dossier;
  return {
    ...world,
    admin,
    orionKey,
    owner1: await payer(),
    rpc,
    payer,
    dossier,
    async approved(owner, call = VERIFIED_CALL, form = {}) {
      const request = { userPrompt: "As agreed.", tx: call, chainId: CHAIN_ID, ...form };
      const requestHash = await world.submit(owner, request, form.encrypted === false ? admin : owner.key);
      await world.decide(requestHash, "APPROVED", orionKey);
      await world.until(requestHash, owner.key, ({ status }) => status === "APPROVED");
      return requestHash;
    },
    async send(owner, call) {
      const { wallet } = owner;
      const nonce = Number(await rpc("eth_getTransactionCount", owner.address, "pending"));
      const fees = { type: 2, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 10n ** 9n, gasLimit: 100_000n };
      const raw = await wallet.signTransaction({ chainId: CHAIN_ID, nonce, ...fees, ...call });
      return (await rpc("eth_sendRawTransaction", raw)) as string;
    },
    report: (requestHash, txHash, headers) =>
      postJson(`${url}/transactions/${requestHash}/execution`, { txHash }, headers),
    cancel: (requestHash, headers) =>
      fetch(`${url}/transactions/${requestHash}/cancel`, { method: "POST", headers }),
    settlement: (requestHash, body, headers = orionKey) =>
      fetch(`${url}/internal/orion-metadata/${requestHash}/settlement`, {
        method: "PATCH",
        body: JSON.stringify(body),
        headers: { ...headers, "content-type": "application/json" },
      }),
    async ended(requestHash, owner) {
      await world.until(requestHash, owner.key, ({ status }) => ["EXECUTED", "FAILED"].includes(status));
      await sleep(50);
      return dossier(requestHash, owner);
    },
    handle: (requestHash) => world.temporal.client.workflow.getHandle(transactionWorkflowId(requestHash)),
    async close() {
      provider.destroy();
      await world.close();
    },
  };
}
