import { expect } from "chai";
import { canonicalJson } from "../../../domain/canonical-json.ts";

describe("canonical JSON", () => {
  it("writes the sample of RFC 8785, 3.2.2 and 3.2.3", () => {
    const value = JSON.parse(`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
      "literals": [null, true, false]
    }`);
    expect(canonicalJson(value)).to.equal(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it("sorts names by UTF-16 code units as RFC 8785, 3.2.3 does", () => {
    const value = JSON.parse(`{
      "\\u20ac": "Euro Sign", "\\r": "Carriage Return", "\\ufb33": "Hebrew Letter Dalet With Dagesh", "1": "One",
      "\\ud83d\\ude00": "Emoji: Grinning Face", "\\u0080": "Control", "\\u00f6": "Latin Small Letter O With Diaeresis"
    }`);
    expect(Object.values(JSON.parse(canonicalJson(value)))).to.deep.equal([
      "One", // an integer-like name comes first in a parsed object anyway
      "Carriage Return",
      "Control",
      "Latin Small Letter O With Diaeresis",
      "Euro Sign",
      "Emoji: Grinning Face",
      "Hebrew Letter Dalet With Dagesh",
    ]);
    expect(canonicalJson(value)).to.match(/^\{"\\r":"Carriage Return","1":"One",/);
  });

  it("writes numbers as RFC 8785, appendix B lists them", () => {
    for (const [bits, text] of [
      ["0000000000000000", "0"],
      ["8000000000000000", "0"],
      ["0000000000000001", "5e-324"],
      ["7fefffffffffffff", "1.7976931348623157e+308"],
      ["4340000000000000", "9007199254740992"],
      ["4430000000000000", "295147905179352830000"],
      ["44b52d02c7e14af5", "9.999999999999997e+22"],
      ["444b1ae4d6e2ef4e", "999999999999999700000"],
      ["444b1ae4d6e2ef50", "1e+21"],
      ["3eb0c6f7a0b5ed8c", "9.999999999999997e-7"],
      ["3eb0c6f7a0b5ed8d", "0.000001"],
      ["41b3de4355555557", "333333333.33333343"],
      ["becbf647612f3696", "-0.0000033333333333333333"],
    ] as const)
      expect(canonicalJson(Buffer.from(bits, "hex").readDoubleBE()), bits).to.equal(text);
  });

  it("refuses what I-JSON cannot carry", () => {
    expect(() => canonicalJson("\ud800")).to.throw(TypeError);
    expect(() => canonicalJson({ "\udc00": 1 })).to.throw(TypeError);
    expect(() => canonicalJson(Number.NaN)).to.throw(TypeError);
    expect(() => canonicalJson([Number.POSITIVE_INFINITY])).to.throw(TypeError);
  });

  it("leaves absent members away", () => {
    expect(canonicalJson({ b: undefined, a: [1, { d: null, c: "" }] })).to.equal(
      '{"a":[1,{"c":"","d":null}]}',
    );
  });
});
