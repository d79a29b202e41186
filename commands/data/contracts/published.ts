import type { ContractRow } from "./contract-row.ts";
import { ACCOUNT_CONTRACTS } from "./published/accounts.ts";
import { BALANCER } from "./published/balancer.ts";
import { BEDROCK } from "./published/bedrock.ts";
import { BRIDGES } from "./published/bridges.ts";
import { CARTESI } from "./published/cartesi.ts";
import { CCIP } from "./published/ccip.ts";
import { COLLECTIBLES } from "./published/collectibles.ts";
import { CURVE } from "./published/curve.ts";
import { ENS } from "./published/ens.ts";
import { GOVERNORS } from "./published/governors.ts";
import { MIDAS } from "./published/midas.ts";
import { MORPHO } from "./published/morpho.ts";
import { OKX } from "./published/okx.ts";
import { ONE_INCH } from "./published/one-inch.ts";
import { PANCAKESWAP } from "./published/pancakeswap.ts";
import { POAP } from "./published/poap.ts";
import { ROCKET_POOL } from "./published/rocket-pool.ts";
import { SKY } from "./published/sky.ts";
import { SPARK } from "./published/spark.ts";
import { STAKING } from "./published/staking.ts";
import { SUSHISWAP } from "./published/sushiswap.ts";
import { UNISWAP_X } from "./published/uniswap-x.ts";
import { ZAMA } from "./published/zama.ts";

/** Contracts that no package lists, from their projects' own publications. In mixed case, so that the checksum is checked. */
export const PUBLISHED: readonly ContractRow[] = [
  ...BEDROCK,
  ...BRIDGES,
  ...ACCOUNT_CONTRACTS,
  ...BALANCER,
  ...CARTESI,
  ...CCIP,
  ...COLLECTIBLES,
  ...CURVE,
  ...ENS,
  ...GOVERNORS,
  ...MIDAS,
  ...MORPHO,
  ...OKX,
  ...ONE_INCH,
  ...PANCAKESWAP,
  ...POAP,
  ...ROCKET_POOL,
  ...SKY,
  ...SPARK,
  ...STAKING,
  ...SUSHISWAP,
  ...UNISWAP_X,
  ...ZAMA,
];
