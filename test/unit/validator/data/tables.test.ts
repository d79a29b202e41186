import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { tableProblems } from "../../../../commands/data/check-tables.ts";
import { PINS, sourceOf } from "../../../../commands/data/packages.ts";
import { tableText } from "../../../../commands/data/table-text.ts";
import { decideTokens } from "../../../../commands/data/tokens/decide-tokens.ts";
import { dataVersions, loadReferenceData } from "../../../../validator/data/reference-data.ts";
import { stateOf, watchFiles } from "../../../../validator/data/watch-files.ts";
import { ALICE, BOB, MALLORY } from "../../../corpus/parties.ts";

const table = (name: string) => new URL(`../../../../validator/data/${name}.json`, import.meta.url);

const TABLES = ["contracts", "tokens", "sanctions", "vaults", "curve-pools", "morpho-markets"];

describe("the reference tables", () => {
  it("are well formed", () => {
    expect(tableProblems()).to.deep.equal([]);
  });

  it("stay under a megabyte together", () => {
    const sizes = TABLES.map((name) => statSync(table(name)).size);
    expect(sizes.reduce((sum, size) => sum + size)).to.be.lessThan(1_000_000);
  });

  it("name the packages that they come from, in the versions that are pinned", () => {
    for (const name of ["contracts", "tokens"]) {
      const { sources } = JSON.parse(readFileSync(table(name), "utf8"));
      expect(sources).to.include.members(PINS.packages.map(sourceOf));
    }
  });

  it("carry a version that is a digest of their rows", () => {
    const { version, contracts } = JSON.parse(readFileSync(table("contracts"), "utf8"));
    const digest = createHash("sha256").update(JSON.stringify({ contracts })).digest("hex");
    expect(version).to.equal(digest.slice(0, 16));
  });

  it("are all named in a verdict's data versions", () => {
    const versions = dataVersions(loadReferenceData({}));
    const tables = [
      "tokens",
      "token_contracts",
      "contracts",
      "vaults",
      "curve_pools",
      "morpho_markets",
      "erc7730",
      "sanctions",
    ];
    expect(versions).to.have.keys(tables);
    const { dependencies } = JSON.parse(
      readFileSync(new URL("../../../../package.json", import.meta.url), "utf8"),
    );
    expect(versions.erc7730).to.equal(`micro-eth-signer ${dependencies["micro-eth-signer"]}`);
    expect(versions.sanctions)
      .to.have.property("sha256")
      .that.matches(/^[0-9a-f]{64}$/);
  });

  it("are written one row per line", () => {
    const text = tableText(
      { version: "1" },
      {
        flat: [
          ["a", 1],
          ["b", 2],
        ],
        grouped: { "1": [["c"]] },
      },
    );
    expect(text).to.contain('    ["a",1],\n    ["b",2]\n');
    expect(JSON.parse(text)).to.deep.equal({
      version: "1",
      flat: [
        ["a", 1],
        ["b", 2],
      ],
      grouped: { "1": [["c"]] },
    });
  });
});

describe("tokens that sources tell differently", () => {
  const token = (address: string, symbol: string, more: object = {}) => ({
    chainId: 1,
    address,
    symbol,
    decimals: 18,
    name: symbol,
    ...more,
  });

  it("are told by the first source that has the contract", () => {
    const [decided] = decideTokens([
      [token(ALICE, "ONE")],
      [token(ALICE, "TWO", { decimals: 6, underlying: BOB })],
    ]);
    expect(decided).to.include({ symbol: "ONE", decimals: 18, underlying: BOB });
  });

  it("share a symbol with nobody on a main network: the first source's contract has it", () => {
    expect(
      decideTokens([[token(ALICE, "USD")], [token(BOB, "usd")]]).map(({ address }) => address),
    ).to.deep.equal([ALICE]);
  });

  it("are left out where one source uses a symbol twice", () => {
    expect(decideTokens([[token(ALICE, "LP"), token(BOB, "LP"), token(MALLORY, "OK")]])).to.have.length(1);
  });

  it("may share a symbol on a test network", () => {
    const on = { chainId: 11_155_111 };
    expect(decideTokens([[token(ALICE, "USDC", on)], [token(BOB, "USDC", on)]])).to.have.length(2);
  });

  for (const [rule, odd] of Object.entries({
    "calls itself the chain's currency": token(ALICE, "ETH"),
    "has a symbol that looks like another": token(ALICE, "USD₮"),
    "has impossible decimals": token(ALICE, "ODD", { decimals: 77 }),
    "is on no known chain": token(ALICE, "FAR", { chainId: 123_456 }),
  })) {
    it(`are left out where one ${rule}`, () => {
      expect(decideTokens([[odd]])).to.deep.equal([]);
    });
  }
});

describe("a watched file", () => {
  it("is told of once, and only when it has stayed the same from one look to the next", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "watch-")), "file");
    writeFileSync(path, "first");
    let told = 0;
    const watch = watchFiles([path], {
      since: stateOf([path]),
      everyMs: 40,
      onChange() {
        told += 1;
      },
    });
    try {
      for (let size = 1; size <= 30; size += 1) {
        writeFileSync(path, "x".repeat(size));
        await sleep(10);
        expect(told, "while it is written").to.equal(0);
      }
      for (let waited = 0; told === 0 && waited < 5000; waited += 50) await sleep(50);
      await sleep(200);
      expect(told).to.equal(1);
    } finally {
      watch.close();
    }
  });
});
