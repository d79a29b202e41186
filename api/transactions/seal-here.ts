import { findSealingService } from "../../db/verification-services/find-sealing-service.ts";
import { PgpFailure } from "../../integrations/pgp/pgp-failure.ts";
import type { Dependencies } from "../dependencies.ts";
import { Refusal } from "../refusal.ts";
import type { PreparedRequest } from "./prepared-request.ts";

/** Seals the bytes of a request to the service that is there to judge it, and to its owner where they registered a key. */
export async function sealHere(
  bytes: Uint8Array,
  userPrompt: string,
  ownersKey: string | null,
  deps: Dependencies,
): Promise<PreparedRequest> {
  const service = await findSealingService(deps.database);
  if (!service)
    throw new Refusal(503, "No verification service is active, so nothing can be sealed; try again later.");
  return {
    form: "api",
    text: await seal(bytes, service.pgpPublicKey, ownersKey, deps),
    description: userPrompt,
    sealed: !service.builtIn,
    serviceId: service.id,
  };
}

/** A key of the owner's that has expired since they registered it is left out: they have the record all the same. */
async function seal(
  bytes: Uint8Array,
  serviceKey: string,
  ownersKey: string | null,
  { sealer, log }: Dependencies,
): Promise<string> {
  if (ownersKey === null) return sealer.seal(bytes, [serviceKey]);
  return sealer.seal(bytes, [serviceKey, ownersKey]).catch((error: unknown) => {
    if (!(error instanceof PgpFailure)) throw error;
    log.warn({ failure: error.kind }, "nothing can be sealed to the owner's key any more; it is left out");
    return sealer.seal(bytes, [serviceKey]);
  });
}
