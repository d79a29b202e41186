import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import { CustodyFailure } from "../../../integrations/custody/custody-failure.ts";
import { differenceFrom } from "../../../integrations/custody/difference-from.ts";
import { openCustody } from "../../../integrations/custody/open-custody.ts";
import { freePort } from "../../../local/free-port.ts";
import { type CustodyWorld, custodyWorld, RECIPIENT } from "../../support/custody-world.ts";

const VAULT_0 = "0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc";

async function failureOf(promise: Promise<unknown>): Promise<CustodyFailure> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).to.be.instanceOf(CustodyFailure);
  return error as CustodyFailure;
}

describe("the custody provider", () => {
  let world: CustodyWorld;
  before(async () => {
    world = await custodyWorld();
  });
  after(() => world.close());
  afterEach(async () => {
    await world.control("DELETE", "misbehaviours");
    await world.control("DELETE", "plans");
  });

  const misbehave = (plan: object) => world.control("POST", "misbehaviours", plan);
  const accepted = async (externalId: string) =>
    (await world.all()).filter((one) => one.externalTxId === externalId).length;

  describe("executes", () => {
    it("a transfer of exactly so many wei, found by its external id and by its own", async () => {
      const order = world.order({ valueWei: 1_000_000_000_000_000_001n });
      expect(await world.custody.find(order.externalId)).to.equal(undefined);
      const { id, status } = await world.custody.submit(order);
      expect(status).to.equal("SUBMITTED");
      await world.reach(order.externalId, "COMPLETED");
      const found = await world.custody.find(order.externalId);
      expect(found).to.deep.equal(await world.custody.read(id));
      expect(found).to.include({ id, status: "COMPLETED", to: RECIPIENT, valueWei: order.valueWei });
      expect(found && differenceFrom(order, found)).to.equal(undefined);
      const sent = await world.rpc("eth_getTransactionByHash", found?.txHash);
      expect(sent.from?.toLowerCase()).to.equal(VAULT_0.toLowerCase());
      expect(BigInt(sent.value ?? 0)).to.equal(order.valueWei);
      expect(sent.input).to.equal("0x");
    });

    it("the very call, from the vault account that was named", async () => {
      const data = `0xa9059cbb${"11".repeat(64)}`;
      const order = world.order({ data, valueWei: 7n, vaultAccountId: "1" });
      await world.custody.submit(order);
      const { txHash } = await world.reach(order.externalId, "COMPLETED");
      const sent = await world.rpc("eth_getTransactionByHash", txHash);
      expect(sent.input).to.equal(data);
      expect(sent.to?.toLowerCase()).to.equal(RECIPIENT.toLowerCase());
      expect(BigInt(sent.value ?? 0)).to.equal(7n);
    });

    it("many at once, each of them once", async () => {
      const before = Number(await world.rpc("eth_getTransactionCount", VAULT_0, "latest"));
      const orders = Array.from({ length: 20 }, () => world.order());
      await Promise.all(orders.map((order) => world.custody.submit(order)));
      await Promise.all(orders.map(({ externalId }) => world.reach(externalId, "COMPLETED")));
      expect(Number(await world.rpc("eth_getTransactionCount", VAULT_0, "latest"))).to.equal(before + 20);
    });
  });

  describe("on a local chain that was killed and lost its last blocks, executes again", () => {
    let before: unknown;
    beforeEach(async () => {
      before = await world.rpc("evm_snapshot");
    });
    const done = async () => {
      const order = world.order();
      await world.custody.submit(order);
      const { txHash } = await world.reach(order.externalId, "COMPLETED");
      return { externalId: order.externalId, txHash };
    };
    /** What is asked for, until it is in a block again. */
    async function back(externalId: string): Promise<void> {
      for (let tries = 0; tries < 300; tries++) {
        const found = await world.custody.find(externalId);
        const isMined = found?.txHash && (await world.rpc("eth_getTransactionReceipt", found.txHash));
        if (found?.status === "COMPLETED" && isMined) return;
        await delay(10);
      }
      throw new Error(`${externalId} is not on the chain again`);
    }
    const executed = async () => Number(await world.rpc("eth_getTransactionCount", VAULT_0, "latest"));

    it("one that is asked for, though nobody asks for the one before it", async () => {
      const count = await executed();
      await done();
      const later = await done();
      await world.rpc("evm_revert", before);
      expect(await executed()).to.equal(count);
      await back(later.externalId);
      expect(await executed()).to.equal(count + 1);
    });

    it("all that are asked for, each once, in whatever order", async () => {
      const count = await executed();
      const orders = [await done(), await done(), await done()];
      await world.rpc("evm_revert", before);
      await Promise.all(orders.reverse().map(({ externalId }) => back(externalId)));
      expect(await executed()).to.equal(count + orders.length);
    });
  });

  describe("ends a transaction", () => {
    for (const end of ["FAILED", "REJECTED", "BLOCKED", "CANCELLED", "TIMEOUT"]) {
      it(`as ${end} where that is planned, with nothing sent`, async () => {
        const order = world.order();
        await world.control("POST", "plans", { externalTxId: order.externalId, end });
        const { id } = await world.custody.submit(order);
        await world.reach(order.externalId, end);
        expect(await world.custody.read(id)).to.include({ status: end, txHash: undefined });
      });
    }

    it("as FAILED where the contract reverts, or the vault account has too little", async () => {
      // PUSH0 PUSH0 REVERT
      await world.rpc("anvil_setCode", `0x${"aa".repeat(20)}`, "0x5f5ffd");
      const reverting = world.order({ to: `0x${"aa".repeat(20)}`, data: "0x00" });
      const poor = world.order({ valueWei: 10n ** 30n });
      await Promise.all([world.custody.submit(reverting), world.custody.submit(poor)]);
      expect(await world.reach(reverting.externalId, "FAILED")).to.include({
        subStatus: "SMART_CONTRACT_EXECUTION_FAILED",
      });
      expect(await world.reach(poor.externalId, "FAILED")).to.include({ subStatus: "INSUFFICIENT_FUNDS" });
    });

    it("when it is cancelled in time; later a cancellation is not taken", async () => {
      await world.control("POST", "plans", { holdAt: "PENDING_AUTHORIZATION" });
      const early = world.order();
      const { id } = await world.custody.submit(early);
      await world.reach(early.externalId, "PENDING_AUTHORIZATION");
      expect(await world.custody.cancel(id)).to.equal(true);
      expect(await world.custody.read(id)).to.include({ status: "CANCELLED" });
      await world.control("DELETE", "plans");
      const late = world.order();
      const submitted = await world.custody.submit(late);
      await world.reach(late.externalId, "COMPLETED");
      expect(await world.custody.cancel(submitted.id)).to.equal(false);
    });
  });

  it("holds a transaction for its authorization over a restart, until it is released", async () => {
    await world.control("POST", "plans", { holdAt: "PENDING_AUTHORIZATION" });
    const order = world.order();
    const { id } = await world.custody.submit(order);
    await world.reach(order.externalId, "PENDING_AUTHORIZATION");
    await world.restart();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await world.custody.read(id)).to.include({ status: "PENDING_AUTHORIZATION" });
    await world.control("POST", `transactions/${id}/release`);
    await world.reach(order.externalId, "COMPLETED");
  });

  it("takes an external id once, for ever: the second order is refused as a duplicate", async () => {
    const order = world.order();
    await world.custody.submit(order);
    await world.restart();
    const failure = await failureOf(world.custody.submit({ ...order, valueWei: 2n }));
    expect(failure).to.include({ kind: "custody-duplicate", outcome: "unknown" });
    const found = await world.custody.find(order.externalId);
    expect(found && differenceFrom({ ...order, valueWei: 2n }, found)).to.equal("amount");
    expect(await accepted(order.externalId)).to.equal(1);
  });

  describe("as the client sees it misbehave when an order is submitted:", () => {
    for (const [plan, kind, outcome, times] of [
      [{ how: "drop" }, "custody-unclear", "unknown", 0],
      [{ how: "drop", after: true }, "custody-unclear", "unknown", 1],
      [{ how: "500" }, "custody-unclear", "unknown", 0],
      [{ how: "500", after: true }, "custody-unclear", "unknown", 1],
      [{ how: "slow", ms: 1300 }, "custody-unclear", "unknown", 0],
      [{ how: "slow", ms: 1300, after: true }, "custody-unclear", "unknown", 1],
      [{ how: "wrong-body" }, "custody-unclear", "unknown", 1],
      [{ how: "429" }, "custody-busy", "nothing-done", 0],
      [{ how: "401" }, "custody-locked", "nothing-done", 0],
    ] as const) {
      it(`${JSON.stringify(plan)} is ${kind}, and a look-up tells what happened`, async () => {
        const order = world.order();
        await misbehave({ ...plan, method: "POST", path: "/v1/transactions" });
        const failure = await failureOf(world.custody.submit(order));
        expect(failure).to.include({ kind, outcome });
        expect(await accepted(order.externalId)).to.equal(times);
        expect((await world.custody.find(order.externalId)) !== undefined).to.equal(times === 1);
      });
    }

    it("a request that it carries out long after the client gave up leaves one transaction in the end", async () => {
      const order = world.order();
      const late = new Promise((resolve) => setTimeout(resolve, 2500));
      await misbehave({ how: "slow", ms: 2000, method: "POST", path: "/v1/transactions" });
      await failureOf(world.custody.submit(order));
      expect(await world.custody.find(order.externalId)).to.equal(undefined);
      await world.custody.submit(order);
      await late;
      expect(await accepted(order.externalId)).to.equal(1);
    });
  });

  describe("as the client sees it misbehave when it is asked:", () => {
    for (const [how, kind] of [
      ["drop", "custody-unclear"],
      ["500", "custody-unclear"],
      ["wrong-body", "custody-unclear"],
      ["429", "custody-busy"],
      ["401", "custody-locked"],
    ] as const) {
      it(`"${how}" is ${kind}, never "there is none"`, async () => {
        const order = world.order();
        await world.custody.submit(order);
        await misbehave({ how, method: "GET", times: 2 });
        expect((await failureOf(world.custody.find(order.externalId))).kind).to.equal(kind);
        expect((await failureOf(world.custody.checkVaultAccount("0"))).kind).to.equal(kind);
      });
    }

    it("another's 404 does not say that there is none", async () => {
      const elsewhere = openCustody(world.credentials, { baseUrl: `${world.url()}/elsewhere` });
      expect((await failureOf(elsewhere.find("0x12"))).kind).to.equal("custody-unclear");
    });

    it("nobody listening is custody-away: nothing was done", async () => {
      const baseUrl = `http://127.0.0.1:${await freePort()}`;
      const failure = await failureOf(openCustody(world.credentials, { baseUrl }).submit(world.order()));
      expect(failure).to.include({ kind: "custody-away", outcome: "nothing-done", retryable: true });
    });
  });

  it("shows a vault account, and that there is none", async () => {
    expect(await world.custody.checkVaultAccount("0")).to.deep.equal({ id: "0", name: "Default" });
    expect(await world.custody.checkVaultAccount("77")).to.equal(undefined);
  });

  it("is locked to another key, and says nothing of either", async () => {
    const { credentials } = world;
    const unknown = openCustody({ ...credentials, apiKey: "someone-else" }, { baseUrl: world.url() });
    const failure = await failureOf(unknown.checkVaultAccount("0"));
    expect(failure).to.include({ kind: "custody-locked", retryable: false });
    const shown = JSON.stringify(failure, Object.getOwnPropertyNames(failure));
    for (const secret of ["someone-else", "PRIVATE KEY", "Bearer", world.url()])
      expect(shown).to.not.include(secret);
  });

  it("is locked to a private key that is none, and says nothing of it", async () => {
    const broken = openCustody(
      { ...world.credentials, privateKeyPem: "not-a-key" },
      { baseUrl: world.url() },
    );
    const failure = await failureOf(broken.checkVaultAccount("0"));
    expect(failure.kind).to.equal("custody-locked");
    expect(failure.message).to.not.include("not-a-key");
  });

  it("is not asked about chains and ids that it cannot know", async () => {
    expect(await failureOf(world.custody.submit(world.order({ chainId: 137 })))).to.include({
      kind: "custody-refused",
    });
    expect((await failureOf(world.custody.find("../vault"))).kind).to.equal("custody-refused");
  });

  it("refuses an order that it cannot execute, by its code", async () => {
    const failure = await failureOf(world.custody.submit(world.order({ vaultAccountId: "77" })));
    expect(failure).to.include({ kind: "custody-refused", outcome: "nothing-done", retryable: false });
    expect(failure.message).to.match(/code \d+/);
  });
});
