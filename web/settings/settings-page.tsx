import { useState } from "preact/hooks";
import { Freshness } from "../live/freshness.tsx";
import { usePolled } from "../live/use-polled.ts";
import { explained, UNEXPLAINED } from "../session/explained.ts";
import type { LiveSession } from "../session/live-session.ts";
import { Heading } from "../shell/heading.tsx";
import { EXECUTIONS } from "../transactions/transaction.ts";

interface Settings {
  readonly executionType: number;
  readonly requireSignedIntent: boolean;
}

/** What a transaction of the account needs, from the next one on. */
export function SettingsPage({ session }: { session: LiveSession }) {
  const polled = usePolled(
    async () => (await session.call("/settings")) as Settings,
    () => undefined,
    "settings",
  );
  return (
    <>
      <Heading>Settings</Heading>
      <Freshness polled={polled} />
      {polled.value && <Form session={session} settings={polled.value} />}
    </>
  );
}

function Form({ session, settings }: { session: LiveSession; settings: Settings }) {
  const [executionType, setExecutionType] = useState(settings.executionType);
  const [requireSignedIntent, setSigned] = useState(settings.requireSignedIntent);
  const [said, say] = useState("");
  const [problem, complain] = useState("");

  async function save(event: Event): Promise<void> {
    event.preventDefault();
    complain("");
    say("Saving.");
    try {
      await session.call("/settings", { method: "PUT", body: { executionType, requireSignedIntent } });
      say("Saved. It counts from the next transaction on.");
    } catch (error) {
      say("");
      complain(explained(error) ?? UNEXPLAINED);
    }
  }

  return (
    <form class="card" onSubmit={save}>
      <fieldset>
        <legend>What a transaction needs</legend>
        {EXECUTIONS.map((words, type) => (
          <label key={words} class="choice">
            <input
              type="radio"
              name="execution"
              checked={executionType === type}
              onChange={() => setExecutionType(type)}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <label class="choice">
        <input
          type="checkbox"
          checked={requireSignedIntent}
          onChange={(event) => setSigned(event.currentTarget.checked)}
        />
        Refuse transactions whose intent I did not sign with my wallet
      </label>
      <p>
        <button type="submit" class="primary">
          Save
        </button>
      </p>
      <p role="status" class="quiet">
        {said}
      </p>
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
    </form>
  );
}
