import { isDeepStrictEqual } from "node:util";
import { activeServices } from "../../db/verification-services/find-services.ts";
import { MAX_PAYLOAD_BYTES } from "../../domain/request-payload.ts";
import { DuplicateName, parseUnambiguousJson } from "../../domain/unambiguous-json.ts";
import { PgpFailure } from "../../integrations/pgp/pgp-failure.ts";
import type { Dependencies } from "../dependencies.ts";
import { inputCheck } from "../input/check-input.ts";
import { createSchemaChecker } from "../input/schema-checker.ts";
import { badRequest, Refusal } from "../refusal.ts";
import { type CreateTransaction, SealedContents } from "./create-body.ts";
import type { PreparedRequest } from "./prepared-request.ts";
import { readCall } from "./read-call.ts";

const checkContents = inputCheck(createSchemaChecker(), SealedContents, "json") as (
  value: unknown,
) => SealedContents;

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
    const contents = await openContents(armour, deps);
    refuseDifferences(body, contents);
    return { ...common, sealed: false, description: contents.userPrompt };
  } catch (error) {
    if (!(error instanceof PgpFailure)) throw error;
    throw error.retryable
      ? new Refusal(503, error.message)
      : badRequest(`encryptedPayload: ${error.message}`);
  }
}

/** The built-in service where the message is for it, else any other active one. */
async function addressee(armour: string, deps: Dependencies) {
  const recipients = new Set((await deps.sealer.inspect(armour)).recipientKeyIds);
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

async function openContents(armour: string, deps: Dependencies): Promise<SealedContents> {
  const bytes = await deps.sealer.open(armour, await deps.serviceKeys(), MAX_PAYLOAD_BYTES);
  const contents = checkContents(parseContents(bytes));
  readCall(contents.tx);
  return contents;
}

/** What is read twice, here and by the arbiter, must read the same both times. */
function parseContents(bytes: Uint8Array): unknown {
  try {
    return parseUnambiguousJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof DuplicateName) throw badRequest(`encryptedPayload: inside, ${error.message}`);
    throw badRequest(
      "encryptedPayload: the message inside is not JSON; seal {userPrompt, tx, contextLogs?}.",
    );
  }
}

/** What is said outside must be what is meant inside. */
function refuseDifferences(outer: CreateTransaction, inner: SealedContents): void {
  for (const field of ["userPrompt", "contextLogs"] as const) {
    if (outer[field] !== undefined && !isDeepStrictEqual(outer[field], inner[field])) {
      throw badRequest(
        `${field} differs from the one inside encryptedPayload; leave it out or make them equal.`,
      );
    }
  }
}
