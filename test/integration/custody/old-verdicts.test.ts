import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import type { Judge } from "../../../activities/transaction/arbiter.ts";
import { createBuiltInJudge } from "../../../activities/transaction/built-in-judge.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { wakeCustody } from "../../../lifecycle/wake-custody.ts";
import type { Model } from "../../../validator/model/model.ts";
import { throwAwayFolder } from "../../stack/stack.ts";
import { type ExecutionWorld, executionWorld, isOver } from "../../support/execution-world.ts";
import { recordHistory } from "../../support/record-history.ts";
import { FRIEND, GOOD_REQUEST, type Owner } from "../../support/transactions-world.ts";

const STRANGER = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
const MAX_AGE_MS = 60_000;
const HOUR_MS = 3_600_000;
const OUTDATED = ["FAILED", "Its hard checks were run again before its execution, and failed."];

describe("a verdict that has grown old before custody signs", () => {
  let world: ExecutionWorld;
  let owner: Owner;
  let judge: Judge & { close(): Promise<void> };
  let listPath: string;
  /** How much later than now the arbiter takes it to be. */
  let skewMs = 0;
  let opinions = 0;
  let rechecks = 0;
  /** What the arbiter says before it begins to check again. */
  let oddAnswers: string[] = [];
  let lookUps: Promise<void> | undefined;
  let sent = () => {};
  const model: Model = {
    name: "judge-1",
    timeoutMs: 5000,
    async ask() {
      opinions += 1;
      const said = { status: "PASS", confidence: 0.9, reasoning: "Nothing is asked there.", quote: null };
      return { text: JSON.stringify(said) };
    },
  };
  before(async () => {
    world = await executionWorld({ arbiter: "builtin" });
    listPath = join(await throwAwayFolder("lists"), "list.json");
    list(STRANGER);
    const now = () => Date.now() + skewMs;
    judge = await createBuiltInJudge({
      threads: 1,
      sanctionsListPath: listPath,
      lookEveryMs: 20,
      model,
      now,
    });
    const counted: Judge = {
      ...judge,
      async recheck(...given) {
        rechecks += 1;
        return oddAnswers.shift() ?? judge.recheck(...given);
      },
    };
    await world.work({
      judge: counted,
      verdictMaxAgeMs: MAX_AGE_MS,
      between: (custody) => ({
        ...custody,
        async find(id) {
          await lookUps;
          return custody.find(id);
        },
        submit(order) {
          sent();
          return custody.submit(order);
        },
      }),
    });
    owner = await world.holder(EXECUTION_TYPES.USER_EXECUTED);
  });
  after(async () => {
    await world?.close();
    await judge?.close();
  });
  beforeEach(() => {
    skewMs = 0;
  });
  afterEach(async () => {
    await world.custody.control("DELETE", "misbehaviours");
    await world.custody.control("DELETE", "plans");
  });

  function list(address: string): void {
    writeFileSync(
      `${listPath}.new`,
      JSON.stringify({ published: "2030-01-01", active: { [address]: "Listed" } }),
    );
    renameSync(`${listPath}.new`, listPath);
  }
  const execute = (sql: string, ...values: unknown[]) => world.chain.database.em.fork().execute(sql, values);
  const age = (requestHash: string) =>
    execute(
      "update verdict set created_at = created_at - interval '1 hour' where transaction_id = (select id from transaction_request where request_hash = ?)",
      requestHash,
    );

  /** One that orion has passed, within half an hour, and its owner has not decided on. */
  async function judged(userPrompt = `${GOOD_REQUEST.userPrompt} within 30 minutes.`): Promise<string> {
    const requestHash = await world.submit(owner, { ...GOOD_REQUEST, userPrompt, chainId: 31_337 });
    await world.until(requestHash, owner.key, ({ orion }) => orion.length > 0);
    opinions = rechecks = 0;
    return requestHash;
  }
  const approve = (requestHash: string) => world.decide(requestHash, "APPROVED", owner.bearer);
  const end = async (requestHash: string) => {
    const { status, statusReason } = await world.reaches(requestHash, owner, isOver);
    return [status, statusReason];
  };

  it("has its hard nodes run again, and where they stand it is executed; no model is asked a second time", async () => {
    const requestHash = await judged(`${GOOD_REQUEST.userPrompt}. Gosh, what splendid gloaming!`);
    await age(requestHash);
    await approve(requestHash);
    expect((await world.reaches(requestHash, owner, isOver)).status).to.equal("EXECUTED");
    expect([rechecks, opinions]).to.deep.equal([1, 0]);
  });

  it("falls where its deadline has passed, and nothing is submitted", async () => {
    const requestHash = await judged();
    await age(requestHash);
    skewMs = HOUR_MS;
    await approve(requestHash);
    expect(await end(requestHash)).to.deep.equal(OUTDATED);
    expect(await world.accepted(requestHash)).to.deep.equal([]);
    await recordHistory("custody-verdict-outdated", world.custodyHandle(requestHash));
  });

  it("falls where its recipient has come onto the sanctions list, and nothing is submitted", async () => {
    const requestHash = await judged();
    await age(requestHash);
    list(FRIEND);
    const text = JSON.stringify({ human_intent: GOOD_REQUEST.userPrompt, proposed_tx: GOOD_REQUEST.tx });
    while (!(await judge.recheck(text, { asidesCleared: false })).includes('"decision":"REJECT"'))
      await sleep(20);
    await approve(requestHash);
    expect(await end(requestHash)).to.deep.equal(OUTDATED);
    expect(await world.accepted(requestHash)).to.deep.equal([]);
    list(STRANGER);
    while (!(await judge.recheck(text, { asidesCleared: false })).includes('"decision":"PASS"'))
      await sleep(20);
  });

  it("is taken neither to stand nor to fall by an answer that is no verdict: the arbiter is asked again", async () => {
    const requestHash = await judged();
    await age(requestHash);
    const odd = [{}, { decision: "MAYBE", reason: "", results: {}, context: {} }];
    oddAnswers = ["<html>PASS</html>", ...odd.map((one) => JSON.stringify(one))];
    await approve(requestHash);
    for (const deadline = Date.now() + 100_000; oddAnswers.length > 0; await sleep(50)) {
      if (Date.now() > deadline) throw new Error("it was not asked again");
      await wakeCustody(world.temporal.client, `custody-${requestHash}`);
    }
    expect((await world.reaches(requestHash, owner, isOver)).status).to.equal("EXECUTED");
    expect(rechecks).to.equal(odd.length + 2);
  });

  /** One whose submit the provider treats like this; before the next look-up its verdict is old, and its deadline over. */
  async function sentAndFalling(misbehaviour: object): Promise<string> {
    const submits = { method: "POST", path: "/v1/transactions" };
    await world.custody.control("POST", "misbehaviours", { ...submits, ...misbehaviour });
    const requestHash = await judged();
    const aged = Promise.withResolvers<void>();
    const submitted = new Promise<void>((resolve) => {
      sent = () => {
        lookUps = aged.promise;
        resolve();
      };
    });
    await approve(requestHash);
    await submitted;
    await age(requestHash);
    skewMs = HOUR_MS;
    sent = () => {};
    lookUps = undefined;
    aged.resolve();
    return requestHash;
  }

  it("counts no more once the provider has the order, also where its answer was lost", async () => {
    const requestHash = await sentAndFalling({ how: "drop", after: true });
    expect((await world.reaches(requestHash, owner, isOver)).status).to.equal("EXECUTED");
    expect(rechecks).to.equal(0);
  });

  /** One whose submit is on its way, unseen by the look-ups, when its hard checks fail. */
  async function falling(holdAt: string): Promise<string> {
    await world.custody.control("POST", "plans", { holdAt });
    const requestHash = await sentAndFalling({ how: "slow", ms: 4000 });
    await world.reaches(requestHash, owner, (now) => now.custody?.cancelling === true);
    expect(await world.accepted(requestHash), "it is still on its way").to.deep.equal([]);
    return requestHash;
  }
  it("that falls while a submit may yet arrive has what arrives asked back, and only then ends it", async () => {
    const requestHash = await falling("PENDING_AUTHORIZATION");
    expect(await end(requestHash)).to.deep.equal(OUTDATED);
    const accepted = await world.accepted(requestHash);
    expect(accepted.map(({ status }) => status)).to.deep.equal(["CANCELLED"]);
    await recordHistory("custody-verdict-outdated-late", world.custodyHandle(requestHash));
  });

  it("that falls while a submit may yet arrive says EXECUTED where that was past asking back", async () => {
    const requestHash = await falling("BROADCASTING");
    const { custody } = await world.reaches(
      requestHash,
      owner,
      (now) => now.custody?.custodyStatus === "BROADCASTING",
    );
    await world.custody.control("POST", `transactions/${custody?.custodyTransactionId}/release`);
    expect(await end(requestHash)).to.deep.equal(["EXECUTED", "The custody provider executed it."]);
    expect(await world.accepted(requestHash)).to.have.length(1);
  });

  it("that fell ends it once what was sent can arrive no more, and not before", async () => {
    const requestHash = await sentAndFalling({ how: "drop" });
    await world.reaches(requestHash, owner, (now) => now.custody?.cancelling === true);
    const look = async (sentBefore: string) => {
      const sql = "update custody_execution set claimed_at = now() - ?::interval where external_id = ?";
      await execute(sql, sentBefore, requestHash);
      await wakeCustody(world.temporal.client, `custody-${requestHash}`);
    };
    await look("100 seconds");
    const { events } = await world.custodyHandle(requestHash).fetchHistory();
    const looks = events?.length ?? 0;
    for (let now = looks; now < looks + 6; await sleep(50))
      now = (await world.custodyHandle(requestHash).fetchHistory()).events?.length ?? 0;
    expect((await world.dossier(requestHash, owner)).status, "it may yet arrive").to.equal("APPROVED");
    await look("130 seconds");
    expect(await end(requestHash)).to.deep.equal(OUTDATED);
    expect(await world.accepted(requestHash)).to.deep.equal([]);
  });
});
