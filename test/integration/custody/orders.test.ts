import { expect } from "chai";
import { findHistory } from "../../../db/histories/workflow-histories.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { createLog } from "../../../runtime/log.ts";
import { postJson } from "../../support/accounts-world.ts";
import { decodedHistory } from "../../support/decoded-history.ts";
import { VERIFIED_CALL } from "../../support/endings-world.ts";
import { type ExecutionWorld, executionWorld, isOver } from "../../support/execution-world.ts";
import { recordHistory } from "../../support/record-history.ts";
import { runStep } from "../../support/run-step.ts";
import { FRIEND, GOOD_REQUEST, type Headers, type Owner } from "../../support/transactions-world.ts";

type Answered = { id: string; status: string; txHash: string | null; custodyTransactionId: string | null };

describe("an administrator's order to custody", () => {
  let world: ExecutionWorld;
  let owner: Owner;
  const logged: string[] = [];
  before(async () => {
    world = await executionWorld();
    await world.work({ log: createLog("debug", "worker", { write: (line) => void logged.push(line) }) });
    owner = await world.holder(EXECUTION_TYPES.USER_EXECUTED);
  });
  after(() => world.close());

  const order = (body: object, headers: Headers = world.admin) =>
    postJson(`${world.custodyApi.url}/custody/admin/transactions`, body, headers);
  const body = (requestHash: string, more: object = {}) => ({
    escrowAddress: owner.address,
    to: FRIEND,
    value: "7",
    requestHash,
    ...more,
  });
  async function until(given: object, status: string): Promise<Answered> {
    for (const deadline = Date.now() + 100_000; ; ) {
      const answered = (await (await order(given)).json()) as Answered;
      if (answered.status === status) return answered;
      if (Date.now() > deadline) throw new Error(`it is ${answered.status}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it("of a call of its own is executed, and asked again it says how it stands", async () => {
    const first = await order(body("invoice-7"));
    expect(first.status).to.equal(201);
    const { id, status, txHash } = (await first.json()) as Answered;
    expect([status, txHash]).to.deep.equal(["PENDING", null]);
    const executed = await until(body("invoice-7"), "EXECUTED");
    expect(executed.id).to.equal(id);
    const sent = await world.custody.rpc("eth_getTransactionByHash", executed.txHash);
    expect([sent.to?.toLowerCase(), BigInt(sent.value ?? 0)]).to.deep.equal([FRIEND.toLowerCase(), 7n]);
    expect(await world.accepted(`admin:${id}`)).to.have.length(1);
  });

  for (const [field, change] of [
    ["value", { value: "8" }],
    ["to", { to: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC" }],
    ["data", { data: "0x01" }],
  ] as const) {
    it(`under the same requestHash with another ${field} is 400`, async () => {
      await order(body("invoice-8"));
      expect((await order(body("invoice-8", change))).status).to.equal(400);
    });
  }

  it("is an ADMIN key's alone, for a known user with an integration, and well formed", async () => {
    expect((await order(body("n"), world.orionKey)).status).to.equal(401);
    expect((await order(body("n"), owner.key)).status).to.equal(401);
    expect((await order(body("n"), owner.bearer)).status).to.equal(401);
    expect((await order(body("n", { escrowAddress: FRIEND }))).status).to.equal(404);
    expect((await order(body("n", { type: "agent" }))).status).to.equal(404);
    expect((await order(body("n", { value: "0x1" }))).status).to.equal(400);
    expect((await order(body("n", { to: "0x1" }))).status).to.equal(400);
    expect((await order(body("a b"))).status).to.equal(400);
  });

  it("that names an approved transaction runs as its execution, if it is the verified call", async () => {
    const other = await world.owner(EXECUTION_TYPES.USER_EXECUTED);
    const requestHash = await world.proposed(other);
    await world.until(requestHash, other.key, ({ status }) => status === "APPROVED");
    const given = { escrowAddress: other.address, ...VERIFIED_CALL, requestHash };
    expect((await order(given)).status, "no integration").to.equal(404);
    await world.integrate(other, "execution");
    expect((await order({ ...given, value: "1001" })).status).to.equal(400);
    expect((await order({ ...given, escrowAddress: owner.address })).status).to.equal(400);
    expect((await order(given)).status).to.equal(201);
    expect((await world.reaches(requestHash, other, isOver)).status).to.equal("EXECUTED");
    expect(await world.accepted(requestHash)).to.have.length(1);
    expect((await (await order(given)).json()) as Answered).to.include({ status: "EXECUTED" });
    await world.handle(requestHash).result();
    await recordHistory("transaction-custody-ordered", world.handle(requestHash));
  });

  it("that names a transaction which is not approved is 400", async () => {
    const requestHash = await world.submit(owner, { ...GOOD_REQUEST, chainId: 31_337 });
    const { to, value, data } = GOOD_REQUEST.tx;
    expect((await order(body(requestHash, { to, value, data }))).status).to.equal(400);
  });

  it("and every other leave no secret in a history, the archive or a log", async () => {
    const requestHash = await world.proposed(owner);
    await world.reaches(requestHash, owner, isOver);
    await world.handle(requestHash).result();
    await runStep(world, "archiveHistories");
    const kept = await findHistory(world.chain.database.em, `custody-${requestHash}`);
    expect(kept?.sha256).to.match(/^[0-9a-f]{64}$/);
    const { apiKey, privateKeyPem } = world.custody.credentials;
    const places = {
      custody: decodedHistory(await world.custodyHandle(requestHash).fetchHistory()),
      transaction: decodedHistory(await world.handle(requestHash).fetchHistory()),
      "worker's log": logged.join("\n"),
      "API's log": world.custodyApi.logged.join("\n"),
    };
    for (const [place, text] of Object.entries(places))
      for (const secret of [apiKey, privateKeyPem.slice(40, 90), "PRIVATE KEY", FRIEND])
        expect(text, place).not.to.contain(secret);
  });
});
