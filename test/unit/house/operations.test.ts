import { readFileSync } from "node:fs";
import { expect } from "chai";
import { STATUS_REASONS } from "../../../domain/status-reason.ts";
import { WAITS } from "../../../domain/wait.ts";

const page = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");

/** The rows of all tables, by what stands in their first cell. */
const rows = new Map(
  page
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, name = "", means = "", what = ""]) => [name.replaceAll("`", ""), { means, what }]),
);

describe("docs/operations.md", () => {
  for (const reason of [...Object.keys(STATUS_REASONS), ...Object.keys(WAITS)]) {
    it(`says what ${reason} means and what to do about it`, () => {
      expect(rows.get(reason)?.means, "means").to.match(/\w{3}/);
      expect(rows.get(reason)?.what, "do").to.match(/\w{3}/);
    });
  }

  it("names nothing that there is not", () => {
    const known = [...Object.keys(STATUS_REASONS), ...Object.keys(WAITS)];
    expect([...rows.keys()].filter((name) => !known.includes(name))).to.deep.equal([]);
  });
});
