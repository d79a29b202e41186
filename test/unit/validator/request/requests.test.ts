import { expect } from "chai";
import { findAnchor } from "../../../../validator/request/find-anchor.ts";
import { parseRequest } from "../../../../validator/request/parse-request.ts";
import { readPrices } from "../../../../validator/request/read-prices.ts";

const parse = (text: string) => {
  const parsed = parseRequest(text);
  return "invalid" in parsed ? parsed.invalid : parsed.request;
};

describe("a validation request", () => {
  it("keeps the digits of whole numbers beyond 2^53", () => {
    const text =
      '{"human_intent":"x","proposed_tx":{"value":1000000000000000000001,"call":{"params":{"a":[12345678901234567890, 7]}}}}';
    const request = parse(text);
    expect(request).to.have.nested.property("proposed_tx.value", "1000000000000000000001");
    expect(request).to.have.deep.nested.property("proposed_tx.call.params.a", ["12345678901234567890", 7]);
  });

  it("writes out exponents of whole numbers and leaves fractions alone", () => {
    const request = parse(
      '{"human_intent":"x","proposed_tx":{"value":1.5e21},"metadata":{"price":0.1234567890123456}}',
    );
    expect(request).to.have.nested.property("proposed_tx.value", "1500000000000000000000");
    expect(request).to.have.nested.property("metadata.price", 0.1234567890123456);
  });

  it("leaves numbers in texts as they are", () => {
    const request = parse('{"human_intent":"send 12345678901234567890 wei"}');
    expect(request).to.have.property("human_intent", "send 12345678901234567890 wei");
  });

  it("takes null for what is left out", () => {
    const request = parse(
      '{"human_intent":"x","metadata":null,"preferences":null,"return_prompts":null,"proposed_tx":{"to":null,"order":null,"transactions":null,"metadata":null,"gas":null}}',
    );
    expect(request).to.deep.equal({ human_intent: "x", proposed_tx: {} });
    expect(parse('{"human_intent":null}')).to.be.a("string");
  });

  it("loses the keys by which data could pass for something else, however they are written", () => {
    for (const key of ["toString", "valueOf", "__proto__", "to\\u0053tring"]) {
      for (const number of ["1", "12345678901234567890"]) {
        const request = parse(`{"human_intent":"x","metadata":{"a":[{"${key}":${number},"b":1}]}}`);
        expect(request).to.deep.equal({ human_intent: "x", metadata: { a: [{ b: 1 }] } });
      }
    }
  });

  it("takes unknown keys anywhere", () => {
    expect(parse('{"human_intent":"x","more":1,"proposed_tx":{"more":{"a":[]},"gas":{"limit":1}}}')).to.be.an(
      "object",
    );
  });

  const refused: Record<string, string> = {
    "not JSON": "{",
    "an array": "[]",
    "no intent": "{}",
    "an intent that is a number": '{"human_intent":5}',
    "an intent that is a large number": '{"human_intent":12345678901234567890}',
    "a transaction that is a string": '{"human_intent":"x","proposed_tx":"0x"}',
    "an address that is a number": '{"human_intent":"x","proposed_tx":{"to":5}}',
    "a value that is an object": '{"human_intent":"x","proposed_tx":{"value":{}}}',
    "transactions that are no list": '{"human_intent":"x","proposed_tx":{"transactions":{}}}',
    "metadata that is a list": '{"human_intent":"x","metadata":[]}',
    "return_prompts that is a string": '{"human_intent":"x","return_prompts":"yes"}',
    "half a surrogate pair": '{"human_intent":"\\ud800"}',
    "U+0000": '{"human_intent":"\\u0000"}',
    "nesting without end": `{"human_intent":"x","metadata":{"a":${"[".repeat(200)}${"]".repeat(200)}}}`,
  };
  for (const [rule, text] of Object.entries(refused)) {
    it(`is refused for ${rule}`, () => {
      expect(parse(text)).to.be.a("string");
    });
  }
});

describe("the prices of a request", () => {
  const prices = (request: object) => readPrices({ human_intent: "x", ...request });

  it("are read from every place, by symbol in capitals", () => {
    expect(prices({ metadata: { prices: { eth: 3000 } } })).to.deep.equal({ ETH: 3000 });
    expect(prices({ proposed_tx: { metadata: { prices_usd: { "ETH/USD": "3000.5" } } } })).to.deep.equal({
      ETH: 3000.5,
    });
    expect(prices({ proposed_tx: { context: { prices_usd: { ETH: { usd: 3000 } } } } })).to.deep.equal({
      ETH: 3000,
    });
    expect(prices({ proposed_tx: { prices: { ETH: 3000 } } })).to.deep.equal({ ETH: 3000 });
  });

  it("are none where they are no positive numbers", () => {
    const given = {
      ETH: 0,
      USDC: -1,
      DAI: "dear",
      WETH: null,
      WBTC: [],
      UNI: { toString: 1 },
      LINK: "1e999",
    };
    expect(prices({ metadata: { prices: given } })).to.deep.equal({});
  });
});

describe("when an intent was written", () => {
  const anchor = (request: object) => findAnchor({ human_intent: "x", ...request }, 5);

  it("is told in seconds, milliseconds or a date, in any place", () => {
    const at = Date.UTC(2026, 0, 2);
    expect(anchor({ metadata: { generated_at_unix: at / 1000 } })).to.equal(at);
    expect(anchor({ metadata: { generated_at_unix: String(at) } })).to.equal(at);
    expect(anchor({ proposed_tx: { context: { generated_at: "2026-01-02T00:00:00Z" } } })).to.equal(at);
    expect(anchor({ proposed_tx: { generated_at_unix: at / 1000 } })).to.equal(at);
  });

  it("is the present where it is not told", () => {
    for (const generated_at of ["yesterday", {}, -5, 1e300, null])
      expect(anchor({ metadata: { generated_at } })).to.equal(5);
  });
});
