import { expect } from "chai";
import { parseRequest } from "../../../../validator/request/parse-request.ts";

const refusal = (text: string) => {
  const parsed = parseRequest(text);
  return "invalid" in parsed ? parsed.invalid : undefined;
};

describe("a request's JSON", () => {
  it("has no key twice in one object, at any depth and in any spelling", () => {
    const twice = [
      '{"human_intent":"x","human_intent":"y"}',
      '{"human_intent":"x","proposed_tx":{"to":"0x1","value":"0","to":"0x2"}}',
      '{"human_intent":"x","proposed_tx":{"transactions":[{"data":"0x","data":"0x"}]}}',
      '{"human_intent":"x","metadata":{"a":{"b":1,"c":[1,{"d":1}],"b":2}}}',
      '{"human_intent":"x","proposed_tx":{"to":"0x1","t\\u006f":"0x2"}}',
      '{"human_intent":"x","metadata":{"":1,"":2}}',
    ];
    for (const text of twice) expect(refusal(text), text).to.match(/^The body has the key ".*" twice/);
  });

  it("may have the same key in several objects, and the same text as key and value", () => {
    const once = [
      '{"human_intent":"human_intent","metadata":{"human_intent":"human_intent"}}',
      '{"human_intent":"x","proposed_tx":{"transactions":[{"to":"0x1"},{"to":"0x2"}]}}',
      '{"human_intent":"x","metadata":{"a":["b","b",{"b":"b"},{"b":"a"}],"b":1}}',
      '{"human_intent":"{\\"a\\":1,\\"a\\":2}"}',
    ];
    for (const text of once) expect(refusal(text), text).to.equal(undefined);
  });

  it("nests no deeper than a body at the API may", () => {
    const nested = (levels: number) =>
      `{"human_intent":"x","metadata":${'{"a":'.repeat(levels)}1${"}".repeat(levels)}}`;
    expect(refusal(nested(31))).to.equal(undefined);
    expect(refusal(nested(32))).to.equal("The body is nested more than 32 levels deep.");
    expect(refusal(nested(100_000))).to.equal("The body is nested more than 32 levels deep.");
  });
});
