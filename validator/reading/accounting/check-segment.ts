import type { Operation } from "../../calls/call.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { isAuthority } from "../grammar/authority.ts";
import { namesAddress } from "../grammar/named-address.ts";
import { nounsEnd } from "../grammar/noun-phrase.ts";
import { urges } from "../grammar/urging.ts";
import { isDeedNamed, isOpen, type Word } from "../grammar/word.ts";
import { kindOfAside } from "./aside.ts";
import { checkCore } from "./check-core.ts";
import { isHeading } from "./heading.ts";
import { isMatter } from "./matter.ts";
import { mayBeAside } from "./may-be-aside.ts";
import type { Segment } from "./segments.ts";
import { tells } from "./tells.ts";

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
  const elements = own.filter(({ element }) => element !== undefined);
  // "The rent is due today": a time or a token that was read there does not make it a request.
  const isTold = elements.length > 0 && !JOINT.test(own[0]?.plain ?? "") && tells(words, from, to, asked);
  const isHeaded =
    segment.closer === ":" &&
    elements.every(
      ({ element }) =>
        element?.as === "deadline" ||
        (/^(?:verb|noun)$/.test(element?.as ?? "") && (element?.of === "the call" || isCounted(own))),
    );
  if (elements.length > 0 && isHeaded && own.every((word) => word.element !== undefined || isHeading(word))) {
    for (const word of own) if (isOpen(word)) word.filler = "heading";
    return "heading";
  }
  // "Bug bounty #88: …"
  if (!JOINT.test(own[0]?.plain ?? "") && previous !== "role" && isMatter(words, segment, asked)) {
    for (const word of own) if (isOpen(word)) word.filler = "heading";
    return "heading";
  }
  // "Vote passed on Monday with 71%"
  if (isAuthority(own)) {
    for (const word of own) if (word.element === undefined) word.filler = "authority";
    return "note";
  }
  // "Please execute it now"
  if (!JOINT.test(own[0]?.plain ?? "") && previous !== "" && urges(own, asked)) {
    for (const word of own) if (isOpen(word)) word.filler = "request";
    return "request";
  }
  // "They publish 0x… as their donation address"
  if (!JOINT.test(own[0]?.plain ?? "") && namesAddress(words, from, to)) {
    for (const word of own) if (isOpen(word)) word.filler = "name";
    return "name";
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
    segment.closer !== "" &&
    isOf(own[deed]?.plain ?? "", "purpose verb") &&
    nounsEnd(words, from + deed + 1, to) === to;
  if (isDue) {
    for (const word of own) if (isOpen(word)) word.filler = "purpose";
    return "purpose";
  }
  // "(wedding gift)"
  const isNamed =
    elements.length > 0 &&
    elements.every(isDeedNamed) &&
    kindOfAside(words, segment, previous, asked) === "note";
  // "The ether has to stay liquid": a demand that names nothing but what was read.
  const isOfCall = elements.every(
    ({ element, lexeme }) =>
      element?.of === "the call" || (element?.as === "counterparty" && lexeme.kind !== "address"),
  );
  const modal = isOfCall
    ? own.findIndex(
        ({ plain }, at) =>
          /^(?:stay|stays|remain|remains|keep|kept)$/.test(plain) &&
          own
            .slice(Math.max(0, at - 3), at)
            .some((one) => /^(?:must|should|shall|has|have|needs|need)$/.test(one.plain)),
      )
    : -1;
  const stays = elements.length > 0 ? own[modal] : undefined;
  if (stays && isOpen(stays)) stays.problem = "another demand";
  if (elements.length > 0 && !isLoose && !isAgain && !isTold && !isNamed) {
    checkCore(words, from, to, asked);
    return words[to - 1]?.filler ?? "request";
  }
  const kind =
    isTold || isNamed
      ? "note"
      : isLoose || isAgain
        ? undefined
        : kindOfAside(words, segment, previous, asked);
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
