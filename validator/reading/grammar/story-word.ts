import { isStoryWord } from "../../data/lexicon/story-words.ts";
import { guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { AUXILIARY } from "./finite-verb.ts";
import type { Word } from "./word.ts";

export const SELF = /^(?:i|we|i'm|we're|i've|we've|i'd|we'd)$/;
/** Small words and verbs of what was, which no other sentence may have. */
export const TOLD =
  /^(?:because|since|as|although|though|where|what|why|how|than|whether|something|anything|nothing|gave|took|brought|drew|forgot|checked|clicked|charged|texted|spent|kept|let|lets|still|hardly|barely|seems|seemed|reading|read|may|gone|doing|holding|point|showed|everything|floors?|expecting)$/;
const SPOKEN_TO =
  /^(?:you|your|yours|yourself|u|ur|you're|you've|you'll|claude|assistant|agent|checker|verifier|arbiter|reviewer)$/;
/** Of these even a story before the request may not speak: they make what follows unreal, doubtful or another's. */
const FRAMING = /^(?:unreal|doubt|somebody else's|deceit)$/;
/** Of the guarded classes that only sometimes frame, the words that do. */
const FRAMES =
  /^(?:if|unless|provided|providing|assuming|assume|suppose|supposing|until|till|whenever|otherwise|pending|contingent|conditional|or|either|alternatively|whichever|whatever|whoever|vs|versus|might)$/;
/** What is merely not so; whatever else negates may take the request back. */
const NEGATION =
  /^(?:not|no|never|none|nothing|nobody|neither|nor|without|hate|hated|stop|stopped|stops|fail|fails|failed|bad|terrible|awful|against|avoid|skip|hardly|barely|\p{L}+n't|dont|cant|didnt|doesnt|isnt|wont|wasnt)$/u;
/** What goes wrong in the world, where neither the bargain nor the request is spoken of. */
const MISHAP =
  /^(?:wrong|blocked|terminated|broken|broke|lost|refused|refuses|declined|denied|less|cancelled|canceled|missed)$/;
const BARGAIN =
  /^(?:deal|deals|trade|swap|transfer|transfers|purchase|sale|agreement|plan|bet|loan|order|orders|offer|bid|vote|proposal)$/;
/** Who stole or broke in is a reason to shut somebody out. */
const BREACH = /^(?:deceit|doubt)$/;
const LAUGH = /^(?:haha|hahaha|lol|lmao|hehe|heh|funny)$/;
/** What speaks of the request itself, and of its terms, where a number is said of them. */
const REQUEST =
  /^(?:request|requests|instruction|instructions|transaction|transactions|prompt|command|commands|following|follows|below|sentence|sentences|line|lines|text|message|intent|verdict|promise|payment|payments)$/;
const TERM =
  /^(?:limit|limits|minimum|maximum|slippage|deadline|budget|recipient|spender|token|asset|amount|venue|network|chain|payee|protocol|pool|router|platform|price|rate|value|sum|total|fee|fees|gas)$/;
const REFERENCE = /^(?:it|this|that|these|those|them|so|such|him|her)$/;
const LATER = /^(?:tomorrow|later|eventually|someday|tonight|scheduled|future|wait)$/;
const PLANNED = /^(?:plan|planning|ready|going|about|before|later|soon|able|decided|used)$/;
const NEWS = /^(?:read|reading|heard|news|report|article|thread)$/;

/** A sentence of a story, and what it speaks of. */
export interface Sentence {
  own: readonly Word[];
  hasNumber: boolean;
  /** It refers to something that was or will be said. */
  isReferring: boolean;
  isOfSelf: boolean;
  isPlan: boolean;
  isNews: boolean;
  isOfBargain: boolean;
  /** Whatever is asked for shuts somebody out or ends something. */
  isClosing: boolean;
}

export function sentenceOf(words: readonly Word[], from: number, to: number, isClosing: boolean): Sentence {
  const own = words.slice(from, to);
  const has = (what: RegExp) => own.some(({ plain }) => what.test(plain));
  return {
    own,
    hasNumber: own.some(({ lexeme, plain }) => lexeme.kind === "number" || isOf(plain, "numeral")),
    isReferring: own.some(
      ({ plain }, at) =>
        REFERENCE.test(plain) &&
        !isOf(own[at + 1]?.plain ?? "", "thing", "occasion", "person", "time", "quality"),
    ),
    isOfSelf: has(SELF),
    isPlan: has(PLANNED),
    isNews: has(NEWS),
    isOfBargain: has(BARGAIN) || has(REQUEST),
    isClosing,
  };
}

/** Whether a story before the request may have this word. */
export function isOfStory(sentence: Sentence, at: number): boolean {
  const { plain, lexeme, element, filler } = sentence.own[at] as Word;
  if (SPOKEN_TO.test(plain) || (TERM.test(plain) && sentence.hasNumber)) return false;
  if (REQUEST.test(plain) && !isCompound(sentence.own, at)) return false;
  if (element !== undefined) return isMentioned(element) && !(element.as === "verb" && DONE.test(plain));
  if (lexeme.kind === "sign") return /^[,'’)(&#/-]$/.test(lexeme.text);
  if (lexeme.kind === "number") return true;
  if (lexeme.kind !== "word" || !mayBeGuarded(sentence, at)) return false;
  const { isOfSelf, isReferring, isPlan } = sentence;
  if (/^(?:will|shall|must|should|ought|i'll|we'll)$/.test(plain) && (isOfSelf || isReferring)) return false;
  const before = sentence.own[at - 1]?.plain ?? "";
  if (isOfDeed(sentence, at)) return false;
  // "I want to sell 5 LINK": a wish of its own.
  if (operationVerb(plain) && isOfSelf && before === "to" && !isPlan) return false;
  if (filler !== undefined || guardOf(plain) !== undefined) return filler !== "bound" || !sentence.hasNumber;
  if (TOLD.test(plain) || isKnown(plain) || isStoryWord(plain) || operationVerb(plain)) return true;
  return /^\p{Lu}/u.test(lexeme.text) || /['’]/.test(lexeme.text);
}

/** "our payment provider", "instead of a transaction": none that is asked for here. */
function isCompound(own: readonly Word[], at: number): boolean {
  const [before, next] = [own[at - 1]?.plain ?? "", own[at + 1]?.plain ?? ""];
  return /^(?:a|an|another|down|every)$/.test(before) || isOf(next, "person", "thing");
}

const DEED =
  /^(?:do|does|did|doing|done|mean|means|meant|want|wants|wanted|need|needs|like|likes|sent|send|paid|pay|moved|bought|sold|traded|approved|sign|signed|decided|say|says|said|ask|asked|order|ordered|stop|stopped|confirm|confirmed|check|checked)$/;
const OFFICE =
  /^(?:treasurer|owner|signer|admin|administrator|founder|manager|director|accountant|chair|chairman|president|secretary|organiser|organizer|lead|boss|landlord|tenant|customer|client|buyer|seller|author|artist)$/;
const DONE =
  /^(?:paid|sent|transferred|repaid|refunded|settled|wired|swapped|exchanged|converted|staked|supplied|deposited|withdrawn|approved|revoked|wrapped|bridged|executed)$/;
const THING = /^(?:it|this|that|these|those|so)$/;

/** Whether a word speaks of the request as of a deed: that it is done, meant, wanted, to come behind something else, or a part that is played. */
function isOfDeed({ own, isOfSelf, isReferring }: Sentence, at: number): boolean {
  const { plain = "" } = own[at] ?? {};
  const [before, next] = [own[at - 1]?.plain ?? "", own[at + 1]?.plain ?? ""];
  // "I don't mean it", "Bob wants me to do this"
  if (
    THING.test(plain) &&
    DEED.test(before) &&
    !isOf(next, "thing", "occasion", "person", "time", "quality", "place")
  )
    return true;
  // "It has been paid", "I paid him yesterday", "Peter was paid"
  const isDone = DONE.test(plain) && !/^(?:got|get|be|to)$/.test(before);
  const isOfThing =
    /^(?:for|the|a|an|my|our|his|her|their|me|us|in|by|off|back|some|all|out|too|over|up)$/.test(next) &&
    !/^(?:his|her|their|me)$/.test(own[at + 2] === undefined ? next : "");
  if (isDone && !isOfThing && own[at + 1]?.lexeme.kind !== "number") return true;
  // "She will call first"
  if (
    /^(?:first|then|afterwards|beforehand|next)$/.test(plain) &&
    !/^(?:the|a|an|my|our|his|her|their|at|this|very|every|and)$/.test(before) &&
    !isOf(next, "time")
  )
    return at > 0;
  // "He does not want the money"
  if (guardOf(before) === "negation" && /^(?:want|need|accept|take|deserve)$/.test(plain) && !isOfSelf)
    return true;
  if (isOf(plain, "fiction") && (isOfSelf || isReferring)) return true;
  if (/^(?:guns?|knife|knives)$/.test(plain)) return true;
  if (isClaimed(own, at)) return true;
  // "My son wrote what comes now"
  if (plain === "comes" && /^(?:now|next|here)$/.test(next)) return true;
  return guardOf(before) === "report" && /^(?:what|this|these|those)$/.test(plain);
}

/** "I'm the cleaning lady": who speaks is not who owns; "I'm the treasurer" may well be. */
export function isClaimed(own: readonly Word[], at: number): boolean {
  if (!isOf(own[at]?.plain ?? "", "person") || OFFICE.test(own[at]?.plain ?? "")) return false;
  const claim = own.findIndex(({ plain }) => /^(?:i'm|am)$/.test(plain));
  return (
    claim >= 0 &&
    at - claim <= 4 &&
    at > claim &&
    /^(?:the|his|her|their|your)$/.test(own[claim + 1]?.plain ?? "")
  );
}

/** What names something that the calls have, and no amount, nobody and no deed of its own. */
const isMentioned = ({ as, of }: { as: string; of: string | undefined }) =>
  /^(?:token (?!id)|token$|chain|place|noun|deadline|collateral|beside)/.test(as) ||
  (as === "verb" && of === "the call");

function mayBeGuarded(sentence: Sentence, at: number): boolean {
  const { own, isReferring, isOfSelf, isNews, isOfBargain, isClosing } = sentence;
  const { plain = "" } = own[at] ?? {};
  const guard = guardOf(plain);
  if (guard === undefined) return true;
  // "I was reading about hacks all evening"
  if (LAUGH.test(plain) || (isClosing && BREACH.test(guard) && !isReferring)) return true;
  if (/^(?:scam|hack|phish|attack|suspicious|stranger)/.test(plain)) return isNews;
  if (FRAMING.test(guard)) return guard === "deceit" && isNews;
  if (/^(?:condition|alternative)$/.test(guard)) return !FRAMES.test(plain);
  if (MISHAP.test(plain)) return !isReferring && !isOfBargain && own.length > 3;
  if (guard === "negation") return NEGATION.test(plain) && !(isReferring && !isOfSelf);
  if (guard === "change of mind") return !isReferring;
  if (guard !== "time") return true;
  // "Tomorrow would be fine"
  const isSubject = at === 0 || /^(?:,|and|but|or)$/.test(own[at - 1]?.plain ?? "");
  const isOffered =
    isSubject &&
    AUXILIARY.test(own[at + 1]?.plain ?? "") &&
    isOf(own[at + 2]?.plain ?? "", "quality", "courtesy", "bound", "core");
  return !isOffered && !(isReferring && LATER.test(plain));
}
