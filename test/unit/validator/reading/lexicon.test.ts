import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { pluralOf, verbForms } from "../../../../validator/data/lexicon/forms.ts";
import guarded from "../../../../validator/data/lexicon/guarded.json" with { type: "json" };
import nouns from "../../../../validator/data/lexicon/nouns.json" with { type: "json" };
import terms from "../../../../validator/data/lexicon/terms.json" with { type: "json" };
import verbs from "../../../../validator/data/lexicon/verbs.json" with { type: "json" };
import { wordClasses } from "../../../../validator/data/lexicon/word-classes.ts";
import words from "../../../../validator/data/lexicon/words.json" with { type: "json" };
import world from "../../../../validator/data/lexicon/world.json" with { type: "json" };
import { foldWidths, lexFolded } from "../../../../validator/intent/lexer.ts";
import { guardOf } from "../../../../validator/lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../../../../validator/lexicon/operation-words.ts";

const lex = (text: string) => lexFolded(text, foldWidths(text));

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
const { "state verb": states, "deed verb": deeds, ...things } = world;
const listed = [...entries(words, / /), ...entries(things, / /)];
const telling = entries({ "state verb": states, "deed verb": deeds }, / /);
const stops = entries(guarded, / /);

const classesOf = (word: string): readonly string[] => [...(wordClasses.get(word) ?? [])];
const ROOMS = join(import.meta.dirname, "../../../../validator/reading");
const TERMS = join(import.meta.dirname, "../../../../validator/intent");

describe("the lexicon", () => {
  it("has some thousands of words, each of which the lexer gives as one word", () => {
    expect(new Set(listed.map(([, word]) => word)).size).to.be.greaterThan(15_000);
    for (const [name, word] of [...listed, ...stops.filter(([, word]) => !word.includes("_"))]) {
      const [lexeme, ...more] = lex(word);
      expect(more, `${name}: ${word}`).to.deep.equal([]);
      expect(lexeme?.lower, `${name}: ${word}`).to.equal(word);
    }
  });

  it("has every word once in its class, in lower case, and finds it there", () => {
    for (const [name, word] of listed) {
      expect(word, name).to.equal(word.toLowerCase());
      expect(classesOf(word).includes(name), `${name}: ${word}`).to.equal(true);
    }
    const seen = new Set<string>();
    for (const [name, word] of listed) {
      expect(seen.has(`${name} ${word}`), `${name}: ${word} stands there twice`).to.equal(false);
      seen.add(`${name} ${word}`);
    }
  });

  it("has the words of the world in order, so that one sees what is there", () => {
    for (const [name, lines] of Object.entries(world)) {
      const own = lines.flatMap((line) => line.split(" "));
      expect(own, name).to.deep.equal(own.toSorted());
    }
  });

  it("has no name, place or adverb that asks for a deed", () => {
    for (const [name, word] of listed)
      if (/^(?:name|place|adverb)$/.test(name))
        expect(operationVerb(word) ?? operationsOfNoun(word), `${name}: ${word}`).to.equal(undefined);
  });

  it("lists no plural that is made of a word of the same class", () => {
    for (const name of ["person", "occasion", "thing"] as const) {
      const own = new Set(world[name].flatMap((line) => line.split(" ")));
      for (const word of own) expect(own.has(pluralOf(word)), `${name}: ${pluralOf(word)}`).to.equal(false);
    }
  });

  it("makes plurals as they are spoken", () => {
    const made =
      "party pizza box fireman human knife shelf potato piano goose mongoose godchild quiz waltz roof";
    expect(made.split(" ").map(pluralOf).join(" ")).to.equal(
      "parties pizzas boxes firemen humans knives shelves potatoes pianos geese mongooses godchildren quizzes waltzes roofs",
    );
  });

  it("calls no word harmless that is guarded", () => {
    for (const [name, word] of listed) expect(guardOf(word), `${name}: ${word}`).to.equal(undefined);
  });

  it("calls no form harmless that is guarded, plurals and tenses among them", () => {
    for (const word of wordClasses.keys()) expect(guardOf(word), word).to.equal(undefined);
  });

  it("has every verb that tells once, and derives its tenses", () => {
    const plain = telling.map(([, entry]) => verbForms(entry).present[0] ?? "");
    expect(new Set(plain).size).to.equal(plain.length);
    expect(verbForms("hop*")).to.deep.equal({
      present: ["hop", "hops"],
      going: ["hopping"],
      past: ["hopped"],
    });
    expect(verbForms("travel+")).to.deep.equal({
      present: ["travel", "travels"],
      going: ["traveling", "travelling"],
      past: ["traveled", "travelled"],
    });
    expect(verbForms("picnic").going).to.deep.equal(["picnicking"]);
    expect(verbForms("undergo").present).to.deep.equal(["undergo", "undergoes"]);
    expect(verbForms("tie").going).to.deep.equal(["tying"]);
    expect(verbForms("sing:sang:sung").past).to.deep.equal(["sang", "sung"]);
    expect(verbForms("carry")).to.deep.equal({
      present: ["carry", "carries"],
      going: ["carrying"],
      past: ["carried"],
    });
    expect(classesOf("judged")).to.include("past");
    // What somebody else is going to do is no state: "he fixes the roof" may be a bargain.
    expect(classesOf("fixes")).to.not.include("present");
    expect(classesOf("needs")).to.include("present");
  });

  it("gives every list of the terms' words to their finders, each word once and as the lexer gives it", () => {
    const finders = [TERMS, ROOMS].flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts"))
        .map((file) => readFileSync(join(room, file), "utf8")),
    );
    for (const name of Object.keys(terms))
      expect(
        finders.some((source) => source.includes(`termWords("${name}")`)),
        name,
      ).to.equal(true);
    const said = entries(terms, / /);
    expect(new Set(said.map((entry) => entry.join(": "))).size).to.equal(said.length);
    // What is written in capitals is taken for no slip: "aToken".
    for (const [name, word] of said)
      expect(
        [word, word.toUpperCase()].map((one) => lex(one)[0]?.lower),
        name,
      ).to.include(word);
  });

  it("guards every word for one reason", () => {
    const reasons = Map.groupBy(stops, ([, word]) => word);
    for (const [word, found] of reasons) {
      expect(found, word).to.have.length(1);
      expect(guardOf(word), word).to.equal(found[0]?.[0]);
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
