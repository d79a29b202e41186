import type { CorpusSet } from "./corpus.ts";
import { lendingWishes } from "./templates/lending.ts";
import { paymentWishes } from "./templates/payments.ts";
import { swapWishes } from "./templates/swaps.ts";

/** Pairs that are made by combining templates, tokens, amounts and one fault, to find what was fitted to single pairs. */
export const PARAMETRIC: readonly CorpusSet[] = [...paymentWishes(), ...swapWishes(), ...lendingWishes()];
