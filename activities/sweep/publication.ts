import { markNotPublished } from "../../db/transactions/mark-published.ts";
import { countUnpublished, unpublishedRequests } from "../../db/transactions/unpublished-requests.ts";
import { type PublicationDependencies, publishDecision } from "../transaction/publication.ts";
import { eachByItself } from "./each-by-itself.ts";
import type { StepReport } from "./step-report.ts";

/** What failed for good once is mended by people, not by haste. */
const TRIED_AGAIN_AFTER_MS = 5 * 60_000;

export type PublicationSweepActivities = ReturnType<typeof createPublicationSweepActivities>;

export function createPublicationSweepActivities(deps: PublicationDependencies) {
  return {
    /** Its workflow gave it up and may be over; the decision belongs where the request stands all the same. */
    async publishUnpublished(): Promise<StepReport> {
      const due = await unpublishedRequests(deps.database, new Date(Date.now() - TRIED_AGAIN_AFTER_MS));
      const { done } = await eachByItself(due, async (requestHash) => {
        try {
          await publishDecision(deps, requestHash);
        } catch (error) {
          const failure = error instanceof Error ? error.name : "unknown";
          await markNotPublished(deps.database, requestHash, failure);
          throw error;
        }
      });
      // Also those that are not due yet are a matter for whoever looks after the service.
      return { done, failed: await countUnpublished(deps.database) };
    },
  };
}
