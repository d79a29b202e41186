import { defineSignal } from "@temporalio/workflow";
import type { TransactionStatus } from "../domain/transaction-status.ts";

/** Ids, hashes, enums and numbers: all of it stands in the history for anyone who may read that. */
export interface TransactionInput {
  requestHash: string;
  /** A plain request is judged, but neither pinned nor registered. */
  registers: boolean;
  /** Who decides as orion: the built-in arbiter, or only the holder of an ORION key. */
  arbiter: "builtin" | "external";
  /** Unix milliseconds at which an undecided transaction is rejected. */
  approvalDeadline: number;
  /** How long an approved one waits for its execution. */
  executionTtlMs: number;
}

export interface TransactionOutcome {
  status: TransactionStatus;
}

/** A decision was recorded under this id; the workflow acts only on rows it loads itself. */
export const approvalRecorded = defineSignal<[approvalId: string]>("approvalRecorded");

/** A report of its end was recorded under this id; what it says stands in the row alone. */
export const endReported = defineSignal<[reportId: string]>("endReported");
