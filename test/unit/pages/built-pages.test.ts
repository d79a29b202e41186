import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { entryOf, pageFiles } from "../../../api/pages/built-files.ts";
import { buildPages } from "../../../commands/pages/build-pages.ts";

describe("the built pages", () => {
  it("are 150 KB at most for a first view, gzipped", () => {
    for (const source of ["app.tsx", "connect.ts", "consent.ts"]) {
      const { script, preloads, styles } = entryOf(source);
      const sizes = [script, ...preloads, ...styles].map(
        (name) => gzipSync(pageFiles.get(name)?.bytes ?? "").length,
      );
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        source,
      ).to.be.within(1, 150 * 1024);
    }
  });

  it("are what web/ is built to, byte for byte, and there are no others", async () => {
    const folder = new URL("../../../web/built/", import.meta.url);
    const built = await buildPages();
    expect(readdirSync(folder).sort(), "run npm run pages").to.deep.equal([...built.keys()].sort());
    for (const [name, content] of built)
      expect(readFileSync(new URL(name, folder), "utf8") === content, `${name}: run npm run pages`).to.equal(
        true,
      );
  });
});
