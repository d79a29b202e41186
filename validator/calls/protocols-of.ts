import type { Address } from "../addresses/address.ts";
import { contractAt } from "../data/contracts.ts";
import type { Call } from "./call.ts";

/** Everything that a call may rightly be said to belong to. */
export function protocolsOf(call: Call, chainId: number): Set<string> {
  const found = new Set([call.protocol]);
  const add = (address: Address | undefined) => {
    const known = address && contractAt(chainId, address);
    if (known) found.add(known.protocol);
  };
  add(call.to);
  add(call.spender);
  for (const wrapper of call.wrappers) found.add(wrapper.protocol);
  for (const { spender } of call.permits ?? []) add(spender);
  for (const venue of call.venues ?? []) found.add(venue);
  return found;
}

/** A family matches its versions. */
export function isOfProtocol(name: string, protocols: ReadonlySet<string>): boolean {
  for (const protocol of protocols) {
    if (protocol === name || protocol.startsWith(`${name}_`)) return true;
    if (name === "uniswap" && protocol === "permit2") return true;
  }
  return false;
}
