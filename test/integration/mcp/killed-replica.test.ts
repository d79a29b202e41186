import { expect } from "chai";
import { temporalServer } from "../../stack/stack.ts";
import { BASE_URL } from "../../support/accounts-world.ts";
import { type ApiProcess, type ApiProcesses, apiProcesses } from "../../support/api-process.ts";
import { mcpClient } from "../../support/mcp-client.ts";
import { judgeOfTheRun } from "../../support/threads-of-the-run.ts";
import {
  GOOD_REQUEST,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
  WRONG_REQUEST,
} from "../../support/transactions-world.ts";

describe("two API processes, one of which holds an MCP session's streams and is killed", () => {
  let world: TransactionsWorld;
  let processes: ApiProcesses;
  let owner: Owner;
  let gate = Promise.withResolvers<void>();
  before(async () => {
    world = await transactionsWorld();
    const builtIn = await judgeOfTheRun();
    // Orion takes its time, until the test lets it go on.
    const judge = {
      ...builtIn,
      judge: async (...given: Parameters<typeof builtIn.judge>) => {
        await gate.promise;
        return builtIn.judge(...given);
      },
    };
    await world.startWorkers({ judge });
    owner = await world.owner();
    const { encryptionKey } = world;
    processes = apiProcesses({
      databaseUrl: String(world.chain.database.config.get("clientUrl")),
      encryptionKey,
    });
  });
  after(async () => {
    gate.resolve();
    await processes?.stop();
    await world?.close();
  });
  beforeEach(() => {
    gate = Promise.withResolvers();
  });

  async function start(): Promise<ApiProcess> {
    const started = await processes.start({
      BASE_URL,
      TEMPORAL_ADDRESS: (await temporalServer()).address,
      TEMPORAL_NAMESPACE: world.temporal.namespace,
      CHAIN_RPC_URL: world.chain.server.url,
      IPFS_API_URL: world.ipfsServer.url,
    });
    expect(started.state, started.said()).to.equal("ready");
    return started;
  }

  it("the session goes on at the other: the verdict comes on its stream there, and so does the answer of a call under way", async () => {
    const one = await start();
    const other = await start();
    let where = one.url;
    const agent = await mcpClient(() => where, owner.key);
    try {
      const ask = (request: object) => ({ escrowAddress: owner.address, ...request });
      const quick = await agent.call("requestVerification", ask(GOOD_REQUEST));
      const { requestHash } = quick.structuredContent as { requestHash: string };
      const recorded = Promise.withResolvers<string>();
      const waiting = agent.call("requestVerification", ask(WRONG_REQUEST), recorded.resolve);
      await recorded.promise;
      where = other.url;
      await one.kill();
      gate.resolve();
      expect(
        await agent.hears((news) => news.requestHash === requestHash && news.status === "APPROVED"),
      ).to.include({
        decision: "APPROVED",
      });
      const answered = (await waiting).structuredContent as { decision: string; failingChecks: unknown[] };
      expect(answered.decision).to.equal("REJECTED");
      expect(answered.failingChecks).not.to.have.length(0);
      expect((await agent.client.listTools()).tools).to.have.length(2);
      const told = agent.heard.map((news) => JSON.stringify(news));
      expect(told, "nothing is told twice").to.deep.equal([...new Set(told)]);
    } finally {
      await agent.close();
    }
  });
});
