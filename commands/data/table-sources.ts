const AAVE = "@aave-dao/aave-address-book";
const COMPOUND = "@compound-finance/compound-js";
const COW = "@cowprotocol/sdk-config";
const CURVE = "@curvefi/api";
const LIDO = "@lido-sdk/constants";
const REGISTRY = "micro-eth-signer";
const UNISWAP = "@uniswap/sdk-core";

/** Which packages each table is derived from; rows that none of them has are the projects' own publications. */
export const TABLE_SOURCES = {
  contracts: [
    AAVE,
    COMPOUND,
    COW,
    CURVE,
    LIDO,
    REGISTRY,
    "@safe-global/safe-deployments",
    UNISWAP,
    "@uniswap/universal-router-sdk",
  ],
  tokens: [
    AAVE,
    COMPOUND,
    COW,
    LIDO,
    REGISTRY,
    UNISWAP,
    "@eth-optimism/tokenlist",
    "@metamask/contract-metadata",
    "an-array-of-english-words",
  ],
  "more tokens": ["@ledgerhq/cryptoassets"],
  vaults: [AAVE, REGISTRY],
  pools: [CURVE],
  markets: ["@morpho-org/morpho-test"],
  "price oracles": [AAVE],
  "ERC-7730 registry": [REGISTRY],
} as const;
