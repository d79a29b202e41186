import type { ContractRow } from "../contract-row.ts";

const [ETHEREUM, SEPOLIA] = [1, 11_155_111];

/** A rollup's bridge on the chain below; `version` is the rollup that it leads to. As viem 2.57.13 has them. */
function rollupBridge(rollup: number, spoken: string, address: string, below = ETHEREUM): ContractRow {
  return {
    name: `OP Stack bridge to ${rollup}`,
    protocol: "op_stack",
    version: String(rollup),
    aliases: [
      `${spoken} bridge`,
      `${spoken} standard bridge`,
      "standard bridge",
      "canonical bridge",
      "native bridge",
    ],
    at: { [address]: [below] },
  };
}

/** Bridges, from their projects' own publications. */
export const BRIDGES: readonly ContractRow[] = [
  rollupBridge(10, "optimism", "0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1"),
  rollupBridge(130, "unichain", "0x81014F44b0a345033bB2b3B21C7a1A308B35fEeA"),
  rollupBridge(480, "world chain", "0x470458C91978D2d929704489Ad730DC3E3001113"),
  rollupBridge(1868, "soneium", "0xeb9bf100225c214Efc3E7C651ebbaDcF85177607"),
  rollupBridge(8453, "base", "0x3154Cf16ccdb4C6d922629664174b904d80F2C35"),
  rollupBridge(57_073, "ink", "0x88FF1e5b602916615391F55854588EFcBB7663f0"),
  rollupBridge(7_777_777, "zora", "0x3e2Ea9B92B7E48A52296fD261dc26fd995284631"),
  rollupBridge(1301, "unichain sepolia", "0xea58fcA6849d79EAd1f26608855c2D6407d54Ce2", SEPOLIA),
  rollupBridge(84_532, "base sepolia", "0xfd0Bf71F60660E2f608ed56e1659C450eB113120", SEPOLIA),
  rollupBridge(11_155_420, "op sepolia", "0xFBb0621E0B23b5478B630BD55a5f21f67730B0F1", SEPOLIA),
  {
    name: "OP Stack rollup bridge",
    protocol: "op_stack",
    aliases: ["standard bridge", "canonical bridge", "native bridge"],
    at: {
      "0x4200000000000000000000000000000000000010": [
        10, 130, 480, 1301, 1868, 8453, 57_073, 84_532, 7_777_777, 11_155_420,
      ],
    },
  },
  {
    name: "Arbitrum Delayed Inbox",
    protocol: "arbitrum_bridge",
    aliases: [
      "arbitrum bridge",
      "arbitrum inbox",
      "arbitrum delayed inbox",
      "native bridge",
      "canonical bridge",
    ],
    at: { "0x4Dbd4fc535Ac27206064B68FfCf827b0A60BAB3f": [ETHEREUM] },
  },
  {
    name: "Arbitrum L1 GatewayRouter",
    protocol: "arbitrum_bridge",
    aliases: [
      "arbitrum bridge",
      "arbitrum gateway",
      "arbitrum token bridge",
      "native bridge",
      "canonical bridge",
    ],
    at: { "0x72Ce9c846789fdB6fC1f34aC4AD25Dd9ef7031ef": [ETHEREUM] },
  },
  {
    name: "Arbitrum L2 GatewayRouter",
    protocol: "arbitrum_bridge",
    aliases: [
      "arbitrum bridge",
      "arbitrum gateway",
      "arbitrum token bridge",
      "native bridge",
      "canonical bridge",
    ],
    at: { "0x5288c571Fd7aD117beA99bF60FE0846C4E84F933": [42_161] },
  },
  {
    name: "Arbitrum ArbSys",
    protocol: "arbitrum_bridge",
    aliases: ["arbitrum bridge", "arbsys", "native bridge", "canonical bridge"],
    at: { "0x0000000000000000000000000000000000000064": [42_161] },
  },
  {
    name: "Circle TokenMessenger V1",
    protocol: "cctp",
    aliases: ["cctp", "circle cctp", "cctp v1", "circle bridge"],
    at: {
      "0xBd3fa81B58Ba92a82136038B25aDec7066af3155": [ETHEREUM],
      "0x2B4069517957735bE00ceE0fadAE88a26365528f": [10],
      "0x9daF8c91AEFAE50b9c0E69629D3F6Ca40cA3B3FE": [137],
      "0x1682Ae6375C4E4A97e4B583BC394c861A46D8962": [8453],
      "0x19330d10D9Cc8751218eaf51E8885D058642E08A": [42_161],
      "0x6B25532e1060CE10cc3B0A99e5683b91BFDe6982": [43_114],
    },
  },
  {
    name: "Circle TokenMessenger V2",
    protocol: "cctp",
    aliases: ["cctp", "circle cctp", "cctp v2", "circle bridge"],
    at: {
      "0x28b5a0e9C621a5BadaA536219b3a228C8168cf5d": [
        ETHEREUM,
        10,
        130,
        137,
        146,
        480,
        8453,
        42_161,
        43_114,
        59_144,
      ],
      "0x8FE6B999Dc680CcFDD5Bf7EB0974218be2542DAA": [
        1301,
        43_113,
        80_002,
        84_532,
        421_614,
        SEPOLIA,
        11_155_420,
      ],
    },
  },
  {
    name: "Hyperliquid CctpExtension",
    protocol: "cctp",
    aliases: ["cctp", "circle cctp", "hyperliquid bridge"],
    at: { "0xA95d9c1F655341597C94393fDdc30cf3c08E4fcE": [42_161] },
  },
  {
    name: "Across SpokePool",
    protocol: "across",
    aliases: ["across", "across bridge", "across protocol", "across spoke pool"],
    at: {
      "0x5c7BCd6E7De5423a257D81B442095A1a6ced35C5": [ETHEREUM],
      "0x6f26Bf09B1C792e3228e5467807a900A503c0281": [10],
      "0x9295ee1d8C5b022Be115A2AD3c30C72E34e7F096": [137],
      "0x09aea4b2242abC8bb4BB78D537A67a245A7bEC64": [8453],
      "0xe35e9842fceaCA96570B734083f4a58e8F7C5f2A": [42_161],
    },
  },
  starkgate("ETH", "0xae0Ee0A63A2cE6BaeEFFE56e7714FB4EFE48D419"),
  starkgate("USDC", "0xF6080D9fbEEbcd44D89aFfBFd42F098cbFf92816"),
  starkgate("USDT", "0xbb3400F107804DFB482565FF1Ec8D8aE66747605"),
  starkgate("WBTC", "0x283751A21eafBFcD52297820D27C1f1963D9b5b4"),
  starkgate("wstETH", "0xBf67F59D2988A46FBFF7ed79A621778a3Cd3985B"),
  starkgate("DAI", "0xCA14057f85F2662257fd2637FdEc558626bCe554"),
  starkgate("STRK", "0xcE5485Cfb26914C5dcE00B9BAF0580364daFC7a4"),
  starkgate("tokens", "0xF5b6Ee2CAEb6769659f6C091D209DfdCaF3F69Eb"),
];

/** StarkGate has a bridge for each of the great tokens, and one for all others. */
function starkgate(of: string, address: string): ContractRow {
  return {
    name: `StarkGate bridge for ${of}`,
    protocol: "starkgate",
    aliases: ["starkgate", "starkgate bridge", `starkgate ${of.toLowerCase()} bridge`],
    at: { [address]: [ETHEREUM] },
  };
}
