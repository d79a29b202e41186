import type { Call } from "../calls/call.ts";
import { operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";

const LIST =
  /(?<=^|[.;!?\n(][ \t]{0,3})(?:the )?order(?: is| should be| must be)?\s*:?\s+(\w+(?:(?:,? and then|,? then|,? and|,|\s*→|\s*->) \w+)+)(?=\s*(?:[.;!?\n)]|$))/g;
const ONE =
  /(?<=^|[.;!?\n(][ \t]{0,3})(?:the )?(\w+)(?: (?:for|of|to) (?:the \w+ )?(0x[\da-f]{40}))? (?:goes|comes|is|(?:must|should|has to|is to) (?:go|come|be)) (first|last)(?=\s*(?:[.;!?\n)]|$))/g;
const TWO =
  /(?<=^|[.;:!?\n(][ \t]{0,3})(?:the )?(\w+)(?: (?:for|of|to) (?:the \w+ )?(0x[\da-f]{40}))? first, (?:and )?(?:then )?(?:the )?(\w+)(?: (?:for|of|to) (?:the \w+ )?(0x[\da-f]{40}))? (?:second|next|after it|after that|afterwards)(?=\s*(?:[.;!?\n)]|$))/g;
/** "Approve, swap and revoke: 150 DAI to USDC …" */
const HEADING =
  /(?<=^|[.;!?\n][ \t]{0,3})(\w+(?:(?:,? and then|,? then|,? and|,| \+|\s*→|\s*->) \w+)+):(?=\s)/g;
const SEPARATORS = /,? and then |,? then |,? and |, | \+ |\s*→ |\s*-> /;

/** Whether a sentence tells where each call comes, and they come like that: "The order is: transfer, approval, unwrap." */
export function tellsTheirOrder(text: string, calls: readonly Call[]): boolean {
  // Of two that do the same, the name of the deed does not tell which is meant.
  const areOfTheirOwn = new Set(calls.map(({ operation }) => operation)).size === calls.length;
  if (calls.length < 2 || !areOfTheirOwn || !/\b(?:order|first|last)\b|:/i.test(text)) return false;
  const found = (form: RegExp) => [...text.toLowerCase().matchAll(form)];
  /** "The approval for 0x… goes first." */
  const does = (call: Call | undefined, deed = "", holder?: string) =>
    call !== undefined &&
    (holder === undefined || call.spender === holder) &&
    (operationsOfNoun(deed)?.has(call.operation) === true ||
      operationVerb(deed)?.certain.has(call.operation) === true);
  const isList = ([, list = ""]: RegExpExecArray) => {
    const deeds = list.split(SEPARATORS);
    return deeds.length === calls.length && deeds.every((deed, at) => does(calls[at], deed));
  };
  if (found(LIST).some(isList) || found(HEADING).some(isList)) return true;
  const [one, other, ...further] = calls;
  return (
    further.length === 0 &&
    (found(TWO).some(([, ...told]) => does(one, told[0], told[1]) && does(other, told[2], told[3])) ||
      found(ONE).some(([, deed, holder, place]) => does(place === "first" ? one : other, deed, holder)))
  );
}
