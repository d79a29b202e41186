import { type Static, Type } from "typebox";
import { watchRequest } from "../../../db/mcp/watch-request.ts";
import { CreateTransaction, TransactionCall } from "../../transactions/create-body.ts";
import { createTransaction } from "../../transactions/create-transaction.ts";
import { type TransactionRecord, transactionFields } from "../../transactions/transaction-record.ts";
import { awaitVerdict, VERDICT_WAIT_SECONDS } from "./await-verdict.ts";
import { argumentCheck, published } from "./check-arguments.ts";
import { describeVerdict } from "./describe-verdict.ts";
import { performRoute } from "./perform-route.ts";
import type { Tool, ToolAnswer } from "./tool.ts";
import { type Verdict, verdictFields } from "./verdict.ts";

const { escrowAddress, chainId, contextLogs, intentSignature } = CreateTransaction.properties;

/** What POST /transactions takes of those who have it sealed by the service. */
const Arguments = Type.Object(
  {
    escrowAddress,
    chainId,
    userPrompt: Type.String({
      minLength: 1,
      maxLength: 10_000,
      description: "What your user asked for, in their own words.",
    }),
    tx: TransactionCall,
    contextLogs,
    intentSignature,
    idempotencyKey: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description: "A retry with the same key and arguments answers the first request and makes no second.",
      }),
    ),
  },
  { additionalProperties: false },
);
const check = argumentCheck(Arguments);

export const requestVerification: Tool = {
  definition: {
    name: "requestVerification",
    title: "Request verification",
    description:
      "Submits a blockchain transaction for verification against what the user asked for, before anything signs it. Answers at once with a requestHash; with a progress token it waits up to 30 seconds for the verdict.",
    inputSchema: published(Arguments),
    outputSchema: published(
      Type.Object({ ...transactionFields, ...verdictFields }, { additionalProperties: false }),
    ),
    annotations: {
      title: "Request verification",
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: true,
    },
  },
  scope: "create",
  async call(args, call) {
    const { idempotencyKey, ...body } = check(args);
    const headers = idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey };
    const record = (await performRoute(createTransaction, call, { headers, body })) as Static<
      typeof TransactionRecord
    >;
    const { requestHash } = record;
    // Who may only create hears of no verdict, on no stream.
    if (call.sessionHash && call.caller.reach.read)
      await watchRequest(call.deps.database, requestHash, call.sessionHash);
    await call.noteWaiting?.(record, VERDICT_WAIT_SECONDS * 1000);
    return answerTo(record, await awaitVerdict(requestHash, call));
  },
};

type Stands = Pick<Verdict, "status" | "orion" | "failingChecks">;

/** The answer: what was recorded, and how it stands. */
export function answerTo(record: Static<typeof TransactionRecord>, verdict: Verdict | undefined): ToolAnswer {
  const stands: Stands = verdict ?? { status: record.status, orion: [], failingChecks: [] };
  return {
    text: describeVerdict(record.requestHash, stands),
    structured: {
      ...record,
      status: stands.status,
      decision: stands.orion[0]?.decision ?? null,
      failingChecks: stands.failingChecks,
    },
  };
}
