import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";

/** A value of the call that the text names. */
export interface Mention {
  at: number;
  item: Item;
  role: Role;
}
