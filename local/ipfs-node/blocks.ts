import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FsBlockstore } from "blockstore-fs";
import { NextToLast } from "blockstore-fs/sharding";
import type { CID } from "multiformats/cid";

export interface Blocks {
  put(cid: CID, bytes: Uint8Array): Promise<CID>;
  get(cid: CID): AsyncGenerator<Uint8Array>;
  has(cid: CID): Promise<boolean>;
}

/**
 * Blocks in files that outlive a crash of the process and of the machine: blockstore-fs writes a temporary file and renames it,
 * but flushes nothing, and two writers of one block share that temporary file. So equal puts wait for the first, and each put
 * ends with a flush of the file and its folder.
 */
export async function openBlocks(folder: string): Promise<Blocks> {
  const sharding = new NextToLast();
  const store = new FsBlockstore(folder, { shardingStrategy: sharding });
  await store.open();
  const writing = new Map<string, Promise<void>>();
  const flushedFolders = new Set<string>();

  async function write(cid: CID, bytes: Uint8Array): Promise<void> {
    const { dir, file } = sharding.encode(cid);
    const path = join(folder, dir, file);
    await store.put(cid, bytes);
    await Promise.all([flush(path), flush(dirname(path)), flushEntry(dir)]);
  }

  /** That the folder of a block exists is written down once. */
  async function flushEntry(dir: string): Promise<void> {
    if (flushedFolders.has(dir)) return;
    await flush(folder);
    flushedFolders.add(dir);
  }

  return {
    async put(cid, bytes) {
      const key = cid.toString();
      const written = writing.get(key) ?? write(cid, bytes).finally(() => writing.delete(key));
      writing.set(key, written);
      await written;
      return cid;
    },
    get: (cid) => store.get(cid),
    has: (cid) => store.has(cid),
  };
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
