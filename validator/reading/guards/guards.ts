import { guardBalances } from "./balances.ts";
import { guardComments } from "./comments.ts";
import { guardCounts } from "./counts.ts";
import { guardDurations } from "./durations.ts";
import type { Guard } from "./guard.ts";
import { guardKeptBack } from "./kept-back.ts";
import { guardLentNowhere } from "./lent-nowhere.ts";
import { guardOtherOwners } from "./other-owners.ts";
import { guardOtherRights } from "./other-rights.ts";
import { guardQuestions } from "./questions.ts";
import { guardQuotations } from "./quotations.ts";
import { guardRecords } from "./records.ts";
import { guardTestnets } from "./testnets.ts";
import { guardUnaskedWrap } from "./unasked-wrap.ts";
import { guardUndoings } from "./undoings.ts";
import { guardUneven } from "./uneven.ts";
import { guardUnkeptTerms } from "./unkept-terms.ts";

/** In their order, since a later one may tell otherwise why a word stops the request. */
export const GUARDS: readonly Guard[] = [
  guardOtherOwners,
  guardOtherRights,
  guardBalances,
  guardDurations,
  guardCounts,
  guardUneven,
  guardKeptBack,
  guardLentNowhere,
  guardQuestions,
  guardQuotations,
  guardRecords,
  guardTestnets,
  guardComments,
  guardUnaskedWrap,
  guardUndoings,
  guardUnkeptTerms,
];
