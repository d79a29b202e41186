import type { Call } from "../calls/call.ts";
import { knownProtocols } from "../data/contracts.ts";

export interface DetectedProtocol {
  protocol: string | null;
  evidence: string[];
}

/** Protocols that only carry or prepare what another one does. */
const CARRIERS = new Set(["native", "erc20", "permit2", "weth", "multicall3", "safe"]);

/** The call that the others serve: the first that is more than a token's or a carrier's, else the last. */
export function mainCall(calls: readonly Call[]): Call | undefined {
  return calls.find(({ protocol }) => !CARRIERS.has(protocol)) ?? calls.at(-1);
}

/** The protocol that the calls are really made to. */
export function detectProtocol(
  calls: readonly Call[],
  claimed: string | undefined,
  chain: { id: number; name: string },
): DetectedProtocol {
  const main = mainCall(calls);
  if (!main) {
    return claimed === undefined
      ? { protocol: null, evidence: [] }
      : { protocol: claimed, evidence: [`the request says "${claimed.slice(0, 60)}"`] };
  }
  const evidence = [
    main.contract === null
      ? `${main.to} is no contract that is known on ${chain.name}`
      : `${main.to} is ${main.contract} on ${chain.name}`,
    main.signature === null
      ? "there is no calldata"
      : `${main.described ? "the described" : "the"} function is ${main.signature}`,
  ];
  for (const { protocol, to } of main.wrappers) evidence.push(`carried by ${protocol} at ${to}`);
  if (claimed !== undefined) evidence.push(`the request says "${claimed.slice(0, 60)}"`);
  return { protocol: main.protocol, evidence };
}

const SPELLINGS: Readonly<Record<string, string>> = {
  cowswap: "cow",
  cowprotocol: "cow",
  gnosisprotocol: "cow",
  gpv2: "cow",
  universalrouter: "uniswap_universal_router",
  uniswapuniversalrouter: "uniswap_universal_router",
  oneinch: "1inch",
  gnosissafe: "safe",
  comet: "compound_v3",
  steth: "lido",
  wsteth: "lido",
  nft: "erc721",
  eth: "native",
  ether: "native",
  nativetransfer: "native",
  token: "erc20",
  erc20transfer: "erc20",
};
/** Words that say nothing about which protocol it is. */
const EMPTY = new Set([
  "",
  "evm",
  "ethereum",
  "generic",
  "other",
  "unknown",
  "none",
  "auto",
  "custom",
  "defi",
  "dex",
  "lending",
  "any",
]);

const bareName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
/** "uniswapx" and "UniswapX" are the table's "uniswap_x". */
const tabled: ReadonlyMap<string, string> = new Map(
  [...knownProtocols].map((name) => [bareName(name), name]),
);

/** A protocol's name as tables have it, from "Uniswap V3", "uniswap-v3", "UniswapV3"; undefined where it says nothing. */
export function canonicalProtocol(name: string): string | undefined {
  const bare = bareName(name);
  if (EMPTY.has(bare)) return undefined;
  const spelled = SPELLINGS[bare];
  if (Object.hasOwn(SPELLINGS, bare) && spelled !== undefined) return spelled;
  const version = /^([a-z]+)v([2-4])$/.exec(bare);
  return tabled.get(bare) ?? (version ? `${version[1]}_v${version[2]}` : bare);
}
