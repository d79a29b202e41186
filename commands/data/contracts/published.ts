import type { ContractRow } from "./contract-row.ts";

/** Contracts that no package lists, from their projects' own publications. In mixed case, so that the checksum is checked. */
export const PUBLISHED: readonly ContractRow[] = [
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
    name: "OpenSea Conduit",
    protocol: "opensea",
    aliases: ["opensea conduit", "opensea"],
    at: { "0x1E0049783F008A0085193E00003D00cd54003c71": "*" },
  },
  {
    name: "Uniswap V3 SwapRouter02",
    protocol: "uniswap_v3",
    at: { "0x5615CDAb10dc425a742d643d949a7F474C01abc4": [42_220] },
  },
  {
    name: "1inch AggregationRouterV6",
    protocol: "1inch",
    aliases: ["1inch", "1inch v6", "1inch router", "1inch v6 router", "1inch aggregation router"],
    at: {
      "0x111111125421cA6dc452d289314280a0f8842A65": [
        1, 10, 56, 100, 130, 137, 146, 8453, 42_161, 43_114, 59_144,
      ],
      "0x6fd4383cB451173D5f9304F041C7BCBf27d561fF": [324],
    },
  },
  {
    name: "1inch AggregationRouterV5",
    protocol: "1inch",
    aliases: ["1inch v5", "1inch v5 router"],
    at: { "0x1111111254EEB25477B68fb85Ed929f73A960582": [1, 10, 56, 100, 137, 8453, 42_161, 43_114] },
  },
  {
    name: "ENS",
    protocol: "ens",
    aliases: ["ens registrar", "ens registrar controller", "ens controller"],
    at: {
      "0x59E16fcCd424Cc24e280Be16E11Bcd56fb0CE547": [1],
      "0x253553366Da8546fC250F225fe3d25d0C782303b": [1],
      "0x283Af0B28c62C092C9727F1Ee09c02CA627EB7F5": [1],
      "0xfb3cE5D01e0f33f41DbB39035dB9745962F1f968": [11_155_111],
      "0xFED6a969AaA60E4961FCD3EBF1A2e8913ac65B72": [11_155_111],
    },
  },
  {
    name: "ENS Registry",
    protocol: "ens",
    aliases: ["ens registry"],
    at: { "0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e": [1, 17_000, 11_155_111] },
  },
  {
    name: "ENS BaseRegistrar",
    protocol: "ens",
    aliases: ["ens base registrar"],
    at: { "0x57f1887a8BF19b14fC0dF6Fd9B2acc9Af147eA85": [1] },
  },
  {
    name: "ENS NameWrapper",
    protocol: "ens",
    aliases: ["ens name wrapper"],
    at: {
      "0xD4416b13d2b3a9aBae7AcD5D6C2BbDBE25686401": [1],
      "0x0635513f179D50A207757E05759CbD106d7dFcE8": [11_155_111],
    },
  },
  {
    name: "ENS PublicResolver",
    protocol: "ens",
    aliases: ["ens public resolver"],
    at: {
      "0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63": [1],
      "0x8FADE66B79cC9f707aB26799354482EB93a5B7dD": [11_155_111],
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
