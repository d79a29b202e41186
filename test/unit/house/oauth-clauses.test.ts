import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { root } from "./house-imports.ts";

const REQUIRED = ["6749", "7591", "7636", "8414", "8707", "9207", "9700", "9728"];

const rows = readFileSync(join(root, "docs/oauth.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| (RFC|Client ID)/.test(line))
  .map((line) => line.split(" | "));

function titlesIn(place: string): string[] {
  const path = join(root, `${place.includes("/") ? place : `test/integration/oauth/${place}`}.test.ts`);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(/\bit\(\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g)].map(
    ([, plain, made]) => plain ?? made ?? "",
  );
}

describe("the table of OAuth's clauses", () => {
  it("names every document that the service keeps to", () => {
    const named = rows.map(([clause]) => clause).join(" ");
    for (const number of REQUIRED) expect(named).to.contain(`RFC ${number}, `);
  });

  for (const [clause = "", , tests = ""] of rows) {
    it(`names tests that exist for ${clause.replace("| ", "")}`, () => {
      const named = [...tests.matchAll(/`([\w/-]+)`: ((?:"[^"]+"(?:, )?)+)/g)];
      expect(named).not.to.have.length(0);
      for (const [, place = "", quoted = ""] of named) {
        for (const [, words = ""] of quoted.matchAll(/"([^"]+)"/g))
          expect(
            titlesIn(place).filter((title) => title.includes(words)),
            `${place}: ${words}`,
          ).not.to.have.length(0);
      }
    });
  }
});
