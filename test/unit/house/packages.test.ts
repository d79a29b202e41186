import { readFile } from "node:fs/promises";
import { expect } from "chai";

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
}

const manifest: Manifest = JSON.parse(
  await readFile(new URL("../../../package.json", import.meta.url), "utf8"),
);
const named = { ...manifest.dependencies, ...manifest.devDependencies };

describe("the packages that we depend on", () => {
  it("are each fixed to one version", () => {
    expect(
      Object.entries(named).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).to.deep.equal([]);
  });

  for (const [release, family] of [
    // `mikro-orm` holds no code; it names the release that the ORM's packages must all be of.
    ["mikro-orm", "@mikro-orm/"],
    ["@temporalio/worker", "@temporalio/"],
  ] as const) {
    it(`of ${family} are all of ${release}'s release`, () => {
      const versions = Object.entries(named).filter(([name]) => name.startsWith(family));
      expect(versions).to.not.deep.equal([]);
      for (const [name, version] of versions) expect(version, name).to.equal(named[release]);
    });
  }
});
