import type { ContractRow } from "../contract-row.ts";

/** Morpho's markets. */
export const MORPHO: readonly ContractRow[] = [
  {
    name: "Morpho Blue",
    protocol: "morpho_blue",
    aliases: ["morpho", "morpho blue"],
    at: { "0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb": [1, 8453] },
  },
  {
    name: "Morpho Bundler3",
    protocol: "morpho_blue",
    aliases: ["morpho bundler", "morpho bundler3"],
    at: {
      "0x6566194141eefa99Af43Bb5Aa71460Ca2Dc90245": [1],
      "0x6BFd8137e702540E7A42B74178A4a49Ba43920C4": [8453],
    },
  },
  {
    name: "Morpho GeneralAdapter1",
    protocol: "morpho_blue",
    aliases: ["morpho adapter", "morpho general adapter"],
    at: {
      "0x4A6c312ec70E8747a587EE860a0353cd42Be0aE0": [1],
      "0xb98c948CFA24072e58935BC004a8A7b376AE746A": [8453],
    },
  },
];
