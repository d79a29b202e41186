import { setTimeout as delay } from "node:timers/promises";
import { GOOD_REQUEST, WRONG_REQUEST } from "../support/transactions-world.ts";
import { type Decision, newOwner, type Owner } from "./owner.ts";

/** A request that was answered with 201, and what became of the owner's decision on it. */
export interface Accepted {
  readonly requestHash: string;
  readonly isRight: boolean;
  /** Whether the custody provider executes it once it is approved. */
  readonly byCustody: boolean;
  readonly wanted: Decision;
  /** Whether a decision was answered with 201: then it counts. */
  acknowledged: boolean;
  /** Whether a decision was answered at all, be it that there is nothing to decide any more. */
  answered: boolean;
}

export interface Workload {
  readonly accepted: readonly Accepted[];
  /** By their address; whoever sent what was never answered is among them. */
  readonly owners: ReadonlyMap<string, Owner>;
  /** Resolves when something was accepted that custody is to execute, or the time is up. */
  begun(withinMs: number): Promise<void>;
  /** Resolves when two more requests have been accepted, or the time is up. */
  moves(withinMs: number): Promise<void>;
  /** Submits nothing more, and resolves when every decision under way has been answered. */
  stop(): Promise<void>;
}

/** A user may submit ten transactions a minute, an address a hundred. */
const PER_OWNER = 8;
const AGENTS_AT_ONCE = 3;

/** Owners whose agents submit, and who approve or reject, without end; calls that fail are made again, as clients do. */
export function startWorkload(
  baseUrl: string,
  random: () => number,
  everyMs: number,
  custodyUrl?: string,
): Workload {
  const stopping = new AbortController();
  const accepted: Accepted[] = [];
  const owners = new Map<string, Owner>();
  const deciding = new Set<Promise<void>>();
  let asked = 0;

  async function submitSome(): Promise<void> {
    asked += 1;
    const owner = await newOwner(baseUrl, asked % AGENTS_AT_ONCE === 1 ? custodyUrl : undefined);
    const byCustody = owner.custodyKey !== undefined;
    owners.set(owner.address, owner);
    for (let sent = 0; sent < PER_OWNER && !stopping.signal.aborted; sent++) {
      // The first is for certain one that is executed, so that even a short run has some.
      const isRight = sent === 0 || random() < 0.75;
      const wanted: Decision = sent === 0 || random() < 0.6 ? "APPROVED" : "REJECTED";
      const pause = random() * 1500;
      try {
        const requestHash = await owner.submit(isRight ? GOOD_REQUEST : WRONG_REQUEST);
        const one: Accepted = {
          ...{ requestHash, isRight, byCustody, wanted },
          ...{ acknowledged: false, answered: false },
        };
        accepted.push(one);
        const decision = delay(pause).then(() => decide(owner, one));
        deciding.add(decision);
      } catch {
        // Not accepted, or accepted and not told so: either way its agent knows of nothing.
      }
      await delay(everyMs);
    }
  }

  async function submitAll(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Nobody can sign in while what that needs is away.
      await submitSome().catch(() => delay(everyMs));
    }
  }

  const submitting = Promise.all(Array.from({ length: AGENTS_AT_ONCE }, submitAll));
  return {
    accepted,
    owners,
    async begun(withinMs) {
      const deadline = Date.now() + withinMs;
      while (!accepted.some(({ byCustody }) => byCustody) && Date.now() < deadline) await delay(50);
    },
    async moves(withinMs) {
      const enough = accepted.length + 2;
      for (const deadline = Date.now() + withinMs; accepted.length < enough; await delay(50))
        if (Date.now() > deadline) return;
    },
    async stop() {
      stopping.abort();
      await submitting;
      await Promise.all(deciding);
    },
  };
}

const DECIDED_WITHIN_MS = 120_000;

/** A decision is sent until it is answered: 201, or 400 where it was recorded before or there is nothing to decide any more. */
async function decide(owner: Owner, one: Accepted): Promise<void> {
  for (const deadline = Date.now() + DECIDED_WITHIN_MS; Date.now() < deadline; await delay(300)) {
    const status = await owner.decide(one.requestHash, one.wanted).catch(() => 0);
    if (status !== 201 && status !== 400) continue;
    one.answered = true;
    one.acknowledged = status === 201;
    return;
  }
}
