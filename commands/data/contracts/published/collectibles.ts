import type { ContractRow } from "../contract-row.ts";

/** Marketplaces and wrappers of collectibles. */
export const COLLECTIBLES: readonly ContractRow[] = [
  {
    name: "OpenSea Conduit",
    protocol: "opensea",
    aliases: ["opensea conduit", "opensea"],
    at: { "0x1E0049783F008A0085193E00003D00cd54003c71": "*" },
  },
  {
    name: "CryptoPunks Market",
    protocol: "cryptopunks",
    aliases: [
      "cryptopunks market",
      "punks market",
      "original punks market",
      "cryptopunks marketplace",
      "larva labs market",
    ],
    at: { "0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB": [1] },
  },
  {
    name: "CryptoPunks721",
    protocol: "cryptopunks",
    aliases: ["cryptopunks721", "cryptopunks721 wrapper", "punks wrapper"],
    at: { "0x000000000000003607fce1aC9e043a86675C5C2F": [1] },
  },
];
