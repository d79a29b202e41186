import { setTimeout as sleep } from "node:timers/promises";
import { type EndingsWorld, VERIFIED_CALL } from "../support/endings-world.ts";
import type { Owner } from "../support/transactions-world.ts";

/** What someone may say about a transaction's end. */
export const CONTENDERS = ["right report", "wrong report", "cancel", "executed", "failed"] as const;
export type Contender = (typeof CONTENDERS)[number];

/** One transaction, who contends for its end, and whether they come when its time runs out. */
export interface Contest {
  readonly contenders: readonly Contender[];
  readonly atDeadline: boolean;
  /** Sealed ones are registered and published on chain, too. */
  readonly sealed: boolean;
  /** From 0 to 1: when exactly. */
  readonly moments: readonly number[];
}

export interface Contested extends Contest {
  readonly requestHash: string;
  /** Who was told that it is recorded. */
  readonly acknowledged: ReadonlySet<Contender>;
  readonly sent: ReadonlyMap<Contender, string>;
}

const SPREAD_MS = 300;

export function drawContest(random: () => number): Contest {
  const contenders = CONTENDERS.filter(() => random() < 0.5);
  return {
    contenders,
    // Without anybody there is the deadline alone.
    atDeadline: contenders.length === 0 || random() < 0.5,
    sealed: random() < 0.3,
    moments: CONTENDERS.map(() => random()),
  };
}

/** Plays one contest; returns when everyone who contended has an answer. */
export async function contest(
  world: EndingsWorld,
  owner: Owner,
  ttlMs: number,
  drawn: Contest,
): Promise<Contested> {
  const sent = new Map<Contender, string>();
  for (const contender of drawn.contenders)
    if (contender === "right report") sent.set(contender, await world.send(owner, VERIFIED_CALL));
    else if (contender === "wrong report")
      sent.set(contender, await world.send(owner, { ...VERIFIED_CALL, value: "7" }));
  const requestHash = await world.approved(owner, VERIFIED_CALL, drawn.sealed ? {} : { encrypted: false });
  const begins = Date.now() + (drawn.atDeadline ? ttlMs - SPREAD_MS * 0.7 : 0);
  const acknowledged = new Set<Contender>();
  await Promise.all(
    drawn.contenders.map(async (contender, index) => {
      await sleep(Math.max(0, begins + (drawn.moments[index] ?? 0) * SPREAD_MS - Date.now()));
      const { status } = await say(world, owner, requestHash, contender, sent.get(contender) ?? "");
      if (status === 200 || status === 201) acknowledged.add(contender);
      else if (status !== 400) throw new Error(`${contender} was answered ${status}`);
    }),
  );
  return { ...drawn, requestHash, acknowledged, sent };
}

function say(
  world: EndingsWorld,
  owner: Owner,
  requestHash: string,
  contender: Contender,
  txHash: string,
): Promise<Response> {
  if (contender === "cancel") return world.cancel(requestHash, owner.key);
  if (contender === "executed") return world.settlement(requestHash, { status: "EXECUTED" });
  if (contender === "failed") return world.settlement(requestHash, { status: "FAILED", error: "No gas." });
  return world.report(requestHash, txHash, owner.key);
}
