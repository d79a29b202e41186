import type { Owner } from "../../db/accounts/find-owner.ts";
import { EXECUTION_TYPES } from "../../domain/execution-type.ts";
import { MAX_PAYLOAD_BYTES, payloadBytes, type RequestPayload } from "../../domain/request-payload.ts";
import { type Caller, isAdminKey } from "../auth/caller.ts";
import { forbidden } from "../auth/unauthorized.ts";
import type { Dependencies } from "../dependencies.ts";
import { badRequest } from "../refusal.ts";
import { checkSealedByClient } from "./check-sealed-by-client.ts";
import type { CreateTransaction } from "./create-body.ts";
import type { PreparedRequest } from "./prepared-request.ts";
import { readCall } from "./read-call.ts";
import { sealHere } from "./seal-here.ts";

/** Which of the three forms it is, whether this caller may use it, and the bytes that come of it. Nothing is written. */
export async function prepareRequest(
  body: CreateTransaction,
  caller: Caller,
  { execution, pgpPublicKey: ownersKey }: Owner,
  deps: Dependencies,
): Promise<PreparedRequest> {
  if (body.encryptedPayload !== undefined) return checkSealedByClient(body, body.encryptedPayload, deps);
  const payload = readPayload(body);
  const bytes = payloadBytes(payload);
  // 1e20 has four characters where it is sent and 21 where it is kept.
  if (bytes.length > MAX_PAYLOAD_BYTES)
    throw badRequest("The request is larger than 1 MiB once its numbers are written out; send less.");
  const admin = isAdminKey(caller);
  const direct = execution === EXECUTION_TYPES.DIRECT_USER;
  if (body.encrypted === false) {
    if (!admin)
      throw forbidden(
        "Only an ADMIN key may send an unencrypted payload; leave `encrypted` out to have it sealed.",
      );
    if (!direct)
      throw badRequest(
        "An unencrypted payload needs the execution type DIRECT_USER; leave `encrypted` out to have it sealed.",
      );
    const text = new TextDecoder().decode(bytes);
    return { form: "plain", text, description: payload.userPrompt, sealed: false, serviceId: null };
  }
  if (deps.plaintextPolicy === "reject") {
    if (!admin) throw forbidden("This service takes sealed requests only; send encryptedPayload.");
    if (!direct)
      throw badRequest("Unsealed requests need the execution type DIRECT_USER here; send encryptedPayload.");
  }
  return sealHere(bytes, payload.userPrompt, ownersKey, deps);
}

function readPayload({ userPrompt, tx, contextLogs }: CreateTransaction): RequestPayload {
  if (userPrompt === undefined || tx === undefined) {
    const missing = userPrompt === undefined ? "userPrompt" : "tx";
    throw badRequest(`${missing} is required unless encryptedPayload holds it.`, [
      { path: `/${missing}`, message: `${missing} is required.` },
    ]);
  }
  return {
    userPrompt,
    tx: readCall(tx),
    ...(contextLogs ? { contextLogs: contextLogs as RequestPayload["contextLogs"] & object } : {}),
  };
}
