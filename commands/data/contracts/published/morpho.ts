import type { ContractRow } from "../contract-row.ts";

/** Morpho's markets. */
export const MORPHO: readonly ContractRow[] = [
  {
    name: "Morpho Blue",
    protocol: "morpho_blue",
    aliases: ["morpho", "morpho blue"],
    at: { "0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb": [1, 8453] },
  },
];
