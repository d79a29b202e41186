import type { Call } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import type { Party, Step } from "../intent/intent.ts";
import type { Item } from "./item.ts";
import { isEverywhere, type Mention, type Own } from "./own.ts";
import type { Role } from "./roles.ts";
import { toldAs } from "./told-as.ts";

/** Who gets it or may spend it, and from whom it comes. */
export function partiesOf(mentions: readonly Mention[], own: Own): Pick<Step, "counterparty" | "source"> {
  const { spender, call } = own;
  const named = mentions.filter(({ role }) => role === "recipient" || role === "spender");
  const counterparty = named.find(({ item }) => item.is === "address") ?? named[0];
  const source = mentions.find(({ role }) => role === "source");
  return {
    counterparty: counterparty
      ? partyOf(counterparty.item, call)
      : changesGrant(call.operation)
        ? spender
        : selfNamed(own, source),
    source: source && partyOf(source.item, call),
  };
}

/** "Pull it from 0x… into my wallet": oneself, where somebody else's is taken and he is named. */
function selfNamed({ items, places, call }: Own, source: Mention | undefined): Party | undefined {
  if (
    toldAs(call) !== "transfer to self" ||
    source?.item.is !== "address" ||
    source.item.address !== call.owner
  )
    return undefined;
  const at = places.find(
    (one) =>
      isEverywhere(items[one], "myself") || /^(?:here|back|(?:in)?to mine)$/.test(items[one]?.said ?? ""),
  );
  const item = at === undefined ? undefined : items[at];
  return item && { kind: "self", quote: item.quote };
}

/** A spender that goes by a known name is held to the address that the name has. */
export function partyOf(item: Item, { spender }: Call): Party | undefined {
  if (item.is === "address") return { kind: "address", address: item.address, quote: item.quote };
  if (item.is === "place" && spender !== undefined && item.addresses?.has(spender))
    return { kind: "address", address: spender, quote: item.quote };
  return item.is === "place" ? { kind: "contract", name: item.name, quote: item.quote } : undefined;
}

/** Who may spend, where the text names him beside another right of the same spender. */
export function spenderNamed(
  items: readonly Item[],
  calls: readonly Call[],
  call: Call,
  roles: readonly (readonly (Role | undefined)[])[],
  owned: readonly (readonly number[])[],
): Party | undefined {
  if (call.spender === undefined) return undefined;
  const at = items.findIndex((_, place) =>
    calls.some(
      (other, index) =>
        other.spender === call.spender &&
        roles[index]?.[place] === "spender" &&
        owned[index]?.includes(place),
    ),
  );
  const item = items[at];
  return item && partyOf(item, call);
}
