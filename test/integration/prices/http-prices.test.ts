import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { createHttpPrices } from "../../../integrations/prices/http-prices.ts";

const WETH = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const NOW = Date.UTC(2026, 10, 15, 12);

describe("an operator's own source of prices", () => {
  let server: Server;
  let asked: unknown;
  let answer: { status?: number; body: unknown };

  before(async () => {
    server = createServer(async (request, response) => {
      asked = JSON.parse(await text(request));
      response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
      response.end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  after(() => server.close());

  const read = () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/prices`;
    return createHttpPrices({ url, now: () => NOW }).read(1, [WETH, USDC]);
  };
  const price = (asset: string, usd: unknown, updatedAt = new Date(NOW - 1000).toISOString()) => ({
    asset,
    usd,
    updatedAt,
  });

  it("is asked for all assets at once, and believed in what it was asked for", async () => {
    answer = {
      body: { prices: [price(WETH.toUpperCase().replace("X", "x"), 3000), price(`0x${"1".repeat(40)}`, 9)] },
    };
    expect([...(await read())]).to.deep.equal([[WETH, 3000]]);
    expect(asked).to.deep.equal({ chainId: 1, assets: [WETH, USDC] });
  });

  it("is not believed where a price is old or has no time", async () => {
    answer = {
      body: {
        prices: [price(WETH, 3000, new Date(NOW - 26 * 3_600_000).toISOString()), price(USDC, 1, "lately")],
      },
    };
    expect((await read()).size).to.equal(0);
  });

  for (const [what, given] of Object.entries({
    "another status": { status: 500, body: { prices: [] } },
    "another form": { body: { [WETH]: 3000 } },
    "a price of nothing": { body: { prices: [price(WETH, 0)] } },
    "a price in words": { body: { prices: [price(WETH, "3000")] } },
  })) {
    it(`counts as away with ${what}`, async () => {
      answer = given;
      expect(await read().catch((error: unknown) => error)).to.be.instanceOf(Error);
    });
  }
});
