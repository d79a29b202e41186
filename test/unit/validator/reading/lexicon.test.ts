import { expect } from "chai";
import guarded from "../../../../validator/data/lexicon/guarded.json" with { type: "json" };
import nouns from "../../../../validator/data/lexicon/nouns.json" with { type: "json" };
import phrases from "../../../../validator/data/lexicon/phrases.json" with { type: "json" };
import verbs from "../../../../validator/data/lexicon/verbs.json" with { type: "json" };
import words from "../../../../validator/data/lexicon/words.json" with { type: "json" };
import { lex } from "../../../../validator/intent/lexer.ts";
import { classesOf, guardOf, phraseAt, spellOut } from "../../../../validator/lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../../../../validator/lexicon/operation-words.ts";

const OPPOSITES: readonly (readonly [string, string])[] = [
  ["supply", "withdraw"],
  ["borrow", "repay"],
  ["stake", "unstake"],
  ["wrap", "unwrap"],
  ["approve", "revoke"],
];
const entries = (table: Record<string, readonly string[]>, by: RegExp) =>
  Object.entries(table).flatMap(([name, lines]) =>
    lines.flatMap((line) => line.split(by)).map((entry) => [name, entry] as const),
  );
const listed = entries(words, / /);
const stops = entries(guarded, / /);

describe("the lexicon", () => {
  it("has some thousands of words, each of which the lexer gives as one word", () => {
    expect(new Set(listed.map(([, word]) => word)).size).to.be.greaterThan(2500);
    for (const [name, word] of [...listed, ...stops.filter(([, word]) => !word.includes("_"))]) {
      const [lexeme, ...more] = lex(word);
      expect(more, `${name}: ${word}`).to.deep.equal([]);
      expect(lexeme?.lower, `${name}: ${word}`).to.equal(word);
    }
  });

  it("has every word once in its class, in lower case, and finds it there", () => {
    for (const [name, word] of listed) {
      expect(word, name).to.equal(word.toLowerCase());
      expect(classesOf(word).has(name as keyof typeof words), `${name}: ${word}`).to.equal(true);
    }
    const seen = new Set<string>();
    for (const [name, word] of listed) {
      expect(seen.has(`${name} ${word}`), `${name}: ${word} stands there twice`).to.equal(false);
      seen.add(`${name} ${word}`);
    }
  });

  it("calls no word harmless that is guarded", () => {
    for (const [name, word] of listed) expect(guardOf(word), `${name}: ${word}`).to.equal(undefined);
  });

  it("guards every word for one reason", () => {
    const reasons = Map.groupBy(stops, ([, word]) => word);
    for (const [word, found] of reasons) {
      expect(found, word).to.have.length(1);
      expect(guardOf(word), word).to.equal(found[0]?.[0]);
    }
  });

  it("has every phrase once, in lexemes as the lexer cuts them, and finds it whole", () => {
    const seen = new Set<string>();
    const all = entries(phrases, /; ?/).flatMap(([kind, entry]) =>
      spellOut(entry).map((phrase) => [kind, phrase] as const),
    );
    for (const [kind, phrase] of all) {
      if (!phrase) continue;
      expect(seen.has(phrase), `"${phrase}" stands there twice`).to.equal(false);
      seen.add(phrase);
      const lexemes = lex(phrase);
      const found = phraseAt(lexemes, 0);
      expect(found?.to, `${kind}: ${phrase}`).to.equal(lexemes.length);
      expect(found?.value, phrase).to.equal(kind);
    }
  });

  it("has no verb that means a deed and its opposite for certain", () => {
    for (const verb of Object.keys(verbs)) {
      const { certain = new Set<string>(), possible = new Set<string>() } = operationVerb(verb) ?? {};
      expect(possible.size, verb).to.be.greaterThan(0);
      for (const [one, other] of OPPOSITES)
        expect(
          certain.has(one as never) && possible.has(other as never),
          `${verb}: ${one}, ${other}`,
        ).to.equal(false);
    }
  });

  it("finds every noun of a deed", () => {
    for (const [operation, noun] of entries(nouns, / /))
      expect(operationsOfNoun(noun)?.has(operation as never), noun).to.equal(true);
  });
});
