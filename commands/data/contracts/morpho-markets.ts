import { AbiCoder } from "ethers/abi";
import { keccak256 } from "ethers/crypto";
import type { FetchedPackages } from "../fetch-packages.ts";

/** The package names tokens and rate models by words; what else it lists is not for everybody. */
const ADDRESSES: Readonly<Record<string, string>> = {
  adaptiveCurveIrm: "0x870aC11D48B15DB9a138Cf899d20F13F79Ba00BC",
  adaptiveCurveIrm_base: "0x46415998764C29aB2a25CbeA6254146D50D22687",
  wNative: "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2",
  wNative_base: "0x4200000000000000000000000000000000000006",
  usdc: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
  usdc_base: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
  usdt: "0xdAC17F958D2ee523a2206206994597C13D831ec7",
  dai: "0x6B175474E89094C44Da98b954EedeAC495271d0F",
  sDai: "0x83F20F44975D03b1b09e64809B757c47f942BEeA",
  wstEth: "0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0",
};
/** Tokens that a market may be of, beside those: WBTC, rETH, weETH, ezETH, osETH, sUSDe and Base's wstETH. */
const TOKENS = new Set([
  "0x2260fac5e5542a773aa44fbcfedf7c193bc2c599",
  "0xae78736cd615f374d3085123a210448e74fc6393",
  "0xcd5fe23c85820f7b72d0926fc9b05b43e359b7ee",
  "0xbf5495efe5db9ce00f80364c8b423567e58d2110",
  "0xf1c9acdc66974dfb6decb12aa385b9cd01190e38",
  "0x9d39a5de30e57443bff2a8307a4256c8797a3497",
  "0xc1cba3fcea344f92d9239c08c0568f6f2f0ee452",
]);
const CHAINS: Readonly<Record<string, number>> = { EthMainnet: 1, BaseMainnet: 8453 };
const MARKET =
  /loanToken: ([^,]+),\s*collateralToken: ([^,]+),\s*oracle: "(0x\w{40})",\s*irm: (\w+),\s*lltv: parseUnits\("([\d.]+)", 16\)/g;

/** Markets of Morpho Blue that its makers test their own software with, by chain: the hash of each one's parameters. */
export async function morphoMarkets(packages: FetchedPackages): Promise<Record<string, string[]>> {
  const text = await packages.text("@morpho-org/morpho-test", "lib/esm/fixtures/markets.js");
  const [, ...sections] = text.split("[ChainId.");
  const markets: Record<string, string[]> = {};
  for (const section of sections) {
    const chainId = CHAINS[/^\w+/.exec(section)?.[0] ?? ""];
    if (chainId === undefined || !section.startsWith(`${/^\w+/.exec(section)?.[0]}]: {`)) continue;
    const ids = [...section.matchAll(MARKET)].flatMap(
      ([, loan = "", collateral = "", oracle = "", irm = "", lltv = ""]) => {
        const [loanToken, collateralToken] = [tokenOf(loan), tokenOf(collateral)];
        const model = ADDRESSES[irm];
        if (!loanToken || !collateralToken || !model) return [];
        const ratio = BigInt(Math.round(Number(lltv) * 1000)) * 10n ** 13n;
        return [idOf(loanToken, collateralToken, oracle, model, ratio)];
      },
    );
    markets[chainId] = [...new Set(ids)].toSorted();
  }
  return markets;
}

function tokenOf(written: string): string | undefined {
  const quoted = /^"(0x\w{40})"$/.exec(written)?.[1];
  return quoted === undefined ? ADDRESSES[written] : TOKENS.has(quoted.toLowerCase()) ? quoted : undefined;
}

function idOf(...parameters: readonly [string, string, string, string, bigint]): string {
  const types = ["address", "address", "address", "address", "uint256"];
  return keccak256(AbiCoder.defaultAbiCoder().encode(types, [...parameters]));
}
