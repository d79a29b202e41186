import type { Item } from "../../items/item.ts";
import type { Mention } from "../mention.ts";

type Way = "comes" | "goes";

const SEAT = "(?:seat|place|chair|post|role|shoes|stead|lieu)";
/** What stands between somebody and the word that leads to him. */
const BETWEEN =
  "(?: (?:the|our|my|his|her|their|an?|its|this|that|address|at|wallet|account|contract|own|one|owner|signer|co-owner|safe|key|current|is|was|=|:|\\(|,|\"|'|-))*$";
const LED_OUT = new RegExp(
  `(?:^| )(?:replac(?:e|es|ing)|swap(?:ping)?|swapowner|exchang(?:e|ing)|chang(?:e|ing)|switch|rotat(?:e|ing)|substitute|(?:swap|rotate|kick|take) out|remove|drop|kick|retire|forget|strike|out with|instead of|${SEAT} of|${SEAT} (?:which|that)|over from|(?:old|previous|outgoing|former)(?: [a-z-]+)?|oldowner|(?<!in )goes|out|where|succeeds|owner swap|from)${BETWEEN}`,
);
const LED_IN = new RegExp(
  `(?:^| )(?:by|with|w /|new(?: [a-z-]+)?|newowner|incoming(?: [a-z-]+)?|successor|takes over|recogni[sz]e|add|in|(?<!out )comes|swap in|put|bring|appoint|make|to|→|= >|- >)${BETWEEN}`,
);
const LED_FOR = new RegExp(`(?:^| )for${BETWEEN}`);

/** "is to be", "of our Safe 0x…": what comes between somebody and what he does. */
const BEFORE_DEED =
  /^(?:(?:is|are|be|to|has|have|had|shall|should|must|will|gets(?= [a-z]+ed )|now|then|who|that|which|the one|, (?=who|that|which)|(?:of|in|on|at|from) (?:(?:the|our|my|this|its) )?(?:[a-z]+ ){0,2}@) )+/;
const OUT =
  /^(?:out|off|leaves|leaving|goes|replaced|removed|retired|retires|resigns|dropped|swapped(?! in)|(?:steps|stepping|step) (?:down|aside)|stands up|gets up|(?:makes|make) way|\( (?:old|out|outgoing)) /;
const IN =
  /^(?:in(?! the| our| my| this| its| @)|instead|comes(?! out)|replaces|succeeds|joins|becomes?|(?:takes|take|taking) (?:(?:the|over|her|his|their|its|that|owner) )*(?:seat|place|chair|post|role|over|from)|steps? (?:in|into)|sits down|signs? (?:where|instead|in [^.]{1,20}place)|\( (?:new|in|incoming)) /;
const PRONOUN = /^(?:him|her|them|it)$/;

/** Whether the words say of each of two owners which of them comes and which goes, and say it as the call does it. */
export function exchangedAsTold(
  { items }: { items: readonly Item[] },
  mentions: readonly Mention[],
): boolean {
  const owners = mentions.filter(({ role }) => role === "subject" || role === "replaced");
  const ways = owners.map(({ at, role }) => ({
    way: wayOf(at),
    meant: role === "subject" ? "comes" : "goes",
  }));
  // "no swapOwner, please", "swapOwner on 0x… done"
  const isNone = items.some(
    ({ said, sentence }, at) =>
      (said === "swapowner" && /(?:^| )(?:no|not|never|without)$/.test(items[at - 1]?.said ?? "")) ||
      (said === "done" && owners.some((one) => items[one.at]?.sentence === sentence)),
  );
  if (isNone) return false;
  const isSaid = (meant: Way) => ways.some((one) => one.meant === meant && one.way === meant);
  return isSaid("comes") && isSaid("goes") && ways.every(({ way, meant }) => way === meant);

  function wayOf(at: number): Way | undefined {
    const lead = ledTo(at);
    const [behind, isShared] = behindOf(at);
    const done = OUT.test(behind) ? "goes" : IN.test(behind) ? "comes" : undefined;
    // "out 0x… in 0x…": one word between two leads to the second where another led to the first.
    if (done && !(isShared && lead)) return done;
    return lead ?? (isMeantByPronoun(at) ? "goes" : undefined);
  }

  function ledTo(at: number): Way | undefined {
    const before = said(items.slice(Math.max(-1, ...owners.map((one) => one.at).filter(isBefore)) + 1, at));
    // "swap 0x… for 0x…", "swap in 0x… for 0x…"
    if (LED_FOR.test(before)) {
      const [first] = owners;
      const other = first && first.at < at ? wayOf(first.at) : undefined;
      return other && (other === "comes" ? "goes" : "comes");
    }
    return LED_OUT.test(before) ? "goes" : LED_IN.test(before) ? "comes" : undefined;

    function isBefore(other: number) {
      return other < at;
    }
  }

  /** What is said behind somebody up to the next, and whether that is one word, which may be the next one's. */
  function behindOf(at: number): [string, boolean] {
    const next = owners.find((one) => one.at > at)?.at ?? items.length;
    const own = items.slice(at + 1, next).filter(({ sentence }) => sentence === items[at]?.sentence);
    const isUpToNext = own.length === 1 && own.length === next - at - 1 && next < items.length;
    return [`${said(own)} `.replace(BEFORE_DEED, ""), isUpToNext];
  }

  /** "0x… is an owner; replace him with 0x…": the one who was named first. */
  function isMeantByPronoun(at: number): boolean {
    return (
      owners.every((one) => at <= one.at) &&
      items.some(
        ({ said }, place) =>
          place > at &&
          PRONOUN.test(said) &&
          /^(?:replace|swap|exchange|swap out)$/.test(items[place - 1]?.said ?? ""),
      )
    );
  }

  /** Words of the last sentence, with "@" for any account. */
  function said(own: readonly Item[]): string {
    const last = own.at(-1)?.sentence;
    return own
      .filter(({ sentence }) => sentence === last)
      .map((item) => (item.is === "address" ? "@" : item.said))
      .join(" ");
  }
}
