import type { Call } from "../../calls/call.ts";
import type { Party } from "../../intent/intent.ts";
import type { Item } from "../../items/item.ts";

/** A spender that goes by a known name is held to the address that the name has. */
export function partyOf(item: Item, { spender }: Call): Party | undefined {
  if (item.is === "address") return { kind: "address", address: item.address, quote: item.quote };
  if (item.is === "place" && spender !== undefined && item.addresses?.has(spender))
    return { kind: "address", address: spender, quote: item.quote };
  if (item.is === "token" && spender !== undefined)
    return { kind: "address", address: spender, quote: item.quote };
  return item.is === "place" ? { kind: "contract", name: item.name, quote: item.quote } : undefined;
}
