import type { Address } from "../addresses/address.ts";
import table from "./contracts.json" with { type: "json" };

export interface KnownContract {
  /** Whose decoders read its calls, such as "uniswap_v3". */
  protocol: string;
  /** What it is called on every chain, such as "Uniswap V3 SwapRouter02". */
  name: string;
  /** Where the same contract exists in several versions with different encodings. */
  version?: string;
  /** Protocols that it puts its money into or is run by: an intent that names the contract may name them too. */
  also?: readonly string[];
}

interface Row extends KnownContract {
  aliases?: string[];
  /** The chains by address; "*" is every chain. */
  at: Record<string, number[] | "*">;
}

const rows = table.contracts as unknown as readonly Row[];
type Chain = number | "*";
/** By chain first: keys put together for every look-up would cost more than the look-up. */
const byAddress = new Map<Chain, Map<string, KnownContract>>();
const byName = new Map<Chain, Map<string, Address[]>>();
const wrappers = new Map<Chain, Address>();
const chainsByAddress = new Map<string, number[]>();
const namesByAlias = new Map<string, Set<string>>();

for (const { name, protocol, version, aliases = [], also, at } of rows) {
  const contract: KnownContract = {
    protocol,
    name,
    ...(version ? { version } : {}),
    ...(also ? { also } : {}),
  };
  for (const alias of aliases) add(namesByAlias, alias, () => new Set<string>()).add(name);
  for (const [text, chains] of Object.entries(at)) {
    const address = text as Address;
    for (const chain of chains === "*" ? ["*" as const] : chains) {
      add(byAddress, chain, () => new Map<string, KnownContract>()).set(address, contract);
      if (protocol === "weth" && !wrappers.has(chain)) wrappers.set(chain, address);
      const named = add(byName, chain, () => new Map<string, Address[]>());
      for (const spoken of [name, ...aliases]) add(named, spoken, () => []).push(address);
    }
    if (chains !== "*") add(chainsByAddress, address, () => []).push(...chains);
  }
}

function add<Key, Value>(map: Map<Key, Value>, key: Key, fresh: () => Value): Value {
  const value = map.get(key) ?? fresh();
  map.set(key, value);
  return value;
}

/**
 * What people call the contracts, in lower case, to the contract's name; to itself where it means several, as "uniswap
 * v3" means two routers. Both can be looked up with `contractAddresses`.
 */
export const spokenContracts: readonly (readonly [spoken: string, name: string])[] = [...namesByAlias].map(
  ([alias, [name = alias, ...others]]) => [spokenText(alias), others.length > 0 ? alias : name] as const,
);

/** To a reader a dot is a word of its own: "yield.xyz" is three. */
function spokenText(alias: string): string {
  return alias.replaceAll(/(?<=[a-z])\.(?=[a-z])/g, " . ");
}

/** Every protocol that has a contract in the table. */
export const knownProtocols: ReadonlySet<string> = new Set(rows.map(({ protocol }) => protocol));

const NOWHERE: readonly Address[] = [];
const NAMELESS: readonly string[] = [];
/** What people call the contract at an address, for the chains that were asked for so far. */
const spokenByAddress = new Map<number, Map<string, string[]>>();

/** What people call the contract that lives at an address of a chain. */
export function spokenNamesOf(chainId: number, address: Address): readonly string[] {
  const known = spokenByAddress.get(chainId) ?? new Map<string, string[]>();
  if (!spokenByAddress.has(chainId)) {
    for (const [spoken, name] of spokenContracts)
      for (const at of new Set(contractAddresses(name, chainId))) add(known, at, () => []).push(spoken);
    spokenByAddress.set(chainId, known);
  }
  return known.get(address) ?? NAMELESS;
}

/** Where a contract lives on a chain, by its name or alias: several addresses where it has versions. */
export function contractAddresses(name: string, chainId: number): readonly Address[] {
  const here = byName.get(chainId)?.get(name);
  const everywhere = byName.get("*")?.get(name);
  return here && everywhere ? [...here, ...everywhere] : (here ?? everywhere ?? NOWHERE);
}

/** The first of them; undefined where the contract does not live on the chain, as far as the table knows. */
export function contractAddress(name: string, chainId: number): Address | undefined {
  return contractAddresses(name, chainId)[0];
}

/** What the table knows to live at an address of a chain. */
export function contractAt(chainId: number, address: Address): KnownContract | undefined {
  return byAddress.get(chainId)?.get(address) ?? byAddress.get("*")?.get(address);
}

/** Every contract that the table knows on a chain, by its address. */
export function contractsOn(chainId: number): readonly (readonly [Address, KnownContract])[] {
  return [...(byAddress.get("*") ?? []), ...(byAddress.get(chainId) ?? [])] as [Address, KnownContract][];
}

/** The chains on which an address is a known contract; none where it is the same on every chain, which tells nothing. */
export function chainsOfContract(address: Address): readonly number[] {
  return chainsByAddress.get(address) ?? [];
}

/** The version of a Universal Router, which decides how its commands are encoded: "1.2", "2.0", "2.1.1" or later. */
export function routerVersion(chainId: number, address: Address): string | undefined {
  const contract = contractAt(chainId, address);
  return contract?.protocol.endsWith("_universal_router") ? contract.version : undefined;
}

/** The contract that wraps a chain's currency one to one: WETH on Ethereum, WPOL on Polygon. */
export function wrappedNative(chainId: number): Address | undefined {
  return wrappers.get(chainId);
}
