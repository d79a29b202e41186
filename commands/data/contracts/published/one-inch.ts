import type { ContractRow } from "../contract-row.ts";

/** 1inch's routers. */
export const ONE_INCH: readonly ContractRow[] = [
  {
    name: "1inch AggregationRouterV6",
    protocol: "1inch",
    aliases: ["1inch", "1inch v6", "1inch router", "1inch v6 router", "1inch aggregation router"],
    at: {
      "0x111111125421cA6dc452d289314280a0f8842A65": [
        1, 10, 56, 100, 130, 137, 146, 8453, 42_161, 43_114, 59_144,
      ],
      "0x6fd4383cB451173D5f9304F041C7BCBf27d561fF": [324],
    },
  },
  {
    name: "1inch AggregationRouterV5",
    protocol: "1inch",
    aliases: ["1inch v5", "1inch v5 router"],
    at: { "0x1111111254EEB25477B68fb85Ed929f73A960582": [1, 10, 56, 100, 137, 8453, 42_161, 43_114] },
  },
];
