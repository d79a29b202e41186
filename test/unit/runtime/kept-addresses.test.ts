import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { CannotStart } from "../../../runtime/cannot-start.ts";
import { withKeptAddresses } from "../../../runtime/kept-addresses.ts";

const KEPT = { DATABASE_URL: "postgres://kept", TEMPORAL_ADDRESS: "kept:7233", TEMPORAL_NAMESPACE: "kept" };

describe("the addresses that a command uses", () => {
  let DATA_DIR: string;
  beforeEach(() => {
    DATA_DIR = mkdtempSync(join(tmpdir(), "countersign-kept-"));
    writeFileSync(join(DATA_DIR, "addresses.json"), JSON.stringify(KEPT));
  });
  afterEach(() => rmSync(DATA_DIR, { recursive: true }));

  it("are those of the service that last ran in DATA_DIR, where none is set", () => {
    expect(withKeptAddresses({ DATA_DIR })).to.deep.equal({ ...KEPT, DATA_DIR });
  });

  it("count an empty variable as unset", () => {
    expect(withKeptAddresses({ DATA_DIR, DATABASE_URL: "", TEMPORAL_NAMESPACE: "" })).to.include(KEPT);
  });

  it("give way to a variable that is set", () => {
    const chosen = withKeptAddresses({ DATA_DIR, TEMPORAL_NAMESPACE: "other" });
    expect(chosen).to.include({ ...KEPT, TEMPORAL_NAMESPACE: "other" });
  });

  it("are never of two services: one system's address set means that nothing is taken from DATA_DIR", () => {
    const set = { DATA_DIR, CHAIN_RPC_URL: "http://elsewhere" };
    expect(withKeptAddresses(set)).to.deep.equal(set);
  });

  it("are none where nothing ran, and a damaged file says what to do", () => {
    expect(withKeptAddresses({ DATA_DIR: join(DATA_DIR, "none") })).to.have.all.keys("DATA_DIR");
    writeFileSync(join(DATA_DIR, "addresses.json"), "{");
    expect(() => withKeptAddresses({ DATA_DIR })).to.throw(CannotStart, "start the service again");
  });
});
