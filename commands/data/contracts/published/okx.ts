import type { ContractRow } from "../contract-row.ts";

/** What OKX's routers spend through. */
export const OKX: readonly ContractRow[] = [
  {
    name: "OKX TokenApprove",
    protocol: "okx",
    aliases: ["okx", "okx approval contract", "okx approve contract", "okx token approve"],
    at: { "0x40aA958dd87FC8305b97f2BA922CDdCa374bcD7f": [1] },
  },
];
