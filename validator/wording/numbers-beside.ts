import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";
import type { Position } from "./sequence.ts";

/** What a number is told for that is none of the request: "invoice 77", "client no. 33", "budget line 7". */
const COUNTS_THINGS =
  /^(?:#|no|nr|number|num|id|ref|reference|client|customer|invoice|order|ticket|case|file|job|line|row|item|page|batch|lot|voucher|receipt|contract|policy|board|resolution|minute|desk|team|room|flat|unit|apartment|apt|gate|berth|step|leg|part|phase|week|day|chapter|lesson|round|level|flats|rooms|age|aged|turns|turned|turning|since|v|version|note|memo|po|req|request|task|entry|account|acct|member|group|class|block|loop|bot|agent|node|shop|store|vote|motion|bill|quote|slip|tx|payment|trade|deal|cluster|season|episode|house|street|bus|tram|train|platform|table|seat|proposal|decision|decree|milestone|run|inv|bounty|circular|conversion|sprint|epic|appendix|annex|addendum|section|clause|article|paragraph|slide|act|scene|grade|race|match|game|heat|lap|stage|pier|dock|bay|slot|shift|squad|lane|plot|parcel|field|pen|bulletin|schedule|grant|project|budget|route|code|referral|referralcode|resolutions|bullet|point|exhibit|docket|dossier|folio|ledger|docs?|rev|release|pr|mr|commit|issue|story|task|re|centre|center)$/;
const LIMITS =
  /^(?:least|most|min|minimum|max|maximum|floor|cap|limit|ceiling|≥|≤|minout|amountoutmin|amountinmax)$/;
/** "(ninety-five)" */
const IN_WORDS =
  /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:one|two|three|four|five|six|seven|eight|nine)$/;
/** "two for one", which is a price. */
const RATE = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|half|twice)$/;
const AGAINST = /^(?:for|to|per|against|:)$/;
/** What is counted that is none of the calls'. */
const COUNTED = /^(?:decimals|cheers|st|nd|rd|th)$/;
/** Of tokens and permits. */
const STANDARDS = /^(?:20|721|1155|2612|4626|6909)$/;
/** Between such a word and its number. */
const BETWEEN = /^(?:[.:=#(/-]|no|nr|number|is)$/;

/**
 * A number in a sentence of the request may be a price, a bound or another sum: "at 2,975 or better". What only counts an invoice or an hour, or stands in front of the request before a colon, is neither.
 */
export function hasNumberBeside(
  items: readonly Item[],
  sequence: readonly Position[],
  roles: readonly (readonly (Role | undefined)[])[],
  isPast: (item: Item | undefined) => boolean,
  /** Which collectible, how many signatures. */
  isToldByNumbers: boolean,
): boolean {
  const isValue = (at: number) => roles.some((own) => own[at] !== undefined);
  const asking = new Set(items.flatMap(({ sentence }, at) => (isValue(at) ? [sentence] : [])));
  return sequence.some(({ features, item }, at) => {
    const [word = ""] = features;
    if (RATE.test(word) && AGAINST.test(wordAt(sequence, at + 1)) && RATE.test(wordAt(sequence, at + 2)))
      return true;
    const said = items[item]?.said ?? "";
    // "#rent2026", "for 2 pizzas"
    const isOfWord = items[item]?.is === "word" && !(isToldByNumbers && /^\d+$/.test(said));
    if ((word !== "a number" && !IN_WORDS.test(word)) || isOfWord) return false;
    if (STANDARDS.test(said)) return false;
    // "2 0x…", "4 uni v2"
    if (/^[24]$/.test(said) && /^(?:place|address|token)/.test(wordAt(sequence, at + 1))) return false;
    if (isYear(items[item]) && items[item - 1]?.quote.end === items[item]?.quote.start) return false;
    if (isPast(items[item]) || isLeft(sequence, at)) return false;
    // "all 18 decimals"
    if (/^(?:the|those|these|all|both)$/.test(wordAt(sequence, at - 1)))
      return wordAt(sequence, at + 1) !== "decimals";
    const isAsking = asking.has(items[item]?.sentence ?? -1) && !isHeading(items, item, isValue);
    if (isToldByNumbers && isNumberOfOwn(sequence, at)) return true;
    return (isAsking && !isOfThing(sequence, at)) || isBound(sequence, at);
  });
}

/** "At least 5950 please!", "Min out: 5950", "5950 or more" in whatever sentence. */
const isBound = (sequence: readonly Position[], at: number): boolean =>
  [1, 2, 3].some((back) => LIMITS.test(wordAt(sequence, at - back))) ||
  (wordAt(sequence, at + 1) === "or" && /^(?:more|less|better|above|up)$/.test(wordAt(sequence, at + 2))) ||
  /^(?:min|minimum|max|maximum|floor|tops|total|altogether|overall)$/.test(wordAt(sequence, at + 1));

/** "From 2 to 3": of what is set anew, how it was. */
const isLeft = (sequence: readonly Position[], at: number) =>
  wordAt(sequence, at - 1) === "from" &&
  wordAt(sequence, at + 1) === "to" &&
  wordAt(sequence, at + 2) === "number number";

const isYear = (item: Item | undefined) => /^(?:19|20)\d\d$/.test(item?.said ?? "");

const wordAt = (sequence: readonly Position[], at: number) => sequence[at]?.features[0] ?? "";

function isOfThing(sequence: readonly Position[], at: number): boolean {
  // "12:20", "3-1", "2026/11", "(1)"
  const [before, next] = [wordAt(sequence, at - 1), wordAt(sequence, at + 1)];
  if (/^[:/-]$/.test(next) && wordAt(sequence, at + 2) === "a number") return true;
  if (/^[:/-]$/.test(before) && wordAt(sequence, at - 2) === "a number") return true;
  if (COUNTED.test(next)) return true;
  if (next === ")" && (before === "(" || at === 0)) return true;
  let lead = at - 1;
  while (BETWEEN.test(wordAt(sequence, lead)) && lead > at - 4) lead -= 1;
  return COUNTS_THINGS.test(wordAt(sequence, lead)) || COUNTS_THINGS.test(before);
}

const LISTED = /^(?:#|,|and|&|plus|\+|no|number|id)$/;

/** "#21, #22 and #24", "ape number 8", "token 2 (5)": where numbers tell which and how many, another one of these. */
function isNumberOfOwn(sequence: readonly Position[], at: number): boolean {
  const [before, further] = [wordAt(sequence, at - 1), wordAt(sequence, at - 2)];
  if (before === "(") return /^number /.test(further);
  let lead = at - 1;
  while (lead > at - 4 && LISTED.test(wordAt(sequence, lead))) lead -= 1;
  if (lead < at - 1 && /^number /.test(wordAt(sequence, lead))) return true;
  return /^(?:#|id|ids|number|no|nr)$/.test(before) && /^(?:token|address) token$/.test(further);
}

/** "We won 3-1: sell …": in front of a colon before which nothing of the calls' stands. */
function isHeading(items: readonly Item[], from: number, isValue: (at: number) => boolean): boolean {
  const { sentence } = items[from] ?? {};
  if (items.some((item, at) => at < from && item.sentence === sentence && isValue(at))) return false;
  for (let at = from + 1; items[at]?.sentence === sentence; at += 1) {
    if (isValue(at)) return false;
    if (items[at]?.said === ":") return true;
  }
  return false;
}
