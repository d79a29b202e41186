import { expect } from "chai";
import { readAuditArguments } from "../../../commands/audit/read-arguments.ts";
import { CannotStart } from "../../../runtime/cannot-start.ts";

const HASH = `0x${"aB".repeat(32)}`;

describe("what an audit is asked for", () => {
  it("is one transaction, a bundle of it, a bundle's file, or all of a time", () => {
    expect(readAuditArguments([HASH])).to.include({
      what: "one",
      requestHash: HASH.toLowerCase(),
      exports: false,
    });
    expect(readAuditArguments([HASH, "--export", "f", "--with-payload"])).to.include({
      what: "one",
      file: "f",
      exports: true,
      withPayload: true,
    });
    expect(readAuditArguments(["--bundle", "f"])).to.include({ what: "bundle", file: "f" });
    expect(readAuditArguments(["--all", "--since", "7d"])).to.include({ what: "all", sinceMs: 604_800_000 });
    expect(readAuditArguments(["--all"])).to.include({ what: "all", sinceMs: undefined });
  });

  it("is never guessed", () => {
    for (const args of [
      [],
      ["0x12"],
      [HASH, HASH],
      [HASH, "--all"],
      [HASH, "--bundle", "f"],
      [HASH, "--with-payload"],
      [HASH, "--since", "7d"],
      ["--export", "f"],
      ["--all", "--since", "soon"],
      ["--all", "--everything"],
    ])
      expect(() => readAuditArguments(args), args.join(" ")).to.throw(CannotStart, "npm run audit --");
  });
});
