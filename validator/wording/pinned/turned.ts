import type { Call } from "../../calls/call.ts";
import type { Step } from "../../intent/intent.ts";
import { tellControl } from "../../tally/control.ts";
import type { Item } from "../../tally/item.ts";
import type { Mention, Own } from "../../tally/own.ts";
import { spokenOf } from "../../tally/spoken.ts";
import { toldAs } from "../../tally/told-as.ts";

/** What else is done about who signs. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "add owner": ["remove owner", "replace owner"],
  "remove owner": ["add owner", "replace owner"],
  "set threshold": ["add owner", "remove owner", "replace owner"],
};
/** Phrases have no more words. */
const LONGEST = 5;

/** Who comes or goes: which way it is turned is told by the tally's own words. */
export function turned(call: Call, mentions: readonly Mention[], items: readonly Item[]): Step | undefined {
  const { controlChange } = call;
  if (!controlChange || asksForOther(call, items)) return undefined;
  const own: Own = {
    call,
    items,
    places: [...items.keys()],
    shared: new Set(),
    ofAll: new Set(),
    roles: items.map((_, at) => mentions.find((one) => one.at === at)?.role),
    isOfSeveral: false,
    isOnly: true,
    isOfPair: true,
    isAskedBeside: false,
    before: undefined,
    isGrantedBefore: false,
    isServing: false,
    spender: undefined,
  };
  return tellControl(own, controlChange);
}

/** "Add a signer and set the threshold to 3": a word that is none of the call's own asks for another change. */
function asksForOther(call: Call, items: readonly Item[]): boolean {
  const others = OTHERS[toldAs(call)];
  if (!others) return false;
  const phraseAt = spokenOf(others);
  return items.some(({ is }, at) => {
    if (is !== "open") return false;
    const words = items.slice(at, at + LONGEST).flatMap(({ said }) => said.split(" "));
    const found = phraseAt(
      words.map((lower) => ({ lower })),
      0,
    );
    return others.some((other) => {
      const kinds = found?.value.deeds.get(other);
      return kinds?.has("ask") === true || kinds?.has("weak") === true;
    });
  });
}
