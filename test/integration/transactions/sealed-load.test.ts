import { monitorEventLoopDelay } from "node:perf_hooks";
import { deflateSync } from "node:zlib";
import { expect } from "chai";
import { postJson } from "../../support/accounts-world.ts";
import {
  GOOD_REQUEST,
  type Owner,
  type TransactionsWorld,
  transactionsWorld,
} from "../../support/transactions-world.ts";
import { compressed, literal, sealedPackets } from "../pgp/hostile-packets.ts";

const MIB = 1024 * 1024;
const ZLIB = 2;
const MOST_DELAY_MS = 100;

/** A request whose context is as many little values as the size takes, in a few kilobytes. */
function request(size: number, value: string): string {
  const [before = "", after = ""] = JSON.stringify({
    ...GOOD_REQUEST,
    contextLogs: { list: "here" },
  }).split('"here"');
  const values = Math.floor((size - before.length - after.length - 2) / (value.length + 1));
  return `${before}[${Array(values).fill(value).join(",")}]${after}`;
}

describe("a few kilobytes that unpack to very much", () => {
  let world: TransactionsWorld;
  let owner: Owner;
  before(async () => {
    world = await transactionsWorld();
    owner = await world.owner();
    // The first of everything is slower, whatever it is.
    await world.submit(owner, { encryptedPayload: await sealed(JSON.stringify(GOOD_REQUEST)) });
  });
  after(async () => {
    await world.close();
  });

  const sealed = (text: string) =>
    sealedPackets(
      world.orion.pgpPublicKey,
      compressed(ZLIB, deflateSync(literal(new TextEncoder().encode(text)))),
    );
  const post = (encryptedPayload: string, more: object = {}) =>
    postJson(
      `${world.api.url}/transactions`,
      { escrowAddress: owner.address, encryptedPayload, ...more },
      owner.key,
    );

  /** The longest that anyone else had to wait for the service's one thread; the least of eight, as the machine has other work too. */
  async function delayDuring(
    work: () => Promise<Response>,
  ): Promise<{ answer: Response; milliseconds: number }> {
    const tries = [];
    for (let i = 0; i < 8; i += 1) {
      const delay = monitorEventLoopDelay({ resolution: 2 });
      delay.enable();
      const answer = await work();
      delay.disable();
      tries.push({ answer, milliseconds: delay.max / 1e6 });
      if (delay.max / 1e6 < MOST_DELAY_MS) break;
    }
    return tries.reduce((least, next) => (next.milliseconds < least.milliseconds ? next : least));
  }

  for (const [what, value] of [
    ["empty lists", "[]"],
    ["empty objects", "{}"],
    ["numbers", "0"],
    ["objects with a name", '{"a":0}'],
  ] as const) {
    it(`hold nobody up: ${what}, as many as are allowed`, async () => {
      const message = await sealed(request(MIB, value));
      expect(message.length).to.be.lessThan(12_000);
      const posted = await delayDuring(() => post(message));
      expect(posted.answer.status).to.equal(201);
      expect(posted.milliseconds).to.be.lessThan(MOST_DELAY_MS);
      const { requestHash } = (await posted.answer.json()) as { requestHash: string };
      const read = await delayDuring(() =>
        fetch(`${world.api.url}/transactions/${requestHash}`, { headers: owner.key }),
      );
      expect(read.answer.status).to.equal(200);
      expect(read.milliseconds).to.be.lessThan(MOST_DELAY_MS);
    });

    it(`hold nobody up: ${what}, too many`, async () => {
      const message = await sealed(request(4 * MIB, value));
      const { answer, milliseconds } = await delayDuring(() => post(message));
      expect(answer.status).to.equal(400);
      expect(milliseconds).to.be.lessThan(MOST_DELAY_MS);
    });
  }

  it("hold nobody up where every one of a hundred thousand fields is wrong", async () => {
    const wrong = Object.fromEntries(Array.from({ length: 70_000 }, (_, i) => [`field${i}`, 0]));
    const message = await sealed(JSON.stringify({ ...GOOD_REQUEST, ...wrong }));
    const { answer, milliseconds } = await delayDuring(() => post(message));
    expect(answer.status).to.equal(400);
    expect(((await answer.json()) as { details: unknown[] }).details).to.have.length.at.most(20);
    expect(milliseconds).to.be.lessThan(MOST_DELAY_MS);
  });
});
