import { expect } from "chai";
import { headsOf } from "../../../../validator/lexicon/heads.ts";

const listed: readonly (readonly [RegExp, string])[] = [
  [/^(?:too|as well|likewise)$/, "too as likewise"],
  [/^(?:i|we) (?:no longer|don't) want$/, "i we"],
  [/^(?:the )?same (?:token|coin)$/, "the same"],
  [/^pay(?:ing)?$/, "pay paying"],
  [/^(?:stay|keep)s?$/, "stay stays keep keeps"],
  [/^authori[sz]e 5$/, "authorise authorize"],
  [/^[,;] and$/, ", ;"],
  [/^(?:again )?(?:(?:for|at) )?(?:an? )?least$/, "again for at a an least"],
  [/^(?:records?|log) of (?:\S+ ){0,2}payments /, "record records log"],
  [/^u\.s\. dollars$/, "u.s."],
];

const unlisted: readonly RegExp[] = [
  /^pay/,
  /same$/,
  /^(?:to|0x.*)$/,
  /^\d+ days$/,
  /^[a-z] piece$/,
  /^[^.]$/,
  /^(?:no )*way$/,
  /^(?=a)a$/,
  /^to$|^for$/,
  /^to$|for$/,
  /^To$/i,
];

describe("the words that an expression can begin with", () => {
  for (const [expression, words] of listed)
    it(`of ${expression.source} are ${words}`, () => {
      const heads = headsOf(expression);
      expect(heads).to.be.instanceOf(Set);
      expect([...(heads as ReadonlySet<string>)].sort()).to.deep.equal(words.split(" ").sort());
    });
  for (const expression of unlisted)
    it(`of ${expression.source} may be any`, () => {
      expect(headsOf(expression).has("whatever")).to.equal(true);
    });
});
