import { ApplicationFailure } from "@temporalio/common";
import type { Database } from "../../db/database.ts";
import type { Cipher } from "../../db/secrets/cipher.ts";
import { loadServiceKeys } from "../../db/secrets/service-keys.ts";
import type { Sealer } from "../../integrations/pgp/create-sealer.ts";
import { openPayload } from "../../integrations/pgp/open-payload.ts";
import { PgpFailure } from "../../integrations/pgp/pgp-failure.ts";
import { validationRequest } from "./validation-request.ts";
import { verifiedRequest } from "./verified-request.ts";

export interface RequestOpener {
  readonly database: Database;
  readonly cipher: Cipher;
  readonly sealer: Sealer;
}

/** What the arbiter is asked about a transaction, as JSON text; audits ask exactly the same again. */
export async function requestToJudge(opener: RequestOpener, requestHash: string): Promise<string> {
  const [request, keys] = await Promise.all([
    verifiedRequest(opener.database, requestHash),
    loadServiceKeys(opener.database, opener.cipher),
  ]);
  const payload = await openPayload(request, opener.sealer, async () => keys).catch(refuseUnopenable);
  return JSON.stringify(validationRequest(request, payload));
}

/** Only what no retry mends leaves the decision to the owner; a database that is away for a moment does not. */
function refuseUnopenable(error: unknown): never {
  if (!(error instanceof PgpFailure) || error.retryable) throw error;
  throw ApplicationFailure.nonRetryable("The sealed request cannot be opened.", "arbiter-refused");
}
