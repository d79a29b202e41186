import { setTimeout as delay } from "node:timers/promises";
import { agentOf, signIn } from "../../commands/demo/user.ts";
import { GOOD_REQUEST, WRONG_REQUEST } from "../support/transactions-world.ts";
import { countChainEvents } from "./chain-events.ts";
import type { Ports } from "./local-run.ts";

/** Sent a few milliseconds apart, so that at the blow they stand at different steps. */
export const IN_FLIGHT = 8;
const APART_MS = 25;

export interface UnderWay {
  /** The key that sent them. */
  readonly secret: string;
  /** How each of those that were acknowledged ought to end. */
  readonly expected: readonly string[];
  readonly ended: readonly string[];
  /** How many verdicts of orion each has. */
  readonly verdicts: readonly number[];
  readonly onChain: readonly { created: number; decided: number }[];
}

/** Strikes while transactions are under way, half of them acknowledged, and tells what became of those that ever were. */
export async function strikeUnderWay(ports: Ports, strike: () => void): Promise<UnderWay> {
  const url = `http://localhost:${ports.PORT}`;
  // The part that was struck before may still be on its way back.
  const client = await untilAnswered(async () => agentOf(url, await signIn(url)));
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
  strike();
  const acknowledged = (await submitted).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const hashes = acknowledged.map(({ requestHash }) => requestHash);
  const dossiers = await Promise.all(hashes.map((hash) => untilAnswered(() => client.follow(hash))));
  return {
    secret: client.secret,
    expected: acknowledged.map(({ expected }) => expected),
    ended: dossiers.map(({ status }) => status),
    verdicts: dossiers.map(({ orion }) => orion.length),
    onChain: await countChainEvents(ports.CHAIN_PORT, hashes),
  };
}

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
