import type { ContractRow } from "../contract-row.ts";

/** Balancer's vault and routers. */
export const BALANCER: readonly ContractRow[] = [
  {
    name: "Balancer V2 Vault",
    protocol: "balancer_v2",
    aliases: ["balancer", "balancer v2", "balancer vault", "balancer v2 vault"],
    at: {
      "0xBA12222222228d8Ba445958a75a0704d566BF2C8": [1, 10, 100, 137, 1101, 8453, 42_161, 43_114, 11_155_111],
    },
  },
  {
    name: "Balancer V3 Router",
    protocol: "balancer_v3",
    aliases: ["balancer", "balancer v3", "balancer router", "balancer v3 router"],
    at: {
      "0xAE563E3f8219521950555F5962419C8919758Ea2": [1],
      "0x5C6fb490BDFD3246EB0bB062c168DeCAF4bD9FDd": [1],
      "0x3f170631ed9821Ca51A59D996aB095162438DC10": [8453],
      "0xEAedc32a51c510d35ebC11088fD5fF2b47aACF2E": [42_161],
    },
  },
  {
    name: "Balancer V3 BatchRouter",
    protocol: "balancer_v3",
    aliases: ["balancer", "balancer v3", "balancer batch router", "balancer v3 batch router"],
    at: {
      "0x136f1EFcC3f8f88516B9E94110D56FDBfB1778d1": [1],
      "0x85a80afee867aDf27B50BdB7b76DA70f1E853062": [8453],
    },
  },
];
