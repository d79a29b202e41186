import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { type Cipher, createCipher } from "../../../db/secrets/cipher.ts";
import { keptBundle as keptBundleBy } from "../../../workers/kept-bundle.ts";
import { throwAwayFolder } from "../../stack/stack.ts";
import { bundleOfTheRun } from "../../support/bundle-of-the-run.ts";

describe("a kept workflow bundle", () => {
  const cipher = createCipher([randomBytes(32)]);
  let folder: string;
  let made: string;
  let timesMade = 0;
  const keptBundle = (of: string, by: Cipher) =>
    keptBundleBy(of, by, () => {
      timesMade += 1;
      return bundleOfTheRun();
    });
  const file = (ending: string) =>
    join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? `no ${ending}`);

  before(async () => {
    folder = await throwAwayFolder("bundles");
    made = (await keptBundle(folder, cipher)).code;
  });

  it("is read again, not made again", async () => {
    const before = readdirSync(folder);
    expect((await keptBundle(folder, cipher)).code === made).to.equal(true);
    expect(timesMade).to.equal(1);
    expect(readdirSync(folder)).to.deep.equal(before);
  });

  it("that somebody changed is not run but made anew", async () => {
    writeFileSync(file(".js"), "throw new Error('not ours')");
    expect((await keptBundle(folder, cipher)).code).to.not.contain("not ours");
    expect(readFileSync(file(".js"), "utf8")).to.not.contain("not ours");
  });

  it("that somebody made, with a digest of their own, is not run", async () => {
    const stranger = createCipher([randomBytes(32)]);
    await keptBundle(folder, stranger);
    writeFileSync(file(".js"), "throw new Error('not ours')");
    for (const seal of [readFileSync(file(".seal"), "utf8"), "", "v1.00000000.AAAA.AAAA"]) {
      writeFileSync(file(".js"), "throw new Error('not ours')");
      writeFileSync(file(".seal"), seal);
      expect((await keptBundle(folder, cipher)).code, seal).to.not.contain("not ours");
    }
  });

  it("that is not there is made where the folder cannot be written or does not exist", async () => {
    expect((await keptBundle(join(folder, "missing"), cipher)).code).to.have.length.above(1000);
  });
});
