import { create, type KuboRPCClient } from "kubo-rpc-client";
import { CID } from "multiformats/cid";
import { CHUNK_BYTES, contentId } from "./content-id.ts";
import { IpfsFailure } from "./ipfs-failure.ts";

export interface Ipfs {
  /** Adds and pins the bytes; the identifier is computed here too, and the node must agree. */
  pin(bytes: Uint8Array): Promise<string>;
  /** The bytes behind an identifier that `pin` gave, checked against it. */
  read(cid: string, maxBytes: number): Promise<Uint8Array>;
  /** Resolves when the node answers. */
  health(): Promise<void>;
}

const SHA2_256 = 0x12;

export function createIpfs(deps: { url: string; timeoutMs?: number }): Ipfs {
  const client = create({ url: deps.url });
  // The client's own timeout option never takes effect; a signal does, also while a body is being read.
  const signal = () => AbortSignal.timeout(deps.timeoutMs ?? 15_000);

  return {
    async pin(bytes) {
      const expected = await contentId(bytes);
      const { cid } = await asFailure(
        client.add(bytes, {
          cidVersion: 1,
          rawLeaves: true,
          chunker: `size-${CHUNK_BYTES}`,
          pin: true,
          signal: signal(),
        }),
      );
      if (cid.toString() !== expected) throw new IpfsFailure("mismatch");
      return expected;
    },

    async read(cid, maxBytes) {
      const asked = parseIdentifier(cid);
      const bytes = await asFailure(collect(client, asked, maxBytes, signal()));
      if ((await contentId(bytes)) !== asked) throw new IpfsFailure("mismatch");
      return bytes;
    },

    async health() {
      await asFailure(client.version({ signal: signal() }));
    },
  };
}

function parseIdentifier(text: string): string {
  try {
    const cid = CID.parse(text);
    if (cid.version === 1 && cid.multihash.code === SHA2_256) return cid.toString();
  } catch {
    // Said below, in our own words.
  }
  throw new IpfsFailure("bad-identifier");
}

async function collect(
  client: KuboRPCClient,
  cid: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of client.cat(cid, { length: maxBytes + 1, signal })) {
    size += part.length;
    if (size > maxBytes) throw new IpfsFailure("too-large");
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

async function asFailure<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof IpfsFailure) throw error;
    const message = error instanceof Error ? error.message : "";
    throw new IpfsFailure(/could not find|not found locally/.test(message) ? "not-found" : "unavailable");
  }
}
