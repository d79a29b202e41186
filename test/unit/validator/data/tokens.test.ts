import { expect } from "chai";
import type { Address } from "../../../../validator/addresses/address.ts";
import {
  nativeAsset,
  spokenTokens,
  tokenAt,
  tokensBySymbol,
  underlyingOf,
} from "../../../../validator/data/tokens.ts";

/** Popular tokens, checked by hand against their issuers' pages: chain, symbol, decimals, contract. */
const POPULAR: [chainId: number, symbol: string, decimals: number, contract: Address][] = [
  [1, "USDT", 6, "0xdac17f958d2ee523a2206206994597c13d831ec7"],
  [1, "USDC", 6, "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48"],
  [1, "DAI", 18, "0x6b175474e89094c44da98b954eedeac495271d0f"],
  [1, "WBTC", 8, "0x2260fac5e5542a773aa44fbcfedf7c193bc2c599"],
  [1, "WETH", 18, "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2"],
  [1, "stETH", 18, "0xae7ab96520de3a18e5e111b5eaab095312d7fe84"],
  [1, "wstETH", 18, "0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0"],
  [1, "cbBTC", 8, "0xcbb7c0000ab88b473b1f5afd9ef808440eed33bf"],
  [1, "USDe", 18, "0x4c9edd5852cd905f086c759e8383e09bff1e68b3"],
  [1, "sUSDe", 18, "0x9d39a5de30e57443bff2a8307a4256c8797a3497"],
  [1, "USDS", 18, "0xdc035d45d973e3ec169d2276ddab16f1e407384f"],
  [1, "sUSDS", 18, "0xa3931d71877c0e7a3148cb7eb4463524fec27fbd"],
  [1, "PYUSD", 6, "0x6c3ea9036406852006290770bedfcaba0e23a0e8"],
  [1, "LINK", 18, "0x514910771af9ca656af840dff83e8264ecf986ca"],
  [1, "UNI", 18, "0x1f9840a85d5af5bf1d1762f925bdaddc4201f984"],
  [1, "AAVE", 18, "0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9"],
  [1, "COMP", 18, "0xc00e94cb662c3520282e6f5717214004a7f26888"],
  [1, "CRV", 18, "0xd533a949740bb3306d119cc777fa900ba034cd52"],
  [1, "LDO", 18, "0x5a98fcbea516cf06857215779fd812ca3bef1b32"],
  [1, "MKR", 18, "0x9f8f72aa9304c8b593d555f12ef6589cc3a579a2"],
  [1, "GHO", 18, "0x40d16fc0246ad3160ccc09b8d0d3a2cd28ae6c2f"],
  [1, "FRAX", 18, "0x853d955acef822db058eb8505911ed77f175b99e"],
  [1, "LUSD", 18, "0x5f98805a4e8be255a32880fdec7f6728c6568ba0"],
  [1, "crvUSD", 18, "0xf939e0a03fb07f59a73314e73794be0e57ac1b4e"],
  [1, "rETH", 18, "0xae78736cd615f374d3085123a210448e74fc6393"],
  [1, "cbETH", 18, "0xbe9895146f7af43049ca1c1ae358b0541ea49704"],
  [1, "weETH", 18, "0xcd5fe23c85820f7b72d0926fc9b05b43e359b7ee"],
  [1, "SHIB", 18, "0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce"],
  [1, "PEPE", 18, "0x6982508145454ce325ddbe47a25d4ec3d2311933"],
  [1, "GUSD", 2, "0x056fd409e1d7a124bd7017459dfea2f387b6d5cd"],
  [10, "USDC", 6, "0x0b2c639c533813f4aa9d7837caf62653d097ff85"],
  [10, "USDC.e", 6, "0x7f5c764cbc14f9669b88837ca1490cca17c31607"],
  [10, "OP", 18, "0x4200000000000000000000000000000000000042"],
  [56, "USDT", 18, "0x55d398326f99059ff775485246999027b3197955"],
  [56, "USDC", 18, "0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d"],
  [100, "WXDAI", 18, "0xe91d153e0b41518a2ce8dd3d7944fa863463a97d"],
  [137, "USDC", 6, "0x3c499c542cef5e3811e1192ce70d8cc03d5c3359"],
  [137, "WPOL", 18, "0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270"],
  [137, "WETH", 18, "0x7ceb23fd6bc0add59e62ac25578270cff1b9f619"],
  [8453, "USDC", 6, "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913"],
  [8453, "cbBTC", 8, "0xcbb7c0000ab88b473b1f5afd9ef808440eed33bf"],
  [42_161, "ARB", 18, "0x912ce59144191c1204e64559fe8253a0e49e6548"],
  [42_161, "USDC", 6, "0xaf88d065e77c8cc2239327c5edb3a432268e5831"],
  [42_161, "USDT", 6, "0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9"],
  [43_114, "USDC", 6, "0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e"],
  [43_114, "WAVAX", 18, "0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7"],
];

describe("the table of tokens", () => {
  for (const [chainId, symbol, decimals, contract] of POPULAR) {
    it(`takes ${symbol} on chain ${chainId} for ${contract} with ${decimals} decimals, and for nothing else`, () => {
      expect(tokenAt(chainId, contract)).to.deep.equal({ chainId, contract, symbol, decimals });
      expect(tokensBySymbol(chainId, symbol).map((token) => token.contract)).to.deep.equal([contract]);
    });
  }

  it("knows every USDC of the test networks", () => {
    const contracts = (chainId: number, symbol: string) =>
      tokensBySymbol(chainId, symbol).map(({ contract }) => contract);
    expect(contracts(11_155_111, "USDC")).to.include.members([
      "0x1c7d4b196cb0c7b01d743fbc6116a902379c7238",
      "0x94a9d9ac8a22534e3faca9f4e7f2e2cf85d5e4c8",
    ]);
    expect(contracts(84_532, "USDC")).to.include("0x036cbd53842c5426634e7929541ec2318f3dcf7e");
    expect(contracts(17_000, "wstETH")).to.deep.equal(["0x8d09a4502cc8cf1547ad300e066060d043f6982d"]);
  });

  it("takes no token for a chain's own currency", () => {
    for (const [chainId, symbol] of [
      [1, "ETH"],
      [10, "eth"],
      [56, "BNB"],
      [137, "POL"],
      [42_220, "CELO"],
    ] as const) {
      expect(tokensBySymbol(chainId, symbol)).to.deep.equal([nativeAsset(chainId)]);
    }
  });

  it("leaves out a homonym, so that it is unknown and not mistaken", () => {
    // Monerium's USDe and StaFi's rETH go by the symbols of better-known tokens.
    expect(tokenAt(1, "0xbc5142e0cc5eb16b47c63b0f033d4c2480853a52").symbol).to.equal(undefined);
    expect(tokenAt(1, "0x9559aaa82d9649c7a7b220e7c461d2e74c9a3593").symbol).to.equal(undefined);
  });

  it("knows what a cToken, an aToken, a market and a vault stand for", () => {
    const symbolOf = (contract: Address, chainId = 1) => underlyingOf(chainId, contract)?.symbol;
    expect(tokenAt(1, "0x39aa39c021dfbae8fac545936693ac917d5e7563")).to.include({
      symbol: "cUSDC",
      decimals: 8,
    });
    expect(symbolOf("0x39aa39c021dfbae8fac545936693ac917d5e7563")).to.equal("USDC");
    expect(underlyingOf(1, "0x4ddc2d193948926d02f9b1fe9e1daa0718270ed5")).to.deep.equal(nativeAsset(1));
    expect(symbolOf("0xc11b1268c1a384e55c48c2391d8d480264a3a7f4")).to.equal("WBTC");
    expect(tokenAt(1, "0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c")).to.include({
      symbol: "aEthUSDC",
      decimals: 6,
    });
    expect(symbolOf("0x98c23e9d8f34fefb1b7bd6a91b7ff122f4e16f5c")).to.equal("USDC");
    expect(symbolOf("0xc3d688b66703497daa19211eedff47f25384cdc3")).to.equal("USDC");
    expect(symbolOf("0x83f20f44975d03b1b09e64809b757c47f942beea")).to.equal("DAI");
    expect(symbolOf("0xaf204776c7245bf4147c2612bf6e5972ee483701", 100)).to.equal("WXDAI");
    expect(underlyingOf(1, "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48")).to.equal(undefined);
  });

  it("understands no everyday word as a token in lower case", () => {
    for (const word of [
      "time",
      "send",
      "token",
      "wallet",
      "get",
      "one",
      "can",
      "keep",
      "up",
      "day",
      "near",
      "s",
    ]) {
      expect(spokenTokens.has(word), word).to.equal(false);
    }
    expect(spokenTokens.get("usdc")).to.equal("USDC");
    expect(spokenTokens.get("uni")).to.equal("UNI");
  });
});
