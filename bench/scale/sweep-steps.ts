import { createTransactionStore } from "../../db/chain/transaction-store.ts";
import { unseenReports } from "../../db/endings/unseen-reports.ts";
import { unarchivedRequests } from "../../db/histories/workflow-histories.ts";
import { openRequests } from "../../db/transactions/open-transactions.ts";
import { unseenApprovals, unstartedTransactions } from "../../db/transactions/outbox.ts";
import { overdueRequests } from "../../db/transactions/overdue-requests.ts";
import { countUnpublished, unpublishedRequests } from "../../db/transactions/unpublished-requests.ts";
import type { Took } from "./measure.ts";
import type { ScaledService } from "./scaled-service.ts";

const ROUNDS = 30;
const SIGNER = { chainId: 31_337, address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" };

/** What every sweep asks the database, each question by itself. */
const QUESTIONS: Readonly<Record<string, (service: ScaledService) => Promise<unknown>>> = {
  "sweep: not started": ({ database }) => unstartedTransactions(database.em),
  "sweep: decisions not told": ({ database }) => unseenApprovals(database.em),
  "sweep: reports not told": ({ database }) => unseenReports(database),
  "sweep: open requests": ({ database }) => openRequests(database, undefined, 1000),
  "sweep: overdue": ({ database }) => overdueRequests(database, new Date(Date.now() - 8 * 86_400_000)),
  "sweep: not archived": ({ database }) => unarchivedRequests(database),
  "sweep: not published": async ({ database }) => {
    await unpublishedRequests(database, new Date());
    await countUnpublished(database);
  },
  "sweep: chain transactions nobody waited for": async ({ database, rows }) => {
    const store = createTransactionStore(database);
    await store.pendingBelow(SIGNER, rows, 200);
    await store.fromNonce(SIGNER, rows, 200);
  },
};

export async function measureSweep(services: readonly ScaledService[]): Promise<Took> {
  const took: Took = new Map();
  for (let round = 0; round < ROUNDS; round++)
    for (const [what, ask] of Object.entries(QUESTIONS))
      for (const service of services) await time(took, what, service, () => ask(service));
  return took;
}

async function time(
  took: Took,
  what: string,
  { rows }: ScaledService,
  work: () => Promise<unknown>,
): Promise<void> {
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  const byRows = took.get(what) ?? new Map<number, number[]>();
  took.set(what, byRows);
  byRows.set(rows, [...(byRows.get(rows) ?? []), ms]);
}
