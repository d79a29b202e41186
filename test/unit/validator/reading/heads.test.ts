import { expect } from "chai";
import { byHead, headsOf } from "../../../../validator/lexicon/heads.ts";

/** Expressions, and words that what they match can begin with. */
const LISTED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:can|could)$/, ["can", "could"]],
  [/^(?:i|we)(?:'d)? would/, ["i", "i'd", "we", "we'd"]],
  [/^an? (?:old|new) one/, ["a", "an"]],
  [/^(?:pay(?:s|ing)?|send) back$/, ["pay", "paying", "pays", "send"]],
  [/^[ab]c d/, ["ac", "bc"]],
];

/** Expressions that match what begins with words that nobody can list. */
const OPEN: readonly RegExp[] = [
  /^pay/,
  /pay$/,
  /^\d+ days$/,
  /^(?:pay|.+) back$/,
  /^(?:so )*far$/,
  /^[a-z] b$/,
  /^x{2} y$/,
  /^pay back$/i,
  /^pay$|send$/,
];

describe("the words that a phrase can begin with", () => {
  for (const [phrase, words] of LISTED)
    it(`are read from ${phrase}`, () => {
      const heads = headsOf(phrase);
      expect(heads).to.be.instanceOf(Set);
      expect([...(heads as Set<string>)].sort()).to.deep.equal(words);
    });

  for (const phrase of OPEN)
    it(`may be any of ${phrase}, which is tried everywhere`, () => {
      expect(headsOf(phrase).has("whatever")).to.equal(true);
    });

  it("leave every rule that can match, in the order of the rules", () => {
    const rules = [/^(?:can|may)$/, /^m/, /^may$/, /^must$/];
    const rulesAt = byHead(rules, (rule) => rule);
    for (const word of ["can", "may", "must", "might", "no"])
      expect(rulesAt(word).filter((rule) => rule.test(word))).to.deep.equal(
        rules.filter((rule) => rule.test(word)),
      );
    expect(rulesAt("no")).to.deep.equal([/^m/]);
  });
});
