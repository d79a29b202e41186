import { hiddenCalls } from "./attacks/hidden-calls.ts";
import { injections } from "./attacks/injections.ts";
import { partyAttacks } from "./attacks/parties.ts";
import { rightsAttacks } from "./attacks/rights.ts";
import { shapeAttacks } from "./attacks/shapes.ts";
import { valueAttacks } from "./attacks/values.ts";
import type { CorpusCase } from "./corpus-case.ts";

/** What attackers do. Every one has to be rejected. */
export const attacks: CorpusCase[] = [
  ...injections,
  ...partyAttacks,
  ...hiddenCalls,
  ...rightsAttacks,
  ...valueAttacks,
  ...shapeAttacks,
];
