import type { ContractRow } from "../contract-row.ts";

/** SparkLend, as its own registry of addresses has it. */
export const SPARK: readonly ContractRow[] = [
  {
    name: "SparkLend Pool",
    protocol: "spark",
    aliases: ["spark", "sparklend", "spark lend", "sparklend pool", "spark pool"],
    at: {
      "0xC13e21B648A5Ee794902342038FF3aDAB66BE987": [1],
      "0x2Dae5307c5E3FD1CF5A72Cb6F698f915860607e0": [100],
    },
  },
  {
    name: "SparkLend WrappedTokenGateway",
    protocol: "spark",
    aliases: ["spark gateway"],
    at: { "0xBD7D6a9ad7865463DE44B05F04559f65e3B11704": [1, 100] },
  },
];
