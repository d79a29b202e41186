import { isStoryWord } from "../../data/lexicon/story-words.ts";
import { guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { AUXILIARY } from "./finite-verb.ts";
import { isOpen, type Word } from "./word.ts";

const SUBJECT =
  /^(?:i|we|he|she|they|it|there|who|i'm|we're|he's|she's|they're|i've|we've|it's|that's|there's|he'd|she'd|they've|this|that)$/;
const SELF = /^(?:i|we|i'm|we're|i've|we've|i'd|we'd)$/;
const SPOKEN_TO =
  /^(?:you|your|yours|yourself|u|ur|you're|you've|you'll|claude|assistant|agent|checker|verifier|arbiter|reviewer|validator)$/;
/** Of these even a story before the request may not speak: they make what follows unreal, conditional or another's word. */
const FRAMING = /^(?:unreal|condition|doubt|somebody else's|alternative)$/;
/** What speaks of the request itself. */
const REQUEST =
  /^(?:request|requests|instruction|instructions|transaction|transactions|prompt|command|commands|order|following|follows|below|above|next|everything|sentence|sentences|line|lines|text|message|words|intent|verdict|limit|limits|minimum|maximum|slippage|deadline|budget|recipient|spender|token|asset|amount|venue|network|chain|payee|protocol|pool|router|platform|price|rate|value|sum|total)$/;
const REFERENCE = /^(?:it|this|that|these|those|them|so|such)$/;
/** Small words and verbs of what was, which no other sentence may have. */
const TOLD =
  /^(?:because|since|as|although|though|where|what|why|how|than|whether|something|anything|nothing|gave|took|forgot|checked|clicked|charged|texted|spent|kept|let|lets|still|hardly|barely|seems|seemed)$/;
const JOINED = /^(?:so|hence|therefore|thus)$/;

/**
 * Marks the sentences that stand before the request and only tell how it came about: "Marta fronted me the deposit back in
 * spring." The request follows them in full, so that they undo nothing; but they may not make it unreal, conditional or
 * somebody else's, and every word of theirs is known.
 */
export function markPreamble(words: Word[]): void {
  const request = words.findIndex(
    ({ element }) =>
      element !== undefined && /^(?:verb|amount|counterparty)/.test(element.as) && element.of !== "the call",
  );
  let from = 0;
  for (let at = 0; at < request; at += 1) {
    const { text } = (words[at] as Word).lexeme;
    const isEnd = /^[.!]$/.test(text) || (/^[,;]$/.test(text) && JOINED.test(words[at + 1]?.plain ?? ""));
    if (/^[?;:]$/.test(text) && !isEnd) {
      from = at + 1;
      continue;
    }
    if (!isEnd) continue;
    if (isStory(words, from, at))
      for (const word of words.slice(from, at)) if (isOpen(word)) word.filler = "story";
    from = at + 1;
  }
}

function isStory(words: readonly Word[], from: number, to: number): boolean {
  return (
    hasVerb(words, from, to) && words.slice(from, to).every((_, at) => isOfStory(words, from + at, from, to))
  );
}

/** Who or what is spoken of stands before the verb, or the verb says that it is past: "Found a used bike". */
function hasVerb(words: readonly Word[], from: number, to: number): boolean {
  let at = from;
  while (
    at < to &&
    (isOf(words[at]?.plain ?? "", "courtesy", "joint", "adverb", "manner", "time") ||
      words[at]?.plain === "," ||
      words[at]?.plain === "so")
  )
    at += 1;
  const first = words[at]?.plain ?? "";
  if (SUBJECT.test(first) || SELF.test(first)) return at + 1 < to;
  // "Getting ready for the week"
  if (isOf(first, "going") && !operationVerb(first)) return at + 1 < to;
  const isPastDeed = (isOf(first, "past") || isPast(first)) && !isOf(first, "plain");
  if (isPastDeed) return at + 1 < to;
  if (isOf(first, "plain") && !isOf(first, "thing", "occasion", "person")) return false;
  for (let next = at + 1; next < to; next += 1) {
    const { plain = "" } = words[next] ?? {};
    const before = words[next - 1]?.plain ?? "";
    if (
      AUXILIARY.test(plain) ||
      /'(?:s|m|re|ve|d|ll)$/.test(first) ||
      isOf(plain, "past", "present", "acting") ||
      isPast(plain) ||
      TOLD.test(plain) ||
      (operationVerb(plain) && plain.endsWith("s"))
    )
      return true;
    if (SUBJECT.test(before) && (isOf(plain, "plain") || operationVerb(plain))) return true;
  }
  return false;
}

function isOfStory(words: readonly Word[], at: number, from: number, to: number): boolean {
  const word = words[at] as Word;
  const { plain, lexeme, element, filler } = word;
  if (SPOKEN_TO.test(plain) || REQUEST.test(plain)) return false;
  if (element !== undefined)
    return (
      /^(?:token (?!id)|token$|chain|place|noun|deadline|collateral)/.test(element.as) ||
      (element.as === "verb" && element.of === "the call")
    );
  if (lexeme.kind === "sign") return /^[,'’)(&-]$/.test(lexeme.text);
  if (lexeme.kind === "number") return true;
  if (lexeme.kind !== "word") return false;
  const guard = guardOf(plain);
  if (guard !== undefined && FRAMING.test(guard)) return false;
  const own = words.slice(from, to);
  const isOfRequest = own.some(
    (one, place) =>
      REFERENCE.test(one.plain) &&
      !isOf(own[place + 1]?.plain ?? "", "thing", "occasion", "person", "time", "quality"),
  );
  const isOfSelf = own.some((one) => SELF.test(one.plain));
  if (guard === "change of mind" && isOfRequest) return false;
  // "Tomorrow would be fine"
  const isSubject = at === from || /^(?:,|and|but|or)$/.test(words[at - 1]?.plain ?? "");
  if (
    guard === "time" &&
    isSubject &&
    AUXILIARY.test(words[at + 1]?.plain ?? "") &&
    isOf(words[at + 2]?.plain ?? "", "quality", "courtesy", "bound", "core")
  )
    return false;
  if (
    guard === "time" &&
    isOfRequest &&
    /^(?:tomorrow|later|eventually|someday|tonight|scheduled|future|wait)$/.test(plain)
  )
    return false;
  if (/^(?:will|shall|must|should|ought|i'll|we'll)$/.test(plain) && (isOfSelf || isOfRequest)) return false;
  if (filler !== undefined || guard !== undefined) return filler !== "bound";
  // "I want to sell 5 LINK": a wish of its own.
  if (
    operationVerb(plain) &&
    isOfSelf &&
    /^(?:to)$/.test(words[at - 1]?.plain ?? "") &&
    !own.some((one) =>
      /^(?:plan|planning|ready|going|about|before|later|soon|able|decided|used)$/.test(one.plain),
    )
  )
    return false;
  if (TOLD.test(plain)) return true;
  return (
    isKnown(plain) ||
    isStoryWord(plain) ||
    operationVerb(plain) !== undefined ||
    /^\p{Lu}/u.test(lexeme.text) ||
    /['’]/.test(lexeme.text)
  );
}
