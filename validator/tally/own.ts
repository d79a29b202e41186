import type { Call } from "../calls/call.ts";
import type { Party } from "../intent/intent.ts";
import type { Item } from "./item.ts";
import type { Role } from "./roles.ts";
import type { Everywhere, OfDeed } from "./spoken.ts";
import { toldAs } from "./told-as.ts";

/** What the text says of one call. */
export interface Own {
  call: Call;
  /** All of the text; other fields name items by their places in it. */
  items: readonly Item[];
  /** The items of the call's clauses; a mention only where it is one of the call's. */
  places: readonly number[];
  /** Of several calls: the items that speak of others too. */
  shared: ReadonlySet<number>;
  /** Of these, what is something to each of the calls of its clause. */
  ofAll: ReadonlySet<number>;
  /** What every item is to the call. */
  roles: readonly (Role | undefined)[];
  /** There are other calls. */
  isOfSeveral: boolean;
  /** No other call does the same. */
  isOnly: boolean;
  /** No more than one call stands beside it. */
  isOfPair: boolean;
  /** Another call that does the same is asked for. */
  isAskedBeside: boolean;
  /** The call that is told before it: "it" may be what that one brings or moves. */
  before: Call | undefined;
  /** A call before it gives the right that it takes back. */
  isGrantedBefore: boolean;
  /** It only serves another call, and need not be told. */
  isServing: boolean;
  /** Who may spend, where the text names him beside another right of his. */
  spender: Party | undefined;
}

/** A value of the call that the text names. */
export interface Mention {
  at: number;
  item: Item;
  role: Role;
}

export function mentionsOf({ items, places, roles }: Own): Mention[] {
  return places.flatMap((at) => {
    const [item, role] = [items[at], roles[at]];
    return item && role ? [{ at, item, role }] : [];
  });
}

/** What a phrase is beside the call's operation. */
export function kindsAt({ items, call }: Own, at: number): ReadonlySet<OfDeed> | undefined {
  const item = items[at];
  return item?.is === "word" ? item.sense.deeds.get(toldAs(call)) : undefined;
}

/** The same of a phrase that is nothing else anywhere. */
export function ownKindsAt(own: Own, at: number): ReadonlySet<OfDeed> | undefined {
  const item = own.items[at];
  return item?.is === "word" && item.sense.everywhere.size === 0 ? kindsAt(own, at) : undefined;
}

export const isEverywhere = (item: Item | undefined, name: Everywhere): boolean =>
  item?.is === "word" && item.sense.everywhere.has(name);

export const says = ({ items, places }: Own, name: Everywhere): boolean =>
  places.some((at) => isEverywhere(items[at], name));

/** The words right before an item. */
export const leadAt = (items: readonly Item[], at: number): string => items[at - 1]?.said ?? "";
