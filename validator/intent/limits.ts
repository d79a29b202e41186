import { isAsking, operationVerb } from "../lexicon/operation-words.ts";
import { termWords } from "../lexicon/term-words.ts";
import { bareNumberAt } from "./bare-number.ts";
import type { Bound, Intent, NumberAmount } from "./intent.ts";
import { measuredAt } from "./measured-amounts.ts";
import { NEGATIONS } from "./negation.ts";
import type { FoundAmount } from "./parts.ts";
import {
  beginsLine,
  isTaken,
  pastWords,
  quoteSpan,
  type Reading,
  type Span,
  take,
  wordAt,
} from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";

export type Limit = NonNullable<Intent["limits"]>[number];

const PAYING =
  /^(?:pay|pays|paying|spend|spends|spending|spent|costs?|costing|outlay|part|parting|fork|forking|shell|shelling)$/;
const GETTING = termWords("getting");
/** What says that the clause is one: somebody is content, wants or refuses, or something is so much. */
const TELLING = termWords("telling a limit");
/** Verbs only with what is to be held: "cap the spend at", "keep it under"; "cap 20000" is a noun. */
const HOLDING = /^(?:keep|cap|limit|hold)$/;
const HELD = /^(?:the|it|my|our|this|that)$/;
const REFUSING =
  /^(?:abort|revert|reject|fail|cancel|refuse|refusing|decline|nothing|unacceptable|unhappy|disappointed|dissatisfied)$/;
/** "It should not fail below 5": less is taken, too. */
const UNREFUSED = /^(?:abort|revert|reject|fail|cancel|refuse|refusing|decline)$/;
const DISPLEASED = /^(?:unhappy|disappointed|dissatisfied)$/;
const JUDGED = /^(?:little|few|low|much|high)$/;
const MORE = /^(?:more|greater|higher|better|over|above|beyond|exceed|exceeding)$/;
const LESS = /^(?:less|fewer|lower|worse|under|below|beneath)$/;
const LEAST = /^(?:least|min|minimum|lowest|floor|guarantee(?:d|ing)?)$/;
const MOST = /^(?:most|max|maximum|highest|cap|capped|ceiling|budget|tops|outside)$/;
const END_OF = /^(?:lower|upper)$/;
const ENDS_NAMED = /^(?:bound|limit)$/;
/** What several payments may come to: "never more than 1 ETH in all". */
const WHOLE = /^(?:all|altogether|combined|overall|together|total|sum|aggregate)$/;
const CONDITION = /^(?:if|provided|providing|long|condition)$/;
/** Words that may stand in such a clause besides. */
const SMALL = termWords("beside a limit");
const JOINT = /^(?:and|but|so|then|also|yet)$/;
const ENDS = /^[,;.!?()–—\]]$/;
/** Behind these the clause goes on with where it is to be done. */
const WHERE = /^(?:on|via|using|through|over)$/;
/** How many words a clause has on either side of its number. */
const REACH = 12;
const MOST_LIMITS = 10;
/** Without one of these there is nothing to look for. */
const HINT =
  /\b(?:least|most|min|max|minimum|maximum|lowest|highest|floor|cap|capped|ceiling|budget|tops|limit|more|less|fewer|greater|higher|lower|better|worse|over|above|beyond|under|below|beneath|exceed|guarantee|cost up to|or it)/i;

/**
 * What is to be given at most, or got at least, where a clause of its own says so, in whatever words: "don't spend over 92
 * USDC", "the least I'm happy with is 5 WETH", "abort if it comes out under 8,900". Every word of the clause is of bounding;
 * found before the verbs, because none of these is a wish by itself.
 */
export function findLimits(reading: Reading): Limit[] {
  const found: Limit[] = [];
  if (!HINT.test(reading.folded)) return found;
  let isLater = false;
  for (let at = 0; at < reading.lexemes.length && found.length < MOST_LIMITS; at += 1) {
    const measured = measure(reading, at);
    if (!measured) continue;
    const limit = limitAt(reading, measured, isLater);
    isLater ||= measured.amount.token !== undefined;
    if (limit) {
      // Beside "don't approve more than 5 USDC" the clause forbids as well.
      take(reading, limit.limit.operation ? limit.limit.amount.quote : quoteSpan(reading, limit));
      found.push(limit.limit);
    }
    at = Math.max(at, (limit?.to ?? measured.to) - 1);
  }
  return found;
}

type Measured = FoundAmount & { amount: NumberAmount };

function measure(reading: Reading, at: number): Measured | undefined {
  const { kind, text } = reading.lexemes[at] ?? {};
  if (isTaken(reading, at) || (kind !== "number" && kind !== "word" && text !== "$")) return undefined;
  const found =
    measuredAt({ reading, from: at, to: reading.lexemes.length, verb: at - 1 }, at) ??
    bareNumberAt(reading, at);
  return found?.amount.kind === "number" && !found.amount.upTo
    ? { from: at, to: found.to, amount: found.amount }
    : undefined;
}

interface FoundLimit extends Span {
  limit: Limit;
}

/** `isLater`: another amount has been named before, of which this one may bound the sum. */
function limitAt(
  reading: Reading,
  { amount, from: number, to: behind }: Measured,
  isLater: boolean,
): FoundLimit | undefined {
  const { lexemes } = reading;
  // "2900 USDC more" comes on top.
  if (amount.isMore || wordAt(lexemes, behind) === "more") return undefined;
  const from = startOf(reading, number, behind);
  const more = betterEnd(lexemes, behind);
  const refusal = from === undefined ? undefined : refusalEnd(lexemes, from, number, more);
  const to = refusal ?? (from === undefined ? undefined : endOf(reading, behind));
  if (from === undefined || to === undefined) return undefined;
  // "good for 20 min" is a time.
  const isTime = wordAt(lexemes, behind) === "min" && wordAt(lexemes, number - 1) === "for";
  if (isTime && /^(?:good|valid|open|live|stays?)$/.test(wordAt(lexemes, number - 2))) return undefined;
  // "… and use it to buy no less than 1 WETH" asks for the trade.
  if (wordAt(lexemes, pastWords(lexemes, from, JOINT, 2)) === "use") return undefined;
  const said = lexemes.slice(refusal === undefined ? behind : to - 1, to);
  const words = withEnds([...lexemes.slice(from, number), ...said].map(({ lower }) => lower));
  // "with part of 5 USDC"
  if (words.some((word, at) => word === "part" && words[at + 1] !== "with")) return undefined;
  // "8,920 DAI or it should revert": with less, nothing is to be done.
  const isOrElse = /^or .*\b(?:fail|revert|abort)$/.test(words.slice(number - from).join(" "));
  const isRefused =
    !isOrElse &&
    words.some(
      (word, at) =>
        isNegation(word) ||
        REFUSING.test(word) ||
        // "anything under 5 is too little"
        (word === "too" && JUDGED.test(words[at + 1] ?? "")),
    );
  // "I wouldn't be unhappy with less"
  if (words.some((word) => DISPLEASED.test(word)) && words.some((word) => NEGATIONS.has(word)))
    return undefined;
  const isUnrefused = words.some(
    (word, at) =>
      UNREFUSED.test(word) &&
      words.slice(Math.max(0, at - 3, at < number - from ? 0 : number - from), at).some(isNegation),
  );
  if (isUnrefused) return undefined;
  const isHeld = words.some((word) => HELD.test(word));
  // "don't send more than 5": what is refused stands behind; "send no more than 5" asks for it.
  const refused = words.findIndex((word) => word !== "no" && NEGATIONS.has(word));
  const verbs = words.filter(
    (word, at) => isVerb(word, isRefused && refused >= 0 && at > refused) || (isHeld && HOLDING.test(word)),
  );
  // "Min. return 5 DAI"
  const other = words.find((word) => word !== "." && !isKnown(word) && !verbs.includes(word));
  // "if it can't give 5 WETH or more, it should fail"
  const isUnmet = refusal !== undefined && words.slice(0, number - from).some((word) => NEGATIONS.has(word));
  const isBoundOtherwise = words.some((word) => MORE.test(word) || LESS.test(word) || MOST.test(word));
  // Without what it is to be, "5 or more" is of what is not so.
  if (refusal === undefined && more > behind && words[0] === "if" && isRefused) return undefined;
  const least = isBoundOtherwise ? undefined : "at least";
  const bound = isUnmet ? least : isOrElse ? "at least" : boundIn(words, isRefused);
  const isWhole = isLater && bound === "at most" && words.some((word) => WHOLE.test(word));
  if ((verbs.length === 0 && !isRefused && !isWhole) || other !== undefined || !bound) return undefined;
  // "never for less than 0.4 USDC each" is a price.
  if (bound === "at least" && /^(?:each|apiece|per)$/.test(wordAt(lexemes, behind))) return undefined;
  const isOpen = words.some((word) => CONDITION.test(word)) && !isRefused;
  // "If it comes out under 8,900, …": what then is said behind it.
  if (isOpen && !/^[.;!]?$/.test(wordAt(lexemes, to))) return undefined;
  const [isPaid, isGot] = [PAYING, GETTING].map((kind) => words.some((word) => kind.test(word)));
  // "at most 505 USDC" is of what is given, unless a verb says otherwise; "I expect to pay" has one of each.
  const isOfGiven = isPaid || (!isGot && bound === "at most");
  const side = isWhole ? "given" : isPaid && isGot ? undefined : isOfGiven ? "given" : "wanted";
  const isApproval = isRefused && words.some((word) => operationVerb(word)?.certain.has("approve") === true);
  return {
    limit: { amount: { ...amount, bound }, side, ...(isApproval && { operation: "approve" as const }) },
    from,
    to,
  };
}

/** "The lower bound is 5" names an end, and no more than "lower than 5" by its words. */
const withEnds = (words: readonly string[]) =>
  words.flatMap((word, at) => {
    if (ENDS_NAMED.test(word) && END_OF.test(words[at - 1] ?? "")) return [];
    const isEnd = END_OF.test(word) && ENDS_NAMED.test(words[at + 1] ?? "");
    return isEnd ? [word === "lower" ? "floor" : "ceiling"] : [word];
  });

const isNegation = (word: string) => NEGATIONS.has(word);

const isVerb = (word: string, isRefused: boolean) =>
  PAYING.test(word) || GETTING.test(word) || TELLING.test(word) || (isRefused && isAsking(word));

const isKnown = (word: string) =>
  [SMALL, MORE, LESS, LEAST, MOST, CONDITION, REFUSING, WHOLE].some((words) => words.test(word)) ||
  NEGATIONS.has(word);

/** Which way the words of a clause bound; undefined where they say both or nothing. */
function boundIn(words: readonly string[], isRefused: boolean): Bound | undefined {
  const has = (kind: RegExp) => words.some((word) => kind.test(word));
  const [more, less] = [has(MORE), has(LESS)];
  const isLeast = has(LEAST) || (isRefused ? less : more);
  // "It may cost up to 5"; "spend up to 5" asks for it.
  const isCost = /\bcosts? (?:\w+ )?up to$/.test(words.join(" "));
  const isMost = has(MOST) || isCost || (isRefused ? more : less);
  // "not at least 5" says nothing that could be held to.
  if (isLeast === isMost || (isRefused && !more && !less)) return undefined;
  return isLeast ? "at least" : "at most";
}

/** Where the clause begins that leads to a number; undefined where a word belongs to something else. */
function startOf(reading: Reading, number: number, behind: number): number | undefined {
  const { lexemes } = reading;
  let at = number;
  for (; at > 0; at -= 1) {
    const before = lexemes[at - 1];
    if (!before || beginsLine(reading, at)) break;
    const isShort = before.text === "." && /^(?:min|max)$/.test(wordAt(lexemes, at - 2));
    if ((ENDS.test(before.text) && !isShort) || JOINT.test(before.lower)) break;
    if (number - at > REACH || !mayStand(before.lower)) return undefined;
    // "… with no less than 2980 USDC coming back"
    const isOfWhat =
      before.lower === "with" && /^(?:coming|arriving|returned)$/.test(wordAt(lexemes, behind));
    if (before.lower === "without" || isOfWhat) return at - 1;
  }
  return at;
}

function endOf(reading: Reading, behind: number): number | undefined {
  const { lexemes } = reading;
  let at = behind;
  for (; at < lexemes.length; at += 1) {
    const lower = wordAt(lexemes, at);
    if (ENDS.test(lower) || JOINT.test(lower) || beginsLine(reading, at)) break;
    const isOfIt = /^(?:it|this|that|them|total)$/.test(wordAt(lexemes, at + 1));
    if (WHERE.test(lower) && !isOfIt && !tokenAtLexeme(reading, at + 1)) break;
    if (at - behind > REACH || !mayStand(lower)) return undefined;
  }
  return at;
}

/** Where "or more" ends that stands behind a number. */
function betterEnd(lexemes: Reading["lexemes"], at: number): number {
  const isMore =
    wordAt(lexemes, at) === "or" && /^(?:more|better|above|higher)$/.test(wordAt(lexemes, at + 1));
  return isMore ? at + 2 : at;
}

/** "Anything under 2950 USDC and it should fail", "if it's less than 2970 DAI, revert": where what is then to be ends. */
function refusalEnd(
  lexemes: Reading["lexemes"],
  from: number,
  number: number,
  behind: number,
): number | undefined {
  const leads = lexemes.slice(from, number).map(({ lower }) => lower);
  // "below 2950 USDC, revert"
  const isIf = leads[0] === "if" || /^(?:below|under|beneath)$/.test(leads.join(" "));
  if (!isIf && !leads.includes("anything")) return undefined;
  const subject = pastWords(lexemes, behind, /^(?:,|and|then|the|whole)$/, 4);
  const isOfDeed = /^(?:it|this|that|trade|swap|order|transaction|tx|deal|thing)$/.test(
    wordAt(lexemes, subject),
  );
  const verb = pastWords(
    lexemes,
    subject + 1,
    /^(?:should|must|shall|may|has|needs|ought|is|to|just|simply)$/,
    4,
  );
  const isDue = isOfDeed && subject > behind && verb > subject + 1;
  const isBare = isIf && subject > behind && !isOfDeed;
  const end = isBare ? subject : verb;
  const isLast = end + 1 >= lexemes.length || ENDS.test(wordAt(lexemes, end + 1));
  const isRefusal = /^(?:abort|revert|fail)$/.test(wordAt(lexemes, end));
  return (isDue || isBare) && isLast && isRefusal ? end + 1 : undefined;
}

const mayStand = (word: string) =>
  word === "." ||
  isKnown(word) ||
  isVerb(word, true) ||
  [HOLDING, END_OF, ENDS_NAMED].some((words) => words.test(word));
