import type { Attempt } from "./attempt.ts";
import type { AuditedRecord } from "./audited-record.ts";
import type { ChainSighting } from "./chain-sighting.ts";
import type { FoundHistory } from "./found-history.ts";
import type { InboxEntry } from "./inbox.ts";
import type { Pins } from "./pins.ts";

/** What came of opening sealed bytes: the text inside, or why it cannot be had. */
export type Opened = { readonly text: string } | Unopened;
export interface Unopened {
  readonly why: string;
  /**
   * "never" where it is not meant to be opened here, "now" where it cannot be at the moment, "damaged" where its own key does not open it.
   */
  readonly cannot: "never" | "now" | "damaged";
}

/** Everything that was found of one transaction, wherever it is kept. What is compared is this alone. */
export interface Evidence {
  readonly record: AuditedRecord;
  readonly history: FoundHistory;
  /** What the inbox on chain holds of it; undefined for a plain request. */
  readonly entry: Attempt<InboxEntry | undefined> | undefined;
  /** Its chain transactions by their hashes: registration, publication and reported executions. */
  readonly sightings: ReadonlyMap<string, Attempt<ChainSighting | undefined>>;
  readonly pins: Pins;
  /** The request that was stored, and the response that is pinned. */
  readonly opened: { readonly request: Opened; readonly response: Opened };
}
