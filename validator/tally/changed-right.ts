import type { Item } from "./item.ts";
import { leadAt, type Mention, type Own } from "./own.ts";

const ADDED = /^(?:on top of|more than it has|than (?:now|before|at))|overwrit/;
const LOWERING =
  /^(?:lower|reduce|trim|cut|bring|shrink|decrease|cap|limit|reset)(?:ed|d|med|ped)?(?: down)?$|^(?:brought|cut|down)$/;
const DENIED =
  /^(?:should|must|may|shall|can|could) not\b|^(?:shouldn't|mustn't|can't|cannot)\b|^(?:prevent|stop|keep|block|deny|forbid)\b/;
const NOT = /^(?:should|must|may|shall|can|could) not\b|n't\b|^cannot\b/;
const REVOCATION = /revo(?:cation|ked)|disapproval|clean-?up/;
const STOPPING =
  /^(?:stop|cancel|undo|end|prevent|kill|delete|remove|drop|disable|terminate|take back|take away|withdraw|void|scrap|nullify|annul|rescind|retract|nuke|ditch)\b/;
const SETTING = /^(?:set|put|make|bring|bring down|put back|return|pull)$/;
const NOTHING =
  /zero|nothing|\bnil\b|\b0\b|none|gone|revo|remov|cancel|delet|clear|undo|undone|withdraw|taken|ended|closed|no longer|kill|wipe|end|away|\boff$/;
const ANY = /^any\b/i;
const ENDED = /^(?:any ?more|any longer|again|any|any of|any more of)$/;
const TAKEN = /\b(?:away|off|back|out)\b|no longer|any ?more|any longer/;

/**
 * Whether a right is changed the way that the words tell: what comes on top is no new sum, what is lowered comes down to a
 * sum, and who is denied something from now on is denied all of it.
 */
export function isRightAsTold({ call, items, places }: Own, mentions: readonly Mention[]): boolean {
  const says = (words: RegExp) => places.some((at) => items[at]?.is === "word" && words.test(items[at].said));
  const { operation, amountIn } = call;
  if (operation === "approve") {
    if (says(ADDED) && !amountIn?.isChange) return false;
    return !says(LOWERING) || (!amountIn?.isChange && isDownTo(items, mentions));
  }
  if (operation !== "revoke") return true;
  const isOfAll = mentions.some(
    ({ item }) => item.is === "amount" && item.amount.kind !== "number" && !ANY.test(item.amount.quote.text),
  );
  const isAny = mentions.some(({ item }) => item.is === "amount" && ANY.test(item.amount.quote.text));
  if (says(DENIED) && (isOfAll || (says(NOT) && !says(ENDED) && !isAny))) return false;
  // "Cancel the revocation", "Set the allowance of 0x…"
  if (says(REVOCATION) && says(STOPPING)) return false;
  if (says(SETTING) && !says(NOTHING)) return false;
  // "gone up"; "take my allowance" is no taking away.
  return !says(/^up$/) && (!says(/^take$/) || says(TAKEN));
}

/** "down to 50 USDC", "at 90 USDC": every sum stands behind that. */
const isDownTo = (items: readonly Item[], mentions: readonly Mention[]) =>
  mentions.every(({ at, item }) => item.is !== "amount" || /^(?:.* )?(?:to|at)$/.test(leadAt(items, at)));
