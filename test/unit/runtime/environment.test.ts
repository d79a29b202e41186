import { readFile } from "node:fs/promises";
import { expect } from "chai";
import { configurationPage } from "../../../runtime/configuration-page.ts";
import { EnvironmentError, readEnvironment, variables } from "../../../runtime/environment.ts";

describe("the environment", () => {
  it("has a default for everything that npm start needs", () => {
    const environment = readEnvironment({});
    expect(environment.PORT).to.equal(3000);
    expect(environment.APPROVAL_TTL).to.equal(7 * 24 * 3_600_000);
    expect(environment.DATABASE_URL).to.equal(undefined);
  });

  it("takes an empty value as unset", () => {
    expect(readEnvironment({ PORT: "" }).PORT).to.equal(3000);
  });

  for (const [name, value, allowed] of [
    ["PORT", "0", "a port from 1 to 65535"],
    ["PORT", "3000x", "a port from 1 to 65535"],
    ["APPROVAL_TTL", "7 days", "a duration"],
    ["APPROVAL_TTL", "0s", "a duration"],
    ["BASE_URL", "localhost:3000", "http:// or https://"],
    ["DATABASE_URL", "mysql://db", "postgres://"],
    ["LOG_LEVEL", "loud", "`info`"],
    ["CHAIN_SIGNER_KEY", "0x12", "64 hex digits"],
    ["ENCRYPTION_KEY", "c2hvcnQ=", "base64 of 32 bytes"],
    ["RPC_URLS", '{"one":"http://x"}', "JSON from chain id to address"],
    ["RPC_URLS", "[]", "JSON from chain id to address"],
    ["BOOTSTRAP_ADMIN_API_KEY", "cs_u_0000000000000000000000000000000000000000000000000", "cs_a_"],
  ] as const) {
    it(`refuses ${name}=${value}, says what is allowed and does not repeat the value`, () => {
      const read = () => readEnvironment({ [name]: value });
      expect(read)
        .to.throw(EnvironmentError, name)
        .and.to.satisfy((error: Error) => error.message.includes(allowed));
      if (value.length > 4)
        expect(read)
          .to.throw()
          .and.to.satisfy((error: Error) => !error.message.includes(value));
    });
  }

  it("names every bad value at once", () => {
    expect(() => readEnvironment({ PORT: "x", LOG_LEVEL: "y" })).to.throw(
      EnvironmentError,
      /PORT.*LOG_LEVEL/,
    );
  });

  it("is documented by a page made from the same declarations", async () => {
    const page = await readFile(new URL("../../../docs/configuration.md", import.meta.url), "utf8");
    expect(page, "run npm run docs").to.equal(configurationPage());
  });

  it("is read nowhere else", async () => {
    const { globSync } = await import("node:fs");
    const root = new URL("../../../", import.meta.url).pathname;
    const folders =
      "{api,workers,workflows,activities,validator,db,integrations,domain,contracts,commands,runtime,local}";
    const sources = globSync(`${folders}/**/*.ts`, { cwd: root });
    const readers: string[] = [];
    for (const file of sources) {
      if ((await readFile(root + file, "utf8")).includes("process.env")) readers.push(file);
    }
    expect(readers).to.deep.equal(["runtime/environment.ts"]);
    expect(sources.length).to.be.greaterThan(Object.keys(variables).length);
  });
});
