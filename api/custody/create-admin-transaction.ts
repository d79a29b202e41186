import { type Static, Type } from "typebox";
import { findUser } from "../../db/accounts/users.ts";
import { addAdminOrder, orderKnown } from "../../db/custody/admin-order.ts";
import { type ExecutionRow, findExecutionOf, findTracked } from "../../db/custody/execution-row.ts";
import { findIntegration } from "../../db/custody/find-integrations.ts";
import { type FoundTransaction, findTransaction } from "../../db/transactions/find-transaction.ts";
import { CUSTODY_STATES } from "../../domain/custody-end.ts";
import { parseWei } from "../../domain/wei.ts";
import { created } from "../answer.ts";
import { isAdminKey } from "../auth/caller.ts";
import { unauthorized } from "../auth/unauthorized.ts";
import type { Dependencies } from "../dependencies.ts";
import { AddressInput, readAddress } from "../input/address.ts";
import { problems } from "../problem.ts";
import { badRequest, notFound } from "../refusal.ts";
import { route } from "../route.ts";
import { Timestamp } from "../timestamp.ts";
import { TransactionCall } from "../transactions/create-body.ts";
import { proposedCall } from "../transactions/proposed-call.ts";
import { chainToUse } from "./chain-to-use.ts";
import { CustodyTypeInput, missingIntegration } from "./integration-record.ts";

const Body = Type.Object(
  {
    escrowAddress: AddressInput,
    to: AddressInput,
    value: TransactionCall.properties.value,
    data: Type.Optional(TransactionCall.properties.data),
    requestHash: Type.String({
      pattern: "^[!-~]{1,255}$",
      mustBe: "1 to 255 printable characters without spaces",
      description: "What it is tracked by: a transaction's requestHash, or an id of your own.",
    }),
    type: Type.Optional(CustodyTypeInput),
  },
  { $id: "CreateAdminTransaction", additionalProperties: false },
);

const AdminTransaction = Type.Object(
  {
    id: Type.String(),
    requestHash: Type.String(),
    custodyTransactionId: Type.Union([Type.String(), Type.Null()]),
    status: Type.Enum([...CUSTODY_STATES], {
      description:
        "PENDING until the custody provider is known to have it; then SUBMITTED, EXECUTED or FAILED.",
    }),
    txHash: Type.Union([Type.String(), Type.Null()]),
    createdAt: Timestamp,
  },
  { $id: "AdminTransaction", additionalProperties: false },
);

export const createAdminTransaction = route({
  method: "POST",
  path: "/custody/admin/transactions",
  summary:
    "Has a user's custody integration execute a call: that of an approved transaction, or one of the operator's own. Asked again it tells how that stands.",
  tag: "Custody",
  auth: ["key"],
  body: Body,
  answers: { 201: AdminTransaction, ...problems(400, 401, 404, 413, 415, 503) },
  async handle({ body, caller, deps }) {
    if (!isAdminKey(caller)) throw unauthorized("This needs an ADMIN key.");
    const order = readOrder(body);
    const known = /^0x[0-9a-fA-F]{64}$/.test(body.requestHash)
      ? await findTransaction(deps.database.em, body.requestHash.toLowerCase())
      : undefined;
    const execution = known ? await executeKnown(known, order, deps) : await executeOwn(order, deps);
    return created(present(body.requestHash, execution));
  },
});

type Order = ReturnType<typeof readOrder>;

function readOrder({ data = "0x", type = "execution", value, requestHash, ...body }: Static<typeof Body>) {
  const escrow = readAddress(body.escrowAddress, "escrowAddress");
  const to = readAddress(body.to, "to");
  if (parseWei(value) === undefined) throw badRequest("value must be a decimal string of at most 2^256-1.");
  return { trackingId: requestHash, escrow, type, to, value, data: data.toLowerCase() };
}

async function executeKnown(
  known: FoundTransaction,
  order: Order,
  deps: Dependencies,
): Promise<ExecutionRow> {
  const { transaction } = known;
  if (transaction.escrowAddress !== order.escrow) throw differs("escrowAddress");
  const call = await proposedCall(transaction, deps);
  if (!call) throw badRequest("Only a foreign service can open this request, so custody cannot execute it.");
  if (call.to.toLowerCase() !== order.to.toLowerCase()) throw differs("to");
  if (call.value !== order.value) throw differs("value");
  if (call.data.toLowerCase() !== order.data) throw differs("data");
  const ordered = await orderKnown(deps.database, transaction.requestHash, order.type);
  if (ordered === "not-approved")
    throw badRequest("The transaction of this requestHash is not approved, so it is not to be executed.");
  if (ordered === "reported") throw badRequest("Another execution of this transaction was reported already.");
  if (ordered === "no-integration") throw missingIntegration(order.type);
  const execution = await findExecutionOf(deps.database, transaction.id);
  if (!execution) throw new Error("an execution that was ordered is not there");
  if (execution.type !== order.type) throw differs("type");
  if (ordered === "ordered") deps.lifecycle.tellReport(transaction.requestHash, execution.id);
  return execution;
}

async function executeOwn(order: Order, deps: Dependencies): Promise<ExecutionRow> {
  const { database } = deps;
  const user = await findUser(database.em, order.escrow);
  if (!user) throw notFound("No user has this escrowAddress.");
  const earlier = await findTracked(database, order.trackingId);
  if (earlier) return sameAs(earlier, order, user.id);
  const integration = await findIntegration(database.em, user.id, order.type);
  if (!integration?.environment) throw missingIntegration(order.type);
  const chainId = await chainToUse(integration.environment, deps.chains);
  await addAdminOrder(database, { ...order, userId: user.id, chainId });
  const added = await findTracked(database, order.trackingId);
  if (!added) throw missingIntegration(order.type);
  deps.lifecycle.startCustody(added);
  return sameAs(added, order, user.id);
}

function sameAs(execution: ExecutionRow, order: Order, userId: string): ExecutionRow {
  if (execution.ownerId !== userId) throw differs("escrowAddress");
  if (execution.type !== order.type) throw differs("type");
  if (execution.callTo !== order.to) throw differs("to");
  if (execution.callValue !== order.value) throw differs("value");
  if (execution.callData !== order.data) throw differs("data");
  return execution;
}

const differs = (field: string) =>
  badRequest(`${field} is not that of the transaction with this requestHash.`, [
    { path: `/${field}`, message: `${field} is another there.` },
  ]);

function present(requestHash: string, execution: ExecutionRow) {
  const { id, custodyTransactionId, state: status, txHash, createdAt } = execution;
  return { id, requestHash, custodyTransactionId, status, txHash, createdAt: createdAt.toISOString() };
}
