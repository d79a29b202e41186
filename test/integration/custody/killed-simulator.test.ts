import { generateKeyPairSync } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import { openCustody } from "../../../integrations/custody/open-custody.ts";
import { createWalletProvider } from "../../../integrations/wallet-provider/create-wallet-provider.ts";
import { LOCAL_WALLET_PROVIDER } from "../../../local/simulators/local-credentials.ts";
import { type Server, type Simulators, startChain, startSimulators } from "../../stack/stack.ts";
import { openRpcGate, type RpcGate } from "../../support/rpc-gate.ts";

const VAULT_0 = "0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc";
const RECIPIENT = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const ORDERS = 3;

describe("the simulators' process", () => {
  let chain: Server;
  let gate: RpcGate;
  let simulators: Simulators;
  before(async () => {
    chain = await startChain();
    gate = await openRpcGate(chain.url);
    simulators = await startSimulators(gate.url);
  });
  after(async () => {
    await simulators.stop();
    await gate.close();
    await chain.stop();
  });

  async function control<T>(path: string, body?: object): Promise<T> {
    const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
    return (await (await fetch(`${simulators.url}/control/${path}`, init)).json()) as T;
  }
  async function executed(): Promise<number> {
    const body = { jsonrpc: "2.0", id: 1, method: "eth_getTransactionCount", params: [VAULT_0, "latest"] };
    const headers = { "content-type": "application/json" };
    const answer = await fetch(chain.url, { method: "POST", headers, body: JSON.stringify(body) });
    return Number(((await answer.json()) as { result: string }).result);
  }

  it("executes what it accepted before it was killed, and nothing twice that it had sent without knowing", async () => {
    const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const { apiKey } = await control<{ apiKey: string }>("api-users", {
      publicKey: publicKey.export({ type: "spki", format: "pem" }),
    });
    const custody = openCustody(
      {
        apiKey,
        privateKeyPem: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
        environment: "sandbox",
        region: "US",
      },
      { baseUrl: simulators.url },
    );
    const ids = Array.from({ length: ORDERS }, (_, n) => `killed-${n}`);
    gate.silent.add("eth_sendRawTransaction");
    for (const externalId of ids) {
      await custody.submit({
        ...{ externalId, chainId: 31_337, vaultAccountId: "0", note: "" },
        ...{ to: RECIPIENT, valueWei: 1n, data: "0x" },
      });
    }
    for (let tries = 0; tries < 200 && (await executed()) === 0; tries++) await delay(50);
    expect(await executed()).to.equal(1);
    await simulators.kill();
    gate.silent.clear();
    await simulators.restart();
    let statuses: string[] = [];
    for (
      let tries = 0;
      tries < 100 && statuses.filter((one) => one === "COMPLETED").length < ORDERS;
      tries++
    ) {
      await delay(100);
      statuses = (await control<{ status: string }[]>("transactions")).map(({ status }) => status);
    }
    expect(statuses).to.deep.equal(ids.map(() => "COMPLETED"));
    expect(await executed()).to.equal(ORDERS);
  });

  it("runs the wallet provider beside it", async () => {
    const provider = createWalletProvider({
      baseUrl: simulators.walletProviderUrl,
      ...LOCAL_WALLET_PROVIDER,
    });
    expect(await provider.createKeyQuorum({ displayName: "x", userIds: ["did:privy:abc"] })).to.have.property(
      "id",
    );
  });
});
