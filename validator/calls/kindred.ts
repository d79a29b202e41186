import { contractAt } from "../data/contracts.ts";
import type { Envelope } from "./decoders/decoder.ts";

/** Protocols whose contracts have another's functions, to the letter: those that were built from its code, and vaults of one standard. */
const SPOKEN_BY: Readonly<Record<string, string>> = {
  aave_v2: "aave_v3",
  spark: "aave_v3",
  kiln_vault: "erc4626",
  morpho_vault: "erc4626",
  spark_vault: "erc4626",
  pancakeswap_v2: "uniswap_v2",
  quickswap: "uniswap_v2",
  sushiswap: "uniswap_v2",
  pancakeswap_v3: "uniswap_v3",
  pancakeswap_universal_router: "uniswap_universal_router",
};

/** The protocol whose decoders read the calls of a protocol's contracts. */
export function readAs(protocol: string): string {
  return SPOKEN_BY[protocol] ?? protocol;
}

/** Whose call it is: the contract's own protocol, where that has the functions of the decoder's. Every vault is a vault. */
export function protocolAt({ chainId, to }: Envelope, decoded: string): string {
  const own = contractAt(chainId, to)?.protocol;
  return own !== undefined && own !== decoded && readAs(own) === decoded && decoded !== "erc4626"
    ? own
    : decoded;
}

/** Under whose name a router trades that has Uniswap's functions: "pancakeswap"; undefined for Uniswap's own and unknown ones. */
export function brandOf({ chainId, to }: Envelope): string | undefined {
  const own = contractAt(chainId, to)?.protocol;
  if (own === undefined || own.startsWith("uniswap") || !readAs(own).startsWith("uniswap")) return undefined;
  return own.replace(/_.*$/, "");
}
