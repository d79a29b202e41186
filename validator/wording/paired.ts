import type { Call } from "../calls/call.ts";
import type { Item } from "../tally/item.ts";
import type { Role } from "../tally/roles.ts";

const PARTIES: ReadonlySet<Role | undefined> = new Set(["recipient", "spender"]);
const SUMS: ReadonlySet<Role | undefined> = new Set(["given", "wanted", "number"]);

/**
 * Whether what is only one call's is told in one order: "35 to A, 70 to B" names sums and parties alike, so that who gets how
 * much does not depend on the words between them.
 */
export function arePaired(
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean {
  if (calls.length < 2) return true;
  const orderOf = (isOf: (role: Role | undefined, item: Item) => boolean) => {
    const found: number[] = [];
    for (const [at, item] of items.entries()) {
      const owners = calls.flatMap((_, call) => (isOf(roles[call]?.[at], item) ? [call] : []));
      const [only] = owners;
      if (owners.length === 1 && only !== undefined && !found.includes(only)) found.push(only);
    }
    return found;
  };
  const parties = orderOf((role) => PARTIES.has(role));
  const sums = orderOf((role, { is }) => (is === "amount" || is === "number") && SUMS.has(role));
  const tokens = orderOf((role, { is }) => is === "token" && SUMS.has(role));
  return isSameOrder(parties, sums) && isSameOrder(parties, tokens) && isSameOrder(sums, tokens);
}

/** Of those that both have. */
function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  const both = one.filter((call) => other.includes(call));
  return other.filter((call) => both.includes(call)).every((call, at) => call === both[at]);
}
