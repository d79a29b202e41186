import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { createProbes } from "../../../api/health/probes.ts";
import { EXECUTION_TYPES } from "../../../domain/execution-type.ts";
import { inheritedEnvironment } from "../../../runtime/environment.ts";
import { temporalServer } from "../../stack/stack.ts";
import { type ExecutionWorld, executionWorld, isOver } from "../../support/execution-world.ts";
import { FRIEND, type Owner } from "../../support/transactions-world.ts";

const programs = {
  pause: fileURLToPath(new URL("../../../commands/pause.ts", import.meta.url)),
  resume: fileURLToPath(new URL("../../../commands/resume.ts", import.meta.url)),
};

describe("npm run pause and npm run resume", () => {
  let world: ExecutionWorld;
  let owner: Owner;
  let other: Owner;
  before(async () => {
    world = await executionWorld();
    await world.work();
    owner = await world.holder(EXECUTION_TYPES.AGENT_EXECUTED);
    other = await world.holder(EXECUTION_TYPES.AGENT_EXECUTED);
  });
  after(() => world.close());

  async function run(
    command: keyof typeof programs,
    ...args: string[]
  ): Promise<{ code: number; said: string }> {
    const env = inheritedEnvironment({
      DATABASE_URL: String(world.chain.database.config.get("clientUrl")),
      TEMPORAL_ADDRESS: (await temporalServer()).address,
      TEMPORAL_NAMESPACE: world.temporal.namespace,
    });
    return new Promise((resolve) => {
      execFile(process.execPath, [programs[command], ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, said: stdout + stderr }),
      );
    });
  }
  const waiting = async (of: Owner) => {
    const requestHash = await world.proposed(of);
    const isPaused = (now: { custody: Record<string, unknown> | null }) =>
      now.custody?.waitsFor === "Executions are paused by the operator.";
    await world.reaches(requestHash, of, isPaused);
    return requestHash;
  };
  const end = async (requestHash: string, of: Owner) => (await world.reaches(requestHash, of, isOver)).status;
  /** What /health says of it. */
  const health = async () => {
    const { chain, temporal, ipfs } = world;
    const parts = { database: chain.database, temporal: temporal.client, chain: chain.node, ipfs };
    return ((await createProbes({ ...parts, validatorUrl: "" }).custody()) as { step: string }[]).map(
      ({ step }) => step,
    );
  };

  it("stop everyone's submits, show in health, and have those that waited go on at once", async () => {
    expect(await run("pause")).to.deep.include({ code: 0 });
    expect((await run("pause")).said).to.contain("Already paused");
    expect(await health()).to.deep.equal(["paused for everyone"]);
    const held = [await waiting(owner), await waiting(other)];
    expect((await run("pause")).said)
      .to.contain("0 may be with the custody provider")
      .and.contain("2 wait");
    const { code, said } = await run("resume");
    expect([code, said]).to.deep.equal([
      0,
      "Resumed everyone's executions.\n2 that waited look again now.\n",
    ]);
    for (const requestHash of held) expect(await world.wakings(requestHash), "was woken").to.be.above(0);
    expect([await end(held[0] ?? "", owner), await end(held[1] ?? "", other)]).to.deep.equal([
      "EXECUTED",
      "EXECUTED",
    ]);
    expect((await run("resume")).said).to.contain("There was no such pause.");
  });

  it("concern one user alone where one is named, and both pauses have to end for that one", async () => {
    const { code, said } = await run("pause", "--user", owner.address);
    expect([code, said]).to.deep.equal([
      0,
      "Paused: nothing new of this user's executions is submitted until npm run resume.\n0 may be with the custody provider and are followed to their end; 0 wait.\n",
    ]);
    expect(await end(await world.proposed(other), other)).to.equal("EXECUTED");
    const requestHash = await waiting(owner);
    await run("pause");
    expect(await health()).to.deep.equal(["paused for everyone", "paused for 1 users"]);
    expect((await run("resume")).said).to.contain("1 users are still paused by themselves.");
    expect(await world.accepted(requestHash)).to.deep.equal([]);
    expect((await run("resume", "--user", owner.address)).said).to.contain("1 that waited look again now.");
    expect(await end(requestHash, owner)).to.equal("EXECUTED");
  });

  for (const [what, given, says] of [
    ["an address that is none", ["--user", "0x12"], "0x12 is no Ethereum address."],
    ["a user that nobody knows", ["--user", FRIEND], `There is no user with the address ${FRIEND}.`],
    ["anything else", ["--all"], "For everyone or one user: npm run pause [-- --user <address>]"],
  ] as const) {
    it(`refuse ${what}, and pause nobody`, async () => {
      const { code, said } = await run("pause", ...given);
      expect(code).to.equal(1);
      expect(said).to.contain(says);
      expect(await health()).to.deep.equal([]);
    });
  }
});
