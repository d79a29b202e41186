import { mkdirSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import { endLeftovers } from "../../local/leftovers.ts";
import { throwAwayFolder } from "../stack/stack.ts";
import { GOOD_REQUEST } from "../support/transactions-world.ts";
import {
  freePorts,
  type LocalRun,
  type Ports,
  recordedProcesses,
  startLocal,
  survivors,
} from "./local-run.ts";
import { leaveMarks, type Marks } from "./marks.ts";
import { IN_FLIGHT, strikeUnderWay } from "./transactions-under-way.ts";

/** Parts that transactions pass through; the chain last, whose file has the marks by then. */
const PASSED_THROUGH = ["worker", "api", "temporal", "postgres", "ipfs", "chain"];
const ALL_PARTS = ["validator", "simulators", ...PASSED_THROUGH];
const NOTHING_LOST = { database: true, temporal: true, chain: true, ipfs: true };

describe("everything on one machine", () => {
  let data: string;
  let ports: Ports;
  before(async () => {
    data = await throwAwayFolder("local");
    ports = await freePorts();
  });
  after(() => endLeftovers(join(data, "processes.json"), data));

  it("ends on SIGTERM at once while it starts, also after kill -9", async () => {
    for (const [signal, code] of [
      ["SIGTERM", 0],
      ["SIGKILL", null],
      ["SIGTERM", 0],
    ] as const) {
      const run = startLocal(data, ports);
      await run.says("Countersign");
      await delay(400);
      run.signal(signal);
      expect(await run.ended, run.output()).to.equal(code);
    }
    expect(survivors(data)).to.deep.equal([]);
  });

  describe("started whole after that", () => {
    let run: LocalRun;
    let marks: Marks;
    const secrets: string[] = [];
    before(async () => {
      run = startLocal(data, ports);
      await run.says("Ready in");
      marks = await leaveMarks(data, ports);
    });
    after(async () => {
      run.signal("SIGTERM");
      await run.ended;
    });

    async function startsAgain(part: string, strikes: (strike: () => void) => Promise<void>): Promise<void> {
      const before = recordedProcesses(data).get(part) ?? 0;
      const said = run.output().length;
      await strikes(() => process.kill(before, "SIGKILL"));
      while (!new RegExp(`✓ ${part} .*back again`).test(run.output().slice(said))) await delay(50);
      expect(recordedProcesses(data).get(part)).to.be.a("number").that.does.not.equal(before);
    }

    for (const part of ["validator", "simulators"]) {
      it(`starts the ${part} again after kill -9`, () => startsAgain(part, async (strike) => strike()));
    }

    for (const part of PASSED_THROUGH) {
      it(`starts the ${part} again after kill -9, and transactions under way end as if nothing had happened`, async () => {
        if (part === "chain") await marks.areOnDisk();
        await startsAgain(part, async (strike) => {
          const { secret, expected, ended, verdicts, onChain } = await strikeUnderWay(ports, strike);
          secrets.push(secret);
          expect(expected.length, "acknowledged before the kill").to.be.at.least(IN_FLIGHT / 2);
          expect(ended).to.deep.equal(expected);
          expect(verdicts).to.deep.equal(expected.map(() => 1));
          expect(onChain).to.deep.equal(expected.map(() => ({ created: 1, decided: 1 })));
        });
      });
    }

    it("has left neither intents nor the keys that sent them in any log", async () => {
      const folder = join(data, "logs");
      const names = await readdir(folder);
      expect(names).to.include.members(["api.log", "worker.log", "temporal.log", "postgres.log"]);
      expect(secrets).to.have.length(PASSED_THROUGH.length);
      for (const name of names) {
        const text = await readFile(join(folder, name), "utf8");
        for (const secret of [GOOD_REQUEST.userPrompt, ...secrets])
          expect(text.includes(secret), name).to.equal(false);
      }
    });

    it("is healthy and has lost nothing after every part was killed", async () => {
      await healthyAgain(ports);
      expect(await marks.areThere()).to.deep.equal(NOTHING_LOST);
    });

    it("refuses a second start on the same data in one sentence, and goes on", async () => {
      const second = startLocal(data, await freePorts());
      expect(await second.ended).to.equal(1);
      expect(second.output()).to.match(/^Countersign is already running on the data in [^\n]+\n$/);
      // A chain that was killed has been provisioned anew, which may still be going on.
      while (survivors(data).includes("provision")) await delay(50);
      expect(survivors(data)).to.have.members(ALL_PARTS);
    });

    it("starts again after its supervisor was killed, and has lost nothing", async () => {
      const orphans = recordedProcesses(data);
      run.signal("SIGKILL");
      await run.ended;
      run = startLocal(data, ports);
      await run.says("Ready in");
      expect([...recordedProcesses(data).values()]).to.not.include.members([...orphans.values()]);
      expect(await marks.areThere()).to.deep.equal(NOTHING_LOST);
    });

    it("ends on SIGINT with exit code 0 within 10 seconds and leaves no process behind", async () => {
      const began = Date.now();
      run.signal("SIGINT");
      run.signal("SIGINT");
      expect(await run.ended).to.equal(0);
      expect(Date.now() - began).to.be.lessThan(10_000);
      expect(survivors(data)).to.deep.equal([]);
    });
  });
});

describe("a start that cannot succeed", () => {
  it("names the port that is taken, who wants it and what to set, and leaves nothing running", async () => {
    const data = await throwAwayFolder("taken");
    const ports = await freePorts();
    const holder = createServer().listen(ports.TEMPORAL_PORT, "127.0.0.1");
    try {
      const run = startLocal(data, ports);
      expect(await run.ended).to.equal(1);
      expect(run.output().trim().split("\n").at(-1)).to.equal(
        `Port ${ports.TEMPORAL_PORT}, which Temporal wants, is taken: free it or set TEMPORAL_PORT to another.`,
      );
      expect(survivors(data)).to.deep.equal([]);
    } finally {
      holder.close();
    }
  });

  it("refuses data of a newer version in one sentence, and leaves nothing running", async () => {
    const data = await throwAwayFolder("newer");
    mkdirSync(data, { recursive: true });
    writeFileSync(join(data, "version"), "2\n");
    const run = startLocal(data, await freePorts());
    expect(await run.ended).to.equal(1);
    expect(run.output()).to.match(/^The data in [^\n]+ is of version 2 [^\n]+\n$/);
    expect(survivors(data)).to.deep.equal([]);
  });
});

/** Health answers from what it saw up to five seconds ago, so the first good answer proves nothing yet. */
async function healthyAgain(ports: Ports): Promise<void> {
  await delay(5100);
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${ports.PORT}/health`);
    const { checks } = (await answer.json()) as { checks: Record<string, { status: string }> };
    const names = ["database", "temporal", "chain", "ipfs", "validator"];
    if (names.every((name) => checks[name]?.status === "ok")) return;
    await delay(250);
  }
}
