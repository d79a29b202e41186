import { chainOfTypedData } from "../calls/typed-data.ts";
import { spokenChains } from "../data/chains.ts";
import type { ProposedTransaction, ValidationRequest } from "./request.ts";

type Fields = Record<string, unknown>;

/** Clients write an optional field that they leave out as null, too. */
export function withoutNulls(body: unknown): unknown {
  if (!isFields(body)) return body;
  const plain = dropNulls(body);
  if (isFields(plain.proposed_tx)) plain.proposed_tx = dropNulls(plain.proposed_tx);
  return plain;
}

function dropNulls(fields: Fields): Fields {
  if (!Object.values(fields).includes(null)) return fields;
  const kept: Fields = {};
  for (const key of Object.keys(fields)) if (fields[key] !== null) kept[key] = fields[key];
  return kept;
}

/** The chain id as some clients write it: in another spelling, by its name, or with each transaction. */
export function withToldChain(request: ValidationRequest): ValidationRequest {
  const proposed = request.proposed_tx;
  if (!proposed || (proposed.chainId !== undefined && proposed.chainId !== "")) return request;
  const chainId = toldChain(proposed);
  return chainId === undefined ? request : { ...request, proposed_tx: { ...proposed, chainId } };
}

function toldChain(proposed: ProposedTransaction & Fields): string | number | undefined {
  const { tx, transaction, calls, transactions = [] } = proposed;
  const places = [proposed, tx, transaction, ...transactions, ...(Array.isArray(calls) ? calls : [])];
  for (const place of places) {
    if (!isFields(place)) continue;
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

function isFields(given: unknown): given is Fields {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}
