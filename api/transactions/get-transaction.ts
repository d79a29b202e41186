import { findExecutionOf } from "../../db/custody/execution-row.ts";
import { findReports } from "../../db/endings/execution-reports.ts";
import { findTransaction, findVerdictAnswer } from "../../db/transactions/find-transaction.ts";
import { findApprovals } from "../../db/transactions/list-transactions.ts";
import { ok } from "../answer.ts";
import { OPENINGS } from "../limits/limit.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { proposedCall } from "./proposed-call.ts";
import { RequestHashParam } from "./request-hash-param.ts";
import { requireMay } from "./require-may.ts";
import { presentDossier, TransactionDossier } from "./transaction-dossier.ts";
import { presentWorkflowPages } from "./workflow-pages.ts";

export const getTransaction = route({
  method: "GET",
  path: "/transactions/{requestHash}",
  summary: "Everything about one transaction: call, approvals, verdict, pins, chain transactions, timeline.",
  tag: "Transactions",
  auth: ["key", "jwt", "signature"],
  scope: "read",
  limits: OPENINGS,
  params: RequestHashParam,
  answers: { 200: TransactionDossier, ...problems(400, 401, 403, 404, 429, 503) },
  async handle({ params, caller, deps }) {
    const { em } = deps.database;
    const found = requireMay(caller, "read", await findTransaction(em, params.requestHash.toLowerCase()));
    const { transaction } = found;
    const [approvals, verdict, call, reports, custody] = await Promise.all([
      findApprovals(em, [transaction.id]),
      findVerdictAnswer(em, transaction.id),
      proposedCall(transaction, deps),
      findReports(deps.database, transaction.id),
      findExecutionOf(deps.database, transaction.id),
    ]);
    const dossier = presentDossier({ ...found, approvals, verdict, call, reports, custody });
    const { requestHash } = transaction;
    const workflowPages = presentWorkflowPages(deps.workflowPage, requestHash, custody?.workflowId);
    return ok({ ...dossier, workflowPages });
  },
});
