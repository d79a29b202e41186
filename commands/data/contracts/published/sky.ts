import type { ContractRow } from "../contract-row.ts";

/** Savings and converters of Maker and Sky. */
export const SKY: readonly ContractRow[] = [
  {
    name: "Maker DsrManager",
    protocol: "maker",
    aliases: ["dsr", "dai savings rate", "dsr manager"],
    at: { "0x373238337Bfe1146fb49989fc222523f83081dDb": [1] },
  },
  {
    name: "Sky DaiUsds",
    protocol: "sky",
    aliases: ["sky converter", "dai usds converter"],
    at: { "0x3225737a9Bbb6473CB4a45b7244ACa2BeFdB276A": [1] },
  },
  // Spark's, as its own registry of addresses has them.
  {
    name: "Spark PSM3",
    protocol: "sky",
    aliases: ["spark psm", "psm3", "sky psm"],
    at: {
      "0x1601843c5E9bC251A3272907010AFa41Fa18347E": [8453],
      "0xe0F9978b907853F354d79188A3dEfbD41978af62": [10],
      "0x2B05F8e1cACC6974fD79A673a341Fe1f58d27266": [42_161],
      "0x7b42Ed932f26509465F7cE3FAF76FfCe1275312f": [130],
    },
  },
];
