import {
  CancellationScope,
  condition,
  continueAsNew,
  setCurrentDetails,
  setHandler,
  workflowInfo,
} from "@temporalio/workflow";
import { type CustodyInput, type CustodyOutcome, custodyWoken } from "../messages/custody-messages.ts";
import { describeExecution } from "./custody/describe-execution.ts";
import { startPace } from "./custody/pace.ts";
import { follow, giveUp, stop, submit } from "./custody/steps.ts";

/** Each look is a dozen events, which are all read again by a worker that has forgotten the workflow. */
const LOOKS_PER_RUN = 50;
/** How long after the deadline a provider is asked that does not answer. What it tells to be under way is followed to its end. */
const PATIENCE_MS = 24 * 3_600_000;

/**
 * One order to the custody provider, from the look-up to its end. Between two looks it holds no worker, for days if need be; a
 * signal has it look at once.
 */
export function custodyExecution(input: CustodyInput): Promise<CustodyOutcome> {
  let isWoken = false;
  setHandler(custodyWoken, () => {
    isWoken = true;
  });
  let isUnwanted = false;
  CancellationScope.current().cancelRequested.catch(() => {
    isUnwanted = isWoken = true;
  });
  // Cancelled in Temporal's UI it is asked back, and followed to its true end all the same.
  return CancellationScope.nonCancellable(() => execute());

  async function execute(): Promise<CustodyOutcome> {
    const { executionId, deadline } = input;
    const pace = startPace(input.goesOn?.pauseMs);
    let { isSubmitted = false, isStopped = false } = input.goesOn ?? {};
    for (let looks = 1; ; looks++) {
      isWoken = false;
      const isLate = Date.now() >= deadline;
      if ((isLate || isUnwanted) && !isStopped) {
        await stop(executionId, isUnwanted ? "execution-cancelled" : "execution-expired");
        isStopped = true;
      }
      const step = isSubmitted ? await follow(executionId) : await submit(executionId);
      setCurrentDetails(describeExecution(step, isStopped));
      if (step.state === "ended") return { end: step.end };
      if (step.state === "waits" && Date.now() >= deadline + PATIENCE_MS) return giveUp(executionId);
      const isNewlySubmitted = step.state === "submitted" && !isSubmitted;
      isSubmitted ||= step.state === "submitted";
      // What was just taken is looked at once more, to be compared with what was ordered.
      if (isNewlySubmitted) continue;
      const pauseMs = Math.min(pace.after(step), isStopped ? Infinity : Math.max(1, deadline - Date.now()));
      await condition(() => isWoken, pauseMs, { summary: "Next look" });
      const isLong = looks >= LOOKS_PER_RUN || workflowInfo().continueAsNewSuggested;
      // Who was woken looks first: a new run would not know of it.
      if (isLong && !isWoken) {
        const goesOn = { isSubmitted, isStopped, pauseMs: pace.pauseMs() };
        await continueAsNew<typeof custodyExecution>({ executionId, deadline, goesOn });
      }
    }
  }
}
