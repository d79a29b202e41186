import type { ContractRow } from "../contract-row.ts";

/** PancakeSwap's routers. */
export const PANCAKESWAP: readonly ContractRow[] = [
  {
    name: "PancakeSwap V2 Router",
    protocol: "pancakeswap_v2",
    aliases: ["pancakeswap", "pancakeswap v2", "pancakeswap v2 router", "pancakeswap router"],
    at: {
      "0x10ED43C718714eb63d5aA57B78B54704E256024E": [56],
      "0xEfF92A263d31888d860bD50809A8D171709b7b1c": [1],
      "0x8cFe327CEc66d1C090Dd72bd0FF11d690C33a2Eb": [8453, 42_161],
    },
  },
  {
    name: "PancakeSwap SmartRouter",
    protocol: "pancakeswap_v3",
    aliases: ["pancakeswap", "pancakeswap v3", "pancakeswap smart router", "pancakeswap router"],
    at: {
      "0x13f4EA83D0bd40E75C8222255bc855a974568Dd4": [1, 56],
      "0x678Aa4bF4E210cf2166753e054d5b7c31cc7fa86": [8453],
      "0x32226588378236Fd0c7c4053999F88aC0e5cAc77": [42_161],
    },
  },
  {
    name: "PancakeSwap V3 SwapRouter",
    protocol: "pancakeswap_v3",
    aliases: ["pancakeswap v3 router"],
    at: { "0x1b81D678ffb9C0263b24A97847620C99d213eB14": [1, 56, 8453, 42_161] },
  },
  {
    name: "PancakeSwap Universal Router",
    protocol: "pancakeswap_universal_router",
    version: "1.2",
    aliases: ["pancakeswap universal router"],
    at: {
      "0x1A0A18AC4BECDDbd6389559687d1A73d8927E416": [56],
      "0xd9C500DfF816a1Da21A48A732d3498Bf09dc9AEB": [56, 8453],
      "0x65b382653f7C31bC0Af67f188122035461ec9C76": [1],
      "0xFE6508f0015C778Bdcc1fB5465bA5ebE224C9912": [42_161],
    },
  },
  {
    name: "PancakeSwap Permit2",
    protocol: "permit2",
    aliases: ["pancakeswap permit2"],
    at: { "0x31c2F6fcFf4F8759b3Bd5Bf0e1084A055615c768": [56] },
  },
];
