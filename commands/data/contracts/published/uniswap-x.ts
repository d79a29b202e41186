import type { ContractRow } from "../contract-row.ts";

/** UniswapX, and what Uniswap's packages leave out. */
export const UNISWAP_X: readonly ContractRow[] = [
  {
    name: "Uniswap V3 SwapRouter02",
    protocol: "uniswap_v3",
    at: { "0x5615CDAb10dc425a742d643d949a7F474C01abc4": [42_220] },
  },
  // As @uniswap/uniswapx-sdk 3.1.0 has them.
  {
    name: "UniswapX Dutch Reactor",
    protocol: "uniswap_x",
    aliases: ["uniswapx", "uniswap x"],
    at: {
      "0x6000da47483062A0D734Ba3dc7576Ce6A0B645C4": [1, 137],
      "0xD6c073F2A3b676B8f9002b276B618e0d8bA84Fad": [11_155_111],
    },
  },
  {
    name: "UniswapX V2 Dutch Reactor",
    protocol: "uniswap_x",
    aliases: ["uniswapx", "uniswap x"],
    at: {
      "0x00000011F84B9aa48e5f8aA8B9897600006289Be": [1],
      "0x1bd1aAdc9E230626C44a139d7E70d842749351eb": [42_161],
      "0x0e22B6638161A89533940Db590E67A52474bEBcd": [11_155_111],
    },
  },
];
