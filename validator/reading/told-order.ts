import type { Call } from "../calls/call.ts";
import { operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";

interface ToldOrder {
  start: number;
  end: number;
  /** Whether the calls come like that. */
  isKept: boolean;
  /** Whether it says of every call where it comes. */
  isOfAll: boolean;
}

const LIST =
  /(?<=^|[.;!?\n(][ \t]{0,3})(?:the )?order(?: is| should be| must be)?\s*:?\s+(\w+(?:(?:,? and then|,? then|,? and|,|\s*→|\s*->) \w+)+)(?=\s*(?:[.;!?\n)]|$))/gi;
const ONE =
  /(?<=^|[.;!?\n(][ \t]{0,3})(?:the )?(\w+)(?: (?:for|of|to) (?:the \w+ )?(0x[\da-f]{40}))? (?:goes|comes|is|(?:must|should|has to|is to) (?:go|come|be)) (first|last)(?=\s*(?:[.;!?\n)]|$))/gi;
const TWO =
  /(?<=^|[.;:!?\n(][ \t]{0,3})(?:the )?(\w+)(?: (?:for|of|to) (?:the \w+ )?(0x[\da-f]{40}))? first, (?:and )?(?:then )?(?:the )?(\w+)(?: (?:for|of|to) (?:the \w+ )?(0x[\da-f]{40}))? (?:second|next|after it|after that|afterwards)(?=\s*(?:[.;!?\n)]|$))/gi;
/** "Approve, swap and revoke: 150 DAI to USDC …" */
const HEADING =
  /(?<=^|[.;!?\n][ \t]{0,3})(\w+(?:(?:,? and then|,? then|,? and|,| \+|\s*→|\s*->) \w+)+):(?=\s)/gi;
const SEPARATORS = /,? and then |,? then |,? and |, | \+ |\s*→ |\s*-> /i;

/** "The order is: transfer, approval, unwrap.", "Approval goes first.": sentences that only tell in which order calls come. */
export function toldOrders(text: string, calls: readonly Call[]): ToldOrder[] {
  if (calls.length < 2 || !/\b(?:order|first|last)\b|:/i.test(text)) return [];
  const does = (word: string, call: Call | undefined) =>
    call !== undefined &&
    (operationsOfNoun(word)?.has(call.operation) || operationVerb(word)?.certain.has(call.operation)) ===
      true;
  const listed = (found: RegExpExecArray) => {
    const deeds = (found[1] ?? "").toLowerCase().split(SEPARATORS);
    if (!deeds.every(isDeed)) return [];
    const isKept = deeds.length === calls.length && deeds.every((deed, at) => does(deed, calls[at]));
    return [{ ...placeOf(found), isKept, isOfAll: isKept && areOfTheirOwn(calls) }];
  };
  const lists = [...text.matchAll(LIST)].flatMap(listed);
  // What heads the request asks for the deeds, and is read as it stands where the calls are others.
  const headings = [...text.matchAll(HEADING)].flatMap(listed).filter(({ isKept }) => isKept);
  const twos = [...text.matchAll(TWO)].flatMap((found) => {
    const [, first = "", holder, second = "", next] = found.map((word) => word?.toLowerCase());
    if (!isDeed(first) || !isDeed(second)) return [];
    const [one, other] = calls;
    const isKept =
      calls.length === 2 &&
      does(first, one) &&
      isHeldBy(one, holder) &&
      does(second, other) &&
      isHeldBy(other, next);
    return [{ ...placeOf(found), isKept, isOfAll: isKept && areOfTheirOwn(calls) }];
  });
  const ones = [...text.matchAll(ONE)].flatMap((found) => {
    const [, deed = "", holder, place] = found.map((word) => word?.toLowerCase());
    if (!isDeed(deed)) return [];
    const call = calls.at(place === "first" ? 0 : -1);
    const isKept = does(deed, call) && isHeldBy(call, holder);
    return [{ ...placeOf(found), isKept, isOfAll: isKept && calls.length === 2 && areOfTheirOwn(calls) }];
  });
  return [...lists, ...headings, ...twos, ...ones];
}

/** Whether a sentence tells where each call comes, and they come like that. */
export const tellsTheirOrder = (text: string, calls: readonly Call[]) =>
  toldOrders(text, calls).some(({ isOfAll }) => isOfAll);

/** "The approval for 0x… goes first." */
const isHeldBy = (call: Call | undefined, holder: string | undefined) =>
  holder === undefined || call?.spender === holder;

const isDeed = (word: string) =>
  operationsOfNoun(word) !== undefined || (operationVerb(word)?.certain.size ?? 0) > 0;

const placeOf = ({ index, 0: { length } }: RegExpExecArray) => ({ start: index, end: index + length });

/** Of two that do the same, the name of the deed does not tell which is meant. */
const areOfTheirOwn = (calls: readonly Call[]) =>
  new Set(calls.map(({ operation }) => operation)).size === calls.length;
