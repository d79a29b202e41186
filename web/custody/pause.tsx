import { usePolled } from "../live/use-polled.ts";
import type { LiveSession } from "../session/live-session.ts";
import type { Integration } from "./integration.ts";

const EVERY_MS = 10_000;

/** Says that the operator has paused executions, to whom they concern: an account that custody executes for. */
export function PauseNotice({ session }: { session: LiveSession }) {
  const { value } = usePolled(
    async () => (await session.call("/custody/integrations")) as readonly Integration[],
    () => EVERY_MS,
    "pause",
  );
  const isPaused = value?.some(({ status, paused }) => status === "ACTIVE" && paused);
  return (
    <div role="status">
      {isPaused && (
        <p class="warning">
          <strong>Executions are paused by the operator.</strong> Nothing new goes to your custody provider
          until they go on; what is approved meanwhile waits. What is with the provider already is followed to
          its end.
        </p>
      )}
    </div>
  );
}
