import type { Call } from "../calls/call.ts";
import type { Item } from "../items/item.ts";
import type { Role } from "../items/roles.ts";

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
  const isSum = (role: Role | undefined, { is }: Item) =>
    (is === "amount" || is === "number") && SUMS.has(role);
  const sums = orderOf(isSum);
  const parties = orderOf((role) => PARTIES.has(role));
  const [given, wanted] = (["given", "wanted"] as const).map((side) =>
    orderOf((role, item) => isSum(role, item) && role === side),
  );
  const tokens = orderOf((role, { is }) => is === "token" && SUMS.has(role));
  return (
    !areCrossed(items, calls, roles) &&
    !isBoundOfOther(items, calls, roles) &&
    isSameOrder(parties, sums) &&
    isSameOrder(given ?? [], wanted ?? []) &&
    isSameOrder(parties, tokens) &&
    isSameOrder(sums, tokens)
  );
}

/** Between a name and the address that it stands for. */
const BETWEEN = /^(?:[:=(,–—-]|is|has|uses|at|wallet|address|account|['’]s|['’]|s)$/;
const MOST_BETWEEN = 4;

/** "Pay Ana 10 and Bruno 20. Bruno: 0x…. Ana: 0x….": a name stands beside the sum of one call and the address of another. */
function areCrossed(
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean {
  const ownerOf = (at: number) => {
    const [only, ...others] = calls.flatMap((_, call) => (roles[call]?.[at] ? [call] : []));
    return others.length === 0 ? only : undefined;
  };
  const isName = ({ is, quote }: Item) =>
    (is === "open" || is === "word") && /^\p{Lu}\p{L}+$/u.test(quote.text);
  const labels = new Set<string>();
  const holders = new Map<string, { at: number; call: number | undefined }>();
  for (const [at, { is }] of items.entries()) {
    if (is !== "address") continue;
    let lead = at - 1;
    while (at - lead <= MOST_BETWEEN && BETWEEN.test(items[lead]?.said ?? "")) lead -= 1;
    const name = items[lead];
    if (!name || !isName(name)) continue;
    // "Payee: 0x…" and below it "Payee: 0x…" are no names.
    if (holders.has(name.said)) labels.add(name.said);
    holders.set(name.said, { at: lead, call: ownerOf(at) });
  }
  return items.some((item, at) => {
    const holder = labels.has(item.said) ? undefined : holders.get(item.said);
    if (!holder || holder.at === at || !isName(item)) return false;
    const next = items.findIndex((one, place) => place > at && (one.is === "amount" || isName(one)));
    const owner = items[next]?.is === "amount" ? ownerOf(next) : undefined;
    return owner !== undefined && holder.call !== undefined && owner !== holder.call;
  });
}

/** "200 USDC, min 0.065 WETH; 200 DAI, min 0.066 WETH": a least beside the sum of one trade that only another one keeps. */
function isBoundOfOther(
  items: readonly Item[],
  calls: readonly Call[],
  roles: readonly (readonly (Role | undefined)[])[],
): boolean {
  const amounts = items.flatMap((item, at) => {
    if (item.is !== "amount") return [];
    // "0.0924 at least" is no least of the 280 DAI that another trade gives.
    const isLeast = item.amount.kind === "number" && item.amount.bound === "at least";
    const [only, ...others] = calls.flatMap((_, call) => {
      const role = roles[call]?.[at];
      return role && !(isLeast && role === "given") ? [call] : [];
    });
    return only !== undefined && others.length === 0 && calls[only]?.operation === "swap"
      ? [{ call: only, role: roles[only]?.[at], sentence: item.sentence }]
      : [];
  });
  return amounts.some(({ call, role, sentence }, at) => {
    if (role !== "wanted") return false;
    const [before, next] = [amounts[at - 1], amounts[at + 1]];
    // "300 USDC and 300 DAI. The first for min 0.099, …"
    const isOfOther = (one: typeof before) =>
      one?.role === "given" && one.call !== call && one.sentence === sentence;
    // Where a sum comes first, each least stands behind its own.
    const isBehind = amounts[0]?.role === "given" && next?.role === "given";
    return isOfOther(before) && (next === undefined || isBehind || isOfOther(next));
  });
}

/** Of those that both have. */
function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  const both = one.filter((call) => other.includes(call));
  return other.filter((call) => both.includes(call)).every((call, at) => call === both[at]);
}
