import { isStoryWord } from "../../data/lexicon/story-words.ts";
import { guardOf, isKnown, isOf } from "../../lexicon/lexicon.ts";
import { isA } from "../../lexicon/roles.ts";
import { isTitle } from "./noun-phrase.ts";
import { isOpen, isShortening, plainAt, type Word } from "./word.ts";

const SELF = /^(?:i|we|i'm|we're|i'd|we'd|i'll|we'll|i've|we've)$/;
/** Guarded as what others decide; whoever writes as one speaks of himself. */
const OFFICE = /^(?:executor|executrix|trustee|custodian|administrator|guardian)$/;
const SIGNED =
  /^(?:signed|respectfully|faithfully|truly|sincerely|yours|regards|best|kind|warm|with|and|thanks|cordially)$/;
const HONOUR = /^(?:hon|dr|mr|mrs|ms|prof|sir|rev|esq|jr|sr|phd)$/;
/** What stands beside an office: "clerk to the board", "Hon. Treasurer of the rowing club". */
const BESIDE = /^(?:the|of|to|for|our|a|an|co|vice|deputy|acting|assistant)$/;
const LONGEST = 12;

/** Marks what the writer says of himself: "As trustee I want …", and the signature under a request: "J. Whitcombe, Hon. Treasurer". */
export function markWriter(words: Word[]): void {
  for (let at = 0; at < words.length; at += 1) {
    if (plainAt(words, at) !== "as") continue;
    const isFirst = at === 0 || /^[.!;:,]$/.test(plainAt(words, at - 1));
    const end = isFirst ? officeEnd(words, at + 1) : undefined;
    if (end === undefined) continue;
    const self = plainAt(words, end) === "," ? end + 1 : end;
    if (SELF.test(plainAt(words, self))) for (const word of words.slice(at, end)) word.filler ??= "note";
  }
  markSignature(words);
}

/** Where an office ends that somebody holds: "executor of the estate", "the treasurer". */
function officeEnd(words: readonly Word[], from: number): number | undefined {
  const at = /^(?:the|an?|your)$/.test(plainAt(words, from)) ? from + 1 : from;
  const word = words[at];
  if (!word || !isOffice(word)) return undefined;
  const place = /^(?:of|for|to)$/.test(plainAt(words, at + 1)) ? at + 2 : at + 1;
  const of = /^(?:the|this|our|my)$/.test(plainAt(words, place)) ? place + 1 : place;
  const whole = words[of];
  const isOfThing =
    place > at + 1 &&
    whole &&
    isOpen(whole) &&
    isOf(whole.plain, "thing", "occasion", "person", "own account");
  return isOfThing ? of + 1 : at + 1;
}

const isOffice = (word: Word) =>
  isOpen(word) &&
  (OFFICE.test(word.plain) ||
    (isOf(word.plain, "person") && !guardOf(word.plain) && !isA(word.plain, "child", "danger", "doubtful")));

/** The last sentence or line, where it is a name with an office behind it. */
function markSignature(words: Word[]): void {
  let end = words.length;
  while (end > 0 && /^[.!]$/.test(plainAt(words, end - 1))) end -= 1;
  let from = end;
  while (from > Math.max(0, end - LONGEST) && !isEnd(words, from - 1)) from -= 1;
  const own = words.slice(from, end);
  const name = own.findIndex(isNameOf);
  const office = own.findIndex(({ plain }, at) => at > name && plain === ",");
  const isSigned =
    name >= 0 &&
    from > 0 &&
    office > name &&
    (own.slice(0, name).some(({ plain }) => SIGNED.test(plain)) || isCertain(own[name])) &&
    own.every((word, at) => isOfSignature(word, at > name) && !(at > office && isNameOf(word)));
  if (isSigned)
    for (const word of own) if (isOpen(word) && word.lexeme.kind !== "sign") word.filler = "courtesy";
}

const isEnd = (words: readonly Word[], at: number) =>
  /^[.!?;]$/.test(plainAt(words, at)) &&
  !isShortening(words, at) &&
  !isInitial(words[at - 1]) &&
  !HONOUR.test(plainAt(words, at - 1));

const isInitial = (word: Word | undefined) => /^\p{Lu}$/u.test(word?.lexeme.text ?? "");

const isNameOf = (word: Word) =>
  (word.filler === "name" || isOpen(word)) &&
  (isInitial(word) || (isTitle(word.lexeme.text) && isUnspoken(word.plain)));

/** "Nixed, clerk" is no name. */
const isCertain = (word: Word | undefined) => isInitial(word) || isOf(word?.plain ?? "", "name");

/** No word of the language, or one that is a name as well. */
const isUnspoken = (word: string) =>
  isOf(word, "name") || (!isKnown(word) && !isStoryWord(word) && !SIGNED.test(word) && !HONOUR.test(word));

function isOfSignature(word: Word, isBehind: boolean): boolean {
  const { plain, lexeme, filler } = word;
  if (/^[.,\n-]$/.test(lexeme.text) || filler === "courtesy" || filler === "name") return true;
  if (!isOpen(word) || lexeme.kind !== "word") return false;
  if (SIGNED.test(plain) || HONOUR.test(plain) || isNameOf(word)) return guardOf(plain) === undefined;
  return isBehind && (isOffice(word) || BESIDE.test(plain) || isOf(plain, "own account"));
}
