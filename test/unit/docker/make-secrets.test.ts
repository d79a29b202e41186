import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { readEnvironment } from "../../../runtime/environment.ts";

const program = fileURLToPath(new URL("../../../commands/make-secrets.ts", import.meta.url));
const READERS = ["postgres", "temporal", "service"];

describe("the secrets of a composed deployment", () => {
  let folder: string;
  const file = (reader: string) => join(folder, reader, "secrets.sh");
  const contents = () => READERS.map((reader) => readFileSync(file(reader), "utf8"));
  const make = () => spawnSync(process.execPath, [program, folder], { encoding: "utf8" });

  /** What a container's process finds in its environment after sourcing the file. */
  function sourced(reader: string, given: Record<string, string> = {}): Record<string, string> {
    const output = execFileSync("sh", ["-euc", '. "$1"; env -0', "sh", file(reader)], {
      env: { PATH: "/usr/bin:/bin", ...given },
      encoding: "utf8",
    });
    const pairs = output.split("\0").filter(Boolean);
    return Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
    );
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "countersign-secrets-"));
    expect(make().status).to.equal(0);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("can be read by their owner alone", () => {
    for (const reader of READERS) expect(statSync(file(reader)).mode & 0o777).to.equal(0o600);
  });

  it("are made once: a second start leaves every byte", () => {
    const before = contents();
    expect(make().status).to.equal(0);
    expect(contents()).to.deep.equal(before);
  });

  it("are values that the service accepts", () => {
    const environment = readEnvironment(sourced("service", { CHAIN_RPC_URL: "http://chain:8545" }));
    expect(environment.DATABASE_URL).to.match(/^postgres:/);
    expect(environment.ENCRYPTION_KEY).to.have.length(1);
    expect(environment.CHAIN_SIGNER_KEY).to.match(/^0x/);
  });

  it("agree between PostgreSQL and those who log in there", () => {
    const postgres = sourced("postgres");
    const temporal = sourced("temporal");
    const password = new URL(sourced("service").DATABASE_URL ?? "").password;
    expect(postgres.SERVICE_DATABASE_PASSWORD).to.equal(password);
    expect(postgres.TEMPORAL_DATABASE_PASSWORD)
      .to.equal(temporal.POSTGRES_PWD)
      .and.equal(temporal.SQL_PASSWORD);
    expect(new Set([postgres.POSTGRES_PASSWORD, temporal.POSTGRES_PWD, password]).size).to.equal(3);
  });

  it("give way to what the operator set, where an empty value counts as not set", () => {
    const given = sourced("service", { ENCRYPTION_KEY: "mine", DATABASE_URL: "" });
    expect(given.ENCRYPTION_KEY).to.equal("mine");
    expect(given.DATABASE_URL).to.match(/^postgres:/);
  });

  it("lend the well-known development key to no other chain", () => {
    const outside = sourced("service", { CHAIN_RPC_URL: "https://rpc.example" });
    expect(outside).to.not.have.property("CHAIN_SIGNER_KEY");
  });

  it("are completed, not made anew, after a run that was cut short", () => {
    const before = contents();
    renameSync(file("service"), `${file("service")}.new`);
    expect(make().status).to.equal(0);
    expect(contents()).to.deep.equal(before);
  });

  it("are never made anew when one of them is lost", () => {
    rmSync(file("service"));
    const { status, stderr } = make();
    expect(status).to.equal(1);
    expect(stderr).to.include("Restore").and.include("service");
  });
});
