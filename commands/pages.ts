import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { buildPages } from "./pages/build-pages.ts";

/** Builds the pages for people into web/built, which is committed: neither npm start nor an image builds anything. */
const folder = new URL("../web/built/", import.meta.url);
const files = await buildPages();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, content] of files) {
  writeFileSync(new URL(name, folder), content);
  console.log(`${name} ${Buffer.byteLength(content)} bytes, ${gzipSync(content).length} gzipped`);
}
