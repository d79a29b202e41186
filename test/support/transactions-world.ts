import type { HDNodeWallet } from "ethers";
import { createSigningKeyRing } from "../../api/auth/signing-key-ring.ts";
import { createTokens } from "../../api/auth/tokens.ts";
import type { Dependencies } from "../../api/dependencies.ts";
import { routes } from "../../api/routes.ts";
import { createApiKey } from "../../db/accounts/api-keys.ts";
import { loadServiceKeys } from "../../db/secrets/service-keys.ts";
import { ensureSigningKey, loadSigningKeys } from "../../db/secrets/signing-keys.ts";
import { EXECUTION_TYPES, type ExecutionType } from "../../domain/execution-type.ts";
import type { KeyType } from "../../domain/key-types.ts";
import { createChainNodes } from "../../integrations/chain/chain-nodes.ts";
import type { LifecyclePolicy } from "../../lifecycle/policy.ts";
import { createLog } from "../../runtime/log.ts";
import { BASE_URL, postJson, signIn, UNLIMITED } from "./accounts-world.ts";
import { lookAgain } from "./look-again.ts";
import { type Served, serveApp } from "./serve-app.ts";
import { type ServiceWorld, serviceWorld } from "./service-world.ts";
import { sealedContentsOfTheRun, walletSignaturesOfTheRun } from "./threads-of-the-run.ts";

export const FRIEND = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
export const GOOD_REQUEST = {
  userPrompt: `Send 0.1 ETH to ${FRIEND}`,
  tx: { to: FRIEND, value: "100000000000000000", data: "0x" },
};
export const WRONG_REQUEST = { ...GOOD_REQUEST, tx: { ...GOOD_REQUEST.tx, value: "1000000000000000000" } };

export type Headers = Record<string, string>;

export interface Owner {
  wallet: HDNodeWallet;
  address: string;
  id: string;
  bearer: Headers;
  /** Carries a USER key. */
  key: Headers;
}

export interface ApprovalStatus {
  status: string;
  orion: { decision: string; confidence: number; analysis: string; type: string }[];
  user: { decision: string; type: string; approver: { id: string; ethereumAddress: string } }[];
  apiKeys: { decision: string; type: string; label: string }[];
  roles: Record<string, boolean>;
}

export interface TransactionsWorld extends ServiceWorld {
  api: Served;
  serve(given?: Partial<Dependencies>): Promise<Served>;
  owner(execution?: ExecutionType): Promise<Owner>;
  serverKey(type: Exclude<KeyType, "user">, label?: "agent" | "arbiter"): Promise<Headers>;
  submit(owner: Owner, request?: object, headers?: Headers): Promise<string>;
  decide(requestHash: string, decision: string, headers: Headers): Promise<Response>;
  status(requestHash: string, headers: Headers): Promise<ApprovalStatus>;
  /** Polls until it is so. */
  until(
    requestHash: string,
    headers: Headers,
    isSo: (status: ApprovalStatus) => boolean,
  ): Promise<ApprovalStatus>;
}

/** The whole service with its API over HTTP, on real parts. Workers start when the test asks for them. */
export async function transactionsWorld(policy: Partial<LifecyclePolicy> = {}): Promise<TransactionsWorld> {
  const world = await serviceWorld(policy);
  const { database, node } = world.chain;
  await ensureSigningKey(database.em, world.cipher);
  const load = () => loadSigningKeys(database.em, world.cipher);
  const signingKeys = await createSigningKeyRing(load, createLog("silent", "test"));
  const [walletSignatures, sealedContents] = await Promise.all([
    walletSignaturesOfTheRun(),
    sealedContentsOfTheRun(),
  ]);
  const lifecycle = world.lifecycle();
  const served: Served[] = [];
  const serve = async (given: Partial<Dependencies> = {}) => {
    const app = await serveApp(routes, {
      database,
      walletSignatures,
      tokens: createTokens(signingKeys, BASE_URL),
      chains: createChainNodes({ registration: node, urls: new Map(), timeoutMs: 2000 }),
      sealer: world.sealer,
      sealedContents,
      serviceKeys: () => loadServiceKeys(database, world.cipher),
      lifecycle,
      cipher: world.cipher,
      limiter: UNLIMITED,
      ...given,
    });
    served.push(app);
    return app;
  };
  const api = await serve();
  const status = async (requestHash: string, headers: Headers) =>
    (await (
      await fetch(`${api.url}/transactions/${requestHash}/approval-status`, { headers })
    ).json()) as ApprovalStatus;
  return {
    ...world,
    api,
    serve,
    status,
    async owner(execution = EXECUTION_TYPES.DIRECT_USER) {
      const { wallet, id, bearer } = await signIn(api.url);
      const headers = { ...bearer, "content-type": "application/json" };
      await fetch(`${api.url}/settings`, {
        method: "PUT",
        headers,
        body: JSON.stringify({ executionType: execution }),
      });
      const created = await postJson(`${api.url}/user-api-keys`, { name: "test" }, bearer);
      const { secret } = (await created.json()) as { secret: string };
      return { wallet, id, bearer, address: wallet.address, key: { "x-api-key": secret } };
    },
    async serverKey(type, label) {
      const { secret } = await createApiKey(database.em, { type, name: "test", ...(label ? { label } : {}) });
      return { "x-api-key": secret };
    },
    async submit(owner, request = GOOD_REQUEST, headers = owner.key) {
      const response = await postJson(
        `${api.url}/transactions`,
        { escrowAddress: owner.address, ...request },
        headers,
      );
      if (response.status !== 201)
        throw new Error(`POST /transactions answered ${response.status}: ${await response.text()}`);
      // The answer does not wait for the workflow's start, but tests that ask Temporal for it must.
      await lifecycle.idle();
      return ((await response.json()) as { requestHash: string }).requestHash;
    },
    decide: (requestHash, decision, headers) =>
      postJson(`${api.url}/transactions/${requestHash}/approvals`, { decision }, headers),
    async until(requestHash, headers, isSo) {
      for (const began = Date.now(); ; await lookAgain(began)) {
        const now = await status(requestHash, headers);
        if (isSo(now)) return now;
        if (Date.now() > began + 100_000) throw new Error(`not within 100 s; it is ${JSON.stringify(now)}`);
      }
    },
    async close() {
      for (const app of served) await app.close();
      await world.close();
    },
  };
}
