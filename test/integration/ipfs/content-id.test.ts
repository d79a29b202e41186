import { createHash } from "node:crypto";
import { expect } from "chai";
import { base32 } from "multiformats/bases/base32";
import { CHUNK_BYTES, contentId } from "../../../integrations/ipfs/content-id.ts";

const text = (value: string) => new TextEncoder().encode(value);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const RAW = [0x01, 0x55, 0x12, 0x20];
const DAG_PB = [0x01, 0x70, 0x12, 0x20];

describe("a content identifier", () => {
  it("is the one that kubo gives to small contents as a raw leaf", async () => {
    expect(await contentId(text("hello world"))).to.equal(
      "bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e",
    );
    expect(await contentId(new Uint8Array())).to.equal(
      "bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku",
    );
  });

  it("is the root of a UnixFS file of raw leaves above the chunk size", async () => {
    const content = new Uint8Array(CHUNK_BYTES + 1).fill(7);
    // Built by hand after the dag-pb and UnixFS specifications: links first (hash, empty name, size), then the file's data.
    const link = (leaf: Uint8Array) => {
      const hash = [0x0a, 36, ...RAW, ...sha256(leaf)];
      const body = [...hash, 0x12, 0x00, 0x18, ...varint(leaf.length)];
      return [0x12, ...varint(body.length), ...body];
    };
    const data = [
      ...[0x08, 0x02, 0x18, ...varint(content.length)],
      ...[0x20, ...varint(CHUNK_BYTES), 0x20, ...varint(1)],
    ];
    const node = Uint8Array.from([
      ...link(content.subarray(0, CHUNK_BYTES)),
      ...link(content.subarray(CHUNK_BYTES)),
      ...[0x0a, ...varint(data.length), ...data],
    ]);
    const expected = base32.encode(Uint8Array.from([...DAG_PB, ...sha256(node)]));
    expect(await contentId(content)).to.equal(expected);
  });
});

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
}
