import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { loadSanctions, UnreadableSanctionsList } from "../../../validator/data/load-sanctions.ts";
import { ALICE, LAZARUS } from "../../corpus/parties.ts";

function file(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "sanctions-")), "list");
  writeFileSync(path, content);
  return path;
}

describe("the sanctions list", () => {
  it("holds well-known designated addresses without any file", () => {
    expect(loadSanctions(undefined).entries).to.have.property(LAZARUS);
  });

  it("adds an operator's JSON list and takes over its date", () => {
    const list = loadSanctions(
      file(
        JSON.stringify({
          published: "2030-01-01",
          active: { [ALICE.toUpperCase().replace("0X", "0x")]: "Alice" },
        }),
      ),
    );
    expect(list.entries).to.include({ [ALICE]: "Alice" });
    expect(list.entries).to.have.property(LAZARUS);
    expect(list.date).to.equal("2030-01-01");
  });

  it("adds an operator's lines, with names and comments", () => {
    expect(loadSanctions(file(`# ours\n${ALICE}, Alice\n`)).entries).to.include({ [ALICE]: "Alice" });
  });

  for (const [rule, content] of Object.entries({
    "has no address": "# nothing\n",
    "has a line that is no address": "0x12\n",
    "is broken JSON": "{",
    "has no active addresses": '{"published":"2030-01-01"}',
  })) {
    it(`is refused where the file ${rule}`, () => {
      expect(() => loadSanctions(file(content))).to.throw(UnreadableSanctionsList);
    });
  }

  it("is refused where the file is missing", () => {
    expect(() => loadSanctions("/does/not/exist")).to.throw(UnreadableSanctionsList);
  });
});
