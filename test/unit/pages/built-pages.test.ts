import { readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { buildPages } from "../../../commands/pages/build-pages.ts";

describe("the built pages", () => {
  it("are what web/ is built to, byte for byte, and there are no others", async function () {
    this.timeout(60_000);
    const folder = new URL("../../../web/built/", import.meta.url);
    const built = await buildPages();
    expect(readdirSync(folder).sort(), "run npm run pages").to.deep.equal([...built.keys()].sort());
    for (const [name, content] of built)
      expect(readFileSync(new URL(name, folder), "utf8") === content, `${name}: run npm run pages`).to.equal(
        true,
      );
  });
});
