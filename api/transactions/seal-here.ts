import { findSealingService } from "../../db/verification-services/find-sealing-service.ts";
import type { Dependencies } from "../dependencies.ts";
import { Refusal } from "../refusal.ts";
import type { PreparedRequest } from "./prepared-request.ts";

/** Seals the bytes of a request to the service that is there to judge it. */
export async function sealHere(
  bytes: Uint8Array,
  userPrompt: string,
  deps: Dependencies,
): Promise<PreparedRequest> {
  const service = await findSealingService(deps.database);
  if (!service)
    throw new Refusal(503, "No verification service is active, so nothing can be sealed; try again later.");
  return {
    form: "api",
    text: await deps.sealer.seal(bytes, [service.pgpPublicKey]),
    description: userPrompt,
    sealed: !service.builtIn,
    serviceId: service.id,
  };
}
