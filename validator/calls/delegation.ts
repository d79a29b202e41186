import { parseQuantity } from "../decimals/quantity.ts";
import { isEmpty, isRecord, type RawTransaction } from "../request/raw-transaction.ts";
import { shortly } from "./told-text.ts";
import { type ReadCall, unreadable } from "./unreadable-call.ts";

/** Whether a transaction hands accounts to code (EIP-7702), by its type or by what it brings. */
export function delegates({ type, authorizationList }: RawTransaction): boolean {
  return parseQuantity(type) === 4n || authorizes({ authorizationList });
}

/** Whether there is an authorization, alone or in a list. */
export function authorizes({ authorizationList: given }: RawTransaction): boolean {
  return !isEmpty(given) && given !== false && !(Array.isArray(given) && given.length === 0);
}

/** EIP-7702: every authorization hands the account to a contract's code, for chain id 0 on all chains. */
export function delegation({ type, authorizationList }: RawTransaction, position: number): ReadCall {
  const list = Array.isArray(authorizationList) ? authorizationList : [authorizationList ?? []].flat();
  const told = list.slice(0, 10).map((given) => {
    const { address, chainId } = (isRecord(given) ? given : {}) as { address?: unknown; chainId?: unknown };
    const chain = parseQuantity(chainId);
    const where = chain === 0n ? "on every chain (chain id 0)" : `on chain ${chain ?? shortly(chainId)}`;
    return `to ${shortly(address)} ${where}`;
  });
  const all = told.length > 0 ? told.join(" and ") : "by an authorization that it does not show";
  return unreadable("not-understood", position)(
    `The transaction delegates the account ${all} (EIP-7702): that code may then do anything with it.`,
    {
      expected: "a transaction without authorizationList",
      actual: `type ${shortly(type ?? 4)}, ${all}`,
      remedy: "Send a transaction of type 2 without authorizationList.",
    },
  );
}
