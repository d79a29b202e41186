import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { AUXILIARY } from "./finite-verb.ts";
import type { Sentence } from "./sentence.ts";

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
/** Who stole or broke in is a reason to shut somebody out. */
const BREACH = /^(?:deceit|doubt)$/;
const SAID =
  /^(?:asked|asks|told|tells|said|says|insisted|insists|suggested|suggests|wrote|ordered|demanded|demands)$/;
const LAUGH = /^(?:haha|hahaha|lol|lmao|hehe|heh)$/;
const LATER = /^(?:tomorrow|later|eventually|someday|tonight|scheduled|future|wait)$/;

/** Whether a word of a story may be guarded: it frames, negates or puts off nothing of the request. */
export function mayBeGuarded(sentence: Sentence, at: number): boolean {
  const { own, isReferring, isOfSelf, isNews, isOfBargain, isClosing } = sentence;
  const { plain = "" } = own[at] ?? {};
  const guard = guardOf(plain);
  if (guard === undefined) return true;
  // "Zorp asked for it", "The app said ten minutes"
  if (guard === "report" && !isClosing && SAID.test(plain) && (isReferring || sentence.hasNumber))
    return false;
  if (LAUGH.test(plain) || (isClosing && BREACH.test(guard) && !isReferring)) return true;
  // "I was reading about hacks all evening"
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
