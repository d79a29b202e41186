import type { ContractRow } from "./contract-row.ts";

/** Contracts that no package lists, from their projects' own publications. In mixed case, so that the checksum is checked. */
export const PUBLISHED: readonly ContractRow[] = [
  {
    name: "Permit2",
    protocol: "permit2",
    aliases: ["permit2", "permit 2", "uniswap permit2"],
    at: {
      "0x000000000022D473030F116dDEE9F6B43aC78BA3": "*",
      "0x0000000000225e31D15943971F47aD3022F714Fa": [324],
    },
  },
  {
    name: "Multicall3",
    protocol: "multicall3",
    aliases: ["multicall3"],
    at: {
      "0xcA11bde05977b3631167028862bE2a173976CA11": "*",
      "0xF9cda624FBC7e059355ce98a31693d299FACd963": [324],
    },
  },
  {
    name: "OpenSea Conduit",
    protocol: "opensea",
    aliases: ["opensea conduit", "opensea"],
    at: { "0x1E0049783F008A0085193E00003D00cd54003c71": "*" },
  },
  {
    name: "Uniswap V3 SwapRouter02",
    protocol: "uniswap_v3",
    at: { "0x5615CDAb10dc425a742d643d949a7F474C01abc4": [42_220] },
  },
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
  {
    name: "ENS",
    protocol: "ens",
    aliases: ["ens registrar", "ens registrar controller", "ens controller"],
    at: {
      "0x59E16fcCd424Cc24e280Be16E11Bcd56fb0CE547": [1],
      "0x253553366Da8546fC250F225fe3d25d0C782303b": [1],
      "0x283Af0B28c62C092C9727F1Ee09c02CA627EB7F5": [1],
      "0xfb3cE5D01e0f33f41DbB39035dB9745962F1f968": [11_155_111],
      "0xFED6a969AaA60E4961FCD3EBF1A2e8913ac65B72": [11_155_111],
    },
  },
  {
    name: "ENS Registry",
    protocol: "ens",
    aliases: ["ens registry"],
    at: { "0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e": [1, 17_000, 11_155_111] },
  },
  {
    name: "ENS BaseRegistrar",
    protocol: "ens",
    aliases: ["ens base registrar"],
    at: { "0x57f1887a8BF19b14fC0dF6Fd9B2acc9Af147eA85": [1] },
  },
  {
    name: "ENS NameWrapper",
    protocol: "ens",
    aliases: ["ens name wrapper"],
    at: {
      "0xD4416b13d2b3a9aBae7AcD5D6C2BbDBE25686401": [1],
      "0x0635513f179D50A207757E05759CbD106d7dFcE8": [11_155_111],
    },
  },
  {
    name: "ENS PublicResolver",
    protocol: "ens",
    aliases: ["ens public resolver"],
    at: {
      "0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63": [1],
      "0x8FADE66B79cC9f707aB26799354482EB93a5B7dD": [11_155_111],
    },
  },
  {
    name: "ERC-4337 EntryPoint 0.6",
    protocol: "erc4337",
    aliases: ["entrypoint v0.6"],
    at: { "0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789": "*" },
  },
  {
    name: "ERC-4337 EntryPoint 0.7",
    protocol: "erc4337",
    aliases: ["entrypoint v0.7"],
    at: { "0x0000000071727De22E5E9d8BAf0edAc6f37da032": "*" },
  },
  {
    name: "ERC-4337 EntryPoint 0.8",
    protocol: "erc4337",
    aliases: ["entrypoint v0.8"],
    at: { "0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108": "*" },
  },
  // As @uniswap/uniswapx-sdk 3.1.0 has them.
  {
    name: "UniswapX Dutch Reactor",
    protocol: "uniswap_x",
    aliases: ["uniswapx", "uniswap x"],
    at: {
      "0x6000da47483062A0D734Ba3dc7576Ce6A0B645C4": [1, 137],
      "0xD6c073F2A3b676B8f9002b276B618e0d8bA84Fad": [11_155_111],
    },
  },
  {
    name: "UniswapX V2 Dutch Reactor",
    protocol: "uniswap_x",
    aliases: ["uniswapx", "uniswap x"],
    at: {
      "0x00000011F84B9aa48e5f8aA8B9897600006289Be": [1],
      "0x1bd1aAdc9E230626C44a139d7E70d842749351eb": [42_161],
      "0x0e22B6638161A89533940Db590E67A52474bEBcd": [11_155_111],
    },
  },
  {
    name: "Morpho Blue",
    protocol: "morpho_blue",
    aliases: ["morpho", "morpho blue"],
    at: { "0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb": [1, 8453] },
  },
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
  {
    name: "PancakeSwap V2 Router",
    protocol: "pancakeswap_v2",
    aliases: ["pancakeswap", "pancakeswap v2", "pancakeswap v2 router", "pancakeswap router"],
    at: {
      "0x10ED43C718714eb63d5aA57B78B54704E256024E": [56],
      "0xEfF92A263d31888d860bD50809A8D171709b7b1c": [1],
      "0x8cFe327CEc66d1C090Dd72bd0FF11d690C33a2Eb": [8453, 42_161],
    },
  },
  {
    name: "PancakeSwap SmartRouter",
    protocol: "pancakeswap_v3",
    aliases: ["pancakeswap", "pancakeswap v3", "pancakeswap smart router", "pancakeswap router"],
    at: {
      "0x13f4EA83D0bd40E75C8222255bc855a974568Dd4": [1, 56],
      "0x678Aa4bF4E210cf2166753e054d5b7c31cc7fa86": [8453],
      "0x32226588378236Fd0c7c4053999F88aC0e5cAc77": [42_161],
    },
  },
  {
    name: "PancakeSwap V3 SwapRouter",
    protocol: "pancakeswap_v3",
    aliases: ["pancakeswap v3 router"],
    at: { "0x1b81D678ffb9C0263b24A97847620C99d213eB14": [1, 56, 8453, 42_161] },
  },
  {
    name: "PancakeSwap Universal Router",
    protocol: "pancakeswap_universal_router",
    version: "1.2",
    aliases: ["pancakeswap universal router"],
    at: {
      "0x1A0A18AC4BECDDbd6389559687d1A73d8927E416": [56],
      "0xd9C500DfF816a1Da21A48A732d3498Bf09dc9AEB": [56, 8453],
      "0x65b382653f7C31bC0Af67f188122035461ec9C76": [1],
      "0xFE6508f0015C778Bdcc1fB5465bA5ebE224C9912": [42_161],
    },
  },
  {
    name: "PancakeSwap Permit2",
    protocol: "permit2",
    aliases: ["pancakeswap permit2"],
    at: { "0x31c2F6fcFf4F8759b3Bd5Bf0e1084A055615c768": [56] },
  },
  // As the npm package sushi 7.3.15 has them.
  {
    name: "SushiSwap Router",
    protocol: "sushiswap",
    aliases: ["sushiswap", "sushiswap router", "sushi router"],
    at: {
      "0xd9e1cE17f2641f24aE83637ab66a2cca9C378B9F": [1],
      "0x1b02dA8Cb0d097eB8D57A175b88c7D8b47997506": [56, 100, 137, 42_161, 43_114],
      "0x6BDED42c6DA8FBf0d2bA55B2fa120C5e0c8D7891": [8453],
      "0x2ABf469074dc0b54d793850807E6eb5Faf2625b1": [10, 59_144],
    },
  },
  {
    name: "OKX TokenApprove",
    protocol: "okx",
    aliases: ["okx", "okx approval contract", "okx approve contract", "okx token approve"],
    at: { "0x40aA958dd87FC8305b97f2BA922CDdCa374bcD7f": [1] },
  },
  {
    name: "Chainlink CCIP Router",
    protocol: "ccip",
    aliases: ["chainlink ccip router", "ccip router"],
    at: { "0x80226fc0Ee2b096224EeAc085Bb9a8cba1146f7D": [1] },
  },
  {
    name: "Rocket Pool NodeManager",
    protocol: "rocketpool",
    aliases: ["rocket pool node manager"],
    at: { "0xcf2d76A7499d3acB5A22ce83c027651e8d76e250": [1] },
  },
  {
    name: "CryptoPunks Market",
    protocol: "cryptopunks",
    aliases: [
      "cryptopunks market",
      "punks market",
      "original punks market",
      "cryptopunks marketplace",
      "larva labs market",
    ],
    at: { "0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB": [1] },
  },
  {
    name: "CryptoPunks721",
    protocol: "cryptopunks",
    aliases: ["cryptopunks721", "cryptopunks721 wrapper", "punks wrapper"],
    at: { "0x000000000000003607fce1aC9e043a86675C5C2F": [1] },
  },
  {
    name: "EigenLayer EigenPodManager",
    protocol: "eigenlayer",
    aliases: ["eigenpodmanager", "eigen pod manager"],
    at: { "0x91E677b07F7AF907ec9a428aafA9fc14a0d3A338": [1] },
  },
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
  {
    name: "ENS Governor",
    protocol: "governor",
    aliases: ["ens governor", "ens dao", "ens proposal governor"],
    at: { "0x323A76393544d5ecca80cd6ef2A560C6a395b7E3": [1] },
  },
  {
    name: "Uniswap GovernorBravo",
    protocol: "governor",
    aliases: ["uniswap governor", "uniswap dao", "uniswap governance"],
    at: { "0x408ED6354d4973f66138C91495F2f2FCbd8724C3": [1] },
  },
  {
    name: "Compound GovernorBravo",
    protocol: "governor",
    aliases: ["compound governor", "compound dao", "compound governance"],
    at: { "0xc0Da02939E1441F497fd74F78cE7Decb17B66529": [1] },
  },
  {
    name: "Arbitrum Core Governor",
    protocol: "governor",
    aliases: ["arbitrum core governor", "arbitrum dao", "arbitrum governor"],
    at: { "0xf07DeD9dC292157749B6Fd268E37DF6EA38395B9": [42_161] },
  },
  {
    name: "Arbitrum Treasury Governor",
    protocol: "governor",
    aliases: ["arbitrum treasury governor", "arbitrum dao"],
    at: { "0x789fC99093B09aD01C34DC7251D0C89ce743e5a4": [42_161] },
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
  {
    name: "Rocket Pool rETH",
    protocol: "rocketpool",
    aliases: ["rocket pool reth"],
    at: { "0xae78736Cd615f374D3085123A210448E74Fc6393": [1] },
  },
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
  {
    name: "SparkLend Pool",
    protocol: "spark",
    aliases: ["spark", "sparklend", "spark lend", "sparklend pool", "spark pool"],
    at: {
      "0xC13e21B648A5Ee794902342038FF3aDAB66BE987": [1],
      "0x2Dae5307c5E3FD1CF5A72Cb6F698f915860607e0": [100],
    },
  },
  {
    name: "SparkLend WrappedTokenGateway",
    protocol: "spark",
    aliases: ["spark gateway"],
    at: { "0xBD7D6a9ad7865463DE44B05F04559f65e3B11704": [1, 100] },
  },
];
