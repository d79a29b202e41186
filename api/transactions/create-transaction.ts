import { randomUUID } from "node:crypto";
import { Type } from "typebox";
import { findOwner } from "../../db/accounts/find-owner.ts";
import { type AddedTransaction, addTransaction } from "../../db/transactions/record-transaction.ts";
import { payloadHash, requestHash } from "../../domain/request-hash.ts";
import { created } from "../answer.ts";
import { forbidden } from "../auth/unauthorized.ts";
import { readAddress } from "../input/address.ts";
import { OPENINGS, perIp, perKey, perUser } from "../limits/limit.ts";
import { problems } from "../problem.ts";
import { notFound } from "../refusal.ts";
import { route } from "../route.ts";
import { checkIntentSignature } from "./check-intent-signature.ts";
import { CreateTransaction } from "./create-body.ts";
import { idempotent } from "./idempotent.ts";
import { prepareRequest } from "./prepare-request.ts";
import { requireMay } from "./require-may.ts";
import { presentTransaction, TransactionRecord } from "./transaction-record.ts";

const SEPOLIA = 11_155_111;

export const createTransaction = route({
  method: "POST",
  path: "/transactions",
  summary: "Submits a proposed transaction with the intent behind it for verification.",
  tag: "Transactions",
  auth: ["key", "jwt"],
  scope: "create",
  limits: [perIp(100), perUser(10), perKey(30), ...OPENINGS],
  headers: Type.Object({ "idempotency-key": Type.Optional(Type.String({ minLength: 1, maxLength: 255 })) }),
  body: CreateTransaction,
  answers: { 201: TransactionRecord, ...problems(400, 401, 403, 404, 409, 413, 415, 429, 503) },
  async handle({ body, caller, headers, bodySha256, deps }) {
    const { database } = deps;
    const key = headers["idempotency-key"];
    let transaction: AddedTransaction | undefined;
    const record = await idempotent(database, caller, key, bodySha256, async (commit) => {
      const escrowAddress = readAddress(body.escrowAddress, "escrowAddress");
      requireMay(caller, "create", { ownerAddress: escrowAddress });
      const owner = await findOwner(database, escrowAddress);
      if (!owner) throw notFound("No user has this escrowAddress; create the user first.");
      const { intentSignature } = body;
      if (owner.requireSignedIntent && !intentSignature)
        throw forbidden("The owner takes signed intents only; send intentSignature.");
      const request = await prepareRequest(body, caller, owner, deps);
      const id = randomUUID();
      const chainId = body.chainId ?? SEPOLIA;
      if (intentSignature) {
        const intent = { escrow: escrowAddress, chainId, userPrompt: request.description };
        await checkIntentSignature(intentSignature, intent, deps);
      }
      const { execution, userId: ownerId } = owner;
      const hash = payloadHash(new TextEncoder().encode(request.text));
      return commit(async (run) => {
        transaction = await addTransaction(run, {
          id,
          requestHash: requestHash({ id, escrow: escrowAddress, chainId, execution, payloadHash: hash }),
          ownerId,
          createdByKey: caller.principal.kind === "key" ? caller.principal.id : null,
          escrowAddress,
          chainId,
          execution,
          description: request.description,
          intentSignedBy: intentSignature ? escrowAddress : null,
          intentSignature: intentSignature?.signature ?? null,
          intentExpires: intentSignature?.expires ?? null,
          form: request.form,
          sealed: request.sealed,
          serviceId: request.serviceId,
          payloadHash: hash,
          payload: request.text,
        });
        return presentTransaction(transaction);
      });
    });
    // Nothing can be lost from here on: should the start fail, the sweep finds the row.
    if (transaction) deps.lifecycle.start(transaction);
    return created(record);
  },
});
