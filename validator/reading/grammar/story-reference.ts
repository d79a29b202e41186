import { isStoryNoun, isStoryWord } from "../../data/lexicon/story-words.ts";
import pointing from "../../data/patterns/pointing.json" with { type: "json" };
import { isOf } from "../../lexicon/lexicon.ts";
import { createPatternFinder } from "./pattern.ts";
import type { Sentence } from "./sentence.ts";
import { plainAt, type Word } from "./word.ts";

/** Where what is pointed at can be nothing but what is told: "I'm new to this", "I couldn't make it to the party". */
const pointingAt = createPatternFinder(pointing);

/** "We made this up", "It's a game": what was not named before can only be the request that follows. "It's Monday" names nothing. */
export function isUnnamed({ own, told }: Sentence, at: number): boolean {
  const { plain = "" } = own[at] ?? {};
  const next = plainAt(own, at + 1);
  const isSubject = /^(?:it's|that's|this's)$/.test(plain);
  if (!isSubject && !/^(?:it|this|that|these|those|them)$/.test(plain)) return false;
  // "that penguin", "the site that I used", "this morning"
  if (
    !isSubject &&
    /^(?:this|that|these|those)$/.test(plain) &&
    (isNamed(next) || (isOf(next, "time", "quality", "numeral") && !isOf(next, "preposition")))
  )
    return false;
  if (plain === "that" && at > 0) return false;
  if (pointingAt(own, at).length > 0) return false;
  const isWeather = /^(?:is|was|'s)$/.test(next) ? plainAt(own, at + 2) : isSubject ? next : "";
  if (
    isWeather !== "" &&
    (isOf(isWeather, "time", "quality", "adverb", "numeral") ||
      /^(?:the|a|my|our|payday|been|not|time)$/.test(isWeather))
  )
    return own.some(
      (word) =>
        isOf(word.plain, "fiction") ||
        /^(?:locked|made|meant|mine|his|hers|theirs|over|off|done)$/.test(word.plain),
    );
  return ![...told, ...own.slice(0, at)].some(
    (word) => isNamed(word.plain) || /^(?:token|place|noun)/.test(word.element?.as ?? ""),
  );
}

const isNamed = (word: string) => isOf(word, "thing", "occasion", "place") || isStoryNoun(word);

/** "the order (#88213)" */
export function isOfPaper(own: readonly Word[], at: number): boolean {
  const before = own[at - 1]?.plain === "(" ? own[at - 2] : own[at - 1];
  return (
    isOf(before?.plain ?? "", "referring") || /^(?:order|invoice|ticket|case|bill)$/.test(before?.plain ?? "")
  );
}

/** "eleven trees", "order 5581": a number of something; a bare one may be another amount. */
export function isCounted(own: readonly Word[], at: number): boolean {
  const [before, next] = [own[at - 1], own[at + 1]];
  if (next?.element !== undefined || /^[%$€]$/.test(next?.plain ?? "")) return true;
  if (
    /^(?:#|no|nr|number|\.|-|\/)$/.test(before?.plain ?? "") ||
    isOf(before?.plain ?? "", "referring", "time") ||
    /^(?:19|20)\d\d$/.test(plainAt(own, at)) ||
    /^(?:round|instalment|installment)$/.test(before?.plain ?? "")
  )
    return true;
  const isNoun = (word: string) =>
    isOf(word, "thing", "occasion", "person", "time", "quality", "place") || isStoryWord(word);
  return (
    next !== undefined &&
    next.lexeme.kind === "word" &&
    isNoun(next.plain) &&
    !isOf(next.plain, "preposition", "joint", "grammar", "adverb")
  );
}
