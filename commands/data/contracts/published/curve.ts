import type { ContractRow } from "../contract-row.ts";

/** Curve's routers; its pools come from a package. */
export const CURVE: readonly ContractRow[] = [
  // As @curvefi/api 2.65.13 has them.
  {
    name: "Curve Router",
    protocol: "curve",
    aliases: ["curve", "curve router", "curve finance"],
    at: {
      "0x45312ea0eFf7E09C83CBE249fa1d7598c4C8cd4e": [1],
      "0x16C6521Dff6baB339122a0FE25a9116693265353": [1],
      "0x0DCDED3545D565bA3B19E683431381007245d983": [10, 100, 137, 43_114],
      "0x2191718CD32d02B8E60BAdFFeA33E4B5DD9A0A0D": [42_161],
      "0x4f37A9d177470499A2dD084621020b023fcffc1F": [8453],
      "0xA72C85C258A81761433B4e8da60505Fe3Dd551CC": [56],
    },
  },
];
