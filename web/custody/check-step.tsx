import { Notices } from "../form/notices.tsx";
import { useAttempt } from "../form/use-attempt.ts";
import { NotDone } from "../session/explained.ts";
import { When } from "../transactions/when.tsx";
import { checkConnection } from "./check-connection.ts";
import type { CustodyStepProps } from "./custody-step-props.ts";
import { Step } from "./step.tsx";

/** The third step: the provider answers to the credentials. */
export function CheckStep({ session, integration, state, changed }: CustodyStepProps) {
  const { type, lastValidatedAt } = integration;
  const attempt = useAttempt();

  const check = () =>
    attempt.run("Asking the custody provider.", async () => {
      const { valid, message } = await checkConnection(session, type);
      changed();
      if (!valid) throw new NotDone(message);
      return message;
    });

  return (
    <Step title="Check that it works" state={state}>
      {state === "later" && <p class="quiet">Once the credentials are here.</p>}
      {lastValidatedAt && (
        <p>
          The custody provider answered <When at={lastValidatedAt} />. What is approved from now on is
          executed there.
        </p>
      )}
      {state !== "later" && (
        <button type="button" {...(state === "next" ? { class: "primary" } : {})} onClick={check}>
          {lastValidatedAt ? "Check again" : "Check"}
        </button>
      )}
      <Notices attempt={attempt} />
    </Step>
  );
}
