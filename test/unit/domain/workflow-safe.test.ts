import { readFile } from "node:fs/promises";
import { expect } from "chai";

describe("the rules that workflows import", () => {
  it("import neither Node's modules nor packages", async () => {
    for (const name of [
      "decide",
      "next-status",
      "status-event",
      "execution-type",
      "status-reason",
      "transaction-status",
      "scopes",
      "key-types",
      "custody-environment",
      "custody-status",
    ]) {
      const source = await readFile(new URL(`../../../domain/${name}.ts`, import.meta.url), "utf8");
      const imported = [...source.matchAll(/from "([^"]+)"/g)].map((match) => match[1]);
      for (const path of imported) expect(path, name).to.match(/^\.\//);
    }
  });
});
