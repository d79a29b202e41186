import { expect } from "chai";
import { findUnstorableText, isStorableText } from "../../../domain/storable-text.ts";

describe("text", () => {
  it("is storable with any character but U+0000 and halves of surrogate pairs", () => {
    for (const text of ["", "swap 1 ETH", "ü € 😀", "\u0001\ufffd\uffff"])
      expect(isStorableText(text)).to.equal(true);
    for (const text of ["a\0", "\ud83d", "\ude00\ud83d", "x\udc00y"])
      expect(isStorableText(text)).to.equal(false);
  });

  it("is found wherever it stands in a body, names included, and named by a JSON Pointer", () => {
    expect(findUnstorableText({ a: ["x", { b: 1, c: null }], d: true })).to.equal(undefined);
    expect(findUnstorableText("\0")).to.equal("");
    expect(findUnstorableText({ a: ["x", { "b/~": "\0" }] })).to.equal("/a/1/b~1~0");
    expect(findUnstorableText({ a: { "\ud800": 1 } })).to.equal("/a");
  });

  it("is found in a body deeper than the stack", () => {
    const depth = 200_000;
    const body: unknown = JSON.parse(`${"[".repeat(depth)}"\\u0000"${"]".repeat(depth)}`);
    expect(findUnstorableText(body)).to.have.length(2 * depth);
  });
});
