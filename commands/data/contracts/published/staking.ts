import type { ContractRow } from "../contract-row.ts";

/** Restaking, and staked ether on other chains. */
export const STAKING: readonly ContractRow[] = [
  {
    name: "EigenLayer EigenPodManager",
    protocol: "eigenlayer",
    aliases: ["eigenpodmanager", "eigen pod manager"],
    at: { "0x91E677b07F7AF907ec9a428aafA9fc14a0d3A338": [1] },
  },
  {
    name: "ether.fi weETH",
    protocol: "etherfi",
    aliases: ["ether.fi weeth"],
    at: { "0xCd5fE23C85820F7B72D0926FC9b05b43E359b7ee": [1] },
  },
  {
    name: "Lido stETH on other chains",
    protocol: "lido",
    aliases: ["lido steth"],
    at: {
      "0x76A50b8c7349cCDDb7578c6627e79b5d99D24138": [10],
      "0x81f2508AAC59757EF7425DDc9717AB5c2AA0A84F": [130],
      "0x0Ce031AEd457C870D74914eCAA7971dd3176cDAF": [1868],
    },
  },
];
