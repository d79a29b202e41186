import type { Item } from "../../items/item.ts";
import type { Mention } from "../mention.ts";
import { leadOf } from "./owner-lead.ts";

type Way = "comes" | "goes";

const GOES =
  /^(?:replace|replacing|swap|swapping|swap out|exchange|exchanging|change|switch|rotate|rotate out|substitute|remove|drop|kick|kick out|take out|out with|instead of|in place of|in lieu of|place of|the place of|takes the place of|take the place of|old owner|old signer|old key|outgoing owner|previous owner|old address|old wallet|replaces|succeeds|to replace|owner swap|from|retire)$/;
const COMES =
  /^(?:by|with|replaced by|replaced with|new owner|new signer|new key|new one|new address|new wallet|incoming owner|add|in with|swap in|put|bring in|put in|appoint|make|to|→)$/;
const PRONOUN = /^(?:him|her|them|it)$/;
const NOUN = /^(?:owner|signer|co-owner|key|one|safe owner|signer key|current owner|current signer)$/;

/** Whether the words say of each of two owners which of them comes and which goes, and say it as the call does it. */
export function exchangedAsTold(
  { items }: { items: readonly Item[] },
  mentions: readonly Mention[],
): boolean {
  const ways = mentions
    .filter(({ role }) => role === "subject" || role === "replaced")
    .map(({ at, role }) => ({ way: wayOf(at), meant: role === "subject" ? "comes" : "goes" }));
  const isSaid = (meant: Way) => ways.some((one) => one.meant === meant && one.way === meant);
  return isSaid("comes") && isSaid("goes") && ways.every(({ way, meant }) => way === meant);

  function wayOf(at: number): Way | undefined {
    const behind = items[at + 1]?.said ?? "";
    if (
      /^(?:out|off|leaves|is out|be replaced|replaced|replaced by|be replaced by|be replaced with)$/.test(
        passive(at, behind),
      )
    )
      return "goes";
    if (
      /^(?:in|instead|comes in|is in|replaces|takes the place of|in instead|in place of|succeeds|joins)$/.test(
        behind,
      )
    )
      return "comes";
    let lead = leadOf(items, at);
    let place = at;
    while (NOUN.test(lead)) {
      place = items.findLastIndex((item, other) => other < place && item.said === lead);
      lead = leadOf(items, place);
    }
    // "swap 0x… for 0x…", "swap in 0x… for 0x…"
    if (lead === "for") {
      const first = mentions.find(
        ({ role, at: other }) => other < at && (role === "subject" || role === "replaced"),
      );
      const other = first && wayOf(first.at);
      return other && (other === "comes" ? "goes" : "comes");
    }
    if (GOES.test(lead)) return "goes";
    if (COMES.test(lead)) return "comes";
    return isMeantByPronoun(at) ? "goes" : undefined;
  }

  /** "0x… is an owner; replace him with 0x…": the one who was named first. */
  function isMeantByPronoun(at: number): boolean {
    const isFirst = mentions.every(
      ({ at: other, role }) => !/^(?:subject|replaced)$/.test(role) || at <= other,
    );
    return (
      isFirst &&
      items.some(
        ({ said }, place) =>
          place > at &&
          PRONOUN.test(said) &&
          /^(?:replace|swap|exchange|swap out)$/.test(items[place - 1]?.said ?? ""),
      )
    );
  }

  /** "is to be replaced by" */
  function passive(at: number, behind: string): string {
    return /^(?:is|is to be|to be|should|shall|must|gets|be)$/.test(behind)
      ? (items[at + 2]?.said ?? behind)
      : behind;
  }
}
