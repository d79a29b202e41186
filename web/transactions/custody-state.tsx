import type { Dossier } from "./transaction.ts";

const STATES: Readonly<Record<string, string>> = {
  PENDING: "It is to be executed by the custody provider, who does not have it yet.",
  SUBMITTED: "The custody provider has it.",
  EXECUTED: "The custody provider executed it.",
  FAILED: "The custody provider did not execute it.",
};

/** How its execution by custody stands, and what that waits for. */
export function CustodyState({ custody }: Pick<Dossier, "custody">) {
  if (!custody) return null;
  return (
    <section aria-labelledby="custody-state">
      <h2 id="custody-state">Custody</h2>
      <p>
        {STATES[custody.state] ?? custody.state}
        {custody.custodyStatus && ` Its own word for it is ${custody.custodyStatus}.`}
        {custody.cancelling && " It is being asked to cancel it."}
      </p>
      {custody.waitsFor && <p class="warning">{custody.waitsFor}</p>}
    </section>
  );
}
