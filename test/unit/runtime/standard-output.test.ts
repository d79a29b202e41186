import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { expect } from "chai";

const run = promisify(execFile);
const root = new URL("../../../", import.meta.url).href;
const begin = `
  import { createLog } from "${root}runtime/log.ts";
  import { standardOutput } from "${root}runtime/standard-output.ts";
  const log = createLog("info", "test", standardOutput());`;

function script(rest: string): string[] {
  return ["--input-type=module", "-e", `${begin}\n${rest}`];
}

describe("a process's log on standard output", () => {
  it("has every line when the process ends by itself", async () => {
    const { stdout } = await run(
      process.execPath,
      script(`log.info("first"); log.info("last"); process.exit(0);`),
    );
    expect(messages(stdout)).to.deep.equal(["first", "last"]);
  });

  it("has a warning, and what came before it, although the process is killed at once", async () => {
    const given = script(`log.info("before"); log.warn("warning"); process.kill(process.pid, "SIGKILL");`);
    const killed = spawn(process.execPath, given);
    let stdout = "";
    killed.stdout.on("data", (chunk) => {
      stdout += chunk;
    });
    await once(killed, "close");
    expect(messages(stdout)).to.deep.equal(["before", "warning"]);
  });

  it("has other lines after a moment, too", async () => {
    const going = spawn(process.execPath, script(`log.info("line"); setInterval(() => {}, 1000);`));
    const [chunk] = await once(going.stdout, "data");
    going.kill("SIGKILL");
    expect(messages(String(chunk))).to.deep.equal(["line"]);
  });
});

function messages(lines: string): string[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).msg);
}
