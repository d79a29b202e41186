import { expect } from "chai";
import { parseRequest } from "../../../validator/engine/parse-request.ts";

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
