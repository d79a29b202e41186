import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { recordExecution } from "../../../db/endings/record-execution.ts";
import { createChainNode } from "../../../integrations/chain/chain-node.ts";
import { createChainNodes } from "../../../integrations/chain/chain-nodes.ts";
import { CHAIN_ID, type EndingsWorld, endingsWorld, VERIFIED_CALL } from "../../support/endings-world.ts";
import { recordHistory } from "../../support/record-history.ts";
import { openRpcGate, type RpcGate } from "../../support/rpc-gate.ts";
import { runStep } from "../../support/run-step.ts";
import type { Owner } from "../../support/transactions-world.ts";

const HASH = `0x${"ab".repeat(32)}`;
const OTHER = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";

describe("an execution that is reported", () => {
  let world: EndingsWorld;
  let owner: Owner;
  let gate: RpcGate;
  let stopWorkers: () => Promise<void>;
  before(async () => {
    world = await endingsWorld();
    gate = await openRpcGate(world.chain.server.url);
    const node = createChainNode({ url: gate.url, timeoutMs: 2000 });
    const chains = createChainNodes({ registration: node, urls: new Map(), timeoutMs: 2000 });
    stopWorkers = await world.startWorkers({ chains, cachedWorkflows: 3 });
    owner = world.owner1;
  });
  after(async () => {
    await world.close();
    await gate.close();
  });
  afterEach(() => world.rpc("evm_setAutomine", true));

  it("and is the call that was verified ends it EXECUTED", async () => {
    const requestHash = await world.approved(owner);
    const txHash = await world.send(owner, VERIFIED_CALL);
    const answer = await world.report(requestHash, txHash, owner.key);
    expect(answer.status).to.equal(201);
    expect(await answer.json()).to.include({ requestHash, txHash });
    const { status, statusReason, executions, timeline } = await world.ended(requestHash, owner);
    expect([status, statusReason]).to.deep.equal([
      "EXECUTED",
      "Its execution was reported and is what was verified.",
    ]);
    expect(executions.map(({ outcome, differences }) => [outcome, differences])).to.deep.equal([
      ["confirmed", []],
    ]);
    expect(timeline.map(({ event }) => event)).to.include.members(["execution reported", "EXECUTED"]);
    await world.handle(requestHash).result();
    await recordHistory("transaction-executed", world.handle(requestHash));
  });

  for (const [field, call] of [
    ["to", { ...VERIFIED_CALL, to: OTHER }],
    ["value", { ...VERIFIED_CALL, value: "1001" }],
    ["data", { ...VERIFIED_CALL, data: "0x00" }],
  ] as const) {
    it(`with another ${field} ends it FAILED with that difference`, async () => {
      const requestHash = await world.approved(owner, VERIFIED_CALL, { encrypted: false });
      await world.report(requestHash, await world.send(owner, call), owner.bearer);
      const { status, statusReason, executions } = await world.ended(requestHash, owner);
      expect([status, statusReason]).to.deep.equal([
        "FAILED",
        "Its execution was reported and is not what was verified.",
      ]);
      expect(executions[0]).to.deep.include({ outcome: "differs", differences: [field] });
      if (field === "to") await recordHistory("transaction-execution-differs", world.handle(requestHash));
    });
  }

  it("by another account ends it FAILED with that difference", async () => {
    const requestHash = await world.approved(owner, VERIFIED_CALL, { encrypted: false });
    const stranger = await world.payer();
    await world.report(requestHash, await world.send(stranger, VERIFIED_CALL), owner.key);
    const { status, executions } = await world.ended(requestHash, owner);
    expect(status).to.equal("FAILED");
    expect(executions[0]?.differences).to.deep.equal(["sender"]);
  });

  it("and failed on chain ends it FAILED", async () => {
    const call = { to: world.orion.inbox, value: "1", data: "0x12345678" };
    const requestHash = await world.approved(owner, call, { encrypted: false });
    await world.report(requestHash, await world.send(owner, call), owner.key);
    const { status, statusReason, executions } = await world.ended(requestHash, owner);
    expect([status, statusReason]).to.deep.equal([
      "FAILED",
      "Its execution was reported and failed on chain.",
    ]);
    expect(executions[0]?.outcome).to.equal("reverted");
    await recordHistory("transaction-execution-reverted", world.handle(requestHash));
  });

  it("before it is mined, dropped and sent again under another hash ends it EXECUTED by the one that is mined", async () => {
    const requestHash = await world.approved(owner, VERIFIED_CALL, { encrypted: false });
    await world.rpc("evm_setAutomine", false);
    const first = await world.send(owner, VERIFIED_CALL);
    await world.report(requestHash, first, owner.key);
    await sleep(2500);
    expect((await world.dossier(requestHash, owner)).status, "it waits").to.equal("APPROVED");
    await world.rpc("anvil_dropTransaction", first);
    const second = await world.send(owner, { ...VERIFIED_CALL, maxFeePerGas: 2n * 10n ** 10n });
    await world.report(requestHash, second, owner.key);
    await sleep(500);
    await world.rpc("evm_mine");
    const { status, executions } = await world.ended(requestHash, owner);
    expect(status).to.equal("EXECUTED");
    expect(executions.map(({ txHash, outcome }) => [txHash, outcome])).to.deep.equal([
      [first, null],
      [second, "confirmed"],
    ]);
    await recordHistory("transaction-execution-resent", world.handle(requestHash));
  });

  it("while the chain is away is looked for until it is back", async () => {
    const requestHash = await world.approved(owner, VERIFIED_CALL, { encrypted: false });
    gate.cut.add("eth_getTransactionReceipt");
    await world.report(requestHash, await world.send(owner, VERIFIED_CALL), owner.key);
    await sleep(3000);
    expect((await world.dossier(requestHash, owner)).status).to.equal("APPROVED");
    gate.cut.clear();
    expect((await world.ended(requestHash, owner)).status).to.equal("EXECUTED");
  });

  it("and never told to the workflow is told by the sweep", async () => {
    const requestHash = await world.approved(owner, VERIFIED_CALL, { encrypted: false });
    const txHash = await world.send(owner, VERIFIED_CALL);
    await recordExecution(world.chain.database, requestHash, { txHash, reporter: `user:${owner.id}` });
    await sleep(500);
    expect((await world.dossier(requestHash, owner)).status).to.equal("APPROVED");
    const sql = "update ending_report set created_at = created_at - interval '1 minute'";
    await world.chain.database.em.fork().execute(sql);
    expect(await runStep(world, "tellUnseen")).to.deep.equal({ done: 1, failed: 0 });
    expect((await world.ended(requestHash, owner)).status).to.equal("EXECUTED");
    expect(await runStep(world, "tellUnseen")).to.deep.equal({ done: 0, failed: 0 });
  });

  it("is refused where there is nothing to report, and changes nothing", async () => {
    const other = await world.payer();
    // On a chain that can be asked, since any other is refused for that.
    const pending = await world.submit(owner, { userPrompt: "Soon.", tx: VERIFIED_CALL, chainId: CHAIN_ID });
    expect((await world.report(pending, HASH, owner.key)).status, "not approved").to.equal(400);
    expect((await world.report(HASH, HASH, owner.key)).status, "unknown").to.equal(404);
    const requestHash = await world.approved(owner, VERIFIED_CALL, { encrypted: false });
    expect((await world.report(requestHash, HASH, other.key)).status, "another's").to.equal(404);
    expect((await world.report(requestHash, HASH, world.orionKey)).status, "orion").to.equal(404);
    expect((await world.report(requestHash, HASH, {})).status, "nobody").to.equal(401);
    expect((await world.report(requestHash, "0x12", owner.key)).status, "no hash").to.equal(400);
    const elsewhere = await world.approved(owner, VERIFIED_CALL, { encrypted: false, chainId: 10 });
    expect((await world.report(elsewhere, HASH, owner.key)).status, "no RPC").to.equal(400);
    expect((await world.dossier(requestHash, owner)).executions).to.deep.equal([]);

    const first = (await (await world.report(requestHash, HASH, world.admin)).json()) as { id: string };
    const again = await world.report(requestHash, HASH.toUpperCase().replace("0X", "0x"), owner.key);
    expect(again.status, "the same again").to.equal(201);
    expect(((await again.json()) as { id: string }).id).to.equal(first.id);
    const twin = await world.approved(owner, VERIFIED_CALL, { encrypted: false });
    expect((await world.report(twin, HASH, owner.key)).status, "one execution for two").to.equal(400);
    expect((await world.cancel(requestHash, owner.key)).status, "it is on its way").to.equal(400);
  });

  it("and reorganised away is believed only where it stays", async () => {
    await stopWorkers();
    await world.startWorkers({ confirmations: 3 });
    const requestHash = await world.approved(owner, VERIFIED_CALL, { encrypted: false });
    const before = await world.rpc("evm_snapshot");
    const wrong = await world.send(owner, { ...VERIFIED_CALL, value: "7" });
    await world.report(requestHash, wrong, owner.key);
    await sleep(2500);
    expect((await world.dossier(requestHash, owner)).status, "not deep enough").to.equal("APPROVED");
    await world.rpc("evm_revert", before);
    const right = await world.send(owner, VERIFIED_CALL);
    await world.report(requestHash, right, owner.key);
    await sleep(500);
    await world.rpc("anvil_mine", "0x3");
    const { status, executions } = await world.ended(requestHash, owner);
    expect(status).to.equal("EXECUTED");
    expect(executions.map(({ outcome }) => outcome)).to.deep.equal([null, "confirmed"]);
  });
});
