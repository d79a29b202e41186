import { type ImporterOptions, importFile } from "ipfs-unixfs-importer";
import { fixedSize } from "ipfs-unixfs-importer/chunker";
import { balanced } from "ipfs-unixfs-importer/layout";

export const CHUNK_BYTES = 262_144;

/**
 * What kubo does for `add --cid-version=1 --raw-leaves --chunker=size-262144`. Every content identifier of this
 * project is made this way, so the same bytes have one identifier wherever they are pinned.
 */
export function importOptions(): ImporterOptions {
  return {
    cidVersion: 1,
    rawLeaves: true,
    chunker: fixedSize({ chunkSize: CHUNK_BYTES }),
    layout: balanced({ maxChildrenPerNode: 174 }),
  };
}

/** The CIDv1 of the bytes, computed here and stored nowhere. */
export async function contentId(bytes: Uint8Array): Promise<string> {
  const { cid } = await importFile({ content: bytes }, { put: async (key) => key }, importOptions());
  return cid.toString();
}
