import { useEffect, useRef, useState } from "preact/hooks";
import type { LiveSession } from "../session/live-session.ts";
import { CheckStep } from "./check-step.tsx";
import { CredentialsStep } from "./credentials-step.tsx";
import { type Integration, KIND_TITLES, KIND_WORDS } from "./integration.ts";
import { KeyStep } from "./key-step.tsx";
import type { StepProps } from "./step.tsx";

const LAST = 2;

interface IntegrationCardProps {
  readonly session: LiveSession;
  readonly integration: Integration;
  changed(): void;
}

/** One integration: how it stands, and the step that comes next. */
export function IntegrationCard({ session, integration, changed }: IntegrationCardProps) {
  const { type, status, lastValidatedAt } = integration;
  const done = [status !== "NONE", status === "ACTIVE", lastValidatedAt !== null];
  const next = done.indexOf(false);
  const [isBegun, begin] = useState(status !== "NONE");
  const steps = useRef<HTMLOListElement>(null);
  const at = isBegun ? next : undefined;
  const seen = useRef(at);
  // Whoever has done a step goes on at the next one, also by keyboard; nobody is moved by opening the page.
  useEffect(() => {
    if (seen.current !== at) steps.current?.querySelectorAll("h3")[at === -1 ? LAST : next]?.focus();
    seen.current = at;
  }, [at]);

  const titleId = `custody-${type}`;
  const stateOf = (index: number): StepProps["state"] =>
    done[index] ? "done" : index === next ? "next" : "later";
  const shared = { session, integration, changed };
  return (
    <section class="card" aria-labelledby={titleId}>
      <h2 id={titleId}>{KIND_TITLES[type]}</h2>
      <p class="quiet">{KIND_WORDS[type]}</p>
      {isBegun ? (
        <ol class="steps" ref={steps}>
          <KeyStep {...shared} state={stateOf(0)} />
          <CredentialsStep {...shared} state={stateOf(1)} />
          <CheckStep {...shared} state={stateOf(2)} />
        </ol>
      ) : (
        <>
          <p>
            Not set up: what is approved waits until you execute it and report it. It takes three steps, one
            of them in your provider's console.
          </p>
          <button type="button" onClick={() => begin(true)}>
            Set up<span class="unseen"> custody {KIND_TITLES[type].toLowerCase()}</span>
          </button>
        </>
      )}
    </section>
  );
}
