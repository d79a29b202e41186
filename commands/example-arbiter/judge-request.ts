import { Ajv } from "ajv";
import Type from "typebox";
import { orionRecord } from "../../activities/transaction/orion-record.ts";
import { readAnswer } from "../../activities/transaction/read-answer.ts";
import { validationRequest } from "../../activities/transaction/validation-request.ts";
import { payloadHash, requestHash } from "../../domain/request-hash.ts";
import { MAX_PAYLOAD_BYTES, type RequestPayload } from "../../domain/request-payload.ts";
import { ArbiterFailure } from "../../integrations/arbiter/arbiter-failure.ts";
import { openMessage } from "../../integrations/pgp/open-message.ts";
import { PgpFailure } from "../../integrations/pgp/pgp-failure.ts";
import type { Judgement, RecordedRequest } from "./service-api.ts";

const isPayload = new Ajv().compile<RequestPayload>(
  Type.Object({
    userPrompt: Type.String(),
    tx: Type.Object({ to: Type.String(), value: Type.String(), data: Type.String() }),
    contextLogs: Type.Optional(Type.Object({})),
  }),
);

/** The validator, or whatever else answers a request in its form: this is the place for rules of your own. */
export interface Validator {
  judge(request: string): Promise<string>;
}

/** Judges the bytes that were pinned, and nothing else: what the service's record says of them is computed again. */
export async function judgeRequest(
  record: RecordedRequest,
  pinned: Uint8Array,
  { privateKey, validator }: { readonly privateKey: string; readonly validator: Validator },
): Promise<Judgement> {
  if (hashOf(record, pinned) !== record.requestHash)
    return rejected("The pinned bytes are not those that the request hash names.");
  const payload = await open(pinned, privateKey);
  if (typeof payload === "string") return rejected(payload);
  const asked = { ...record, createdAt: new Date(record.createdAt) };
  const answer = await validator.judge(JSON.stringify(validationRequest(asked, payload))).catch(refusal);
  if (answer === undefined) return rejected("The validator could not read the request.");
  const verdict = readAnswer(answer);
  if (!verdict) throw new ArbiterFailure("arbiter-odd");
  const { decision, confidence, analysis } = orionRecord(verdict);
  return { decision, confidence, analysis: analysis.slice(0, 20_000) };
}

function hashOf({ id, escrowAddress: escrow, chainId, execution }: RecordedRequest, bytes: Uint8Array) {
  return requestHash({ id, escrow, chainId, execution, payloadHash: payloadHash(bytes) });
}

async function open(pinned: Uint8Array, privateKey: string): Promise<RequestPayload | string> {
  try {
    const armour = new TextDecoder().decode(pinned);
    const bytes = await openMessage(armour, [privateKey], MAX_PAYLOAD_BYTES);
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isPayload(payload) ? payload : "What is sealed is no request: it has no prompt or no call.";
  } catch (error) {
    if (error instanceof SyntaxError) return "What is sealed is no JSON.";
    if (error instanceof PgpFailure) return error.message;
    throw error;
  }
}

/** What cannot be read is rejected; a validator that is away or busy is asked again. */
function refusal(error: unknown): undefined {
  if (error instanceof ArbiterFailure && !error.retryable) return undefined;
  throw error;
}

function rejected(analysis: string): Judgement {
  return { decision: "REJECTED", confidence: 1, analysis };
}
