import type { Operation } from "../../calls/call.ts";
import { guardOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { isAuthority } from "../grammar/authority.ts";
import { urges } from "../grammar/urging.ts";
import { isOpen, plainAt, type Word } from "../grammar/word.ts";
import { kindOfAside } from "./aside.ts";
import { checkCore } from "./check-core.ts";
import { isHeading } from "./heading.ts";
import { mayBeAside } from "./may-be-aside.ts";
import type { Segment } from "./segments.ts";

const JOINT = /^(?:and|but|then|also|plus|&)$/;

/** Checks the words of a segment that no element was read from, and says as what it counts, for the one behind it. */
export function checkSegment(
  words: Word[],
  segment: Segment,
  previous: string,
  asked: ReadonlySet<Operation>,
): string {
  const { from, to } = segment;
  const own = words.slice(from, to);
  const whole = kindOfWhole(own, segment, previous, asked);
  if (whole !== undefined) {
    for (const word of own) if (isOpen(word)) word.filler = whole;
    return whole;
  }
  const elements = own.filter(({ element }) => element !== undefined);
  const isJoined = JOINT.test(plainAt(own, 0));
  // "…, then back to USDC": a wish that names nothing new.
  const isNew = asked.has("administer") || elements.some(({ element }) => element?.of !== "the call");
  // "revoke 0x… from my USDC, then from my DAI": a permission or a loan that ends is told by its token.
  const isEnded = [...asked].every((one) => one === "revoke" || one === "repay");
  const isNext = ({ element }: Word) =>
    isEnded && element?.as === "token given" && /^step [2-9]$/.test(element.of ?? "");
  const isDone =
    plainAt(own, 0) !== "then" ||
    elements.some(isNext) ||
    elements.some(({ element }) => !/^(?:token(?! id)|term)/.test(element?.as ?? ""));
  const isWhole = (isNew && isDone) || isSetAgain(words, segment) || isOfNext(words, segment);
  const isLoose = elements.length > 0 && isJoined && !isWhole;
  // "…, sell the WETH again": what was asked for, asked for once more.
  // "…, i.e. repay that much of my loan"
  const isGlossed = /^(?:i\.e|ie)$/.test(
    plainAt(words, plainAt(words, from - 1) === "." ? from - 2 : from - 1),
  );
  const isExplained =
    (segment.isBracketed || isGlossed) && !own.some(({ plain }) => /^(?:again|twice|more)$/.test(plain));
  // "Submit my USDC permit: 0x… may use 100 USDC": what nothing was asked for before is asked for at first.
  const isFirst = !words.slice(0, from).some(({ element }) => element !== undefined);
  const isAgain = !isNew && !isExplained && !isFirst && elements.some((word) => isAskedBy(word, asked));
  // "to pay for last week's swap"
  const isNamed = isAgain && kindOfAside(words, segment, previous) === "purpose";
  const stays = elements.length > 0 ? own[stayingAt(own, elements)] : undefined;
  if (stays && isOpen(stays)) stays.problem = "another demand";
  if (elements.length > 0 && !isLoose && !isAgain) {
    checkCore(words, from, to, asked);
    return words[to - 1]?.filler ?? "request";
  }
  const isRepeated = !isNamed && (isLoose || isAgain);
  const aside = isRepeated ? undefined : kindOfAside(words, segment, previous);
  const kind = isNamed ? "note" : aside;
  const isClearable = kind === undefined && !isRepeated && previous !== "role" && mayBeAside(own, segment);
  for (const word of own.filter(isOpen)) {
    if (kind !== undefined) word.filler = kind === "role" ? "heading" : kind;
    else if (word.lexeme.kind !== "sign")
      word.problem = guardOf(word.plain) ?? (isRepeated ? "another demand" : "unknown");
    if (isClearable && word.problem !== undefined) word.mayBeAside = true;
  }
  return kind ?? "request";
}

/** As what a segment counts as a whole, elements and all. */
function kindOfWhole(
  own: readonly Word[],
  segment: Segment,
  previous: string,
  asked: ReadonlySet<Operation>,
): string | undefined {
  const { closer } = segment;
  const isJoined = JOINT.test(plainAt(own, 0));
  const elements = own.filter(({ element }) => element !== undefined);
  const isHeaded = elements.every(
    ({ element }) =>
      element?.as === "deadline" || (/^(?:verb|noun)$/.test(element?.as ?? "") && element?.of === "the call"),
  );
  const isOfHeading = (word: Word) => word.element !== undefined || isHeading(word);
  if (closer === ":" && elements.length > 0 && isHeaded && own.every(isOfHeading)) return "heading";
  // "Vote passed on Monday with 71%"
  if (isAuthority(own)) return "note";
  // "Please execute it now"
  return !isJoined && previous !== "" && urges(own, asked) ? "request" : undefined;
}

/** "set the allowance to 0 and then to 5 DAI": what a right becomes of which nothing was left. */
const isSetAgain = (words: readonly Word[], { from }: Segment) =>
  plainAt(words, from) === "then" &&
  /^(?:to|at)$/.test(plainAt(words, from + 1)) &&
  words.slice(Math.max(0, from - 3), from).some(({ plain }) => /^(?:0|zero|nothing)$/.test(plain));

/** "…, then approve and swap it": a verb whose object the next one has too. */
const isOfNext = (words: readonly Word[], { from, to }: Segment) =>
  to === from + 2 &&
  words[from + 1]?.element?.as === "verb" &&
  plainAt(words, to) === "and" &&
  words[to + 1]?.element?.as === "verb";

const isAskedBy = ({ plain, element }: Word, asked: ReadonlySet<Operation>) =>
  element?.as === "verb" && [...(operationVerb(plain)?.certain ?? [])].some((one) => asked.has(one));

/** "The ether has to stay liquid": where a demand stands that names nothing but what was read. */
function stayingAt(own: readonly Word[], elements: readonly Word[]): number {
  const isOfCall = elements.every(
    ({ element, lexeme }) =>
      element?.of === "the call" || (element?.as === "counterparty" && lexeme.kind !== "address"),
  );
  const isDemand = ({ plain }: Word) => /^(?:must|should|shall|has|have|needs|need)$/.test(plain);
  return own.findIndex(
    ({ plain }, at) =>
      isOfCall &&
      /^(?:stay|stays|remain|remains|keep|kept)$/.test(plain) &&
      own.slice(Math.max(0, at - 3), at).some(isDemand),
  );
}
