import { id } from "ethers/hash";
import { type CompiledDecoder, compileDecoder } from "./abi/compile-decoder.ts";
import { aaveV3 } from "./decoders/aave-v3.ts";
import { balancer } from "./decoders/balancer.ts";
import { balancerV3 } from "./decoders/balancer-v3.ts";
import { beaconDeposit } from "./decoders/beacon-deposit.ts";
import { bedrock } from "./decoders/bedrock.ts";
import { bridges } from "./decoders/bridges.ts";
import { cartesi } from "./decoders/cartesi.ts";
import { compoundV2 } from "./decoders/compound-v2.ts";
import { compoundV3 } from "./decoders/compound-v3.ts";
import { cow } from "./decoders/cow.ts";
import { cryptoPunks } from "./decoders/crypto-punks.ts";
import { curve } from "./decoders/curve.ts";
import type { CallDecoder } from "./decoders/decoder.ts";
import { eigenLayer } from "./decoders/eigen-layer.ts";
import { erc20 } from "./decoders/erc20.ts";
import { erc721 } from "./decoders/erc721.ts";
import { erc1155 } from "./decoders/erc1155.ts";
import { erc2612 } from "./decoders/erc2612.ts";
import { erc4626 } from "./decoders/erc4626.ts";
import { figment } from "./decoders/figment.ts";
import { governance } from "./decoders/governance.ts";
import { lido } from "./decoders/lido.ts";
import { lifi } from "./decoders/lifi.ts";
import { lombard } from "./decoders/lombard.ts";
import { midas } from "./decoders/midas.ts";
import { morphoBlue } from "./decoders/morpho-blue.ts";
import { multicall3 } from "./decoders/multicall3.ts";
import { okx } from "./decoders/okx.ts";
import { oneInch } from "./decoders/one-inch.ts";
import { permit2 } from "./decoders/permit2.ts";
import { poap } from "./decoders/poap.ts";
import { rebasingWrappers } from "./decoders/rebasing-wrappers.ts";
import { rocketPool } from "./decoders/rocket-pool.ts";
import { safe } from "./decoders/safe.ts";
import { sky } from "./decoders/sky.ts";
import { uniswapUniversalRouter } from "./decoders/uniswap-universal-router.ts";
import { uniswapV2 } from "./decoders/uniswap-v2.ts";
import { uniswapV3 } from "./decoders/uniswap-v3.ts";
import { uniswapV4 } from "./decoders/uniswap-v4.ts";
import { weth } from "./decoders/weth.ts";
import { zama } from "./decoders/zama.ts";

export interface RegisteredDecoder {
  decoder: CallDecoder;
  compiled: CompiledDecoder;
}

/** In the order in which they are asked: of those with the same selector, the first whose contract fits reads the call. */
const DECODERS: readonly CallDecoder[] = [
  ...erc721,
  ...erc1155,
  ...compoundV3,
  ...erc20,
  ...cow,
  ...oneInch,
  ...safe,
  ...uniswapV2,
  ...uniswapV3,
  ...uniswapV4,
  ...multicall3,
  ...aaveV3,
  ...compoundV2,
  ...lido,
  ...rebasingWrappers,
  ...morphoBlue,
  ...balancer,
  ...balancerV3,
  ...beaconDeposit,
  ...bridges,
  ...cartesi,
  ...cryptoPunks,
  ...eigenLayer,
  ...governance,
  ...curve,
  ...lifi,
  ...lombard,
  ...midas,
  ...okx,
  ...poap,
  ...zama,
  ...figment,
  ...bedrock,
  ...rocketPool,
  ...sky,
  ...erc4626,
  ...weth,
  ...erc2612,
  ...permit2,
  ...uniswapUniversalRouter,
];

const registered = DECODERS.map((decoder) => ({ decoder, compiled: compileDecoder(decoder.signature) }));
const bySelector = Map.groupBy(registered, ({ compiled }) => id(compiled.signature.canonical).slice(2, 10));
const byName = Map.groupBy(registered, ({ compiled }) => compiled.signature.name);

export const PROTOCOLS: readonly string[] = [
  "native",
  ...new Set(DECODERS.map(({ protocol }) => protocol)),
  "uniswap_x",
  "erc7730",
];

/** Decoders of a selector: eight lower-case hex digits. */
export function decodersOf(selector: string): readonly RegisteredDecoder[] {
  return bySelector.get(selector) ?? [];
}

/** Decoders of a function by its name or its signature without spaces. */
export function decodersNamed(name: string): readonly RegisteredDecoder[] {
  const open = name.indexOf("(");
  if (open < 0) return byName.get(name) ?? [];
  return (byName.get(name.slice(0, open)) ?? []).filter(
    ({ compiled }) => compiled.signature.canonical === name,
  );
}
