import { isStoryNoun, isStoryWord } from "../../data/lexicon/story-words.ts";
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
/** What makes a request doubtful, enforced or pointless though it follows in full. */
const STOPS =
  /^(?:undecided|unsure|died|dies|dying|hurt|hurts|hurting|drank|drunk|drugged|support|helpdesk|ransom|hostage|threat|scared|afraid|discount|hold)$/;
/** How far back a story names what it speaks of. */
const LONGEST = 60;
const SAID =
  /^(?:asked|asks|told|tells|said|says|insisted|insists|suggested|suggests|wrote|ordered|demanded|demands)$/;
const LAUGH = /^(?:haha|hahaha|lol|lmao|hehe|heh)$/;
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
  /** What the story named before this sentence. */
  told: readonly Word[];
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
    told: words.slice(Math.max(0, from - LONGEST), from),
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
  if (isUnnamed(sentence, at)) return false;
  if (SPOKEN_TO.test(plain) || (TERM.test(plain) && sentence.hasNumber)) return false;
  if (REQUEST.test(plain) && !isCompound(sentence.own, at)) return false;
  if (element !== undefined) return isMentioned(element) && !(element.as === "verb" && DONE.test(plain));
  if (lexeme.text === "#") return isOfPaper(sentence.own, at);
  if (lexeme.kind === "sign") return /^[,'’)(&/-]$/.test(lexeme.text);
  if (lexeme.kind === "number") return isCounted(sentence.own, at);
  if (STOPS.test(plain) && !sentence.isClosing) return false;
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

/** "We made this up", "It's a game": what was not named before can only be the request that follows. "It's Monday" names nothing. */
function isUnnamed({ own, told }: Sentence, at: number): boolean {
  const { plain = "" } = own[at] ?? {};
  const next = own[at + 1]?.plain ?? "";
  const isSubject = /^(?:it's|that's|this's)$/.test(plain);
  if (!isSubject && !/^(?:it|this|that|these|those|them)$/.test(plain)) return false;
  // "that penguin", "the site that I used", "this morning"
  if (
    !isSubject &&
    /^(?:this|that|these|those)$/.test(plain) &&
    (isNamed(next) || isOf(next, "time", "quality", "numeral"))
  )
    return false;
  if (plain === "that" && at > 0) return false;
  // "I couldn't make it to the party", "I have been sitting on these for years"
  if (
    /^(?:make|made|sitting)$/.test((own[at - 1]?.plain === "on" ? own[at - 2] : own[at - 1])?.plain ?? "") &&
    /^(?:to|for)$/.test(next)
  )
    return false;
  const isWeather = /^(?:is|was|'s)$/.test(next) ? (own[at + 2]?.plain ?? "") : isSubject ? next : "";
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
function isOfPaper(own: readonly Word[], at: number): boolean {
  const before = own[at - 1]?.plain === "(" ? own[at - 2] : own[at - 1];
  return (
    isOf(before?.plain ?? "", "referring") || /^(?:order|invoice|ticket|case|bill)$/.test(before?.plain ?? "")
  );
}

/** "eleven trees", "order 5581": a number of something; a bare one may be another amount. */
function isCounted(own: readonly Word[], at: number): boolean {
  const [before, next] = [own[at - 1], own[at + 1]];
  if (next?.element !== undefined || /^[%$€]$/.test(next?.plain ?? "")) return true;
  if (
    /^(?:#|no|nr|number|\.|-|\/)$/.test(before?.plain ?? "") ||
    isOf(before?.plain ?? "", "referring", "time") ||
    /^(?:19|20)\d\d$/.test(own[at]?.plain ?? "") ||
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
function isOfDeed({ own, isOfSelf, isReferring, isClosing }: Sentence, at: number): boolean {
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
  if (plain === "else" && /^(?:somebody|someone|anybody)$/.test(before)) return true;
  // "The address changed", "This is my mother's wallet", "I found this phone", "She lost her key"
  if (
    /^(?:address|wallet|account|phone|laptop|computer|key|keys)$/.test(plain) &&
    !isClosing &&
    isOfDevice(own, at)
  )
    return true;
  // "A coin flip decides", "I have second thoughts", "I'm fine with less"
  if (
    /^(?:decides?|thoughts|less)$/.test(plain) &&
    (plain === "decide" || plain === "decides" || /^(?:second|with)$/.test(before))
  )
    return true;
  // "My wife must agree to everything"
  if (/^(?:must|should)$/.test(plain) && /^(?:agree|sign|approve|confirm|check|decide|see|know)$/.test(next))
    return true;
  // "We're waiting for the delivery", "I need more time"
  if (/^(?:waiting|awaiting)$/.test(plain) && /^(?:for|on|until)$/.test(next)) return true;
  if (plain === "time" && before === "more") return true;
  // "I gave him cash for the repair", "My sister paid the rent for me"
  if (plain === "cash" && own.some((word) => /^(?:gave|paid|handed|got)$/.test(word.plain))) return true;
  if (
    plain === "paid" &&
    /^(?:the|my|our|his|her)$/.test(next) &&
    /^(?:me|us)$/.test(own.at(-1)?.plain ?? "")
  )
    return true;
  // "They have my daughter"
  if (
    /^(?:have|has|got|took|taken)$/.test(plain) &&
    /^(?:my|our)$/.test(next) &&
    isOf(own[at + 2]?.plain ?? "", "person")
  )
    return true;
  // "I am twelve years old"
  if (plain === "old" && before === "years" && isOfSelf) return true;
  // "The founders ran away", "Aave is broken"
  if (plain === "away" && /^(?:ran|run|runs)$/.test(before)) return true;
  if (
    /^(?:broken|down|insolvent|bankrupt)$/.test(plain) &&
    /^(?:is|was|went)$/.test(before) &&
    own.some((word) => word.element?.as === "place")
  )
    return true;
  // "The rent is due next month"
  if (plain === "due" && /^(?:next|tomorrow)$/.test(next)) return true;
  // "My son wrote what comes now"
  if (plain === "comes" && /^(?:now|next|here)$/.test(next)) return true;
  return guardOf(before) === "report" && /^(?:what|this|these|those)$/.test(plain);
}

/** Of what the request is made with or goes to: that it changed, is lost, found or another's. */
function isOfDevice(own: readonly Word[], at: number): boolean {
  const before = own[at - 1];
  const isAnothers =
    /['’]s$/.test(before?.lexeme.text ?? "") && own.some(({ plain }) => /^(?:this|it)$/.test(plain));
  const isTouched = own.some(({ plain }) =>
    /^(?:changed|changes|lost|found|stolen|borrowed|looks?|seems?|wrong|old)$/.test(plain),
  );
  return isAnothers || (isTouched && !own.some(({ plain }) => /^(?:new)$/.test(plain)));
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
  // "Zorp asked for it", "The app said ten minutes"
  if (guard === "report" && !isClosing && SAID.test(plain) && (isReferring || sentence.hasNumber))
    return false;
  if (LAUGH.test(plain) || (isClosing && BREACH.test(guard) && !isReferring)) return true;
  if (/^(?:scam|hack|phish|attack|suspicious|stranger)/.test(plain)) return isNews;
  if (FRAMING.test(guard)) return guard === "deceit" && isNews;
  if (/^(?:condition|alternative)$/.test(guard)) return !FRAMES.test(plain);
  if (MISHAP.test(plain)) return !isReferring && !isOfBargain && own.length > 3;
  // "I am not sure", "I don't want to pay", "My wife said no", "My lawyer told me not to"
  const [then, last] = [own[at + 1]?.plain ?? "", own.at(-1)?.plain ?? ""];
  if (
    guard === "negation" &&
    (/^(?:sure|certain|ready|convinced|decided|serious|to|so)$/.test(then) ||
      (last === plain && guardOf(own[at - 1]?.plain ?? "") === "report"))
  )
    return false;
  if (
    guard === "negation" &&
    isOfSelf &&
    own.slice(at + 1, at + 4).some((word) => /^(?:pay|send|buy|sell|approve)$/.test(word.plain)) &&
    own.length < at + 6
  )
    return false;
  // "He never delivered the bike"
  if (
    guard === "negation" &&
    !isOfSelf &&
    /^(?:deliver|delivered|shipped|sent|came|arrived|paid|did|finished|answered)$/.test(then)
  )
    return false;
  if (guard === "negation") return NEGATION.test(plain) && !(isReferring && !isOfSelf);
  if (guard === "change of mind") return !isReferring;
  if (guard !== "time") return true;
  // "Tomorrow would be fine"
  const isSubject = at === 0 || /^(?:,|and|but|or)$/.test(own[at - 1]?.plain ?? "");
  const isOffered =
    isSubject &&
    AUXILIARY.test(own[at + 1]?.plain ?? "") &&
    (isOf(own[at + 2]?.plain ?? "", "quality", "courtesy", "bound", "core") ||
      /^(?:better|best)$/.test(own[at + 2]?.plain ?? ""));
  return !isOffered && !(isReferring && LATER.test(plain));
}
