import { isDeepStrictEqual } from "node:util";
import type { PayloadForm } from "../../domain/payload-form.ts";
import { MAX_PAYLOAD_BYTES, type RequestPayload } from "../../domain/request-payload.ts";
import { DuplicateName, parseUnambiguousJson } from "../../domain/unambiguous-json.ts";
import { inspectMessage } from "../../integrations/pgp/inspect-message.ts";
import { openMessage } from "../../integrations/pgp/open-message.ts";
import { answering } from "../../integrations/pgp/thread-answer.ts";
import { inputCheck } from "../input/check-input.ts";
import { createSchemaChecker } from "../input/schema-checker.ts";
import { badRequest, type Detail, Refusal } from "../refusal.ts";
import { SealedContents } from "./create-body.ts";
import { readCall } from "./read-call.ts";

/** What the request says beside the message. */
export interface Outer {
  readonly userPrompt?: string;
  /** As JSON, which costs the event loop less to hand over than the object. */
  readonly contextLogs?: string;
}

/** The intent inside, or why the contents are refused. Whatever else they hold, and however much, stays in the thread. */
export type Checked = { readonly userPrompt: string } | { readonly problem: Problem };

interface Problem {
  readonly message: string;
  readonly details?: readonly Detail[];
}

const checkContents = inputCheck(createSchemaChecker(), SealedContents, "json") as (
  value: unknown,
) => SealedContents;

export const inspect = answering(inspectMessage);
export const check = answering(checkMessage);
export const call = answering(readStoredCall);

async function checkMessage(armour: string, keys: readonly string[], outer: Outer): Promise<Checked> {
  const bytes = await openMessage(armour, keys, MAX_PAYLOAD_BYTES);
  try {
    const contents = checkContents(parseContents(bytes));
    readCall(contents.tx);
    refuseDifferences(outer, contents);
    return { userPrompt: contents.userPrompt };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, details } = error;
    return { problem: { message, ...(details ? { details } : {}) } };
  }
}

/** Of a request that was checked when it came in. */
async function readStoredCall(
  { form, text }: { form: PayloadForm; text: string },
  keys: readonly string[],
): Promise<RequestPayload["tx"]> {
  const json =
    form === "plain" ? text : new TextDecoder().decode(await openMessage(text, keys, MAX_PAYLOAD_BYTES));
  return (JSON.parse(json) as RequestPayload).tx;
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
function refuseDifferences({ userPrompt, contextLogs }: Outer, inner: SealedContents): void {
  if (userPrompt !== undefined && userPrompt !== inner.userPrompt) throw differing("userPrompt");
  if (contextLogs !== undefined && !isDeepStrictEqual(JSON.parse(contextLogs), inner.contextLogs))
    throw differing("contextLogs");
}

function differing(field: string): Refusal {
  return badRequest(
    `${field} differs from the one inside encryptedPayload; leave it out or make them equal.`,
  );
}
