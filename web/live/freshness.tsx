import type { Polled } from "./use-polled.ts";

/** Says when what is shown may be out of date, and that it is being mended. */
export function Freshness({ polled }: { polled: Polled<unknown> }) {
  const { value, problem, isFinal, loadedAt, again } = polled;
  if (!problem)
    return (
      <p role="status" class="quiet">
        {value === undefined ? "Loading." : ""}
      </p>
    );
  if (isFinal)
    return (
      <p role="alert" class="problem">
        {problem}
      </p>
    );
  return (
    <div role="alert" class="problem">
      <p>
        {problem} {loadedAt ? `What you see is from ${loadedAt.toLocaleTimeString()}.` : ""} It is tried again
        by itself.
      </p>
      <button type="button" onClick={again}>
        Try now
      </button>
    </div>
  );
}
