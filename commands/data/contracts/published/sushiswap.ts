import type { ContractRow } from "../contract-row.ts";

/** SushiSwap's routers. */
export const SUSHISWAP: readonly ContractRow[] = [
  // As the npm package sushi 7.3.15 has them.
  {
    name: "SushiSwap Router",
    protocol: "sushiswap",
    aliases: ["sushiswap", "sushiswap router", "sushi router"],
    at: {
      "0xd9e1cE17f2641f24aE83637ab66a2cca9C378B9F": [1],
      "0x1b02dA8Cb0d097eB8D57A175b88c7D8b47997506": [56, 100, 137, 42_161, 43_114],
      "0x6BDED42c6DA8FBf0d2bA55B2fa120C5e0c8D7891": [8453],
      "0x2ABf469074dc0b54d793850807E6eb5Faf2625b1": [10, 59_144],
    },
  },
];
