import { contractAt } from "../../data/contracts.ts";
import { readAs } from "../kindred.ts";
import type { Envelope } from "./decoder.ts";

/** Whether a contract may be the protocol's: one that a table knows as another's is not, one that none knows may be. */
export function mayBe(protocol: string): (envelope: Envelope) => boolean {
  return ({ chainId, to }) => {
    const known = contractAt(chainId, to);
    return known === undefined || readAs(known.protocol) === protocol;
  };
}

/** Whether the contract is the one that the table knows by a name. */
export function isNamed(name: string): (envelope: Envelope) => boolean {
  return ({ chainId, to }) => contractAt(chainId, to)?.name === name;
}
