import type { Attempt } from "./use-attempt.ts";

/** Read out by screen readers: what is waited for when they are free to, what went wrong at once. */
export function Notices({ attempt: { said, problem } }: { attempt: Attempt }) {
  return (
    <>
      <p role="status" class="quiet">
        {said}
      </p>
      {problem && (
        <p role="alert" class="problem">
          {problem}
        </p>
      )}
    </>
  );
}
