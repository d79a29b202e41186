import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { newestVersion } from "../../../../commands/data/newer/newest-version.ts";
import { losesTooMany, rowDifference } from "../../../../commands/data/newer/row-difference.ts";
import { PINS } from "../../../../commands/data/packages.ts";
import { showTables } from "../../../../commands/data/show-tables.ts";
import { TABLE_SOURCES } from "../../../../commands/data/table-sources.ts";
import { tableText } from "../../../../commands/data/table-text.ts";

const text = (version: string, rows: readonly unknown[]) =>
  tableText({ version, date: "2026-01-01", sources: [`a package ${version} (MIT)`] }, { rows });

describe("what npm run data shows", () => {
  const now = Date.parse("2027-01-01");

  it("is every table with when it was derived and from what, each source with its age", () => {
    const lines = showTables({}, now);
    const [head, first] = lines.slice(lines.findIndex((line) => line.startsWith("pools:")));
    expect(head).to.match(/^pools: version [0-9a-f]{16}, derived \d{4}-\d\d-\d\d \(\d+ days ago\)$/);
    expect(first).to.match(/^ {2}@curvefi\/api [\d.]+ \(MIT\), published \d{4}-\d\d-\d\d \(\d+ days ago\)$/);
    expect(lines.filter((line) => /^\S.*: /.test(line)).map((line) => line.split(":")[0])).to.include.members(
      [...Object.keys(TABLE_SOURCES), "chains, collections", "sanctions"],
    );
  });

  it("leaves out no package that is pinned, and names none that is not", () => {
    const named = new Set<string>(Object.values(TABLE_SOURCES).flat());
    expect([...named].toSorted()).to.deep.equal(PINS.packages.map(({ name }) => name).toSorted());
  });
});

describe("what newer packages change", () => {
  it("is told by the rows that come and go, whatever the head says", () => {
    const before = text("1", [["a", 1], { name: "b" }]);
    expect(rowDifference(before, text("2", [["a", 1], { name: "b" }]))).to.deep.equal([]);
    expect(rowDifference(before, text("2", [["a", 2], { name: "b" }]))).to.deep.equal([
      "1 rows more, 1 fewer",
      '  + ["a",2]',
      '  - ["a",1]',
    ]);
  });

  it("is too much where a table loses more than a tenth of its rows", () => {
    const rows = (count: number) =>
      text(
        "1",
        Array.from({ length: count }, (_, index) => [`row ${index}`]),
      );
    expect(losesTooMany(rows(100), rows(90))).to.equal(false);
    expect(losesTooMany(rows(100), rows(89))).to.equal(true);
  });
});

/** A registry as npm asks it: packages with their versions, the last of which is the latest. */
const PUBLISHED: Readonly<Record<string, readonly (readonly [version: string, license: string])[]>> = {
  "is-newer": [
    ["1.0.0", "MIT"],
    ["1.10.0", "MIT"],
  ],
  "is-the-same": [["1.0.0", "MIT"]],
  "is-another-licence": [
    ["1.0.0", "MIT"],
    ["2.0.0", "GPL-3.0"],
  ],
  "is-not-released": [
    ["1.0.0", "MIT"],
    ["2.0.0-beta.1", "MIT"],
  ],
};

describe("the newest version of a pinned package", () => {
  let registry: Server;
  const registryBefore = process.env.npm_config_registry;

  before(async () => {
    registry = createServer((request, response) => {
      const name = (request.url ?? "").slice(1);
      const versions = PUBLISHED[name];
      response.writeHead(versions ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(versions ? packument(name, versions) : { error: "not found" }));
    }).listen(0, "127.0.0.1");
    await once(registry, "listening");
    process.env.npm_config_registry = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  });
  after(async () => {
    if (registryBefore === undefined) delete process.env.npm_config_registry;
    else process.env.npm_config_registry = registryBefore;
    registry.close();
    await once(registry, "close");
  });

  const pin = (name: string) => ({ name, version: "1.0.0", licence: "MIT", integrity: "sha512-old" });

  it("is taken with its content where the licence is the same, and only a release", async () => {
    expect(await newestVersion(pin("is-newer"), {})).to.deep.equal({
      package: {
        name: "is-newer",
        version: "1.10.0",
        licence: "MIT",
        published: "2026-01-31",
        integrity: "sha512-of-1.10.0",
      },
    });
    expect(await newestVersion(pin("is-the-same"), {})).to.equal(undefined);
    expect(await newestVersion(pin("is-not-released"), {})).to.equal(undefined);
    const other = await newestVersion(pin("is-another-licence"), {});
    expect(other).to.have.property("stays").that.includes("GPL-3.0");
    const absent = await newestVersion(pin("is-gone"), {});
    expect(absent).to.have.property("stays").that.includes("does not answer");
  });

  it("is the one that the program itself depends on, where it does", async () => {
    const kept = await newestVersion(pin("is-newer"), { "is-newer": "1.0.0" });
    expect(kept).to.have.property("stays").that.includes("install it there first");
    const moved = await newestVersion(pin("is-newer"), { "is-newer": "1.10.0" });
    expect(moved).to.have.nested.property("package.version", "1.10.0");
  });
});

function packument(name: string, versions: readonly (readonly [version: string, license: string])[]) {
  return {
    name,
    "dist-tags": { latest: versions.at(-1)?.[0] },
    time: Object.fromEntries(versions.map(([version]) => [version, "2026-01-31T10:00:00.000Z"])),
    versions: Object.fromEntries(
      versions.map(([version, license]) => [
        version,
        {
          name,
          version,
          license,
          dist: { integrity: `sha512-of-${version}`, tarball: "http://127.0.0.1/none" },
        },
      ]),
    ),
  };
}
