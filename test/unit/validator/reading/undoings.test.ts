import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import roles from "../../../../validator/data/lexicon/roles.json" with { type: "json" };
import { guards, wordClasses } from "../../../../validator/data/lexicon/word-classes.ts";
import undoing from "../../../../validator/data/patterns/undoing.json" with { type: "json" };
import { FRIEND } from "../../../corpus/addresses.ts";
import { DEEDS } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";

const reading = join(import.meta.dirname, "../../../../validator/reading");
const choices = Object.values(undoing).flatMap((lines) =>
  lines.flatMap((line) => line.split(" ").flatMap((token) => token.replace(/\?$/, "").split("|"))),
);
const named = (open: string) =>
  new Set(choices.filter((choice) => choice.startsWith(open)).map((choice) => choice.slice(1, -1)));

/** A story that leaves the request as it is, and one that looks like it and undoes it. */
const STORIES: Readonly<Record<string, readonly [harmless: string, undoes: string]>> = {
  "what took place, and not what is called off": ["The workshop was lovely", "The workshop was called off"],
  "what was agreed, and not what others have yet to agree to": [
    "The neighbours have agreed",
    "The neighbours still have to agree",
  ],
  "what is owed, and not that nothing is": ["I owe her for the fence", "I don't owe her for the fence"],
  "what came, and not what never did": ["I got the parcel", "I never got the parcel"],
  "that others were paid for one, and not that he was paid": [
    "My cousin paid for the boat",
    "My cousin was paid yesterday",
  ],
  "whose birthday it is, and not whose coins these are": ["It's Nina's birthday", "The coins are Nina's"],
  "how one feels, and not that one is drunk": ["I am tired", "I am a bit drunk"],
  "when it is due, and not when else it would do": ["The rent is due", "Thursday is fine"],
};

describe("a story before the request may tell", () => {
  for (const [rule, told] of Object.entries(STORIES))
    it(rule, () => {
      const decisions = told.map(
        (story) =>
          judge({ rule, intent: `${story}. Send 100 USDC to ${FRIEND}.`, tx: DEEDS.pay.tx }).verdict.decision,
      );
      expect(decisions).to.deep.equal(["PASS", "REJECT"]);
    });
});

describe("the roles that words play in what is told", () => {
  it("are each looked for, by a pattern or a rule, and hold each word once", () => {
    const code = readdirSync(reading, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts"))
      .map((path) => readFileSync(join(reading, path), "utf8"))
      .join("");
    for (const [role, lines] of Object.entries(roles)) {
      const words = lines.join(" ").split(" ");
      expect(words, role).to.deep.equal([...new Set(words)]);
      expect(named("<").has(role) || code.includes(`"${role}"`), role).to.equal(true);
    }
  });

  it("are all that patterns name, beside classes and guards that there are", () => {
    const classes = new Set([...wordClasses.values()].flatMap((names) => [...names] as string[]));
    for (const role of named("<")) expect(Object.keys(roles), role).to.include(role);
    for (const name of named("{")) expect(classes.has(name), name).to.equal(true);
    for (const guard of named("[")) expect(new Set<string>(guards.values()).has(guard), guard).to.equal(true);
  });
});
