import type { ContractRow } from "../contract-row.ts";

/** Bedrock's vault for bitcoin, on chains whose currency that is. */
export const BEDROCK: readonly ContractRow[] = [
  {
    name: "Bedrock uniBTC vault",
    protocol: "bedrock",
    aliases: ["bedrock", "bedrock vault", "bedrock unibtc vault"],
    at: { "0xF9775085d726E782E83585033B58606f7731AB18": [4200] },
  },
];
