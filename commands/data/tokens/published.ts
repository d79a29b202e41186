import type { FoundToken } from "./token-row.ts";

/**
 * Tokens that the packages lack or call by a symbol that people do not use, from their issuers' own publications.
 * They win over every package. In mixed case, so that the checksum is checked.
 */
export const PUBLISHED_TOKENS: readonly FoundToken[] = [
  token(1, "POL", "0x455e53CBB86018Ac2B8092FdCd39d8444aFFC3F6", 18, "Polygon Ecosystem Token"),
  token(1, "ENA", "0x57e114B691Db790C35207b2e685D4A43181e6061", 18, "ENA"),
  token(1, "ONDO", "0xfAbA6f8e4a5E8Ab82F62fe7C39859FA577269BE3", 18, "Ondo"),
  token(1, "SKY", "0x56072C95FAA701256059aa122697B133aDEd9279", 18, "Sky Governance Token"),
  token(1, "FDUSD", "0xc5f0f7b66764F6ec8C8Dff7BA683102295E16409", 18, "First Digital USD"),
  token(1, "ETHFI", "0xFe0c30065B384F05761f15d0CC899D4F9F9Cc0eB", 18, "ether.fi governance token"),
  token(1, "EIGEN", "0xec53bF9167f50cDEB3Ae105f56099aaaB9061F83", 18, "Eigen"),
  token(1, "ZRO", "0x6985884C4392D348587B19cb9eAAf157F13271cd", 18, "LayerZero"),
  token(1, "pufETH", "0xD9A442856C234a39a81a089C06451EBAa4306a72", 18, "pufETH"),
  token(1, "PEPE", "0x6982508145454Ce325dDbE47a25d4ec3d2311933", 18, "Pepe"),
  token(1, "MORPHO", "0x58D97B57BB95320F9a05dC918Aef65434969c2B2", 18, "Morpho Token"),
  token(1, "KNC", "0xdeFA4e8a7bcBA345F687a2f1456F5Edd9CE97202", 18, "Kyber Network Crystal v2"),
  token(10, "USDC", "0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85", 6, "USD Coin"),
  token(10, "USDC.e", "0x7F5c764cBc14f9669B88837ca1490cCa17c31607", 6, "USD Coin, bridged"),
  token(10, "USDT", "0x94b008aA00579c1307B0EF2c499aD98a8ce58e58", 6, "Tether USD"),
  token(10, "USDT0", "0x01bFF41798a0BcF287b996046Ca68b395DbC1071", 6, "USDT0"),
  token(56, "DAI", "0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3", 18, "Dai Token"),
  token(56, "BUSD", "0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56", 18, "BUSD Token"),
  token(130, "USDC", "0x078D782b760474a361dDA0AF3839290b0EF57AD6", 6, "USD Coin"),
  token(130, "USDT0", "0x9151434b16b9763660705744891fA906F660EcC5", 6, "USDT0"),
  token(137, "USDC", "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359", 6, "USD Coin"),
  token(137, "USDC.e", "0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174", 6, "USD Coin, bridged"),
  token(137, "USDT", "0xc2132D05D31c914a87C6611C10748AEb04B58e8F", 6, "Tether USD"),
  token(137, "UNI", "0xb33EaAd8d922B1083446DC23f610c2567fB5180f", 18, "Uniswap"),
  token(196, "USDT0", "0x779Ded0c9e1022225f8E0630b35a9b54bE713736", 6, "USDT0"),
  token(5000, "USDe", "0x5d3a1Ff2b6BAb83b63cd9AD0787074081a52ef34", 18, "USDe"),
  token(8453, "USDT", "0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2", 6, "Tether USD, bridged"),
  token(8453, "DAI", "0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb", 18, "Dai Stablecoin"),
  token(8453, "USDS", "0x820C137fa70C8691f0e44Dc420a5e53c168921Dc", 18, "USDS Stablecoin"),
  token(8453, "AERO", "0x940181a94A35A4569E4529A3CDfB74e38FD98631", 18, "Aerodrome"),
  token(42_161, "USDC", "0xaf88d065e77c8cC2239327C5EDb3A432268e5831", 6, "USD Coin"),
  token(42_161, "USDC.e", "0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8", 6, "USD Coin, bridged"),
  token(42_161, "USDT", "0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9", 6, "USDT0"),
  token(42_161, "UNI", "0xFa7F8980b0f1E64A2062791cc3b0871572f1F7f0", 18, "Uniswap"),
  token(42_161, "GMX", "0xfc5A1A6EB076a2C7aD06eD22C90d7E710E35ad0a", 18, "GMX"),
  token(42_161, "CRV", "0x11cDb42B0EB46D95f990BeDD4695A6e3fA034978", 18, "Curve DAO Token"),
  token(42_161, "LDO", "0x13Ad51ed4F1B7e9Dc168d8a00cB3f4dDD85EfA60", 18, "Lido DAO Token"),
  token(42_161, "COMP", "0x354A6dA3fcde098F8389cad84b0182725c6C91dE", 18, "Compound"),
  token(42_161, "PENDLE", "0x0c880f6761F1af8d9Aa9C466984b80DAb9a8c9e8", 18, "Pendle"),
  token(42_220, "CELO", "0x471EcE3750Da237f93B8E339c536989b8978a438", 18, "Celo, the chain's own currency"),
  token(42_220, "USDT", "0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e", 6, "Tether USD"),
  token(43_113, "USDC", "0x5425890298aed601595a70AB815c96711a31Bc65", 6, "USD Coin"),
  token(43_114, "USDT", "0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7", 6, "Tether USD"),
  token(57_073, "USDT0", "0x0200C29006150606B650577BBE7B6248F58470c1", 6, "USDT0"),
  token(80_002, "USDC", "0x41E94Eb019C0762f9Bfcf9Fb1E58725BfB0e7582", 6, "USD Coin"),
  token(84_532, "USDC", "0x036CbD53842c5426634e7929541eC2318f3dCF7e", 6, "USD Coin"),
  token(421_614, "USDC", "0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d", 6, "USD Coin"),
  token(11_155_111, "USDC", "0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238", 6, "USD Coin"),
  token(11_155_111, "EURC", "0x08210F9170F89Ab7658F0B5E3fF39b0E03C594D4", 6, "Euro Coin"),
  token(11_155_111, "LINK", "0x779877A7B0D9E8603169DdbD7836e478b4624789", 18, "ChainLink Token"),
  token(11_155_111, "UNI", "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984", 18, "Uniswap"),
  token(11_155_420, "USDC", "0x5fd84259d66Cd46123540766Be93DFE6D43130D7", 6, "USD Coin"),
];

function token(chainId: number, symbol: string, address: string, decimals: number, name: string): FoundToken {
  return { chainId, address, symbol, decimals, name };
}
