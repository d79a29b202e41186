import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { type ExecutionWorld, executionWorld, isOver } from "../../support/execution-world.ts";
import type { Owner } from "../../support/transactions-world.ts";

const SIGNATURE = "fireblocks-webhook-signature";

interface Told {
  readonly body: Buffer;
  readonly signature: string;
}

describe("what the custody provider tells of an execution", () => {
  let world: ExecutionWorld;
  let owner: Owner;
  let listener: Server;
  let told: Told[] = [];
  before(async () => {
    world = await executionWorld();
    await world.work();
    owner = await world.holder(EXECUTION_TYPES.AGENT_EXECUTED);
    // Its events come here instead, for the test to pass on as it likes.
    listener = createServer(async (request, response) => {
      told.push({ body: await buffer(request), signature: String(request.headers[SIGNATURE]) });
      response.end();
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => listener.once("listening", resolve));
    await world.custody.control("POST", "webhook", {
      url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`,
    });
  });
  after(async () => {
    listener?.close();
    await world?.close();
  });
  afterEach(() => world.custody.control("DELETE", "plans"));

  const pass = (body: Buffer | string, signature?: string) =>
    fetch(`${world.custodyApi.url}/custody/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(signature ? { [SIGNATURE]: signature } : {}) },
      body,
    });
  /** One that waits at the provider, and the event that the provider sent of it. */
  async function held() {
    told = [];
    await world.custody.control("POST", "plans", { holdAt: "PENDING_AUTHORIZATION" });
    const requestHash = await world.proposed(owner);
    const { custody } = await world.reaches(
      requestHash,
      owner,
      (now) => now.custody?.custodyStatus === "PENDING_AUTHORIZATION",
    );
    const event = await eventOf(requestHash, "PENDING_AUTHORIZATION");
    return { requestHash, custodyId: custody?.custodyTransactionId, event };
  }
  async function eventOf(requestHash: string, status: string): Promise<Told> {
    for (const deadline = Date.now() + 100_000; ; await sleep(20)) {
      const found = told.find(({ body }) => {
        const { data } = JSON.parse(body.toString()) as { data: Record<string, string> };
        return data.externalTxId === requestHash && data.status === status;
      });
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`no event told of ${status}`);
    }
  }
  it("wakes nobody and changes nothing where its signature is missing, another's, or over other words", async () => {
    const { requestHash, event } = await held();
    const lie = event.body.toString().replace("PENDING_AUTHORIZATION", "COMPLETED");
    const other = await eventOf(requestHash, "SUBMITTED");
    for (const [body, signature] of [
      [event.body, undefined],
      [event.body, "eyJhbGciOiJub25lIn0..AAAA"],
      [event.body, other.signature],
      [lie, event.signature],
    ] as const) {
      const answer = await pass(body, signature);
      expect(answer.status).to.equal(401);
      expect(await answer.json()).to.have.all.keys("statusCode", "message", "error");
    }
    const before = await world.wakings(requestHash);
    expect((await pass(event.body, event.signature)).status, "the same with its signature").to.equal(200);
    while ((await world.wakings(requestHash)) === before) await sleep(20);
    expect([before, await world.wakings(requestHash)]).to.deep.equal([0, 1]);
    const { status, custody } = await world.reaches(requestHash, owner, () => true);
    expect([status, custody?.custodyStatus]).to.deep.equal(["APPROVED", "PENDING_AUTHORIZATION"]);
  });

  it("is never believed: an old event only has the execution look at what is the case", async () => {
    const { requestHash, custodyId, event } = await held();
    await world.custody.control("POST", `transactions/${custodyId}/release`);
    await eventOf(requestHash, "COMPLETED");
    await pass(event.body, event.signature);
    const { status, custody } = await world.reaches(requestHash, owner, isOver);
    expect([status, custody?.custodyStatus]).to.deep.equal(["EXECUTED", "COMPLETED"]);
  });

  it("is taken, and concerns nobody, where it is about a transaction that is none of ours", async () => {
    const order = world.custody.order();
    await world.custody.custody.submit(order);
    const { body, signature } = await eventOf(order.externalId, "SUBMITTED");
    const answer = await pass(body, signature);
    expect([answer.status, await answer.json()]).to.deep.equal([200, { received: true }]);
  });
});
