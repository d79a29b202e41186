import type { Call } from "../../calls/call.ts";
import { addressesOf } from "../../calls/control-change.ts";
import { spokenTokens } from "../../data/tokens.ts";
import type { Intent } from "../../intent/intent.ts";
import { isEnumerated } from "../../intent/numbering.ts";

/** Numbers that stand by themselves and full addresses; not the digits of a name, such as those in "v3" or "ERC-20". */
const CHECKABLE = /(?<![\w#.,:/-])(?:0x[0-9a-fA-F]{40}|\$?\d[\d,.]*)(?![\w-])/g;
/** A number after these says which paper it is about, or what there is besides. */
const ASIDE =
  /(?:invoice|ref|reference|order|ticket|request|nr|no|number|id|memo|note|version|week|phase|contract|step|chain|have|['’]ve got|hold|own|of my)\.?:? ?$/i;
/** Words behind a number that are nothing to be counted. */
const JOINTS =
  /^(?:with|and|for|from|into|via|the|then|but|not|when|until|before|after|within|while|because|since|unless|except|without|through|using|instead|max|min|only|over|under|above|below|than)$/;
const UNIT = /^(?:percent|bps|bips|wei|gwei|dollars?|usd|times|x)$/;

/**
 * The first number or address of the intent that lies in no element which was read from it. What a change of control names
 * is held against the intent as a whole, so that it counts as read.
 */
export function findUncovered(intent: Intent, calls: readonly Call[]): string | undefined {
  const { text } = intent;
  const administered = new Set(calls.flatMap(namedByChange));
  let covered: Covered | undefined;
  for (const match of text.matchAll(CHECKABLE)) {
    const found = match[0].replace(/[.,]+$/, "");
    const end = match.index + found.length;
    const isNumber = !found.startsWith("0x");
    const isAside = ASIDE.test(text.slice(Math.max(0, match.index - 14), match.index));
    if (isAside || (isNumber && countsThings(text, end))) continue;
    if (isEnumerated(text, match.index, end)) continue;
    covered ??= coveredBy(intent, { places: [], addresses: new Set() });
    const isRead = covered.places.some(([from, to]) => from < end && to > match.index);
    if (administered.has(found.toLowerCase())) continue;
    if (!isRead && !covered.addresses.has(found.toLowerCase())) return found;
  }
  return undefined;
}

/** The addresses and numbers of what a call changes about an account, as the intent would write them. */
function namedByChange({ controlChange: change, positionChange: position }: Call): string[] {
  if (position?.of === "e-mode") return [position.category.toString()];
  if (position?.of === "collateral") return [...(position.unknown ?? [])];
  if (!change) return [];
  const threshold = "threshold" in change ? [change.threshold.toString()] : [];
  const role = "role" in change ? [change.role.toLowerCase()] : [];
  return [...addressesOf(change), ...threshold, ...role];
}

/** "For 2 pizzas": what is counted is nothing that a call could move. */
function countsThings(text: string, end: number): boolean {
  const word = /^ ([a-z]{3,}|of (?:us|you|them))\b/.exec(text.slice(end, end + 24))?.[1];
  return word !== undefined && !UNIT.test(word) && !JOINTS.test(word) && !spokenTokens.has(word);
}

interface Covered {
  places: (readonly [start: number, end: number])[];
  addresses: Set<string>;
}

/** The places and addresses of everything that was read, however deep it stands. */
function coveredBy(value: unknown, covered: Covered): Covered {
  if (typeof value === "string") {
    if (value.startsWith("0x")) covered.addresses.add(value);
    return covered;
  }
  if (typeof value !== "object" || value === null) return covered;
  const { start, end } = value as { start?: unknown; end?: unknown };
  if (typeof start === "number" && typeof end === "number") covered.places.push([start, end]);
  else for (const part of Object.values(value)) coveredBy(part, covered);
  return covered;
}
