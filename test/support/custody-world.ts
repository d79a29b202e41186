import { generateKeyPairSync } from "node:crypto";
import type { Custody, CustodyCredentials, CustodyOrder } from "../../integrations/custody/custody.ts";
import { openCustody } from "../../integrations/custody/open-custody.ts";
import { startCustody } from "../../local/custody/start-custody.ts";
import { freePort } from "../../local/free-port.ts";
import type { JsonServer } from "../../local/simulators/start-json-server.ts";
import { createLog } from "../../runtime/log.ts";
import { type Server, startChain, throwAwayFolder } from "../stack/stack.ts";

export const RECIPIENT = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const TIMEOUT_MS = 1000;

export interface CustodyWorld {
  readonly chain: Server;
  readonly credentials: CustodyCredentials;
  readonly custody: Custody;
  url(): string;
  control(method: string, path: string, body?: object): Promise<unknown>;
  /** A new order with an external id of its own. */
  order(changes?: Partial<CustodyOrder>): CustodyOrder;
  /** Waits until the transaction is in one of these states. */
  reach(externalId: string, ...states: string[]): Promise<Record<string, string>>;
  all(): Promise<Record<string, string>[]>;
  rpc(method: string, ...params: unknown[]): Promise<Record<string, string>>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A simulated custody provider over a chain of the test's own, or a given one, with one registered API user. */
export async function custodyWorld(given?: Server): Promise<CustodyWorld> {
  const chain = given ?? (await startChain());
  const folder = await throwAwayFolder("custody");
  const log = createLog("silent", "test");
  const start = (port: number) => startCustody({ folder, port, chainUrl: chain.url, log, stepMs: 5 });
  // One that stays free while the simulator is away.
  const port = await freePort();
  let simulator: JsonServer = await start(port);
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  let orders = 0;

  async function control(method: string, path: string, body?: object): Promise<unknown> {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const answer = await fetch(`${simulator.url}/control/${path}`, { method, ...sent });
    if (!answer.ok) throw new Error(`/control/${path} answered ${answer.status}`);
    return answer.json();
  }
  const { apiKey } = (await control("POST", "api-users", {
    publicKey: publicKey.export({ type: "spki", format: "pem" }),
  })) as { apiKey: string };
  const credentials: CustodyCredentials = {
    apiKey,
    privateKeyPem: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    environment: "sandbox",
    region: "US",
  };

  const all = async () => (await control("GET", "transactions")) as Record<string, string>[];
  return {
    chain,
    credentials,
    custody: openCustody(credentials, { baseUrl: simulator.url, timeoutMs: TIMEOUT_MS }),
    url: () => simulator.url,
    control,
    all,
    order: (changes = {}) => ({
      externalId: `0x${(++orders).toString(16).padStart(64, "0")}`,
      chainId: 31_337,
      vaultAccountId: "0",
      to: RECIPIENT,
      valueWei: 1n,
      data: "0x",
      note: "a test",
      ...changes,
    }),
    async reach(externalId, ...states) {
      for (let tries = 0; tries < 500; tries++) {
        const found = (await all()).find((one) => one.externalTxId === externalId);
        if (found?.status && states.includes(found.status)) return found;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`${externalId} did not reach ${states.join(", ")}`);
    },
    async rpc(method, ...params) {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
      const headers = { "content-type": "application/json" };
      const answer = await fetch(chain.url, { method: "POST", headers, body });
      return ((await answer.json()) as { result: Record<string, string> }).result;
    },
    async restart() {
      await simulator.close();
      simulator = await start(port);
      // Kept connections are gone, which clients notice a moment later.
      await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async close() {
      await simulator.close();
      if (!given) await chain.stop();
    },
  };
}
