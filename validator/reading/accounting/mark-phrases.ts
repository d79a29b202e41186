import type { Reading } from "../../intent/reading.ts";
import { guardedPhraseAt, phraseAt } from "../../lexicon/lexicon.ts";
import { isPast } from "../../lexicon/operation-words.ts";
import { isOpen, type Word } from "../grammar/word.ts";

/** Where a phrase says no more than what the calls do, whatever its words may mean elsewhere. */
const BORNE_OUT = /^(?:all|repaid|lowering|one item|whole collection|claim|borrow|for another)$/;

/** Phrases of the tables are fillers where they may stand, or stop the request. */
export function markPhrases({ lexemes }: Reading, words: Word[], scopes: ReadonlySet<string>): void {
  for (let at = 0; at < words.length; at += 1) {
    const passing = guardedPhraseAt(lexemes, at);
    const phrase = phraseAt(lexemes, at);
    if (!passing && !phrase) continue;
    // "Send it on Base" is no sending on.
    const isNeither = words[passing?.to ?? at]?.element?.as === "chain" || isFetchedAt(words, at);
    const stopping = isNeither ? undefined : passing;
    const [kind = "", scope] = phrase?.value.split(" when ") ?? [];
    // "so that the position belongs to 0x…": to whom it is credited, and nobody else.
    if (phrase?.spoken.endsWith("belongs to") && !isCounterparty(words, phrase.to)) continue;
    // "I'd rather hold them as wstETH"; "as is" asks for nothing to be done.
    const as = scope === "wrapping" && phrase ? (words[phrase.to]?.element?.as ?? "") : "token";
    if (!as.startsWith("token")) continue;
    const isHere =
      scope === undefined ||
      scopes.has(scope) ||
      (scope === "told" && isTold(words, at)) ||
      // "I borrowed USDC there a while ago": when one gave a right or took a loan.
      (scope === "bygone" && (scopes.has("revoke only") || (scopes.has("repay") && isTold(words, at)))) ||
      (scope === "had" && isHad(words, at)) ||
      (scope === "held" && isOwn(words, phrase?.to ?? 0)) ||
      (scope === "bidden" && isBidden(words, at));
    const harmless = phrase && isHere ? { ...phrase, value: kind } : undefined;
    const guarded = stopping && stopping.to >= (harmless?.to ?? 0) ? stopping : undefined;
    const found = guarded ?? harmless;
    if (!found) continue;
    // "paper trading": of what is guarded some words may have been read as something else.
    const own = words.slice(at, found.to);
    const [first] = own;
    const covered = guarded && first && isOpen(first) ? own.filter(isOpen) : own;
    if (!covered.every(isOpen)) continue;
    for (const word of covered) {
      word[guarded ? "problem" : "filler"] = found.value;
      if (!guarded && BORNE_OUT.test(scope ?? "")) word.isBorneOut = true;
    }
    at = found.to - 1;
  }
}

/** "100 USDC back out of the vault"; "I back out of it" takes it back. */
const isFetchedAt = (words: readonly Word[], at: number) =>
  words[at - 1]?.element?.as.startsWith("token") === true &&
  /^back out (?:of|from)$/.test(
    words
      .slice(at, at + 3)
      .map(({ plain }) => plain)
      .join(" "),
  );

/** Whether nothing of a request was read from the sentence that a place stands in. */
function isTold(words: readonly Word[], at: number): boolean {
  const isEnd = ({ lexeme }: Word) => /^[.!?;]$/.test(lexeme.text);
  const from = words.findLastIndex((word, place) => place < at && isEnd(word)) + 1;
  const end = words.findIndex((word, place) => place >= at && isEnd(word));
  return words
    .slice(from, end < 0 ? undefined : end)
    .every(({ element }) => !/^(?:verb|counterparty)/.test(element?.as ?? ""));
}

/** "Got 20 LINK sitting around. Trade them for …"; "Got 20 LINK for DAI" tells what was done. */
function isHad(words: readonly Word[], at: number): boolean {
  const isEnd = ({ lexeme }: Word) => /^[.!,;–—]$/.test(lexeme.text);
  if (at > 0 && !/^[.!?;]$/.test(words[at - 1]?.lexeme.text ?? "")) return false;
  const end = words.findIndex((word, place) => place > at && isEnd(word));
  const own = words.slice(at + 1, Math.max(at, end));
  const isSum =
    own.length > 0 &&
    own.every(({ element, plain }) => (element ? /^(?:amount|token)/.test(element.as) : IDLE.test(plain)));
  let asking = end + 1;
  while (/^(?:please|pls|so|and|can|could|you|kindly)$/.test(words[asking]?.plain ?? "")) asking += 1;
  const deed = words[asking];
  return isSum && deed?.element?.as === "verb" && !isPast(deed.plain);
}
const IDLE =
  /^(?:sitting|lying|just|around|here|idle|idly|spare|to|left|over|in|my|our|wallet|account|about|doing|nothing|unused|some)$/;

/** "and leave it in my wallet"; in nobody else's, nor in one that lies somewhere. */
function isOwn(words: readonly Word[], at: number): boolean {
  const behind = words.slice(at, at + 4).map(({ plain }) => plain);
  return /^(?:my|our|this) (?:own )?(?:wallet|account)(?: (?:[.,;:!)]|and|please|thanks|thx)|$)/.test(
    behind.join(" "),
  );
}

/** "Find the best path for 5 DAI to WETH. Do it.": without the bidding it asks for the path. */
function isBidden(words: readonly Word[], at: number): boolean {
  const behind = words.slice(at).map(({ plain }) => plain);
  return /(?:[.,;!] |\band )(?:(?:please|then|and|just) )*(?:(?:do|execute|take|use|run) it|go ahead)(?: [.!]|$)/.test(
    behind.join(" "),
  );
}

/** Whether an address is the one that was read as whoever gets it. */
const isCounterparty = (words: readonly Word[], at: number) =>
  words.some(
    ({ element, lexeme }) =>
      element?.as === "counterparty" && lexeme.kind === "address" && lexeme.lower === words[at]?.lexeme.lower,
  );
