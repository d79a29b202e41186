import { useState } from "preact/hooks";
import { explained, UNEXPLAINED } from "../session/explained.ts";
import type { LiveSession } from "../session/live-session.ts";
import { type Dossier, EXECUTIONS } from "./transaction.ts";

interface DecideProps {
  readonly session: LiveSession;
  readonly dossier: Dossier;
  decided(): void;
}

/** The owner's own decision, once, while the transaction is pending. */
export function Decide({ session, dossier, decided }: DecideProps) {
  const [doing, say] = useState("");
  const [problem, complain] = useState("");
  const [own] = dossier.userApprovals;
  if (own) return <p>You {own.decision === "APPROVED" ? "approved" : "rejected"} it.</p>;
  if (dossier.status !== "PENDING") return null;

  async function decide(decision: "APPROVED" | "REJECTED"): Promise<void> {
    if (doing) return;
    complain("");
    say("Recording your decision.");
    try {
      await session.call(`/transactions/${dossier.requestHash}/approvals`, {
        method: "POST",
        body: { decision },
      });
      decided();
    } catch (error) {
      complain(explained(error) ?? UNEXPLAINED);
    } finally {
      say("");
    }
  }

  return (
    <section aria-labelledby="decide">
      <h2 id="decide">Your decision</h2>
      <p>{EXECUTIONS[dossier.execution]} A rejection of yours ends it; a decision cannot be changed.</p>
      {dossier.orion.length === 0 && <p class="warning">The arbiter has not looked at it yet.</p>}
      <p class="choices">
        <button type="button" class="primary" onClick={() => decide("APPROVED")}>
          Approve
        </button>
        <button type="button" onClick={() => decide("REJECTED")}>
          Reject
        </button>
      </p>
      <p role="status" class="quiet">
        {doing}
      </p>
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
    </section>
  );
}
