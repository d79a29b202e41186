import { guardBalances } from "./balances.ts";
import { guardBeginnings } from "./beginnings.ts";
import { guardChains } from "./chains.ts";
import { guardCounts } from "./counts.ts";
import { guardDemands } from "./demands.ts";
import { guardDurations } from "./durations.ts";
import { guardFurtherDeeds } from "./further-deeds.ts";
import type { Guard } from "./guard.ts";
import { guardHeadings } from "./headings.ts";
import { guardHiddenDemands } from "./hidden-demands.ts";
import { guardHungPhrases } from "./hung-phrases.ts";
import { guardKeptBack } from "./kept-back.ts";
import { guardLoans } from "./loans.ts";
import { guardLoneWords } from "./lone-words.ts";
import { guardNearly } from "./nearly.ts";
import { guardNoRights } from "./no-rights.ts";
import { guardOnceMore } from "./once-more.ts";
import { guardOneOfSeveral } from "./one-of-several.ts";
import { guardOnlyAllowed } from "./only-allowed.ts";
import { guardOnlyTold } from "./only-told.ts";
import { guardOtherActors } from "./other-actors.ts";
import { guardOtherObjects } from "./other-objects.ts";
import { guardOtherOwners } from "./other-owners.ts";
import { guardOtherParties } from "./other-parties.ts";
import { guardOtherPeople } from "./other-people.ts";
import { guardOtherPositions } from "./other-positions.ts";
import { guardOtherRights } from "./other-rights.ts";
import { guardOtherVerbs } from "./other-verbs.ts";
import { guardOtherWays } from "./other-ways.ts";
import { guardParity } from "./parity.ts";
import { guardPositions } from "./positions.ts";
import { guardQuestions } from "./questions.ts";
import { guardQuotations } from "./quotations.ts";
import { guardRecords } from "./records.ts";
import { guardSaidTwice } from "./said-twice.ts";
import { guardSources } from "./sources.ts";
import { guardStepAskers } from "./step-askers.ts";
import { guardStepLeads } from "./step-leads.ts";
import { guardStepMoods } from "./step-moods.ts";
import { guardStepVerbs } from "./step-verbs.ts";
import { guardTails } from "./tails.ts";
import { guardTakenBack } from "./taken-back.ts";
import { guardToldDeeds } from "./told-deeds.ts";
import { guardUnaskedWrap } from "./unasked-wrap.ts";
import { guardUndoings } from "./undoings.ts";
import { guardUnkeptTerms } from "./unkept-terms.ts";
import { guardVerbsPlace } from "./verbs-place.ts";
import { guardWaits } from "./waits.ts";
import { guardWrittenDown } from "./written-down.ts";

/** In their order, since a later one may tell otherwise why a word stops the request. */
export const GUARDS: readonly Guard[] = [
  guardChains,
  guardDemands,
  guardParity,
  guardOtherActors,
  guardOtherOwners,
  guardOtherParties,
  guardOtherPeople,
  guardOtherObjects,
  guardOtherRights,
  guardOtherVerbs,
  guardOtherWays,
  guardPositions,
  guardSources,
  guardBalances,
  guardBeginnings,
  guardDurations,
  guardCounts,
  guardFurtherDeeds,
  guardHeadings,
  guardHiddenDemands,
  guardHungPhrases,
  guardNoRights,
  guardOtherPositions,
  guardKeptBack,
  guardLoans,
  guardLoneWords,
  guardNearly,
  guardOnceMore,
  guardOneOfSeveral,
  guardOnlyAllowed,
  guardOnlyTold,
  guardQuestions,
  guardQuotations,
  guardRecords,
  guardSaidTwice,
  guardStepAskers,
  guardStepLeads,
  guardStepMoods,
  guardStepVerbs,
  guardTails,
  guardTakenBack,
  guardToldDeeds,
  guardUnaskedWrap,
  guardUndoings,
  guardUnkeptTerms,
  guardVerbsPlace,
  guardWaits,
  guardWrittenDown,
];
