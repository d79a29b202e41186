import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { expect } from "chai";
import { freePort } from "../../../local/free-port.ts";
import { json } from "./running-validator.ts";

function start(environment: Record<string, string>): ChildProcess {
  return fork(new URL("../../../validator/main.ts", import.meta.url), {
    env: { ...process.env, LOG_LEVEL: "silent", ...environment },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    execArgv: [],
  });
}

describe("the validator's process", () => {
  it("says ready, answers on its port, and ends when told to", async () => {
    const port = await freePort();
    const child = start({ VALIDATOR_PORT: String(port), VALIDATOR_THREADS: "1" });
    const [message] = await once(child, "message");
    expect(message).to.equal("ready");
    expect((await json(await fetch(`http://127.0.0.1:${port}/health`))).status).to.equal("ok");
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    expect(code).to.equal(0);
  });

  it("does not start without a sanctions list that it was told to use", async () => {
    const child = start({ VALIDATOR_PORT: String(await freePort()), SANCTIONS_LIST_PATH: "/does/not/exist" });
    const said: Buffer[] = [];
    child.stderr?.on("data", (chunk) => said.push(chunk));
    const [code] = await once(child, "exit");
    expect(code).to.equal(1);
    expect(Buffer.concat(said).toString()).to.contain("SANCTIONS_LIST_PATH");
  });
});
