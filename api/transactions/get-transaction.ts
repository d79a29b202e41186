import { Approval } from "../../db/entities/approval.ts";
import { Transaction } from "../../db/entities/transaction.ts";
import { Verdict } from "../../db/entities/verdict.ts";
import { ok } from "../answer.ts";
import { problems } from "../problem.ts";
import { route } from "../route.ts";
import { openRequest } from "./open-request.ts";
import { RequestHashParam } from "./request-hash-param.ts";
import { requireMay } from "./require-may.ts";
import { presentDossier, TransactionDossier } from "./transaction-dossier.ts";

export const getTransaction = route({
  method: "GET",
  path: "/transactions/{requestHash}",
  summary: "Everything about one transaction: call, approvals, verdict, pins, chain transactions, timeline.",
  tag: "Transactions",
  auth: ["key", "jwt", "signature"],
  scope: "read",
  params: RequestHashParam,
  answers: { 200: TransactionDossier, ...problems(400, 401, 403, 404) },
  async handle({ params, caller, deps }) {
    const em = deps.database.em.fork();
    const requestHash = params.requestHash.toLowerCase();
    const row = await em.findOne(Transaction, { requestHash }, { populate: ["service"] });
    const { transaction } = requireMay(
      caller,
      "read",
      row ? { transaction: row, ownerId: row.owner.id } : undefined,
    );
    const [approvals, verdict, call] = await Promise.all([
      em
        .fork()
        .find(
          Approval,
          { transaction: transaction.id },
          { orderBy: { createdAt: "asc" }, populate: ["user"] },
        ),
      em.fork().findOne(Verdict, { transaction: transaction.id }),
      openRequest(transaction, deps),
    ]);
    return ok(
      presentDossier({ transaction, inbox: transaction.service?.$.inbox ?? null, approvals, verdict, call }),
    );
  },
});
