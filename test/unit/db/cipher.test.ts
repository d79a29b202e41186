import { randomBytes } from "node:crypto";
import { expect } from "chai";
import { createCipher, SecretCannotBeOpened } from "../../../db/secrets/cipher.ts";

describe("a secret at rest", () => {
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];

  it("opens with the key and at the place it was sealed for", () => {
    const cipher = createCipher([oldKey]);
    expect(cipher.open(cipher.seal("topsecret", "a:1"), "a:1")).to.equal("topsecret");
  });

  it("does not show its text, and never looks the same twice", () => {
    const cipher = createCipher([oldKey]);
    const sealed = [cipher.seal("topsecret", "a:1"), cipher.seal("topsecret", "a:1")];
    expect(sealed[0]).not.to.equal(sealed[1]);
    expect(sealed.join()).not.to.contain("topsecret");
    expect(sealed.join()).not.to.contain(Buffer.from("topsecret").toString("base64url"));
  });

  it("does not open at another place, with another key, or after a change of one byte", () => {
    const cipher = createCipher([oldKey]);
    const sealed = cipher.seal("topsecret", "a:1");
    expect(() => cipher.open(sealed, "a:2")).to.throw(SecretCannotBeOpened);
    expect(() => createCipher([newKey]).open(sealed, "a:1")).to.throw(SecretCannotBeOpened);
    const changed = sealed.slice(0, -2) + (sealed.at(-2) === "A" ? "B" : "A") + sealed.slice(-1);
    expect(() => cipher.open(changed, "a:1")).to.throw(SecretCannotBeOpened);
    expect(() => cipher.open("not sealed at all", "a:1")).to.throw(SecretCannotBeOpened);
  });

  it("still opens after the key was rotated, and is sealed anew with the first key", () => {
    const sealed = createCipher([oldKey]).seal("topsecret", "a:1");
    const rotated = createCipher([newKey, oldKey]);
    expect(rotated.open(sealed, "a:1")).to.equal("topsecret");
    expect(createCipher([newKey]).open(rotated.seal("topsecret", "a:1"), "a:1")).to.equal("topsecret");
  });
});
