import { Type } from "typebox";
import { recordExecution } from "../../db/endings/record-execution.ts";
import { findTransaction } from "../../db/transactions/find-transaction.ts";
import { ChainError } from "../../integrations/chain/chain-error.ts";
import { created } from "../answer.ts";
import type { Dependencies } from "../dependencies.ts";
import { problems } from "../problem.ts";
import { badRequest, Refusal } from "../refusal.ts";
import { route } from "../route.ts";
import { Timestamp } from "../timestamp.ts";
import { refuseEnd } from "./end-refusals.ts";
import { reporterOf } from "./reporter-of.ts";
import { RequestHashParam } from "./request-hash-param.ts";
import { requireMay } from "./require-may.ts";

const TxHash = Type.String({
  pattern: "^0x[0-9a-fA-F]{64}$",
  mustBe: "a transaction's hash: 0x and 64 hex digits",
  description: "The chain transaction that executed it, mined or on its way.",
});

const ExecutionReport = Type.Object(
  { id: Type.String(), requestHash: Type.String(), txHash: Type.String(), createdAt: Timestamp },
  { $id: "ExecutionReport", additionalProperties: false },
);

export const reportExecution = route({
  method: "POST",
  path: "/transactions/{requestHash}/execution",
  summary:
    "Reports which chain transaction executed it: EXECUTED once that is confirmed and is what was verified, else FAILED. One that was sent again under another hash is reported again.",
  tag: "Transactions",
  auth: ["key", "jwt", "signature"],
  params: RequestHashParam,
  body: Type.Object({ txHash: TxHash }, { $id: "ExecutionBody", additionalProperties: false }),
  answers: { 201: ExecutionReport, ...problems(400, 401, 404, 413, 415, 429, 503) },
  async handle({ params, body, caller, deps }) {
    const requestHash = params.requestHash.toLowerCase();
    const found = await findTransaction(deps.database.em, requestHash);
    const { transaction } = requireMay(caller, "end", found);
    if (transaction.status !== "APPROVED") throw refuseEnd("not-approved");
    if (transaction.sealed)
      throw badRequest("Only a foreign service can open this request, so its execution cannot be compared.");
    await requireChain(transaction.chainId, deps);
    const txHash = body.txHash.toLowerCase();
    const recorded = await recordExecution(deps.database, requestHash, {
      txHash,
      reporter: reporterOf(caller),
    });
    if (typeof recorded === "string") throw refuseEnd(recorded);
    deps.lifecycle.tellReport(requestHash, recorded.id);
    const { id, createdAt } = recorded;
    return created({ id, requestHash, txHash, createdAt: createdAt.toISOString() });
  },
});

async function requireChain(chainId: number, { chains }: Dependencies): Promise<void> {
  const none = badRequest(
    `The service has no RPC for chain ${chainId}, so executions there cannot be checked.`,
  );
  try {
    if (await chains.find(chainId)) return;
  } catch (error) {
    if (!(error instanceof ChainError)) throw error;
    if (error.retryable)
      throw new Refusal(503, "The chain's RPC does not answer; report the execution again.");
  }
  throw none;
}
