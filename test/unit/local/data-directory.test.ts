import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect } from "chai";
import { claimVersion, openDataDirectory, rotateLog } from "../../../local/data-directory.ts";
import { requireDiskSpace } from "../../../local/disk-space.ts";
import { freePort } from "../../../local/free-port.ts";
import { lockFolder } from "../../../local/instance-lock.ts";
import { createProcessList, endLeftovers, markOf } from "../../../local/leftovers.ts";
import { requireFreePorts } from "../../../local/ports.ts";
import { CannotStart } from "../../../runtime/cannot-start.ts";
import { throwAwayFolder } from "../../stack/stack.ts";

const HOLD_LOCK = `
  const { lockFolder } = await import(process.argv[1]);
  lockFolder(process.argv[2], "here");
  console.log("locked");
  setInterval(() => {}, 1000);
`;

async function refusal(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof CannotStart) return error.message;
    throw error;
  }
  throw new Error("It was not refused.");
}

describe("a data directory", () => {
  it("is marked with the version of its data and opens again", async () => {
    const folder = join(await throwAwayFolder("data"), "new");
    claimVersion(openDataDirectory(folder));
    claimVersion(openDataDirectory(folder));
    expect(readFileSync(join(folder, "version"), "utf8")).to.equal("1\n");
  });

  it("of a newer version is refused with what to do", async () => {
    const data = openDataDirectory(await throwAwayFolder("data"));
    writeFileSync(data.file("version"), "7\n");
    expect(await refusal(() => claimVersion(data))).to.match(/is of version 7 .* update Countersign/);
  });

  it("that cannot be made is refused with what to do", async () => {
    const file = join(await throwAwayFolder("data"), "a-file");
    writeFileSync(file, "");
    expect(await refusal(() => openDataDirectory(join(file, "data")))).to.contain("set DATA_DIR to another");
  });

  it("on a full disk is refused with how much is needed", async () => {
    const folder = await throwAwayFolder("data");
    expect(await refusal(() => requireDiskSpace(folder, 2 ** 60))).to.match(
      /MB are free and at least 200 MB/,
    );
  });

  it("keeps one older log when a log has grown large", async () => {
    const log = openDataDirectory(await throwAwayFolder("data")).logFile("api");
    writeFileSync(log, Buffer.alloc(11 * 1024 * 1024));
    rotateLog(log);
    expect([existsSync(log), existsSync(`${log}.1`)]).to.deep.equal([false, true]);
  });

  it("belongs to one process, and is free again as soon as that one is killed", async () => {
    const file = join(await throwAwayFolder("data"), "lock");
    const module = join(import.meta.dirname, "../../../local/instance-lock.ts");
    const holder = spawn(process.execPath, ["--input-type=module", "-e", HOLD_LOCK, module, file]);
    await once(holder.stdout, "data");
    expect(await refusal(() => lockFolder(file, "here"))).to.contain("already running");
    holder.kill("SIGKILL");
    await once(holder, "exit");
    lockFolder(file, "here").release();
  });
});

describe("processes that a killed supervisor left behind", () => {
  it("are ended only where their command line names our data directory", async () => {
    const folder = await throwAwayFolder("left");
    const sleep = ["-e", "setInterval(() => {}, 1000)"];
    const ours = spawn(process.execPath, [`--title=countersign test ${folder}`, ...sleep]);
    const another = spawn(process.execPath, sleep);
    await Promise.all([once(ours, "spawn"), once(another, "spawn")]);
    const list = createProcessList(join(folder, "processes.json"));
    list.add("ours", ours.pid ?? 0);
    list.add("another", another.pid ?? 0);
    await endLeftovers(join(folder, "processes.json"), folder);
    expect(another.exitCode ?? another.signalCode).to.equal(null);
    another.kill("SIGKILL");
    if (ours.signalCode === null) await once(ours, "exit");
    expect(ours.signalCode).to.equal("SIGINT");
  });
});

describe("a process that a killed supervisor did not get to write down", () => {
  it("is ended by its mark, and nobody else's is", async function () {
    if (process.platform !== "linux") this.skip();
    const folder = await throwAwayFolder("left");
    const start = (mark: string) =>
      spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {
        env: { ...process.env, ...markOf(mark) },
      });
    const ours = start(folder);
    const neighbours = start(`${folder}-2`);
    writeFileSync(join(folder, "log"), "");
    const reader = spawn("tail", ["-f", join(folder, "log")]);
    await Promise.all([ours, neighbours, reader].map((process) => once(process, "spawn")));
    await endLeftovers(join(folder, "processes.json"), folder);
    if (ours.signalCode === null) await once(ours, "exit");
    expect(ours.signalCode).to.equal("SIGINT");
    expect(neighbours.exitCode ?? neighbours.signalCode, "another data directory's").to.equal(null);
    expect(reader.exitCode ?? reader.signalCode, "a reader of its log").to.equal(null);
    for (const left of [neighbours, reader]) left.kill("SIGKILL");
  });
});

describe("the ports that a start wants", () => {
  it("are free, or the one that is not is named with its variable", async () => {
    const port = await freePort();
    const wanted = { port, host: "127.0.0.1", who: "the API", variable: "PORT" };
    await requireFreePorts([wanted]);
    const holder = createServer().listen(port, "127.0.0.1");
    await once(holder, "listening");
    expect(await refusal(() => requireFreePorts([wanted]))).to.equal(
      `Port ${port}, which the API wants, is taken: free it or set PORT to another.`,
    );
    holder.close();
  });

  it("differ from each other", async () => {
    const port = await freePort();
    const twice = ["PORT", "VALIDATOR_PORT"].map((variable) => ({
      port,
      host: "127.0.0.1",
      who: "it",
      variable,
    }));
    expect(await refusal(() => requireFreePorts(twice))).to.contain("VALIDATOR_PORT");
  });
});
