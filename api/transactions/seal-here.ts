import { findSealingService } from "../../db/verification-services/find-sealing-service.ts";
import { payloadBytes, type RequestPayload } from "../../domain/request-payload.ts";
import type { Dependencies } from "../dependencies.ts";
import { Refusal } from "../refusal.ts";
import type { PreparedRequest } from "./prepared-request.ts";

export async function sealHere(payload: RequestPayload, deps: Dependencies): Promise<PreparedRequest> {
  const service = await findSealingService(deps.database);
  if (!service)
    throw new Refusal(503, "No verification service is active, so nothing can be sealed; try again later.");
  return {
    form: "api",
    text: await deps.sealer.seal(payloadBytes(payload), [service.pgpPublicKey]),
    description: payload.userPrompt,
    sealed: !service.builtIn,
    serviceId: service.id,
  };
}
