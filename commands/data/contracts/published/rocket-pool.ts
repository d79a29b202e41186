import type { ContractRow } from "../contract-row.ts";

/** Rocket Pool: deposits, nodes and its token. */
export const ROCKET_POOL: readonly ContractRow[] = [
  {
    name: "Rocket Pool NodeManager",
    protocol: "rocketpool",
    aliases: ["rocket pool node manager"],
    at: { "0xcf2d76A7499d3acB5A22ce83c027651e8d76e250": [1] },
  },
  // The second was the deposit pool until the upgrade that brought the first.
  {
    name: "Rocket Pool DepositPool",
    protocol: "rocketpool",
    aliases: ["rocket pool", "rocketpool", "rocket pool deposit pool"],
    at: {
      "0xCE15294273CFb9D9b628F4D61636623decDF4fdC": [1],
      "0xDD3f50F8A6CafbE9b31a427582963f465E745AF8": [1],
    },
  },
  {
    name: "Rocket Pool NodeStaking",
    protocol: "rocketpool",
    aliases: ["rocket pool node", "rocket pool node staking"],
    at: { "0xedFc7DCaE43fF954577a2875a9D805874490eE3E": [1] },
  },
  {
    name: "Rocket Pool rETH",
    protocol: "rocketpool",
    aliases: ["rocket pool reth"],
    at: { "0xae78736Cd615f374D3085123A210448E74Fc6393": [1] },
  },
];
