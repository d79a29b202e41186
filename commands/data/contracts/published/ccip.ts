import type { ContractRow } from "../contract-row.ts";

/** Chainlink's messages between chains. */
export const CCIP: readonly ContractRow[] = [
  {
    name: "Chainlink CCIP Router",
    protocol: "ccip",
    aliases: ["chainlink ccip router", "ccip router"],
    at: { "0x80226fc0Ee2b096224EeAc085Bb9a8cba1146f7D": [1] },
  },
];
