import { expect } from "chai";
import { Interface } from "ethers";
import { setBudget } from "../../../db/budgets/budgets.ts";
import { claimSubmit, unclaimSubmit } from "../../../db/custody/claim-submit.ts";
import { findExecution } from "../../../db/custody/find-execution.ts";
import { pauseCustody, resumeCustody } from "../../../db/custody/pauses.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { postJson } from "../../support/accounts-world.ts";
import { type ExecutionWorld, executionWorld, isOver } from "../../support/execution-world.ts";
import { recordHistory } from "../../support/record-history.ts";
import { FRIEND, type Owner } from "../../support/transactions-world.ts";

const TOKEN = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const erc20 = new Interface(["function approve(address spender, uint256 amount)"]);
const paying = (value: number) => ({ to: FRIEND, value: String(value), data: "0x" });

describe("an execution by custody under a budget", () => {
  let world: ExecutionWorld;
  let owner: Owner;
  before(async () => {
    world = await executionWorld();
    await world.work();
  });
  after(() => world.close());
  beforeEach(async () => {
    owner = await world.holder(EXECUTION_TYPES.AGENT_EXECUTED);
  });
  afterEach(async () => {
    await world.custody.control("DELETE", "misbehaviours");
    await world.custody.control("DELETE", "plans");
  });

  async function allow(per24h: bigint, asset = "native"): Promise<void> {
    const limits = { transaction: null, "24h": per24h, "30d": null };
    await setBudget(world.chain.database, owner.id, "agent", { asset, chainId: null, limits });
  }
  async function left(): Promise<{ spent: string; underWay: string }> {
    const answer = await fetch(`${world.custodyApi.url}/settings/budgets`, { headers: owner.bearer });
    const [{ spent24h: spent, underWay }] = (await answer.json()) as [{ spent24h: string; underWay: string }];
    return { spent, underWay };
  }
  const ended = (requestHash: string) => world.reaches(requestHash, owner, isOver);

  it("passes while it fits, and is then FAILED without a submit, for a reason that names what is left", async () => {
    await allow(1000n);
    expect((await ended(await world.proposed(owner, paying(700)))).status).to.equal("EXECUTED");
    expect(await left()).to.deep.equal({ spent: "700", underWay: "0" });
    const requestHash = await world.proposed(owner, paying(301));
    const { status, statusReason } = await ended(requestHash);
    expect([status, statusReason]).to.deep.equal([
      "FAILED",
      "It would exceed a budget of its owner. The agent budget for the native currency is 1000 base units in 24 hours, of which 300 are left; this call takes out up to 301.",
    ]);
    expect(await world.accepted(requestHash)).to.deep.equal([]);
    await recordHistory("custody-over-budget", world.custodyHandle(requestHash));
    expect((await ended(await world.proposed(owner, paying(300)))).status).to.equal("EXECUTED");
  });

  it("is one of two that race for the last of it", async () => {
    await allow(1000n);
    const racing = await Promise.all([1, 2].map((more) => world.proposed(owner, paying(500 + more))));
    const ends = await Promise.all(racing.map(ended));
    expect(ends.map(({ status }) => status).sort()).to.deep.equal(["EXECUTED", "FAILED"]);
    const [refused] = ends.filter(({ status }) => status === "FAILED");
    expect(refused?.statusReason).to.match(/of which 49[89] are left; this call takes out up to 50[12]\.$/);
  });

  it("for a token counts approvals, and refuses a call that nobody can read", async () => {
    await allow(1000n, TOKEN);
    const approving = (amount: bigint) => erc20.encodeFunctionData("approve", [FRIEND, amount]);
    const call = (data: string) => ({ to: TOKEN, value: "0", data });
    expect((await ended(await world.proposed(owner, call(approving(1001n))))).statusReason).to.contain(
      `the token ${TOKEN} is 1000 base units in 24 hours, of which 1000 are left; this call takes out up to 1001.`,
    );
    expect((await ended(await world.proposed(owner, call("0xdeadbeef")))).statusReason).to.contain(
      "of which 1000 are left; what this call takes out cannot be told from its calldata.",
    );
    expect((await ended(await world.proposed(owner, call(approving(400n))))).status).to.equal("EXECUTED");
    expect(await left()).to.deep.equal({ spent: "400", underWay: "0" });
  });

  it("counts once where the answer to its submit is lost", async () => {
    await allow(1000n);
    await world.custody.control("POST", "misbehaviours", {
      method: "POST",
      path: "/v1/transactions",
      how: "drop",
      after: true,
    });
    expect((await ended(await world.proposed(owner, paying(600)))).status).to.equal("EXECUTED");
    expect(await left()).to.deep.equal({ spent: "600", underWay: "0" });
  });

  for (const [end, spent] of [
    ["REJECTED", "0"],
    ["FAILED", "600"],
  ] as const) {
    it(`counts ${spent} of 600 where the provider's transaction ends ${end}`, async () => {
      await allow(1000n);
      await world.custody.control("POST", "plans", { end });
      expect((await ended(await world.proposed(owner, paying(600)))).status).to.equal("FAILED");
      expect(await left()).to.deep.equal({ spent, underWay: "0" });
    });
  }

  it("counts while it is under way, and not once it was cancelled before the provider took it", async () => {
    await allow(1000n);
    await world.custody.control("POST", "misbehaviours", {
      method: "POST",
      path: "/v1/transactions",
      how: "429",
      times: 1000,
    });
    const requestHash = await world.proposed(owner, paying(600));
    await world.reaches(requestHash, owner, ({ custody }) =>
      /fewer requests/.test(String(custody?.waitsFor)),
    );
    expect(await left()).to.deep.equal({ spent: "600", underWay: "600" });
    const cancelled = await postJson(
      `${world.custodyApi.url}/transactions/${requestHash}/cancel`,
      {},
      owner.key,
    );
    expect(cancelled.status).to.equal(200);
    expect((await ended(requestHash)).status).to.equal("FAILED");
    expect(await left()).to.deep.equal({ spent: "0", underWay: "0" });
  });

  it("leaves a later claim as it is where an earlier one is given back late: that order may be with the provider", async () => {
    const { database } = world.chain;
    await pauseCustody(database, { userId: owner.id });
    const requestHash = await world.proposed(owner, paying(600));
    const { custody } = await world.reaches(requestHash, owner, (now) =>
      /paused/.test(String(now.custody?.waitsFor)),
    );
    await resumeCustody(database, { userId: owner.id });
    const id = String(custody?.id);
    const asked = { verdictMaxAgeMs: 60_000, outflows: { chainId: 31_337, of: [], isWhole: true } };
    const first = await claimSubmit(database, id, asked);
    const second = await claimSubmit(database, id, asked);
    if (!first.claimed || !second.claimed) throw new Error("not claimed");
    await unclaimSubmit(database, id, first, null);
    expect((await findExecution(database, id)).claimedMs).to.equal(second.at);
    await unclaimSubmit(database, id, second, null);
    expect((await findExecution(database, id)).claimedMs).to.equal(first.at);
  });

  it("is held against it where an administrator orders it, too", async () => {
    await allow(1000n);
    const admin = await world.serverKey("admin");
    const order = {
      escrowAddress: owner.address,
      type: "agent",
      requestHash: `of ${owner.id}`.replace(" ", "-"),
      ...paying(1001),
    };
    const ask = async () =>
      (await (await postJson(`${world.custodyApi.url}/custody/admin/transactions`, order, admin)).json()) as {
        status: string;
      };
    let { status } = await ask();
    for (const deadline = Date.now() + 100_000; status === "PENDING" && Date.now() < deadline; )
      ({ status } = await ask());
    expect(status).to.equal("FAILED");
    expect(await left()).to.deep.equal({ spent: "0", underWay: "0" });
  });
});
