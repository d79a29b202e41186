import { openWithSessionKey } from "../../../integrations/pgp/open-message.ts";
import { PgpFailure } from "../../../integrations/pgp/pgp-failure.ts";
import { readSessionKey } from "../../../integrations/pgp/written-session-key.ts";
import { transactionWorkflowId } from "../../../lifecycle/workflow-ids.ts";
import type { Attempt } from "../attempt.ts";
import { sha256 } from "../digest.ts";
import type { Evidence, Opened } from "../evidence.ts";
import type { FoundHistory } from "../found-history.ts";
import { MAX_OPENED_BYTES } from "../open-sealed.ts";
import type { Pins } from "../pins.ts";
import type { Bundle } from "./bundle.ts";

/** The evidence that a bundle holds; sealed bytes are opened here, so that what is judged is what was hashed. */
export function bundleEvidence(bundle: Bundle): Evidence {
  const { record, entry, chainTransactions, sessionKeys } = bundle;
  const { transaction, payload } = record;
  const pins = {
    request: pinOf(bundle.pins.request, payload.text),
    response: pinOf(bundle.pins.response, payload.response),
  };
  const pinned = pins.response && "value" in pins.response ? pins.response.value : undefined;
  const response = pinned ? new TextDecoder().decode(pinned) : null;
  return {
    record,
    history: historyOf(bundle),
    entry: transaction.inbox === null ? undefined : attemptOf(entry),
    sightings: new Map(Object.entries(chainTransactions).map(([hash, told]) => [hash, attemptOf(told)])),
    pins,
    opened: {
      request:
        transaction.form === "plain" && payload.text !== null
          ? { text: payload.text }
          : opened(payload.text, sessionKeys?.request),
      response: opened(response, sessionKeys?.response),
    },
  };
}

function historyOf({ record, history }: Bundle): FoundHistory {
  const workflowId = transactionWorkflowId(record.transaction.requestHash);
  const isKept = history !== null && sha256(history.json) === history.sha256;
  const json = isKept ? history.json : undefined;
  const archived = history ? { sha256: history.sha256, sha256Now: sha256(history.json), json } : undefined;
  return { workflowId, live: "unknown", place: "in the bundle", archived, json };
}

function attemptOf<T extends object>(told: T | { failure: string } | null): Attempt<T | undefined> {
  if (told === null) return { value: undefined };
  return isFailure(told) ? { failure: { message: told.failure, away: false } } : { value: told };
}

function isFailure(told: object): told is { failure: string } {
  return "failure" in told;
}

function pinOf(told: Bundle["pins"]["request"], stored: string | null): Pins["request"] {
  if (told === null) return undefined;
  if (told === "as stored") return stored === null ? undefined : { value: new TextEncoder().encode(stored) };
  if (isFailure(told)) return { failure: { message: told.failure, away: false } };
  return { value: Buffer.from(told.base64, "base64") };
}

function opened(armour: string | null, key: string | null | undefined): Opened {
  if (armour === null) return { why: "it is not there", cannot: "never" };
  if (!key) return { why: "the bundle was written without what opens it", cannot: "never" };
  const sessionKey = readSessionKey(key);
  if (!sessionKey) return { why: "what should open it is no session key", cannot: "damaged" };
  try {
    const bytes = openWithSessionKey(armour, sessionKey, MAX_OPENED_BYTES);
    return { text: new TextDecoder().decode(bytes) };
  } catch (error) {
    if (error instanceof PgpFailure) return { why: error.message, cannot: "damaged" };
    throw error;
  }
}
