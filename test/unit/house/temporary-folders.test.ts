import { existsSync, globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { throwAwayFolder } from "../../stack/stack.ts";
import { createThrowAway } from "../../stack/throw-away.ts";
import { root } from "./house-imports.ts";

describe("what tests put into the temporary folder", () => {
  it("lies in a folder of the run's own, which programs that they start have for theirs too", async () => {
    expect(tmpdir()).to.equal(dirname(await throwAwayFolder("house")));
    expect(process.env.TMPDIR).to.equal(tmpdir());
  });

  it("is gone when the run ends", async () => {
    const run = await createThrowAway();
    mkdtempSync(join(run.root, "left-behind-"));
    await run.end();
    expect(existsSync(run.root)).to.equal(false);
  });

  it("is never put there by the folder's name", () => {
    const named = globSync("test/**/*.{ts,mjs}", { cwd: root }).filter((file) =>
      /["'`](?:\/var)?\/tmp\b/.test(readFileSync(join(root, file), "utf8")),
    );
    expect(named).to.deep.equal([]);
  });
});
