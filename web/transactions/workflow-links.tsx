import type { Dossier } from "./transaction.ts";

/** To its history in Temporal's UI, which is another site with its own sign-in. */
export function WorkflowLinks({ pages }: { pages: Dossier["workflowPages"] }) {
  if (!pages) return null;
  return (
    <p>
      In Temporal's UI:{" "}
      <a href={pages.transaction} target="_blank" rel="noreferrer">
        the transaction's workflow
      </a>
      {pages.custody && (
        <>
          ,{" "}
          <a href={pages.custody} target="_blank" rel="noreferrer">
            that of its execution
          </a>
        </>
      )}{" "}
      (opens another tab).
    </p>
  );
}
