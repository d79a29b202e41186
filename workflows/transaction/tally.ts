import type { OrionDecision } from "../../domain/decide.ts";
import type { StatusEvent } from "../../domain/status-event.ts";
import type { TransactionInput } from "../../messages/transaction-messages.ts";
import type { Progress } from "./describe-progress.ts";
import { failureType } from "./failure-type.ts";
import type { Settled } from "./settle.ts";

/** What has happened so far, and whether it is worth working out the status again. */
export function startTally(input: TransactionInput, show: (progress: Progress) => void) {
  let registered = false;
  let published: Progress["published"] = "not yet";
  let failure: StatusEvent | undefined;
  let orion: OrionDecision | null = null;
  let news = false;
  let isReported = false;
  let settled: Settled = { status: "PENDING", reason: "orion-awaited", orion: null };

  const awaitsRegistration = () => input.registers && !registered;
  function note(isNews: boolean): void {
    news ||= isNews;
    show({
      registers: input.registers,
      registered,
      orion,
      published,
      status: settled.status,
      reason: settled.reason,
    });
  }
  note(false);

  return {
    registered() {
      registered = true;
      note(orion !== null);
    },
    judged(decision: OrionDecision | undefined) {
      orion = decision ?? orion;
      // An approval changes nothing before the request is registered; anything else is news at once.
      note(decision !== undefined && (decision !== "APPROVED" || !awaitsRegistration()));
    },
    decided() {
      note(true);
    },
    reported() {
      isReported = true;
    },
    failed(error: unknown) {
      failure = eventOf(error);
      note(true);
    },
    published(isDone: boolean) {
      published = isDone ? "yes" : "not done, the sweep tries again";
      note(false);
    },
    settled(outcome: Settled) {
      settled = outcome;
      orion = outcome.orion ?? orion;
      note(false);
    },
    isRegistered: () => registered,
    hasNews: () => news,
    /** What happened; from here on only later news counts. */
    takeNews(): StatusEvent {
      news = false;
      return failure ?? "decided";
    },
    hasReport: () => isReported,
    /** From here on only later reports count. */
    takeReport() {
      isReported = false;
    },
    hasFailed: () => failure !== undefined,
    orionDecided: () => orion !== null,
  };
}

export type Tally = ReturnType<typeof startTally>;

/** Our failures carry their reason as their type; anything else that no retry mended stopped the registration. */
function eventOf(error: unknown): StatusEvent {
  const type = failureType(error);
  if (type === "hash-mismatch" || type === "pin-failed") return type;
  return "registration-failed";
}
