import type { ContractRow } from "../contract-row.ts";

/** What every account's transactions go through, whoever they are for. */
export const ACCOUNT_CONTRACTS: readonly ContractRow[] = [
  {
    name: "Permit2",
    protocol: "permit2",
    aliases: ["permit2", "permit 2", "uniswap permit2"],
    at: {
      "0x000000000022D473030F116dDEE9F6B43aC78BA3": "*",
      "0x0000000000225e31D15943971F47aD3022F714Fa": [324],
    },
  },
  {
    name: "Multicall3",
    protocol: "multicall3",
    aliases: ["multicall3"],
    at: {
      "0xcA11bde05977b3631167028862bE2a173976CA11": "*",
      "0xF9cda624FBC7e059355ce98a31693d299FACd963": [324],
    },
  },
  {
    name: "ERC-4337 EntryPoint 0.6",
    protocol: "erc4337",
    aliases: ["entrypoint v0.6"],
    at: { "0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789": "*" },
  },
  {
    name: "ERC-4337 EntryPoint 0.7",
    protocol: "erc4337",
    aliases: ["entrypoint v0.7"],
    at: { "0x0000000071727De22E5E9d8BAf0edAc6f37da032": "*" },
  },
  {
    name: "ERC-4337 EntryPoint 0.8",
    protocol: "erc4337",
    aliases: ["entrypoint v0.8"],
    at: { "0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108": "*" },
  },
];
