import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import { endLeftovers } from "../../local/leftovers.ts";
import { throwAwayFolder } from "../stack/stack.ts";
import { freePorts, type LocalRun, startLocal } from "./local-run.ts";
import { seeded } from "./random.ts";
import { settleAll } from "./settle-all.ts";
import { SHORT_LIVES } from "./storm.ts";
import { findViolations } from "./violations.ts";
import { startWorkload } from "./workload.ts";

const DISK_MB = 512;
const FULL_FOR_MS = 6000;

describe("transactions with decisions, while the disk is full", function () {
  this.timeout(240_000);
  let data: string;
  let run: LocalRun | undefined;

  before(async function () {
    data = await throwAwayFolder("full-disk");
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=700`, "tmpfs", data], {
        stdio: "ignore",
      });
    } catch {
      // A disk of the test's own takes the right to mount one: root on Linux.
      this.skip();
    }
  });
  after(async () => {
    run?.signal("SIGTERM");
    await run?.ended;
    await endLeftovers(join(data, "processes.json"), data);
    execFileSync("umount", ["--lazy", data], { stdio: "ignore" });
  });

  it("keep every promise once there is room again, be it that everything had to be started anew", async () => {
    const ports = await freePorts();
    run = startLocal(data, ports, SHORT_LIVES);
    await run.says("Ready in");
    const workload = startWorkload(`http://localhost:${ports.PORT}`, seeded(1), 200);
    await delay(4000);
    const acceptedBefore = workload.accepted.length;
    fillDisk(join(data, "filler"));
    await delay(FULL_FOR_MS);
    rmSync(join(data, "filler"));
    // A part that died of it took everything along, with one sentence that says why.
    const code = await Promise.race([run.ended, delay(3000, "running" as const)]);
    if (code !== "running") {
      expect(run.output()).to.contain("There is not enough disk space");
      run = startLocal(data, ports, SHORT_LIVES);
      await run.says("Ready in");
    }
    await delay(2000);
    await workload.stop();
    await settleAll(data, ports, workload, 90_000);
    expect(await findViolations(data, ports, workload)).to.deep.equal([]);
    expect(acceptedBefore, "accepted before").to.be.at.least(1);
    expect(workload.accepted.length, "accepted in all").to.be.above(acceptedBefore);
  });
});

function fillDisk(path: string): void {
  const file = openSync(path, "w");
  const chunk = Buffer.alloc(1024 * 1024, 1);
  try {
    for (let size = chunk.length; size >= 4096; ) {
      try {
        writeSync(file, chunk, 0, size);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
        size /= 2;
      }
    }
  } finally {
    closeSync(file);
  }
}
