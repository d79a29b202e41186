import { ApplicationFailure } from "@temporalio/common";
import type { Database } from "../../db/database.ts";
import type { Cipher } from "../../db/secrets/cipher.ts";
import { loadServiceKeys } from "../../db/secrets/service-keys.ts";
import { recordOrion } from "../../db/transactions/record-orion.ts";
import type { OrionDecision } from "../../domain/decide.ts";
import { MAX_PAYLOAD_BYTES, type RequestPayload } from "../../domain/request-payload.ts";
import type { Sealer } from "../../integrations/pgp/create-sealer.ts";
import { PgpFailure } from "../../integrations/pgp/pgp-failure.ts";
import type { Verdict } from "../../validator/engine/verdict.ts";
import { orionRecord } from "./orion-record.ts";
import { validationRequest } from "./validation-request.ts";
import { type VerifiedRequest, verifiedRequest } from "./verified-request.ts";

/** The arbiter, in this process or behind an address: JSON text in, the answer's exact JSON text out. */
export interface Judge {
  judge(request: string): Promise<string>;
}

export type ArbiterActivities = ReturnType<typeof createArbiterActivities>;

export function createArbiterActivities(deps: {
  database: Database;
  cipher: Cipher;
  sealer: Sealer;
  judge: Judge;
}) {
  return {
    async judgeRequest(requestHash: string): Promise<OrionDecision> {
      const request = await verifiedRequest(deps.database, requestHash);
      const payload = await openPayload(request);
      const answer = await deps.judge.judge(JSON.stringify(validationRequest(request, payload)));
      const record = orionRecord(JSON.parse(answer) as Verdict);
      return recordOrion(deps.database, requestHash, { ...record, answer });
    },
  };

  async function openPayload({ form, text }: VerifiedRequest): Promise<RequestPayload> {
    if (form === "plain") return JSON.parse(text) as RequestPayload;
    const keys = await loadServiceKeys(deps.database, deps.cipher);
    const bytes = await deps.sealer.open(text, keys, MAX_PAYLOAD_BYTES).catch(refuseUnopenable);
    return JSON.parse(new TextDecoder().decode(bytes)) as RequestPayload;
  }
}

/** Only what no retry mends leaves the decision to the owner; a database that is away for a moment does not. */
function refuseUnopenable(error: unknown): never {
  if (!(error instanceof PgpFailure) || error.retryable) throw error;
  throw ApplicationFailure.nonRetryable("The sealed request cannot be opened.", "arbiter-refused");
}
