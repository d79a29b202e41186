import type { Operation } from "../../calls/call.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { checkCore } from "./check-core.ts";
import { describesParty } from "./described-party.ts";
import { mayBeAside } from "./may-be-aside.ts";
import { isBesideParty } from "./party-names.ts";
import { isPremise } from "./premise.ts";
import { isReferred, nounsEnd, personsEnd, purposeEnd } from "./purpose.ts";
import { isRemark } from "./remark.ts";
import type { Segment } from "./segments.ts";
import { isReason, isStatement } from "./statement.ts";
import { isWhy } from "./why.ts";
import { isOpen, type Word } from "./word.ts";

const JOINT = /^(?:and|but|then|also|plus|&)$/;
const OWN = /^(?:from|the|my|our|wallet|account|address)$/;
/** Headings behind which a value has to stand. */
const ROLE =
  /^(?:recipient|receiver|beneficiary|payee|to|from|spender|token|asset|amount|network|chain|protocol|venue|platform|wallet|address|account)$/;

/** Checks the words of a segment that no element was read from, and says as what it counts, for the one behind it. */
export function checkSegment(
  words: Word[],
  segment: Segment,
  previous: string,
  asked: ReadonlySet<Operation>,
): string {
  const { from, to } = segment;
  const own = words.slice(from, to);
  const elements = own.filter(({ element }) => element !== undefined);
  // "The rent is due today": a time that was read there does not make it a request.
  const isTimeOnly =
    elements.length > 0 &&
    elements.every(({ element }) => element?.as === "deadline" || element?.of === "the call");
  const tells =
    (isTimeOnly && isStatement(words, from, to)) ||
    (elements.length > 0 && !JOINT.test(own[0]?.plain ?? "") && isRemark(words, from, to, asked));
  const isHeaded =
    segment.closer === ":" &&
    elements.every(
      ({ element }) =>
        element?.as === "deadline" ||
        (/^(?:verb|noun)$/.test(element?.as ?? "") && (element?.of === "the call" || isCounted(own))),
    );
  if (
    elements.length > 0 &&
    isHeaded &&
    own.every((word, at) => word.element !== undefined || isHeading(own, word, at))
  ) {
    for (const word of own) if (isOpen(word)) word.filler = "heading";
    return "heading";
  }
  // "…, then back to USDC": a wish that names nothing new.
  const isNew = asked.has("administer") || elements.some(({ element }) => element?.of !== "the call");
  const isDone =
    own[0]?.plain !== "then" || elements.some(({ element }) => !/^(?:token|term)/.test(element?.as ?? ""));
  const isLoose = elements.length > 0 && JOINT.test(own[0]?.plain ?? "") && !(isNew && isDone);
  // "…, sell the WETH again": what was asked for, asked for once more.
  const isExplained = segment.isBracketed && !own.some(({ plain }) => /^(?:again|twice|more)$/.test(plain));
  const isAgain =
    !isNew &&
    !isExplained &&
    elements.some(
      ({ plain, element }) =>
        element?.as === "verb" && [...(operationVerb(plain)?.certain ?? [])].some((one) => asked.has(one)),
    );
  // "Time to pay rent!": what for, before it is asked.
  const deed = own.findIndex(({ filler }) => filler === undefined);
  const isDue =
    isAgain &&
    isOf(own[deed]?.plain ?? "", "purpose verb") &&
    nounsEnd(words, from + deed + 1, to) === to &&
    segment.closer !== "";
  if (isDue) {
    for (const word of own) if (isOpen(word)) word.filler = "purpose";
    return "purpose";
  }
  if (elements.length > 0 && !isLoose && !isAgain && !tells) {
    checkCore(words, from, to, asked);
    return words[to - 1]?.filler ?? "request";
  }
  const kind = tells ? "note" : isLoose || isAgain ? undefined : kindOfAside(words, segment, previous, asked);
  for (const word of own) {
    if (!isOpen(word)) continue;
    if (kind !== undefined) word.filler = kind === "role" ? "heading" : kind;
    else if (word.lexeme.kind !== "sign") word.problem = guardOf(word.plain) ?? "unknown";
  }
  const isClearable =
    kind === undefined && !isLoose && !isAgain && previous !== "role" && mayBeAside(own, segment);
  if (isClearable) for (const word of own) if (word.problem !== undefined) word.mayBeAside = true;
  return kind ?? "request";
}

/** "Two payments:" */
const isCounted = (own: readonly Word[]) => own.length === 2 && isOf(own[0]?.plain ?? "", "numeral");

/** What words without an element are, if every one of them is known: courtesy, a purpose, a reason, a note, a heading. */
function kindOfAside(
  words: readonly Word[],
  segment: Segment,
  previous: string,
  asked: ReadonlySet<Operation>,
): string | undefined {
  const { to, closer } = segment;
  let { from } = segment;
  const isJoined = JOINT.test(words[from]?.plain ?? "") && isOpen(words[from] as Word);
  if (isJoined) from += 1;
  const open = words.slice(from, to).filter((word) => isOpen(word) && word.lexeme.kind !== "sign");
  if (open.length === 0)
    return words.slice(from, to).find(({ filler }) => filler !== undefined)?.filler ?? "mark";
  if (previous !== "role" && isWhy(words, from, to, asked)) return "reason";
  // "(a) …, (b) …"
  if (closer === ")" && open.length === 1 && /^(?:[a-h]|i{1,3}|iv|v)$/.test(open[0]?.plain ?? ""))
    return "heading";
  if (previous !== "role" && isPremise(words, from, to)) return "reason";
  if (previous !== "role" && (!isJoined || isAsideKind(previous)) && isRemark(words, from, to, asked))
    return "note";
  const isDescribing = (word: Word) => describesParty(words, words.indexOf(word));
  const isAppended = (word: Word) =>
    isDescribing(word) || OWN.test(word.plain) || /^(?:it's|that's|is|this|that|it)$/.test(word.plain);
  if (previous !== "role" && open.some(isDescribing) && open.every(isAppended)) return "name";
  if (previous === "role" || open.some(({ plain }) => guardOf(plain))) return undefined;
  if (open.every(({ plain }) => isOf(plain, "courtesy", "manner", "vocative"))) return "courtesy";
  if (isJoined) {
    const isMore =
      isAsideKind(previous) &&
      (nounsEnd(words, from, to) === to || (previous === "reason" && isReason(words, from, to)));
    return isMore ? previous : undefined;
  }
  if (
    closer === ":" &&
    open.every((word, at) => isHeading(open, word, at) || isBesideParty(words, words.indexOf(word)))
  )
    return open.some(({ plain }) => ROLE.test(plain)) ? "role" : "heading";
  if (purposeEnd(words, from, to) === to) return "purpose";
  // "proceeds to the same wallet"
  const isToOwn = words
    .slice(from, to)
    .some(
      ({ filler, plain }) =>
        filler === "own account" || (filler === "manner" && /^(?:wallet|account|address)$/.test(plain)),
    );
  if (isToOwn && open.every(({ plain }) => isOf(plain, "generic", "grammar", "bound", "passive")))
    return "own account";
  const isFromOwn =
    words[from]?.plain === "from" && open.every(({ plain }) => OWN.test(plain) || isOf(plain, "own account"));
  if (isFromOwn) return "own account";
  // "…, my landlord" behind an address
  const isApposed =
    /^(?:address|name)$/.test(words[segment.from - 2]?.lexeme.kind ?? "") &&
    words[segment.from - 1]?.plain === ",";
  if (isApposed && personsEnd(words, from, to) === to) return "name";
  if (open.every((word) => isBesideParty(words, words.indexOf(word)))) return "name";
  // "Hi Max,"
  const [greeted] = open.filter(({ plain }) => !isOf(plain, "courtesy", "manner"));
  const isGreeting = open.length === 2 && greeted === open[1] && isOf(open[0]?.plain ?? "", "courtesy");
  const isFromName = open.every(
    ({ plain, lexeme }) => isOf(plain, "person") || /^\p{Lu}\p{Ll}+$/u.test(lexeme.text),
  );
  if (isFromName && words.slice(segment.from, to).some(({ filler }) => filler === "courtesy"))
    return "courtesy";
  if (isGreeting && /^\p{Lu}\p{Ll}+$/u.test(greeted?.lexeme.text ?? "")) return "courtesy";
  const isSignature = previous === "courtesy" && to === words.length && open.length === 1;
  if (isSignature && /^\p{Lu}\p{Ll}+$/u.test(open[0]?.lexeme.text ?? "")) return "courtesy";
  // "Cover my share of dinner: send …", "Time to pay rent!", "We need to pay our auditors, …"
  while (from < to && words[from]?.filler !== undefined) from += 1;
  const isDeed = isOf(words[from]?.plain ?? "", "purpose verb") && /^[:!.,;]$/.test(closer);
  if (isDeed && (nounsEnd(words, from + 1, to) ?? personsEnd(words, from + 1, to)) === to) return "purpose";
  if (nounsEnd(words, from, to) === to && open.some(({ plain }) => isOf(plain, "occasion"))) return "note";
  return isStatement(words, segment.from, to) ? "note" : undefined;
}

const isAsideKind = (kind: string) => /^(?:purpose|reason|note)$/.test(kind);

function isHeading(open: readonly Word[], { lexeme, plain }: Word, at: number): boolean {
  if (lexeme.kind === "number") return isReferred(open, at) || /^\d{1,2}$/.test(plain);
  if (isOf(plain, "numeral")) return true;
  return (
    (isOf(plain, "heading", "occasion", "courtesy", "carrier") && !/^q[1-4]$/.test(plain)) ||
    /^(?:the|a|an|my|our|this|of)$/.test(plain)
  );
}
