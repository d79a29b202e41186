import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { Operation } from "../../../../validator/calls/call.ts";
import { deeds } from "../../../../validator/data/items/deeds.ts";
import spoken from "../../../../validator/data/items/spoken.json" with { type: "json" };
import { phrasesIn, spokenOf } from "../../../../validator/items/spoken.ts";
import { guardOf } from "../../../../validator/lexicon/lexicon.ts";
import { operationVerb } from "../../../../validator/lexicon/operation-words.ts";

const OPPOSITES: readonly (readonly [Operation, Operation])[] = [
  ["supply", "withdraw"],
  ["borrow", "repay"],
  ["stake", "unstake"],
  ["wrap", "unwrap"],
  ["approve", "revoke"],
];

const FOLDER = join(import.meta.dirname, "../../../../validator/data/items/deeds");
/** As they are written; some deeds are told by several tables together. */
const tables = [
  ...Object.entries(spoken).map(([name, lines]) => [`everywhere, ${name}`, lines] as const),
  ...readdirSync(FOLDER).flatMap((file) =>
    Object.entries<string[]>(JSON.parse(readFileSync(join(FOLDER, file), "utf8"))).map(
      ([kind, lines]) => [`${file}, ${kind}`, lines] as const,
    ),
  ),
];
const asking = (operation: Operation) => new Set(phrasesIn(deeds[operation]?.ask ?? []));

describe("the tables of the tally", () => {
  it("have no phrase twice in one place", () => {
    const twice = tables.flatMap(([name, lines]) => {
      const entries = lines.flatMap((line) => line.split("; "));
      return entries.filter((entry, at) => entries.indexOf(entry) < at).map((entry) => `${name}: ${entry}`);
    });
    expect(twice).to.deep.equal([]);
  });

  it("ask for a deed with no words that ask for its opposite; which way a wrapping goes is told by its sides", () => {
    for (const [one, other] of OPPOSITES.filter(([one]) => one !== "wrap"))
      expect(
        [...asking(one)].filter((phrase) => asking(other).has(phrase)),
        `${one} and ${other}`,
      ).to.deep.equal([]);
  });

  it("ask for a deed with no verb that is certainly another's", () => {
    const plain = Object.keys(deeds).filter(
      (operation) => !operation.includes(" ") && operationVerb(operation) !== undefined,
    );
    const wrong = plain.flatMap((operation) =>
      [...asking(operation as Operation)]
        .filter((phrase) => {
          const verb = phrase.includes(" ") ? undefined : operationVerb(phrase);
          return verb && verb.certain.size > 0 && !verb.possible.has(operation as Operation);
        })
        .map((phrase) => `${operation}: ${phrase}`),
    );
    expect(wrong).to.deep.equal([]);
  });

  it("pass over no word that stops a request wherever it stands", () => {
    const small = phrasesIn(spoken.small).filter((phrase) => !phrase.includes(" "));
    expect(small.filter((word) => guardOf(word) !== undefined)).to.deep.equal([]);
  });

  it("say nothing of the operations that a transaction does not have", () => {
    const ofPayments = spokenOf(["transfer"]);
    for (const word of ["swap", "unstake", "borrow", "revoke"])
      expect(ofPayments([{ lower: word }], 0), word).to.equal(undefined);
  });
});
