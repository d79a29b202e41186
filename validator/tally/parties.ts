import type { Call } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import type { Party, Step } from "../intent/intent.ts";
import type { Item } from "./item.ts";
import type { Mention, Own } from "./own.ts";
import type { Role } from "./roles.ts";

/** Who gets it or may spend it, and from whom it comes. */
export function partiesOf(
  mentions: readonly Mention[],
  { spender, call }: Own,
): Pick<Step, "counterparty" | "source"> {
  const named = mentions.filter(({ role }) => role === "recipient" || role === "spender");
  const counterparty = named.find(({ item }) => item.is === "address") ?? named[0];
  const source = mentions.find(({ role }) => role === "source");
  return {
    counterparty: counterparty
      ? partyOf(counterparty.item, call)
      : changesGrant(call.operation)
        ? spender
        : undefined,
    source: source && partyOf(source.item, call),
  };
}

/** A spender that goes by a known name is held to the address that the name has. */
function partyOf(item: Item, { spender }: Call): Party | undefined {
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
