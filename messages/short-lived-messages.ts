import { defineUpdate } from "@temporalio/workflow";

/** Something that is over at a certain time unless it moves on before: a connection code, for one. */
export interface ShortLivedInput {
  /** SHA-256 of what it is known by, which itself never comes here. */
  hash: string;
  /** Milliseconds since the epoch. */
  endsAt: number;
}

/** What became of it. */
export interface Moved {
  state: string;
  /** When this state is over; null where nothing comes after it. */
  endsAt: number | null;
}

export interface ShortLivedOutcome {
  state: string;
}

/** Sent by whoever moved it on in the database; an Update, because it ends the delay of a start. */
export const moved = defineUpdate<void, [Moved]>("moved");
