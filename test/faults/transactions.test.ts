import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect } from "chai";
import { agentOf, signIn } from "../../commands/demo/user.ts";
import { endLeftovers } from "../../local/leftovers.ts";
import { throwAwayFolder } from "../stack/stack.ts";
import { GOOD_REQUEST, WRONG_REQUEST } from "../support/transactions-world.ts";
import { countChainEvents } from "./chain-events.ts";
import { freePorts, type LocalRun, type Ports, recordedProcesses, startLocal } from "./local-run.ts";

/** Sent a few milliseconds apart, so that at the kill they stand at different steps. */
const IN_FLIGHT = 8;
const APART_MS = 25;

describe("transactions under way", function () {
  this.timeout(180_000);
  let data: string;
  let ports: Ports;
  let run: LocalRun;
  const secrets: string[] = [];

  before(async () => {
    data = await throwAwayFolder("transactions");
    ports = await freePorts();
    run = startLocal(data, ports);
    await run.says("Ready in");
  });
  after(async () => {
    run.signal("SIGTERM");
    await run.ended;
    await endLeftovers(join(data, "processes.json"), data);
  });

  for (const part of ["worker", "api", "temporal", "postgres", "chain", "ipfs"]) {
    it(`end as if nothing had happened when the ${part} is killed`, async () => {
      // The part that was killed before this one may still be on its way back.
      const url = `http://localhost:${ports.PORT}`;
      const client = await untilAnswered(async () => agentOf(url, await signIn(url)));
      secrets.push(client.secret);
      const halfWay = Promise.withResolvers<void>();
      let answered = 0;
      const submitted = Promise.allSettled(
        Array.from({ length: IN_FLIGHT }, async (_, index) => {
          await delay(index * APART_MS);
          const isRight = index % 2 === 0;
          const { requestHash } = await client.submit(isRight ? GOOD_REQUEST : WRONG_REQUEST);
          answered += 1;
          if (answered === IN_FLIGHT / 2) halfWay.resolve();
          return { requestHash, expected: isRight ? "APPROVED" : "REJECTED" };
        }),
      );
      await halfWay.promise;
      process.kill(recordedProcesses(data).get(part) ?? 0, "SIGKILL");
      const acknowledged = (await submitted).flatMap((one) =>
        one.status === "fulfilled" ? [one.value] : [],
      );
      expect(acknowledged.length, "those before the kill").to.be.at.least(IN_FLIGHT / 2);

      const dossiers = await Promise.all(
        acknowledged.map(({ requestHash }) => untilAnswered(() => client.follow(requestHash))),
      );
      expect(dossiers.map(({ status }) => status)).to.deep.equal(
        acknowledged.map(({ expected }) => expected),
      );
      for (const dossier of dossiers) expect(dossier.orion).to.have.length(1);
      expect(
        await countChainEvents(
          ports.CHAIN_PORT,
          acknowledged.map(({ requestHash }) => requestHash),
        ),
      ).to.deep.equal(acknowledged.map(() => ({ created: 1, decided: 1 })));
    });
  }

  it("left neither their intents nor the keys that sent them in any log", async () => {
    const folder = join(data, "logs");
    const names = await readdir(folder);
    expect(names).to.include.members(["api.log", "worker.log", "temporal.log", "postgres.log"]);
    for (const name of names) {
      const text = await readFile(join(folder, name), "utf8");
      for (const secret of [GOOD_REQUEST.userPrompt, ...secrets])
        expect(text.includes(secret), name).to.equal(false);
    }
  });
});

/** Asks again until whatever was killed is back. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 60_000; ; await delay(200)) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
