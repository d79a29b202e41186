import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { fetchedSanctionsPath, loadSanctions } from "../../../../validator/data/load-sanctions.ts";
import { UnreadableSanctionsList } from "../../../../validator/data/parse-sanctions.ts";
import { agedLists } from "../../../../validator/data/sanctions-age.ts";
import { ALICE, LAZARUS, MALLORY } from "../../../corpus/parties.ts";

function file(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "sanctions-")), "list");
  writeFileSync(path, content);
  return path;
}

/** A data directory with that fetched list. */
function dataDir(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "data-dir-"));
  mkdirSync(join(folder, "sanctions"));
  writeFileSync(fetchedSanctionsPath(folder), content);
  return folder;
}

const operators = (content: string) => loadSanctions({ sanctionsListPath: file(content) });
const json = (published: string, active: Record<string, string>) => JSON.stringify({ published, active });
const DAY_MS = 86_400_000;

describe("the sanctions list", () => {
  it("holds well-known designated addresses without any file", () => {
    expect(loadSanctions({}).entries).to.have.property(LAZARUS);
  });

  it("adds an operator's JSON list and takes over its date", () => {
    const list = operators(json("2030-01-01", { [ALICE.toUpperCase().replace("0X", "0x")]: "Alice" }));
    expect(list.entries).to.include({ [ALICE]: "Alice" });
    expect(list.entries).to.have.property(LAZARUS);
    expect(list.date).to.equal("2030-01-01");
  });

  it("adds an operator's lines, with names, comments and a date", () => {
    const list = operators(`# ours\n# published: 2030-02-03\n${ALICE}, Alice\n`);
    expect(list.entries).to.include({ [ALICE]: "Alice" });
    expect(list.date).to.equal("2030-02-03");
  });

  it("unites the built-in, the fetched and the operator's list", () => {
    const list = loadSanctions({
      dataDir: dataDir(json("2030-01-01", { [ALICE]: "Alice" })),
      sanctionsListPath: file(MALLORY),
    });
    expect(list.entries).to.include.keys(LAZARUS, ALICE, MALLORY);
    expect(list.sources).to.have.length(3);
  });

  it("does without a fetched list until there is one", () => {
    expect(loadSanctions({ dataDir: "/does/not/exist" })).to.deep.equal(loadSanctions({}));
  });

  it("has a digest that is the same for the same entries and another for others", () => {
    const [one, same, other] = [
      operators(`${ALICE}, A\n${MALLORY}, M`),
      operators(json("2030-01-01", { [MALLORY]: "M", [ALICE]: "A" })),
      operators(`${ALICE}, A\n${MALLORY}, N`),
    ];
    expect(one.sha256).to.match(/^[0-9a-f]{64}$/);
    expect(same.sha256).to.equal(one.sha256);
    expect(other.sha256).not.to.equal(one.sha256);
  });

  for (const [rule, content] of Object.entries({
    "has no address": "# nothing\n",
    "has a line that is no address": "0x12\n",
    "is broken JSON": "{",
    "has no active addresses": '{"published":"2030-01-01"}',
    "has an empty set of addresses": json("2030-01-01", {}),
    "has a key that is no address": json("2030-01-01", { "0x12": "short" }),
    "has a date that is none": json("yesterday", { [ALICE]: "Alice" }),
  })) {
    it(`is refused where the file ${rule}`, () => {
      expect(() => operators(content)).to.throw(UnreadableSanctionsList);
      expect(() => loadSanctions({ dataDir: dataDir(content) })).to.throw(UnreadableSanctionsList);
    });
  }

  it("is refused where the operator's file is missing", () => {
    expect(() => loadSanctions({ sanctionsListPath: "/does/not/exist" })).to.throw(UnreadableSanctionsList);
  });
});

describe("the age of a sanctions list", () => {
  const now = Date.UTC(2030, 0, 31);
  const aged = (list: ReturnType<typeof operators>) => agedLists(list, 7 * DAY_MS, now);

  it("is said where the list is older than allowed, with its date and its days", () => {
    const [problem, ...others] = aged(operators(json("2030-01-01", { [ALICE]: "Alice" })));
    expect(problem).to.contain("2030-01-01").and.contain("30 days");
    expect(others).to.deep.equal([]);
  });

  it("is no problem within the limit, without a date, or for the built-in list", () => {
    expect(aged(operators(json("2030-01-25", { [ALICE]: "Alice" })))).to.deep.equal([]);
    expect(aged(operators(ALICE))).to.deep.equal([]);
    expect(aged(loadSanctions({}))).to.deep.equal([]);
  });

  it("is judged for each list by itself", () => {
    const list = loadSanctions({
      dataDir: dataDir(json("2030-01-01", { [ALICE]: "Alice" })),
      sanctionsListPath: file(json("2030-01-30", { [MALLORY]: "Mallory" })),
    });
    expect(aged(list)).to.have.length(1);
  });
});
