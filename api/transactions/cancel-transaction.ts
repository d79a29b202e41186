import { recordCancel } from "../../db/endings/record-cancel.ts";
import { findTransaction } from "../../db/transactions/find-transaction.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { refuseEnd } from "./end-refusals.ts";
import { reporterOf } from "./reporter-of.ts";
import { RequestHashParam } from "./request-hash-param.ts";
import { requireMay } from "./require-may.ts";
import { presentTransaction, TransactionRecord } from "./transaction-record.ts";

export const cancelTransaction = route({
  method: "POST",
  path: "/transactions/{requestHash}/cancel",
  summary:
    "Ends an approved transaction that was not executed: it becomes FAILED within moments, or once the custody provider has cancelled it.",
  tag: "Transactions",
  auth: ["key", "jwt", "signature"],
  params: RequestHashParam,
  answers: { 200: TransactionRecord, ...problems(400, 401, 404, 429) },
  async handle({ params, caller, deps }) {
    const requestHash = params.requestHash.toLowerCase();
    const found = await findTransaction(deps.database.em, requestHash);
    const { transaction } = requireMay(caller, "end", found);
    const recorded = await recordCancel(deps.database, requestHash, reporterOf(caller));
    if (typeof recorded === "string") throw refuseEnd(recorded);
    if ("custodyWorkflowId" in recorded) deps.lifecycle.wakeCustody(recorded.custodyWorkflowId);
    else deps.lifecycle.tellReport(requestHash, recorded.id);
    return ok(presentTransaction(transaction));
  },
});
