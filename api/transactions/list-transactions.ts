import type { Loaded } from "@mikro-orm/postgresql";
import { Type } from "typebox";
import { Approval } from "../../db/entities/approval.ts";
import { Transaction } from "../../db/entities/transaction.ts";
import { User } from "../../db/entities/user.ts";
import { TRANSACTION_STATUSES } from "../../domain/transaction-status.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { answerPage, newestFirst, pageQuery } from "../page.ts";
import { problems } from "../problem.ts";
import { notFound } from "../refusal.ts";
import { route } from "../route.ts";
import { ApiKeyApproval, OrionApproval, UserApproval } from "./approval-records.ts";
import { requireMay } from "./require-may.ts";
import { splitApprovals } from "./split-approvals.ts";
import { presentTransaction, transactionFields } from "./transaction-record.ts";

const ListedTransaction = Type.Object(
  {
    ...transactionFields,
    chainId: Type.Integer(),
    escrowAddress: Type.String(),
    userApprovals: Type.Array(UserApproval),
    apiKeyApprovals: Type.Array(ApiKeyApproval),
    orion: Type.Array(OrionApproval),
  },
  { $id: "ListedTransaction", additionalProperties: false },
);

export const listTransactions = route({
  method: "GET",
  path: "/transactions/users/{ethereumAddress}",
  summary: "A user's transactions with who approved them, newest first.",
  tag: "Transactions",
  auth: ["key", "jwt", "signature"],
  scope: "read",
  params: Type.Object({ ethereumAddress: AddressInput }),
  query: Type.Object(
    { ...pageQuery, status: Type.Optional(Type.Enum([...TRANSACTION_STATUSES])) },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Array(ListedTransaction), ...problems(400, 401, 403, 404) },
  async handle({ params, query, caller, deps }) {
    const address = readAddress(params.ethereumAddress, "ethereumAddress");
    requireMay(caller, "list", { ownerAddress: address });
    const em = deps.database.em.fork();
    const owner = await em.findOne(User, { ethereumAddress: address });
    if (!owner) throw notFound("No user has this address.");
    const filter = { owner: owner.id, ...(query.status ? { status: query.status } : {}) };
    const approvals = new Map<string, Loaded<Approval, "user">[]>();
    return answerPage({
      baseUrl: deps.baseUrl,
      path: `/transactions/users/${address}`,
      query,
      async find(condition, limit) {
        const rows = await em.find(
          Transaction,
          { $and: [filter, condition] },
          { orderBy: newestFirst, limit },
        );
        const all = await em.find(
          Approval,
          { transaction: { $in: rows.map((row) => row.id) } },
          { orderBy: { createdAt: "asc" }, populate: ["user"] },
        );
        for (const row of rows)
          approvals.set(
            row.id,
            all.filter((approval) => approval.transaction.id === row.id),
          );
        return rows;
      },
      present: (transaction) => present(transaction, approvals.get(transaction.id) ?? []),
    });
  },
});

function present(transaction: Transaction, approvals: readonly Loaded<Approval, "user">[]) {
  const { chainId, escrowAddress } = transaction;
  return { ...presentTransaction(transaction), chainId, escrowAddress, ...splitApprovals(approvals) };
}
