import { readFileSync } from "node:fs";
import { expect } from "chai";
import { loadReferenceData } from "../../../validator/data/reference-data.ts";
import { createEngine } from "../../../validator/engine/engine.ts";

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");

describe("the README", () => {
  it("shows the verdict that its request gets", () => {
    const [, request = "", shown = ""] =
      /request\.json`\):\n\n```json\n(.+?)```.+?```\n(.+?)```/s.exec(readme) ?? [];
    const judged = createEngine(loadReferenceData({})).judge(request, Date.UTC(2026, 10, 15));
    const printed = "verdict" in judged ? JSON.stringify(JSON.parse(judged.verdict), null, 2) : "";
    const excerpts = shown.split(/^ *…\n/m).filter((excerpt) => excerpt !== "");
    expect(excerpts).to.have.length(2);
    for (const excerpt of excerpts) expect(printed).to.contain(excerpt);
  });

  it("links to pages that are there", () => {
    for (const [, path = ""] of readme.matchAll(/\]\(([\w/.-]+\.md)\)/g)) {
      expect(() => readFileSync(new URL(`../../../${path}`, import.meta.url)), path).not.to.throw();
    }
  });
});
