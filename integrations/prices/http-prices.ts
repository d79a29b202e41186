import { Ajv } from "ajv";
import Type from "typebox";
import { boundedFetch } from "../bounded-fetch.ts";
import { type Contract, isFresh, type PriceReader } from "./price-reader.ts";

const TIMEOUT_MS = 3000;
const LARGEST_ANSWER = 64 * 1024;

const Answer = Type.Object({
  prices: Type.Array(
    Type.Object({
      asset: Type.String({ pattern: "^0x[0-9a-fA-F]{40}$" }),
      usd: Type.Number({ exclusiveMinimum: 0 }),
      updatedAt: Type.String(),
    }),
    { maxItems: 100 },
  ),
});
const isAnswer = new Ajv().compile<Type.Static<typeof Answer>>(Answer);

/** An operator's own source of prices (docs/prices.md says what it is asked and what it answers). */
export function createHttpPrices({ url, now = Date.now }: { url: string; now?: () => number }): PriceReader {
  const fetch = boundedFetch(LARGEST_ANSWER);
  return {
    name: "http",
    async read(chainId, contracts) {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ chainId, assets: contracts }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer: unknown = response.ok ? await response.json() : undefined;
      if (!isAnswer(answer)) throw new Error("The source of prices answers in another form.");
      const asked = new Set<string>(contracts);
      const prices = new Map<Contract, number>();
      for (const { asset, usd, updatedAt } of answer.prices) {
        const contract = asset.toLowerCase() as Contract;
        if (asked.has(contract) && isFresh(Date.parse(updatedAt) / 1000, now())) prices.set(contract, usd);
      }
      return prices;
    },
  };
}
