import type { Operation } from "../../calls/call.ts";
import { chainById, isTestnet } from "../../data/chains.ts";
import type { Accounted, Intent, NotUnderstood, Step } from "../../intent/intent.ts";
import type { Reading } from "../../intent/reading.ts";
import { guardedPhraseAt, isOf, phraseAt } from "../../lexicon/lexicon.ts";
import type { Staged } from "../../stages/staged.ts";
import type { Facts } from "../facts/facts.ts";
import { kindOfShape } from "../grammar/clause-shapes.ts";
import { markCounts } from "../grammar/counts.ts";
import { markNames } from "../grammar/party-names.ts";
import { markPreamble } from "../grammar/preamble.ts";
import { markQuotedNames } from "../grammar/quoted-name.ts";
import { markReferenceNumbers } from "../grammar/reference-number.ts";
import { markSlips } from "../grammar/slips.ts";
import { isOpen, type Word } from "../grammar/word.ts";
import { guardAdministration } from "../guards/administration.ts";
import { guardBalances } from "../guards/balances.ts";
import { guardChains } from "../guards/chains.ts";
import { guardCounts } from "../guards/counts.ts";
import { guardDemands } from "../guards/demands.ts";
import { guardDurations } from "../guards/durations.ts";
import { guardKeptBack } from "../guards/kept-back.ts";
import { guardOnceMore } from "../guards/once-more.ts";
import { guardOtherObjects } from "../guards/other-objects.ts";
import { guardOtherParties } from "../guards/other-parties.ts";
import { guardParity } from "../guards/parity.ts";
import { guardPositions } from "../guards/positions.ts";
import { guardQuestions } from "../guards/questions.ts";
import { guardQuotations } from "../guards/quotations.ts";
import { guardSources } from "../guards/sources.ts";
import { guardUndoings } from "../guards/undoings.ts";
import { weighWordings } from "../wordings/weigh-wordings.ts";
import { checkSegment } from "./check-segment.ts";
import { markHistory } from "./history.ts";
import { labelElements } from "./label-elements.ts";
import { labelRestated } from "./label-restated.ts";
import { type Segment, segmentsOf } from "./segments.ts";

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
  const scopes = scopesOf(asked, intent.steps, facts, chainId);
  markPhrases(reading, words, scopes);
  yield "restated";
  labelRestated(reading, words, intent.steps, facts, chainId);
  if (asked.has("administer")) guardAdministration(words, facts);
  markReferenceNumbers(reading, words);
  markCounts(words, intent.steps.length);
  markQuotedNames(words);
  markNames(words);
  markPreamble(words, asked);
  markHistory(words);
  yield "segments";
  let zone = "";
  const segments = segmentsOf(reading.text, words);
  markShapes(words, segments, scopes);
  for (const segment of segments) zone = checkSegment(words, segment, zone, asked);
  weighWordings(words, segments, asked);
  yield "guards";
  // Where a bridge leads is compared with the call's own destination.
  if (!facts.operations.has("bridge")) guardChains(words, chainId);
  guardDemands(words);
  guardParity(words);
  guardOtherParties(words, asked);
  guardOtherObjects(words, intent.steps);
  guardPositions(words, asked, intent.steps.some(isForAnother));
  guardSources(words, asked);
  guardBalances(words, asked);
  guardDurations(words, asked, facts.isSigned);
  guardCounts(words, intent.steps);
  guardKeptBack(words, intent.steps);
  guardOnceMore(words);
  guardQuestions(words);
  guardQuotations(words);
  guardUndoings(words, asked);
  return { words: runsOf(reading.text, words), notUnderstood: problemsOf(reading.text, words) };
}

/** What one does in order to do something else. */
const PREPARES: readonly Operation[] = ["approve", "wrap", "unwrap", "withdraw", "unstake", "borrow"];

/** Only of what is lowered it may be said that it is too high. */
const isLowering = ({ action }: Step) =>
  /^(?:lower|reduce|decrease|cut|trim|slash)(?:s|es|d|ing|ting|ming)?$/i.test(action.quote.text);

/** Whether a chain's currency is moved as it is, or wrapped; nothing can be said of it where both are. */
function formsOfCurrency({ symbols }: Facts, chainId: number): string[] {
  const currency = chainById(chainId)?.currency.toLowerCase() ?? "";
  const [isPlain, isWrapped] = [symbols.has(currency), symbols.has(`w${currency}`)];
  return isPlain === isWrapped ? [] : [isPlain ? "unwrapped" : "wrapped"];
}

const isForAnother = ({ counterparty }: Step) => counterparty?.kind === "address";

/** Where a phrase says no more than what the calls do, whatever its words may mean elsewhere. */
const BORNE_OUT: ReadonlySet<string> = new Set([
  "all",
  "repaid",
  "lowering",
  "one item",
  "whole collection",
  "claim",
  "borrow",
]);

/** Where a phrase of the table may stand, if not everywhere: "i don't need it" is a reason to end something and no other. */
function scopesOf(
  asked: ReadonlySet<Operation>,
  steps: readonly Step[],
  facts: Facts,
  chainId: number,
): ReadonlySet<string> {
  const isAll = (operations: readonly Operation[]) => [...asked].every((one) => operations.includes(one));
  const isWhole = steps.every(({ amount }) => amount?.kind === "all");
  return new Set([
    ...asked,
    ...(isAll(["revoke", "withdraw", "unstake", "unwrap", "administer", "transfer", "repay"]) &&
    !isAll(["transfer"])
      ? ["closing"]
      : []),
    ...(steps.length > 1 || facts.order.length > 1 ? ["several", "serving"] : []),
    ...(isAll(["approve"]) ? ["serving"] : []),
    ...(isAll(["swap"]) ? ["trading"] : []),
    ...(isAll(["supply", "stake"]) ? ["earning"] : []),
    ...(isAll(["revoke"]) ? ["revoke only"] : []),
    ...(asked.size === 1 && isAll(PREPARES) ? ["preparing"] : []),
    ...(isAll(["transfer"]) ? ["paying"] : []),
    ...(steps.every(({ amount }) => amount?.kind === "number") ? ["exact"] : []),
    ...(isWhole ? ["all"] : []),
    ...(isWhole && isAll(["repay"]) ? ["repaid"] : []),
    ...(isAll(["approve"]) && steps.every(isLowering) ? ["lowering"] : []),
    ...(steps.every(({ tokenIds, isWholeCollection }) => tokenIds.length === 1 && !isWholeCollection)
      ? ["one item"]
      : []),
    ...(steps.length > 0 && steps.every(({ isWholeCollection }) => isWholeCollection)
      ? ["whole collection"]
      : []),
    ...(isAll(["supply", "stake", "swap", "transfer"]) && steps.every(isForAnother) ? ["for another"] : []),
    ...formsOfCurrency(facts, chainId),
    ...(facts.isSigned ? ["signed"] : []),
    ...(isTestnet(chainById(chainId)) ? ["test network"] : []),
  ]);
}

/** Clauses of a known shape are accounted for as a whole; what was read from them stays what it is. */
function markShapes(words: readonly Word[], segments: readonly Segment[], scopes: ReadonlySet<string>): void {
  const lastRead = words.findLastIndex(({ element }) => element !== undefined);
  for (const { from, to } of segments) {
    const before = [words[from - 1], words[from - 2]].find((word) => word?.lexeme.kind !== "sign");
    const isSigned = before?.filler === "courtesy" || isOf(before?.plain ?? "", "courtesy");
    // "Subject: refund for Bob. Send …", where a title stands behind it and not the request.
    const isTitled = from === 0 && to === 1 && words[1]?.plain === ":" && isTitle(words, 2);
    const place = isTitled
      ? "titled"
      : from === 0
        ? "first"
        : isSigned && from > lastRead
          ? "ending"
          : "inside";
    const kind = kindOfShape(words, from, to, scopes, place);
    if (kind === undefined) continue;
    for (const word of words.slice(from, to)) if (word.element === undefined) word.filler ??= kind;
  }
}

/** Whether a sentence names neither a sum nor anybody's address, as that of a request does. */
function isTitle(words: readonly Word[], from: number): boolean {
  const end = words.findIndex(({ lexeme }, at) => at > from && /^[.!?;/|\n]$/.test(lexeme.text));
  return (
    end > 0 && words.slice(from, end).every(({ lexeme: { kind } }) => kind !== "number" && kind !== "address")
  );
}

/** Whether nothing of a request was read from the sentence that a place stands in. */
function isTold(words: readonly Word[], at: number): boolean {
  const isEnd = ({ lexeme }: Word) => /^[.!?;]$/.test(lexeme.text);
  const from = words.findLastIndex((word, place) => place < at && isEnd(word)) + 1;
  const end = words.findIndex((word, place) => place >= at && isEnd(word));
  return words
    .slice(from, end < 0 ? undefined : end)
    .every(({ element }) => !/^(?:verb|counterparty)/.test(element?.as ?? ""));
}

/** Whether an address is the one that was read as whoever gets it. */
const isCounterparty = (words: readonly Word[], at: number) =>
  words.some(
    ({ element, lexeme }) =>
      element?.as === "counterparty" && lexeme.kind === "address" && lexeme.lower === words[at]?.lexeme.lower,
  );

/** "Take 250 USDC back out of Aave": what comes back from a place, and nobody who backs out. */
const isTakenBack = (words: readonly Word[], at: number) =>
  words[at]?.plain === "back" &&
  (/^(?:token|amount)/.test(words[at - 1]?.element?.as ?? "") || words[at - 1]?.plain === "collateral") &&
  words[at + 2]?.plain === "of" &&
  words[at + 3]?.element?.as === "place";

function markPhrases({ lexemes }: Reading, words: Word[], scopes: ReadonlySet<string>): void {
  for (let at = 0; at < words.length; at += 1) {
    const passing = guardedPhraseAt(lexemes, at);
    // "Send it on Base" is no sending on.
    const isNeither = words[passing?.to ?? at]?.element?.as === "chain" || isTakenBack(words, at);
    const stopping = isNeither ? undefined : passing;
    const phrase = phraseAt(lexemes, at);
    const [kind = "", scope] = phrase?.value.split(" when ") ?? [];
    // "so that the position belongs to 0x…": to whom it is credited, and nobody else.
    if (phrase?.spoken.endsWith("belongs to") && !isCounterparty(words, phrase.to)) continue;
    const isHere = scope === undefined || scopes.has(scope) || (scope === "told" && isTold(words, at));
    const harmless = phrase && isHere ? { ...phrase, value: kind } : undefined;
    const guarded = stopping && stopping.to >= (harmless?.to ?? 0) ? stopping : undefined;
    const found = guarded ?? harmless;
    if (!found) continue;
    const covered = words.slice(at, found.to);
    if (!covered.every(isOpen)) continue;
    for (const word of covered) {
      word[guarded ? "problem" : "filler"] = found.value;
      if (!guarded && BORNE_OUT.has(scope ?? "")) word.isBorneOut = true;
    }
    at = found.to - 1;
  }
}

const kindOf = ({ element, filler, problem, lexeme }: Word) =>
  problem !== undefined
    ? "not understood"
    : (element?.as ?? filler ?? (lexeme.kind === "sign" ? "mark" : "grammar"));

function runsOf(text: string, words: readonly Word[]): Accounted[] {
  const runs: Accounted[] = [];
  for (const word of words) {
    const { start, end } = word.lexeme;
    const as = kindOf(word);
    const of = word.problem ?? word.element?.of;
    const last = runs.at(-1);
    if (last && last.as === as && last.of === of) {
      last.end = end;
      last.text = text.slice(last.start, end);
    } else runs.push({ text: text.slice(start, end), start, end, as, ...(of === undefined ? {} : { of }) });
  }
  return runs;
}

const MOST = 10;

/** The stretches that stop the request, with the small words between them. */
function problemsOf(text: string, words: readonly Word[]): NotUnderstood[] {
  const found: NotUnderstood[] = [];
  let open: { start: number; end: number; why: string; mayBeAside?: true } | undefined;
  const close = () => {
    if (open && found.length < MOST)
      found.push({ text: text.slice(open.start, open.end), ...open, demands: true });
    open = undefined;
  };
  for (const { lexeme, problem, element, mayBeAside } of words) {
    if (problem !== undefined) {
      const isAside = mayBeAside === true && (open === undefined || open.mayBeAside === true);
      open = {
        start: open?.start ?? lexeme.start,
        end: lexeme.end,
        why: open?.why ?? problem,
        ...(isAside && { mayBeAside }),
      };
    } else if (element !== undefined || lexeme.kind === "sign") close();
  }
  close();
  return found;
}
