import { readFile } from "node:fs/promises";
import { expect } from "chai";

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}

describe("package-lock.json", () => {
  let packages: Record<string, LockedPackage>;
  before(async () => {
    const text = await readFile(new URL("../../../package-lock.json", import.meta.url), "utf8");
    packages = (JSON.parse(text) as { packages: typeof packages }).packages;
  });

  it("has an entry for every platform's package, without which npm ci refuses it (node local/setup/complete-lock.mjs adds them)", () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
      ),
    );
    expect(missing).to.deep.equal([]);
  });

  it("names no registry", () => {
    expect(Object.values(packages).filter((entry) => entry.resolved?.startsWith("http"))).to.deep.equal([]);
  });
});
