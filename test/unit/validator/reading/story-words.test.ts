import { expect } from "chai";
import story from "../../../../validator/data/lexicon/story.json" with { type: "json" };
import { isStoryWord } from "../../../../validator/data/lexicon/story-words.ts";
import { guards, wordClasses } from "../../../../validator/data/lexicon/word-classes.ts";

describe("the words of stories", () => {
  it("are guarded nowhere, known nowhere else, and stand in their table once", () => {
    for (const [kind, lines] of Object.entries(story)) {
      const words = lines.join(" ").split(" ");
      expect(words, kind).to.deep.equal([...new Set(words)]);
      for (const word of words) expect(guards.get(word), word).to.equal(undefined);
    }
    const known = Object.values(story)
      .flatMap((lines) => lines.join(" ").split(" "))
      .filter((word) => wordClasses.has(word));
    expect(known).to.deep.equal([]);
  });

  it("have the forms that people give them", () => {
    for (const word of ["quicker", "sensibly", "second-hand", "fronted", "plots"])
      expect(isStoryWord(word), word).to.equal(true);
  });

  it("are none where a guarded word is in them, or no word at all", () => {
    for (const word of ["joking", "jokingly", "half-paid", "pretended", "xqzt", "re", "cancelled"])
      expect(isStoryWord(word), word).to.equal(false);
  });
});
