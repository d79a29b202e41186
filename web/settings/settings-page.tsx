import { useState } from "preact/hooks";
import { Notices } from "../form/notices.tsx";
import { useAttempt } from "../form/use-attempt.ts";
import { Freshness } from "../live/freshness.tsx";
import { usePolled } from "../live/use-polled.ts";
import { Quorums } from "../quorums/quorums.tsx";
import type { LiveSession } from "../session/live-session.ts";
import { Heading } from "../shell/heading.tsx";
import { Link } from "../shell/navigation.tsx";
import { EXECUTIONS } from "../transactions/transaction.ts";
import { SignIntent } from "./sign-intent.tsx";

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
      {polled.value && <Needs session={session} settings={polled.value} />}
      <SignIntent session={session} />
      <Quorums session={session} />
    </>
  );
}

function Needs({ session, settings }: { session: LiveSession; settings: Settings }) {
  const [executionType, setExecutionType] = useState(settings.executionType);
  const [requireSignedIntent, setSigned] = useState(settings.requireSignedIntent);
  const attempt = useAttempt();

  function save(event: Event): void {
    event.preventDefault();
    void attempt.run("Saving.", async () => {
      await session.call("/settings", { method: "PUT", body: { executionType, requireSignedIntent } });
      return "Saved. It counts from the next transaction on.";
    });
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
      <p class="quiet">
        Who executes what is approved is set up on <Link to={{ page: "custody" }}>the page of custody</Link>.
      </p>
      <p>
        <button type="submit" class="primary">
          Save
        </button>
      </p>
      <Notices attempt={attempt} />
    </form>
  );
}
