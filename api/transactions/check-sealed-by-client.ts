import { activeServices } from "../../db/verification-services/find-services.ts";
import { PgpFailure } from "../../integrations/pgp/pgp-failure.ts";
import type { Dependencies } from "../dependencies.ts";
import { badRequest, Refusal } from "../refusal.ts";
import type { CreateTransaction } from "./create-body.ts";
import type { PreparedRequest } from "./prepared-request.ts";

/** A message sealed by the client: for an active service, and where that is the built-in one, holding what it should. */
export async function checkSealedByClient(
  body: CreateTransaction,
  armour: string,
  deps: Dependencies,
): Promise<PreparedRequest> {
  if (body.encrypted === false)
    throw badRequest("encrypted: false and encryptedPayload contradict each other; send one of them.");
  if (body.tx) throw badRequest("tx stands beside encryptedPayload; put it inside the sealed message only.");
  try {
    const service = await addressee(armour, deps);
    const common = { form: "client", text: armour, serviceId: service.id } as const;
    if (!service.builtIn) return { ...common, sealed: true, description: body.userPrompt ?? "" };
    const { userPrompt } = await deps.sealedContents.check(armour, await deps.serviceKeys(), {
      ...(body.userPrompt === undefined ? {} : { userPrompt: body.userPrompt }),
      ...(body.contextLogs === undefined ? {} : { contextLogs: JSON.stringify(body.contextLogs) }),
    });
    return { ...common, sealed: false, description: userPrompt };
  } catch (error) {
    if (!(error instanceof PgpFailure)) throw error;
    throw error.retryable
      ? new Refusal(503, error.message)
      : badRequest(`encryptedPayload: ${error.message}`);
  }
}

/** The built-in service where the message is for it, else any other active one. */
async function addressee(armour: string, deps: Dependencies) {
  const recipients = new Set((await deps.sealedContents.inspect(armour)).recipientKeyIds);
  const services = await activeServices(deps.database.em);
  const addressed = [];
  for (const service of services) {
    const { keyIds } = await deps.sealer.checkKey(service.pgpPublicKey);
    if (keyIds.some((id) => recipients.has(id))) addressed.push(service);
  }
  const service = addressed.find((one) => one.builtIn) ?? addressed[0];
  if (!service) throw new PgpFailure("not-addressed");
  return service;
}
