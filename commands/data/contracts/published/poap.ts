import type { ContractRow } from "../contract-row.ts";

/** What brings tokens of events to Ethereum. */
export const POAP: readonly ContractRow[] = [
  {
    name: "POAP Bridge",
    protocol: "poap",
    aliases: ["poap bridge"],
    at: { "0x0bb4D3e88243F4A057Db77341e6916B0e449b158": [1] },
  },
];
