import { Type } from "typebox";
import { findOwner } from "../../db/accounts/find-owner.ts";
import {
  type ListedTransaction as Listed,
  listTransactions as listRows,
} from "../../db/transactions/list-transactions.ts";
import { TRANSACTION_STATUSES } from "../../domain/transaction-status.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { answerPage, pageQuery, readUuid } from "../page.ts";
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
  answers: { 200: Type.Array(ListedTransaction), ...problems(400, 401, 403, 404, 429) },
  async handle({ params, query, caller, deps }) {
    const address = readAddress(params.ethereumAddress, "ethereumAddress");
    requireMay(caller, "list", { ownerAddress: address });
    const { database } = deps;
    const owner = await findOwner(database, address);
    if (!owner) throw notFound("No user has this address.");
    const filter = { ownerId: owner.userId, status: query.status };
    return answerPage({
      baseUrl: deps.baseUrl,
      path: `/transactions/users/${address}`,
      query,
      find: (page) => listRows(database.em, filter, page),
      present,
      readId: readUuid,
    });
  },
});

function present({ transaction, approvals }: Listed) {
  const { chainId, escrowAddress } = transaction;
  return { ...presentTransaction(transaction), chainId, escrowAddress, ...splitApprovals(approvals) };
}
