import type { Call } from "../calls/call.ts";
import { isOfProtocol, protocolsOf } from "../calls/protocols-of.ts";
import { contractAddresses, spokenContracts } from "../data/contracts.ts";
import { spokenProtocols } from "../data/spoken-protocols.ts";
import { type Phrase, words } from "./phrase.ts";

/** What the contract that is called may be called, its owners' names among it, and its address. */
export function placesOf(call: Call, chainId: number): Phrase[] {
  const protocols = protocolsOf(call, chainId);
  const contracts = spokenContracts.filter(([, name]) => contractAddresses(name, chainId).includes(call.to));
  const families = Object.entries(spokenProtocols).filter(([name]) => isOfProtocol(name, protocols));
  return [
    [{ literal: call.to }],
    ...contracts.map(([spoken]) => words(spoken)),
    ...families.flatMap(([, spoken]) => spoken.split(", ").map(words)),
    ...describedNames(call.contract),
  ];
}

/** "Threshold Network RebateStaking (by the ERC-7730 registry)": the owner, the contract, and both. */
function describedNames(contract: string | null): Phrase[] {
  const [, described] = /^(.+) \(by the ERC-7730 registry\)$/.exec(contract ?? "") ?? [];
  if (described === undefined) return [];
  const parts = described.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const [owner = ""] = parts;
  return [parts, ...(owner.length > 3 ? [[owner]] : [])];
}
