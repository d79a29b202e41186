import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { keepSanctions } from "../../../../commands/data/sanctions/keep-sanctions.ts";
import { type Arbiter, createArbiter } from "../../../../validator/arbiter.ts";
import { fetchedSanctionsPath } from "../../../../validator/data/load-sanctions.ts";
import { ALICE, BOB } from "../../../corpus/parties.ts";
import { throwAwayFolder } from "../../../stack/stack.ts";

const LOOK_MS = 20;

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 100_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error("it did not come about");
    await sleep(LOOK_MS);
  }
}

/** One real arbiter with a thread, which takes more than a second to load, watching one real file: each rule goes on from the one before. */
describe("a sanctions list that changes while the arbiter runs", () => {
  let path: string;
  let arbiter: Arbiter;
  const warnings: string[] = [];

  function write(content: string): void {
    writeFileSync(`${path}.new`, content);
    renameSync(`${path}.new`, path);
  }

  async function isSanctioned(address: string): Promise<boolean> {
    const { results } = await arbiter.validate({
      human_intent: `Send 1 ETH to ${address}`,
      proposed_tx: { to: address, value: (10n ** 18n).toString(), chainId: 1 },
    });
    return results["legal_compliance.sanctions_screening"]?.status === "FAIL";
  }

  before(async () => {
    path = join(await throwAwayFolder("reload"), "list.json");
    write(JSON.stringify({ published: "2030-01-01", active: { [ALICE]: "Alice" } }));
    arbiter = createArbiter({
      threads: 1,
      sanctionsListPath: path,
      lookEveryMs: LOOK_MS,
      sanctionsMaxAgeMs: 7 * 86_400_000,
      now: () => Date.UTC(2030, 0, 3),
      log: { info: () => undefined, warn: (_: unknown, text: string) => void warnings.push(text) } as never,
    });
    await arbiter.ready;
  });
  after(() => arbiter?.close());

  it("is in force without a restart, and no request is lost meanwhile", async () => {
    expect([await isSanctioned(ALICE), await isSanctioned(BOB)]).to.deep.equal([true, false]);
    write(JSON.stringify({ published: "2030-01-02", active: { [BOB]: "Bob" } }));
    const answers: Promise<boolean>[] = [];
    await until(() => {
      answers.push(isSanctioned(ALICE), isSanctioned(BOB));
      return arbiter.status().sanctionsListDate === "2030-01-02";
    });
    const judged = await Promise.all(answers);
    for (let index = 0; index < judged.length; index += 2) {
      expect(judged[index], "judged by one list or the other").to.equal(!judged[index + 1]);
    }
    expect([await isSanctioned(ALICE), await isSanctioned(BOB)]).to.deep.equal([false, true]);
    expect(arbiter.status().status).to.equal("ok");
  });

  it("keeps the list of before where the new one is broken, warns once, shows in health, and recovers", async () => {
    write("{");
    await until(() => arbiter.status().status === "degraded");
    await sleep(LOOK_MS * 10);
    expect(warnings).to.have.length(1);
    expect(arbiter.status().problems?.join()).to.contain("stays in force");
    expect(await isSanctioned(BOB)).to.equal(true);
    write(JSON.stringify({ published: "2030-01-02", active: { [ALICE]: "Alice" } }));
    await until(() => arbiter.status().status === "ok");
    expect(arbiter.status()).not.to.have.property("problems");
    expect([await isSanctioned(ALICE), await isSanctioned(BOB)]).to.deep.equal([true, false]);
  });

  it("keeps the list of before where the file is gone", async () => {
    rmSync(path);
    await until(() => arbiter.status().status === "degraded");
    expect(await isSanctioned(ALICE)).to.equal(true);
  });

  it("degrades the status, and nothing else, when it is too old", async () => {
    write(JSON.stringify({ published: "2029-12-01", active: { [BOB]: "Bob" } }));
    await until(() => arbiter.status().problems?.join().includes("2029-12-01") === true);
    expect(arbiter.status().status).to.equal("degraded");
    expect(await isSanctioned(BOB)).to.equal(true);
  });
});

describe("a fetched list that comes after the start", () => {
  it("is taken over, and stays in force when its file goes", async () => {
    const dataDir = await throwAwayFolder("reload");
    const arbiter = createArbiter({ threads: 1, dataDir, lookEveryMs: LOOK_MS });
    try {
      await arbiter.ready;
      const list = { source: "test", published: "2031-01-01", active: { [ALICE]: "Alice" } };
      await keepSanctions(list, fetchedSanctionsPath(dataDir));
      await until(() => arbiter.status().sanctionsListDate === "2031-01-01");
      rmSync(fetchedSanctionsPath(dataDir));
      await until(() => arbiter.status().status === "degraded");
      expect(arbiter.status().sanctionsListDate).to.equal("2031-01-01");
    } finally {
      await arbiter.close();
    }
  });
});
