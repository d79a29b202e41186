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
  pastPhrase,
  quoteSpan,
  type Reading,
  type Span,
  saidIn,
  take,
  wordAt,
} from "./reading.ts";
import { told } from "./terms-told.ts";
import { tokenAtLexeme } from "./tokens.ts";

export type Limit = NonNullable<Intent["limits"]>[number];

const PAYING = told(
  "pay|pays|paying|spend|spends|spending|spent|costs?|costing|outlay|part|parting|fork|forking|shell|shelling",
);
const GETTING = termWords("getting");
/** What says that the clause is one: somebody is content, wants or refuses, or something is so much. */
const TELLING = termWords("telling a limit");
const REFUSAL = "abort|revert|reject|fail|cancel|refuse|refusing|decline";
const DISPLEASURE = "unhappy|disappointed|dissatisfied";
const NOT = [...NEGATIONS].join("|");
const REFUSING = told(`${REFUSAL}|${DISPLEASURE}|nothing|unacceptable`);
/** "anything under 5 is too little" */
const REFUSED = told(`${NOT}|${REFUSING.source}|too (?:little|few|low|much|high)`);
const NEGATED = told(NOT);
const DISPLEASED = told(DISPLEASURE);
/** "It should not fail below 5": less is taken, too. */
const UNREFUSED = told(`(?:${NOT})(?: \\S+){0,2} (?:${REFUSAL})`);
const MORE = told("more|greater|higher|better|over|above|beyond|exceed|exceeding");
const LESS = told("less|fewer|lower|worse|under|below|beneath");
const LEAST = told("least|min|minimum|lowest|floor|guarantee(?:d|ing)?");
const MOST = told("most|max|maximum|highest|cap|capped|ceiling|budget|tops|outside");
/** What several payments may come to: "never more than 1 ETH in all". */
const WHOLE = told("all|altogether|combined|overall|together|total|sum|aggregate");
const CONDITION = told("if|provided|providing|long|condition");
/** Words that may stand in such a clause besides. */
const SMALL = termWords("beside a limit");
const JOINT = told("and|but|so|then|also|yet");
const ENDS = /^[,;.!?()–—\]]$/;
/** Behind these the clause goes on with where it is to be done. */
const WHERE = told("on|via|using|through|over");
const BETTER = /^or (?:more|better|above|higher)(?!\S)/;
/** What is then to be: "if it's less than 2970 DAI, revert", "anything under 2950 USDC and it should fail". */
const ELSE =
  /^(?:(?:,|and|then|the|whole) ){1,4}(?:(?:it|this|that|trade|swap|order|transaction|tx|deal|thing) (?:(?:should|must|shall|may|has|needs|ought|is|to|just|simply) ){1,4})?(?:abort|revert|fail)(?= [,;.!?()–—\]]|$)/;
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
  for (let at = 0; at < reading.lexemes.length && found.length < MOST_LIMITS; at += 1) {
    const measured = measure(reading, at);
    if (!measured) continue;
    const limit = limitAt(reading, measured);
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

function limitAt(reading: Reading, { amount, from: number, to: behind }: Measured): FoundLimit | undefined {
  const { lexemes } = reading;
  // "2900 USDC more" comes on top.
  if (amount.isMore || wordAt(lexemes, behind) === "more") return undefined;
  const from = startOf(reading, number);
  if (from === undefined) return undefined;
  const lead = saidIn(lexemes, from, number);
  const better = pastPhrase(lexemes, behind, BETTER) ?? behind;
  const refusal = refusalEnd(lexemes, lead, better);
  const to = refusal ?? endOf(reading, behind);
  if (to === undefined) return undefined;
  // "good for 20 min" is a time.
  const isTime = /(?:good|valid|open|live|stays?) for$/.test(saidIn(lexemes, number - 2, number));
  if (isTime && wordAt(lexemes, behind) === "min") return undefined;
  const tail = saidIn(lexemes, refusal === undefined ? behind : to - 1, to);
  const said = `${lead} ${tail}`.trim();
  // "8,920 DAI or it should revert": with less, nothing is to be done.
  const isOrElse = /^or .*\b(?:fail|revert|abort)$/.test(tail);
  const isRefused = !isOrElse && REFUSED.test(said);
  // "I wouldn't be unhappy with less"
  if (DISPLEASED.test(said) && NEGATED.test(said)) return undefined;
  if (UNREFUSED.test(lead) || UNREFUSED.test(tail)) return undefined;
  const verbs = verbsIn(said, isRefused);
  // "Min. return 5 DAI"
  const isOther = said.split(" ").some((word) => word !== "." && !isKnown(word) && !verbs.includes(word));
  // "if it can't give 5 WETH or more, it should fail"
  const isUnmet = refusal !== undefined && NEGATED.test(lead);
  const isBoundOtherwise = [MORE, LESS, MOST].some((words) => words.test(said));
  const least = isBoundOtherwise ? undefined : "at least";
  const bound = isUnmet ? least : isOrElse ? "at least" : boundIn(said, isRefused);
  const isWhole = bound === "at most" && WHOLE.test(said);
  if ((verbs.length === 0 && !isRefused && !isWhole) || isOther || !bound) return undefined;
  // "never for less than 0.4 USDC each" is a price.
  if (bound === "at least" && /^(?:each|apiece|per)$/.test(wordAt(lexemes, behind))) return undefined;
  // "If it comes out under 8,900, …": what then is said behind it.
  if (CONDITION.test(said) && !/^[.;!]?$/.test(wordAt(lexemes, to))) return undefined;
  const isPaid = PAYING.test(said);
  const isGot = said.split(" ").some((word) => GETTING.test(word));
  // "at most 505 USDC" is of what is given, unless a verb says otherwise.
  const side = isPaid || (!isGot && bound === "at most") ? "given" : "wanted";
  const isApproval = isRefused && verbs.some((word) => operationVerb(word)?.certain.has("approve") === true);
  return {
    limit: { amount: { ...amount, bound }, side, ...(isApproval && { operation: "approve" as const }) },
    from,
    to,
  };
}

/** "don't send more than 5": what is refused stands behind; "send no more than 5" asks for it. */
function verbsIn(said: string, isRefused: boolean): string[] {
  const words = said.split(" ");
  const refused = words.findIndex((word) => word !== "no" && NEGATIONS.has(word));
  return words.filter((word, at) => isVerb(word, isRefused && refused >= 0 && at > refused));
}

const isVerb = (word: string, isRefused: boolean) =>
  PAYING.test(word) || GETTING.test(word) || TELLING.test(word) || (isRefused && isAsking(word));

const isKnown = (word: string) =>
  NEGATIONS.has(word) ||
  [SMALL, MORE, LESS, LEAST, MOST, CONDITION, REFUSING, WHOLE].some((words) => words.test(word));

/** Which way the words of a clause bound; undefined where they say both or nothing. */
function boundIn(said: string, isRefused: boolean): Bound | undefined {
  const [more, less] = [MORE.test(said), LESS.test(said)];
  const isLeast = LEAST.test(said) || (isRefused ? less : more);
  const isMost = MOST.test(said) || (isRefused ? more : less);
  // "not at least 5" says nothing that could be held to.
  if (isLeast === isMost) return undefined;
  return isLeast ? "at least" : "at most";
}

/** Where the clause begins that leads to a number; undefined where a word belongs to something else. */
function startOf(reading: Reading, number: number): number | undefined {
  const { lexemes } = reading;
  let at = number;
  for (; at > 0; at -= 1) {
    const before = lexemes[at - 1];
    if (!before || beginsLine(reading, at)) break;
    const isShort = before.text === "." && /^(?:min|max)$/.test(wordAt(lexemes, at - 2));
    if ((ENDS.test(before.text) && !isShort) || JOINT.test(before.lower)) break;
    if (number - at > REACH || !mayStand(before.lower)) return undefined;
    if (before.lower === "without") return at - 1;
  }
  return at;
}

function endOf(reading: Reading, behind: number): number | undefined {
  const { lexemes } = reading;
  let at = behind;
  for (; at < lexemes.length; at += 1) {
    const lower = wordAt(lexemes, at);
    if (ENDS.test(lower) || JOINT.test(lower) || beginsLine(reading, at)) break;
    if (WHERE.test(lower) && !tokenAtLexeme(reading, at + 1)) break;
    if (at - behind > REACH || !mayStand(lower)) return undefined;
  }
  return at;
}

/** Where it ends what is to be with less: "below 2950 USDC, revert". */
function refusalEnd(lexemes: Reading["lexemes"], lead: string, behind: number): number | undefined {
  const isIf = /^if(?!\S)|^(?:below|under|beneath)$/.test(lead);
  if (!isIf && !/(?<!\S)anything(?!\S)/.test(lead)) return undefined;
  return pastPhrase(lexemes, behind, ELSE);
}

const mayStand = (word: string) => word === "." || isKnown(word) || isVerb(word, true);
