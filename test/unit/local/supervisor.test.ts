import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import { commandLineOf } from "../../../local/command-line.ts";
import type { Part } from "../../../local/part.ts";
import { createReporter } from "../../../local/reporter.ts";
import { createSupervisor } from "../../../local/supervisor.ts";
import { throwAwayFolder } from "../../stack/stack.ts";

const READY = `process.on("SIGTERM", () => { END; process.exit(0); }); process.send("ready"); setInterval(() => {}, 1000);`;

async function workshop() {
  const folder = await throwAwayFolder("supervisor");
  const pids = new Map<string, number>();
  const lines: string[] = [];
  const endings = join(folder, "endings");
  const supervisor = createSupervisor({
    reporter: createReporter((line) => lines.push(line)),
    logFile: (name) => join(folder, `${name}.log`),
    mark: { MARK: folder },
    onStart: (name, pid) => void pids.set(name, pid),
    afterDeath: async () => undefined,
    afterReturn: async (part) => void lines.push(`returned ${part.name}`),
    onGivingUp: (reason) => lines.push(`gave up: ${reason}`),
  });
  function part(name: string, script: string): Part {
    const end = `require("fs").appendFileSync(${JSON.stringify(endings)}, ${JSON.stringify(`${name}\n`)})`;
    return {
      name,
      stopSignal: "SIGTERM",
      program: { file: process.execPath, args: ["-e", script.replace("END", end)], env: {}, ipc: true },
      ready: (running) => running.saidReady,
    };
  }
  const ended = () => (existsSync(endings) ? readFileSync(endings, "utf8").trim().split("\n") : []);
  return { supervisor, part, pids, lines, ended, folder };
}

describe("the supervisor", () => {
  it("starts a killed part again, says so and lets others know", async () => {
    const { supervisor, part, pids, lines } = await workshop();
    await supervisor.startTogether([part("one", READY)]);
    const first = pids.get("one") ?? 0;
    process.kill(first, "SIGKILL");
    while (!lines.includes("returned one")) await delay(20);
    expect(pids.get("one")).to.not.equal(first);
    expect(lines.join("\n")).to.match(/✗ one was ended by SIGKILL; it is being started again/);
    await supervisor.stop();
  });

  it("ends what was started last first, and starts nothing again while it ends", async () => {
    const { supervisor, part, pids, ended } = await workshop();
    await supervisor.startTogether([part("below", READY)]);
    await supervisor.startTogether([part("above", READY)]);
    await supervisor.stop();
    expect(ended()).to.deep.equal(["above", "below"]);
    expect([...pids.values()].map(commandLineOf)).to.deep.equal([undefined, undefined]);
  });

  it("ends a part for good that does not end when asked", async () => {
    const { supervisor, part, pids } = await workshop();
    const deaf = READY.replace("process.exit(0);", "");
    await supervisor.startTogether([part("deaf", deaf)]);
    await supervisor.stop();
    expect(commandLineOf(pids.get("deaf") ?? 0)).to.equal(undefined);
  });

  it("gives up a part that ends three times before it ever was ready", async () => {
    const { supervisor, part, folder } = await workshop();
    const tries = join(folder, "tries");
    const failing = part(
      "failing",
      `require("fs").appendFileSync(${JSON.stringify(tries)}, "x"); process.exit(3)`,
    );
    const error = await supervisor.startTogether([failing]).catch((reason: unknown) => reason);
    expect(String(error)).to.contain("failing ended with exit code 3");
    expect(readFileSync(tries, "utf8")).to.equal("xxx");
    await supervisor.stop();
  });

  it("leaves nothing behind when it is stopped in the middle of a start", async () => {
    const { supervisor, part, pids } = await workshop();
    const never = supervisor
      .startTogether([part("never", "setInterval(() => {}, 1000)")])
      .catch(() => "stopped");
    while (!pids.has("never")) await delay(10);
    await supervisor.stop();
    expect(await never).to.equal("stopped");
    expect(commandLineOf(pids.get("never") ?? 0)).to.equal(undefined);
  });
});
