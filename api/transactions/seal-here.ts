import { activeServices } from "../../db/verification-services.ts";
import { payloadBytes, type RequestPayload } from "../../domain/request-payload.ts";
import type { Dependencies } from "../dependencies.ts";
import { Refusal } from "../refusal.ts";
import type { SealedRequest } from "./sealed-request.ts";

/** Seals to the built-in service, or where that is inactive to the active one with the lowest id. */
export async function sealHere(payload: RequestPayload, deps: Dependencies): Promise<SealedRequest> {
  const [first, ...others] = await activeServices(deps.database.em);
  const service = [first, ...others].find((one) => one?.builtIn) ?? first;
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
