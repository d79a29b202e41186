import { expect } from "chai";
import type { Address } from "../../../../validator/addresses/address.ts";
import {
  chainsOfContract,
  contractAddress,
  contractAddresses,
  contractAt,
  routerVersion,
  spokenContracts,
  wrappedNative,
} from "../../../../validator/data/contracts.ts";

/** Well-known deployments, from the projects' documentation and explorers, not from the table. */
const DEPLOYED: [chainId: number, address: Address, protocol: string, name: string][] = [
  [1, "0x7a250d5630b4cf539739df2c5dacb4c659f2488d", "uniswap_v2", "Uniswap V2 Router"],
  [8453, "0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24", "uniswap_v2", "Uniswap V2 Router"],
  [1, "0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f", "uniswap_v2", "Uniswap V2 Factory"],
  [1, "0xe592427a0aece92de3edee1f18e0157c05861564", "uniswap_v3", "Uniswap V3 SwapRouter"],
  [137, "0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45", "uniswap_v3", "Uniswap V3 SwapRouter02"],
  [8453, "0x2626664c2603336e57b271c5c0b26f421741e481", "uniswap_v3", "Uniswap V3 SwapRouter02"],
  [42_220, "0x5615cdab10dc425a742d643d949a7f474c01abc4", "uniswap_v3", "Uniswap V3 SwapRouter02"],
  [11_155_111, "0x3bfa4769fb09eefc5a80d6e87c3b9c650f7ae48e", "uniswap_v3", "Uniswap V3 SwapRouter02"],
  [1, "0xc36442b4a4522e871399cd717abdd847ab11fe88", "uniswap_v3", "Uniswap V3 NonfungiblePositionManager"],
  [1, "0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e", "uniswap_v4", "Uniswap V4 PositionManager"],
  [1, "0x66a9893cc07d91d95644aedd05d03f95e1dba8af", "uniswap_universal_router", "Uniswap Universal Router"],
  [1, "0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2", "aave_v3", "Aave V3 Pool"],
  [8453, "0xa238dd80c259a72e81d7e4664a9801593f98d1c5", "aave_v3", "Aave V3 Pool"],
  [11_155_111, "0x6ae43d3271ff6888e7fc43fd7321a503ff738951", "aave_v3", "Aave V3 Pool"],
  [1, "0x4e033931ad43597d96d6bcc25c280717730b58b1", "aave_v3", "Aave V3 Prime Pool"],
  [1, "0x39aa39c021dfbae8fac545936693ac917d5e7563", "compound_v2", "Compound V2 cUSDC"],
  [1, "0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5", "compound_v2", "Compound V2 cETH"],
  [1, "0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b", "compound_v2", "Compound V2 Comptroller"],
  [1, "0xc3d688b66703497daa19211eedff47f25384cdc3", "compound_v3", "Compound V3 cUSDCv3"],
  [8453, "0xb125e6687d4313864e53df431d5425969c15eb2f", "compound_v3", "Compound V3 cUSDCv3"],
  [1, "0x9008d19f58aabd9ed0d60971565aa8510560ab41", "cow", "CoW Settlement"],
  [100, "0xc92e8bdf79f0507f65a392b0ab4667716bfe0110", "cow", "CoW VaultRelayer"],
  [1, "0xae7ab96520de3a18e5e111b5eaab095312d7fe84", "lido", "Lido stETH"],
  [1, "0x889edc2edab5f40e902b864ad4d7ade8e412f9b1", "lido", "Lido WithdrawalQueue"],
  [1, "0x111111125421ca6dc452d289314280a0f8842a65", "1inch", "1inch AggregationRouterV6"],
  [1, "0x1111111254eeb25477b68fb85ed929f73a960582", "1inch", "1inch AggregationRouterV5"],
  [1, "0x41675c099f32341bf84bfc5382af534df5c7461a", "safe", "Safe 1.4.1"],
  [1, "0x9641d764fc13c8b624c04430c7356c1c7c8102e2", "safe", "Safe MultiSendCallOnly 1.4.1"],
  [10, "0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761", "safe", "Safe MultiSend 1.3.0"],
  [1, "0x83f20f44975d03b1b09e64809b757c47f942beea", "erc4626", "ERC-4626 sDAI"],
  [1, "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2", "weth", "WETH"],
  [137, "0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270", "weth", "WPOL"],
  [31_337, "0x000000000022d473030f116ddee9f6b43ac78ba3", "permit2", "Permit2"],
  [1, "0xca11bde05977b3631167028862be2a173976ca11", "multicall3", "Multicall3"],
];

describe("the table of contracts", () => {
  for (const [chainId, address, protocol, name] of DEPLOYED) {
    it(`knows ${name} at ${address} on chain ${chainId}`, () => {
      expect(contractAt(chainId, address)).to.include({ protocol, name });
      expect(contractAddresses(name, chainId)).to.include(address);
    });
  }

  it("tells chains apart", () => {
    expect(contractAt(8453, "0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2")).to.equal(undefined);
    expect(contractAddress("Uniswap V3 SwapRouter", 8453)).to.equal(undefined);
    // The same address is a different market on Base and on Arbitrum.
    expect(contractAt(8453, "0x9c4ec768c28520b50860ea7a15bd7213a9ff58bf")?.name).to.equal(
      "Compound V3 cUSDbCv3",
    );
    expect(contractAt(42_161, "0x9c4ec768c28520b50860ea7a15bd7213a9ff58bf")?.name).to.equal(
      "Compound V3 cUSDCv3",
    );
    expect(chainsOfContract("0x9c4ec768c28520b50860ea7a15bd7213a9ff58bf").toSorted()).to.deep.equal([
      42_161, 8453,
    ]);
  });

  it("names no chain for a contract that is the same on all of them", () => {
    expect(chainsOfContract("0x000000000022d473030f116ddee9f6b43ac78ba3")).not.to.include(1);
  });

  it("knows which version a Universal Router is", () => {
    expect(routerVersion(1, "0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad")).to.equal("1.2");
    expect(routerVersion(1, "0x66a9893cc07d91d95644aedd05d03f95e1dba8af")).to.equal("2.0");
    expect(routerVersion(1, "0x4c82d1fbfe28c977cbb58d8c7ff8fcf9f70a2cca")).to.equal("2.1.1");
    expect(routerVersion(1, "0xe592427a0aece92de3edee1f18e0157c05861564")).to.equal(undefined);
  });

  it("knows what wraps each chain's currency", () => {
    expect(wrappedNative(8453)).to.equal("0x4200000000000000000000000000000000000006");
    expect(wrappedNative(56)).to.equal("0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c");
    expect(wrappedNative(100)).to.equal("0xe91d153e0b41518a2ce8dd3d7944fa863463a97d");
    expect(wrappedNative(999_999)).to.equal(undefined);
  });

  it("takes a name that several contracts share for all of them", () => {
    const [, spoken = ""] = spokenContracts.find(([alias]) => alias === "uniswap v3") ?? [];
    expect(contractAddresses(spoken, 1)).to.include.members([
      "0xe592427a0aece92de3edee1f18e0157c05861564",
      "0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45",
    ]);
  });

  it("resolves every spoken name to an address on some chain", () => {
    const chains = [1, 10, 56, 100, 137, 143, 8453, 9745, 42_161, 43_114, 84_532, 5000, 42_220];
    const more = [
      196, 146, 4326, 57_073, 59_144, 534_352, 324, 1088, 1868, 130, 480, 7_777_777, 11_155_111, 17_000,
      560_048, 4200,
    ];
    const lost = spokenContracts.filter(
      ([, name]) => ![...chains, ...more].some((chainId) => contractAddress(name, chainId)),
    );
    expect(lost).to.deep.equal([]);
  });
});
