import { chainOfTypedData } from "../calls/typed-data.ts";
import { spokenChains } from "../data/chains.ts";
import { isRecord } from "../request/raw-transaction.ts";
import type { ProposedTransaction } from "../request/request.ts";

/** The chain id as some clients write it: in another spelling, by its name, or with each transaction. */
export function withToldChain(proposed: ProposedTransaction): ProposedTransaction {
  if (proposed.chainId !== undefined && proposed.chainId !== "") return proposed;
  const chainId = toldChain(proposed);
  return chainId === undefined ? proposed : { ...proposed, chainId };
}

function toldChain(proposed: ProposedTransaction & Record<string, unknown>): string | number | undefined {
  const { tx, transaction, calls, transactions = [] } = proposed;
  const places = [proposed, tx, transaction, ...transactions, ...(Array.isArray(calls) ? calls : [])];
  for (const place of places) {
    if (!isRecord(place)) continue;
    const told =
      place.chainId ??
      place.chain_id ??
      chainOfTypedData(place) ??
      chainNamed(place.chain) ??
      chainNamed(place.network);
    if (typeof told === "number" || (typeof told === "string" && told !== "")) return told;
  }
  return undefined;
}

const chainIds: ReadonlyMap<string, number> = new Map(spokenChains);

/** `chain: "base"`; a name that is not known tells nothing. */
function chainNamed(name: unknown): number | undefined {
  return typeof name === "string" ? chainIds.get(name.trim().toLowerCase()) : undefined;
}
