import type { Operation } from "../../calls/call.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { isPaidFor, namesMatter } from "../grammar/label.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import { ROLE } from "./heading.ts";
import type { Segment } from "./segments.ts";
import { isFiction } from "./tells.ts";

/** What points at the request itself. */
const POINTS = /^(?:following|below|above)$/;

/** Whether a segment only says what a request is about: "Bug bounty #88: …", "…, moderation Q3". "My boss: …" reports what he says. */
export function isMatter(words: readonly Word[], segment: Segment, asked: ReadonlySet<Operation>): boolean {
  // Only a payment is made for something that the call does not do.
  if (asked.size !== 1 || !asked.has("transfer")) return false;
  const { from, to, closer, isFirst, isBracketed } = segment;
  const own = words.slice(from, to);
  // "Council stipends" is no council that speaks.
  const who = own.findIndex(({ plain }) => isOf(plain, "person", "name", "thing", "occasion"));
  const isSaid =
    isOf(plainAt(own, who), "person", "name") &&
    !isOf(plainAt(own, who + 1), "thing", "occasion") &&
    own[0]?.plain !== "for";
  if (
    own.some(
      ({ plain }, at) => (ROLE.test(plain) || POINTS.test(plain)) && !(at > 0 && /^(?:to|from)$/.test(plain)),
    ) ||
    isFiction(words, from, to)
  )
    return false;
  const isHeading = closer === ":" && isFirst && !isSaid;
  const isNoted = closer !== ":" && (isBracketed || own.length > 1) && isPaidFor(own);
  return (isHeading || isNoted) && namesMatter(words, from, to);
}
