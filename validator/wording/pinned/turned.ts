import type { Call } from "../../calls/call.ts";
import type { ControlChange } from "../../calls/control-change.ts";
import type { Quote, Step } from "../../intent/intent.ts";
import { stepOf } from "../../intent/step-of.ts";
import type { Item } from "../../items/item.ts";
import type { Mention } from "../mention.ts";
import { countOf } from "./count-of.ts";
import { leadOf } from "./owner-lead.ts";
import { exchangedAsTold } from "./replaced-owner.ts";
import { saysOf } from "./says-of.ts";

/** By which somebody comes, or goes. */
const COMES =
  /^(?:add|adds|adding|added|admit|admitted|include|including|join|joins|joining|incoming|onboard|onboarding|onboarded|appoint|appointed|elected|becomes|install|addowner\w*)$/;
const GOES =
  /^(?:remove|removes|removing|removed|drop|drops|dropped|kick|kicked|oust|fire|fired|delete|deleted|expel|evict|leaves|leave|left|lose|loses|outgoing|strip|rid|minus|removeowner)$/;

/** Who comes or goes, and how many have to sign: everyone and every number of it named, and nothing said of another change. */
export function turned(
  { controlChange: change, from }: Call,
  mentions: readonly Mention[],
  items: readonly Item[],
  quote: Quote,
): Step | undefined {
  if (!change) return undefined;
  const of = (role: Mention["role"]) => mentions.filter((one) => one.role === role);
  if ("subject" in change && change.subject && of("subject").length === 0) return undefined;
  if (isOther(change, items) || isOtherAccount(mentions, items)) return undefined;
  if (change.change === "replace owner" && !exchangedAsTold({ items }, mentions)) return undefined;
  const needed = "threshold" in change ? neededIn(of("number"), items) : undefined;
  if ("threshold" in change && !needed) return undefined;
  const account = of("place").find(({ item }) => item.is === "address" && item.address === from)?.item;
  return stepOf("administer", quote, {
    amount: needed,
    ...ownersOf(change),
    ...(account?.is === "address" && {
      source: { kind: "address" as const, address: account.address, quote: account.quote },
    }),
  });
}

const ON = /^(?:enable|enables|enabling|activate|add|adds|adding|install|turn)$/;
const OFF =
  /^(?:disable|disables|disabling|deactivate|remove|removes|removing|clear|clears|clearing|unset|drop|drops|delete|uninstall|without|none|zero)$/;

/** What else would be changed by the words that stand beside it: "Add a signer and set the threshold to 3", where one thing is. */
const AGAINST: Readonly<Partial<Record<ControlChange["change"], readonly RegExp[]>>> = {
  "add owner": [GOES],
  "remove owner": [COMES],
  "set threshold": [COMES, GOES],
  "enable module": [OFF],
  "disable module": [ON],
  "set guard": [OFF],
  "set fallback handler": [OFF],
};

const isOther = (change: ControlChange, items: readonly Item[]): boolean =>
  (isTaken(change) ? [ON] : (AGAINST[change.change] ?? [])).some(
    (words) => saysOf(items, words) !== undefined,
  ) || items.some(({ said }, at) => isByHowMany(said, items[at + 1]));

/** "up to 3", "up 1", "3 more than at present" */
const isByHowMany = (said: string, next: Item | undefined): boolean =>
  said === "up to" ||
  (said === "up" && next?.is === "number") ||
  /^more than\b/.test(`${said} ${next?.said}`);

/** "In Safe 0x… put 0x… where 0x… is", with one of its owners told as the Safe, and the Safe as an owner. */
const isOtherAccount = (mentions: readonly Mention[], items: readonly Item[]): boolean => {
  const named = mentions.filter(({ item }) => item.is === "address");
  const asSafe = named.filter(({ at }) => /(?:^| )(?:safe|multisig)$/.test(leadOf(items, at)));
  return (
    asSafe.some(({ role }) => role === "subject" || role === "replaced") &&
    named.some((one) => one.role === "place" && !asSafe.includes(one))
  );
};

const isTaken = (change: ControlChange) => "subject" in change && change.subject === undefined;

/** The one number of signatures that the text tells; "signer 2" is none. */
function neededIn(numbers: readonly Mention[], items: readonly Item[]) {
  const [first] = numbers;
  const isOther = numbers.some(
    ({ at, item }) =>
      (item.is === "number" && item.cue === "which") ||
      /^(?:by|put in|owner|signer|key|#|id|number|nonce)$/.test(items[at - 1]?.said ?? ""),
  );
  return first?.item.is === "number" && !isOther ? countOf(first.item) : undefined;
}

function ownersOf(change: ControlChange): Pick<Step, "owners"> {
  switch (change.change) {
    case "add owner":
      return { owners: { comes: [change.subject], goes: [] } };
    case "remove owner":
      return { owners: { comes: [], goes: [change.subject] } };
    case "replace owner":
      return { owners: { comes: [change.subject], goes: [change.replaces] } };
    default:
      return {};
  }
}
