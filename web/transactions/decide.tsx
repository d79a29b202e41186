import { useEffect, useRef } from "preact/hooks";
import { Notices } from "../form/notices.tsx";
import { useAttempt } from "../form/use-attempt.ts";
import type { LiveSession } from "../session/live-session.ts";
import { type Dossier, EXECUTIONS } from "./transaction.ts";

interface DecideProps {
  readonly session: LiveSession;
  readonly dossier: Dossier;
  decided(): void;
}

/** The owner's own decision, once, while the transaction is pending. */
export function Decide({ session, dossier, decided }: DecideProps) {
  const attempt = useAttempt();
  const said = useRef<HTMLParagraphElement>(null);
  const isJustDecided = useRef(false);
  const [own] = dossier.userApprovals;
  // The buttons are gone, and the keyboard goes on where they stood.
  useEffect(() => {
    if (own && isJustDecided.current) said.current?.focus();
  }, [own]);
  if (own)
    return (
      <p ref={said} tabIndex={-1}>
        You {own.decision === "APPROVED" ? "approved" : "rejected"} it.
      </p>
    );
  if (dossier.status !== "PENDING") return null;

  const decide = (decision: "APPROVED" | "REJECTED") =>
    attempt.run("Recording your decision.", async () => {
      await session.call(`/transactions/${dossier.requestHash}/approvals`, {
        method: "POST",
        body: { decision },
      });
      isJustDecided.current = true;
      decided();
      return "Your decision is recorded.";
    });

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
      <Notices attempt={attempt} />
    </section>
  );
}
