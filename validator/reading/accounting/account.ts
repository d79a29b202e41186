import type { Accounted, Intent, NotUnderstood } from "../../intent/intent.ts";
import type { Reading } from "../../intent/reading.ts";
import type { Staged } from "../../stages/staged.ts";
import type { Facts } from "../facts/facts.ts";
import { markCounts } from "../grammar/counts.ts";
import { markNames } from "../grammar/party-names.ts";
import { markPoliteWish } from "../grammar/polite-wish.ts";
import { markReferenceNumbers } from "../grammar/reference-number.ts";
import { markSlips } from "../grammar/slips.ts";
import { isOpen } from "../grammar/word.ts";
import { markWriter } from "../grammar/writer.ts";
import { GUARDS } from "../guards/guards.ts";
import { weighWordings } from "../wordings/weigh-wordings.ts";
import { problemsOf, runsOf } from "./accounted-words.ts";
import { checkSegment } from "./check-segment.ts";
import { markHistory } from "./history.ts";
import { labelAdministered } from "./label-administered.ts";
import { labelElements } from "./label-elements.ts";
import { labelRestated } from "./label-restated.ts";
import { markPhrases } from "./mark-phrases.ts";
import { markShapes } from "./mark-shapes.ts";
import { scopesOf } from "./phrase-scopes.ts";
import { segmentsOf } from "./segments.ts";

export interface Account {
  /** Every word of the intent, neighbours that count as the same together. */
  words: Accounted[];
  notUnderstood: NotUnderstood[];
}

/**
 * Accounts for every word: an element was read from it, or it is filler of a known kind, or the request fails because of
 * it. The vocabulary is closed: a word that the lexicon does not have is no filler.
 */
export function* accountFor(
  reading: Reading,
  intent: Omit<Intent, "notUnderstood" | "words">,
  facts: Facts,
  chainId: number,
): Staged<Account> {
  yield "elements";
  const words = labelElements(reading, intent);
  markSlips(words);
  const asked = new Set(intent.steps.map(({ action }) => action.operation));
  const context = { asked, steps: intent.steps, facts, chainId };
  const scopes = scopesOf(context);
  markPhrases(reading, words, scopes);
  markPoliteWish(words);
  yield "restated";
  labelRestated(reading, words, intent.steps, facts, chainId);
  if (asked.has("administer")) labelAdministered(words, facts);
  markReferenceNumbers(reading, words);
  markCounts(words, intent.steps.length);
  markNames(words);
  markWriter(words);
  markHistory(words);
  yield "segments";
  let zone = "";
  const segments = segmentsOf(reading.text, words);
  markShapes(words, segments, scopes);
  for (const segment of segments) zone = checkSegment(words, segment, zone, asked);
  weighWordings(words, segments, asked);
  yield "guards";
  for (const guard of GUARDS) guard(words, context);
  // No word passes because no rule looked at it.
  for (const word of words) if (isOpen(word) && word.lexeme.kind !== "sign") word.problem = "unread";
  return { words: runsOf(reading.text, words), notUnderstood: problemsOf(reading.text, words) };
}
