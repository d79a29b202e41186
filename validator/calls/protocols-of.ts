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

/** Whether a protocol is where a vault puts its money, or who runs it. */
export function isBehind(name: string, { to }: Call, chainId: number): boolean {
  return isOfProtocol(name, new Set(contractAt(chainId, to)?.also ?? []));
}

/**
 * Whether a text names the very vault, by its address, its ticker or its makers: "Kiln's Aave vault", or as the savings
 * of who stands behind it ("Sky savings"). Who only names what is behind a vault ("into Aave") asks for that itself.
 */
export function namesVault({ to }: Call, chainId: number, text: string): boolean {
  const lower = text.toLowerCase();
  const { name = "", protocol = "", also = [] } = contractAt(chainId, to) ?? {};
  const ticker = name.split(" ").at(-1)?.toLowerCase() ?? "";
  const makers = protocol.replace(/_vault$/, "");
  const words = new Set(lower.match(/[a-z0-9.]+/g) ?? []);
  const savings = [...lower.matchAll(/\b([a-z]+?)(?:dao)?(?:['’]s)? savings\b/g)];
  const isSavings = protocol === "erc4626" && savings.some(([, whose]) => also.some((one) => one === whose));
  const isOfMakers = protocol.endsWith("_vault") && words.has(makers);
  return lower.includes(to) || words.has(ticker) || isSavings || isOfMakers;
}
