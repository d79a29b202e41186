import { expect } from "chai";
import { ChainUnreachable } from "../../../integrations/chain/chain-error.ts";
import { createChainNode } from "../../../integrations/chain/chain-node.ts";
import { createAaveOracle } from "../../../integrations/prices/aave-oracle.ts";
import { MOST_AGE_SECONDS } from "../../../integrations/prices/price-reader.ts";
import { startPriceChain } from "./price-contracts.ts";

const WETH = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const GHO = "0x40d16fc0246ad3160ccc09b8d0d3a2cd28ae6c2f";
const UNLISTED = "0x00000000000000000000000000000000000000aa";
const NOW = 1_780_000_000;

describe("Aave's oracle as the source of prices", () => {
  let chain: Awaited<ReturnType<typeof startPriceChain>>;
  let ether: Awaited<ReturnType<typeof chain.make>>;
  let dollar: typeof ether;
  let oracle: typeof ether;

  before(async () => {
    chain = await startPriceChain();
    // One after the other: they take nonces of one account, and the node loses what comes out of order.
    oracle = await chain.make("Oracle");
    ether = await chain.make("Feed");
    dollar = await chain.make("Feed");
    const adapter = await chain.make("Adapter", (await chain.make("Adapter", dollar.address)).address);
    const fixed = await chain.make("Fixed");
    await oracle.tell("setAssetSource", WETH, ether.address);
    await oracle.tell("setAssetSource", USDC, adapter.address);
    await oracle.tell("setAssetSource", GHO, fixed.address);
  });
  after(() => chain?.stop());

  const reader = (url = chain.url) =>
    createAaveOracle({
      nodeOf: async () => createChainNode({ url, timeoutMs: 2000 }),
      oracles: { 31337: oracle.address },
      now: () => NOW * 1000,
    });
  const read = (...assets: `0x${string}`[]) => reader().read(31_337, assets);

  it("tells dollars per token, through adapters too", async () => {
    await ether.tell("set", 301_250_000_000n, NOW - 60);
    await dollar.tell("set", 99_990_000n, NOW - 80_000);
    expect([...(await read(WETH, USDC))].sort()).to.deep.equal([
      [USDC, 0.9999],
      [WETH, 3012.5],
    ]);
  });

  it("has no price for what it does not list, and still prices the rest", async () => {
    expect([...(await read(UNLISTED, WETH)).keys()]).to.deep.equal([WETH]);
    expect((await read(UNLISTED)).size).to.equal(0);
  });

  it("refuses a feed that is too old, behind adapters too, and one that does not say how old it is", async () => {
    await dollar.tell("set", 99_990_000n, NOW - MOST_AGE_SECONDS - 1);
    expect([...(await read(WETH, USDC)).keys()]).to.deep.equal([WETH]);
    await dollar.tell("set", 99_990_000n, NOW - MOST_AGE_SECONDS + 1);
    expect([...(await read(WETH, USDC)).keys()].sort()).to.deep.equal([USDC, WETH]);
    expect((await read(GHO)).size).to.equal(0);
  });

  it("refuses a price of nothing and a feed from the future", async () => {
    await ether.tell("set", 0n, NOW);
    expect((await read(WETH)).size).to.equal(0);
    await ether.tell("set", 301_250_000_000n, NOW + 3600);
    expect((await read(WETH)).size).to.equal(0);
  });

  it("knows nothing of a chain without an oracle, and fails where the node is away", async () => {
    expect((await reader().read(5, [WETH])).size).to.equal(0);
    const failure = await reader("http://127.0.0.1:1")
      .read(31_337, [WETH])
      .catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(ChainUnreachable);
  });
});
