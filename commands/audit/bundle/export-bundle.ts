import packageJson from "../../../package.json" with { type: "json" };
import { CannotStart } from "../../../runtime/cannot-start.ts";
import type { Attempt } from "../attempt.ts";
import { sha256 } from "../digest.ts";
import type { Evidence } from "../evidence.ts";
import type { Bundle } from "./bundle.ts";

/** What an export tells beyond what everyone may know: the keys of the two messages, and the words about them. */
export interface ToldPayload {
  readonly sessionKeys: NonNullable<Bundle["sessionKeys"]>;
}

/** The evidence as a bundle; without the payload not a word of the request is in it. */
export function exportBundle(evidence: Evidence, told: ToldPayload | undefined): Bundle {
  const { record, history, entry, sightings, pins } = evidence;
  if (history.live === "away" && history.json === undefined)
    throw new CannotStart("Nothing was written: Temporal does not answer at TEMPORAL_ADDRESS.");
  const { text, response } = record.payload;
  return {
    exportedAt: new Date().toISOString(),
    exportedBy: `${packageJson.name} ${packageJson.version}`,
    record: told ? record : withoutWords(record),
    history: history.json === undefined ? null : { sha256: sha256(history.json), json: history.json },
    entry: entry ? keep(entry, (value) => value ?? null) : null,
    chainTransactions: Object.fromEntries(
      [...sightings].map(([hash, sighting]) => [hash, keep(sighting, (value) => value ?? null)]),
    ),
    pins: { request: keepPin(pins.request, text), response: keepPin(pins.response, response) },
    sessionKeys: told?.sessionKeys ?? null,
  };
}

function withoutWords(record: Evidence["record"]): Evidence["record"] {
  const { transaction, payload, verdict } = record;
  return {
    ...record,
    transaction: { ...transaction, description: null },
    payload: transaction.form === "plain" ? { ...payload, text: null } : payload,
    verdict: verdict && { ...verdict, answer: null },
  };
}

/** What could not be asked is not written down as if it were missing. */
function keep<T, K>(attempt: Attempt<T>, kept: (value: T) => K): K | { failure: string } {
  if ("value" in attempt) return kept(attempt.value);
  const { away, message } = attempt.failure;
  if (away) throw new CannotStart(`Nothing was written: ${message}`);
  return { failure: message };
}

function keepPin(pin: Attempt<Uint8Array> | undefined, stored: string | null): Bundle["pins"]["request"] {
  if (!pin) return null;
  return keep(pin, (value) => {
    const bytes = Buffer.from(value);
    return stored !== null && bytes.equals(Buffer.from(stored))
      ? ("as stored" as const)
      : { base64: bytes.toString("base64") };
  });
}
