import type { ContractRow } from "../contract-row.ts";

/** Cartesi's portals, through which its applications are paid. */
export const CARTESI: readonly ContractRow[] = [
  {
    name: "Cartesi ERC20Portal",
    protocol: "cartesi",
    aliases: ["cartesi", "erc-20 portal", "erc20portal"],
    at: { "0x22E57511C30CcE6CDaa742E13CE3b774fDC663b1": [1] },
  },
  {
    name: "Cartesi ERC721Portal",
    protocol: "cartesi",
    aliases: ["cartesi", "erc-721 portal", "erc721portal"],
    at: { "0xcA3a0a47915C12F020CF70B938aCC8e744414cb8": [1] },
  },
  {
    name: "Cartesi EtherPortal",
    protocol: "cartesi",
    aliases: ["cartesi", "ether portal", "etherportal"],
    at: { "0x8b53327575ac999bdfa8003f4b5134DFF9027516": [1] },
  },
];
