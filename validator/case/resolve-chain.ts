import type { Address } from "../addresses/address.ts";
import { type Chain, chainById } from "../data/chains.ts";
import { chainsOfContract } from "../data/contracts.ts";
import { chainsOfToken } from "../data/tokens.ts";
import { parseQuantity } from "../decimals/quantity.ts";
import type { Intent } from "../intent/intent.ts";
import type { RawTransaction } from "../request/raw-transaction.ts";
import type { Case } from "./case.ts";

export interface ResolvedChain {
  chain: Chain;
  source: Case["chainSource"];
  /** What was given for a chain id that is none. */
  problem: string | undefined;
}

/** The chain that the transaction is for: as it says, else the one chain whose known contracts fit, else the intent's, else 1. */
export function resolveChain(
  given: unknown,
  transactions: readonly RawTransaction[],
  intent: Pick<Intent, "chain">,
): ResolvedChain {
  if (given !== undefined && given !== null && given !== "") {
    const id = parseQuantity(given);
    if (id !== undefined && id > 0n && id <= BigInt(Number.MAX_SAFE_INTEGER)) {
      return { chain: chainById(Number(id)), source: "transaction", problem: undefined };
    }
    return { chain: chainById(1), source: "default", problem: String(given) };
  }
  const fitting = chainsThatFit(transactions);
  const named = intent.chain?.id;
  if (fitting) {
    const [only, ...others] = fitting;
    if (only !== undefined && others.length === 0) return found(only, "contracts");
    if (named !== undefined && fitting.includes(named)) return found(named, "intent");
    return found(fitting.includes(1) || only === undefined ? 1 : only, "default");
  }
  return named === undefined ? found(1, "default") : found(named, "intent");
}

function found(id: number, source: Case["chainSource"]): ResolvedChain {
  return { chain: chainById(id), source, problem: undefined };
}

/** The chains on which every known contract called is known, as a token or a protocol's; undefined where none is called. */
function chainsThatFit(transactions: readonly RawTransaction[]): number[] | undefined {
  let fitting: number[] | undefined;
  for (const { to } of transactions) {
    if (typeof to !== "string") continue;
    const address = to.toLowerCase() as Address;
    const chains = [...new Set([...chainsOfToken(address), ...chainsOfContract(address)])];
    if (chains.length > 0) fitting = fitting ? fitting.filter((id) => chains.includes(id)) : chains;
  }
  return fitting;
}
