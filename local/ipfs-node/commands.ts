import type { IncomingMessage } from "node:http";
import { exporter } from "ipfs-unixfs-exporter";
import { importFile } from "ipfs-unixfs-importer";
import { CID } from "multiformats/cid";
import { CHUNK_BYTES, importOptions } from "../../integrations/ipfs/content-id.ts";
import type { Blocks } from "./blocks.ts";
import { readFiles } from "./read-files.ts";
import { RpcError } from "./rpc-error.ts";

export interface Answer {
  type: "application/json" | "text/plain";
  body: string | Uint8Array;
}
export type Command = (query: URLSearchParams, request: IncomingMessage) => Promise<Answer>;

const VERSION = { Version: "0.0.0-countersign-local", Commit: "", Repo: "", System: "", Golang: "" };
/** Options of `add` that change identifiers, and the one value of each that this node makes. */
const ADD_OPTIONS = new Map([
  ["cid-version", "1"],
  ["raw-leaves", "true"],
  ["chunker", `size-${CHUNK_BYTES}`],
  ["hash", "sha2-256"],
  ["trickle", "false"],
  ["inline", "false"],
  ["only-hash", "false"],
  ["wrap-with-directory", "false"],
]);

/** The part of kubo's RPC that a pinning client needs, with kubo's names and answers. */
export function createCommands(blocks: Blocks, peerId: string): ReadonlyMap<string, Command> {
  return new Map<string, Command>([
    [
      "add",
      async (query, request) => {
        refuseOtherIdentifiers(query);
        const lines: string[] = [];
        for (const { name, bytes } of await readFiles(request)) {
          const { cid, size } = await importFile({ content: bytes }, blocks, importOptions());
          lines.push(
            `${JSON.stringify({ Name: name || cid.toString(), Hash: cid.toString(), Size: String(size) })}\n`,
          );
        }
        return { type: "application/json", body: lines.join("") };
      },
    ],
    ["cat", async (query) => ({ type: "text/plain", body: await readContent(blocks, query) })],
    [
      // Nothing is ever collected here, so what is stored is pinned.
      "pin/add",
      async (query) => {
        const cid = parsePath(query.get("arg"));
        if (!(await blocks.has(cid))) throw notFound(cid);
        return json({ Pins: [cid.toString()] });
      },
    ],
    [
      "id",
      async () =>
        json({ ID: peerId, PublicKey: "", Addresses: [], AgentVersion: "countersign-local", Protocols: [] }),
    ],
    ["version", async () => json(VERSION)],
  ]);
}

async function readContent(blocks: Blocks, query: URLSearchParams): Promise<Uint8Array> {
  const cid = parsePath(query.get("arg"));
  const length = query.get("length");
  if (length !== null && !/^\d{1,15}$/.test(length)) throw new RpcError("invalid length");
  if (!(await blocks.has(cid))) throw notFound(cid);
  const entry = await exporter(cid, blocks);
  if (entry.type !== "file" && entry.type !== "raw") throw new RpcError("this dag node is a directory");
  const parts: Uint8Array[] = [];
  for await (const part of entry.content(length === null ? {} : { length: Number(length) })) parts.push(part);
  return Buffer.concat(parts);
}

function refuseOtherIdentifiers(query: URLSearchParams): void {
  if (!query.has("cid-version")) throw new RpcError("this node makes CIDv1 only: add cid-version=1");
  for (const [name, only] of ADD_OPTIONS) {
    const value = query.get(name);
    if (value !== null && value !== only) throw new RpcError(`this node supports only ${name}=${only}`);
  }
}

function parsePath(argument: string | null): CID {
  const text = (argument ?? "").replace(/^\/ipfs\//, "");
  try {
    return CID.parse(text);
  } catch {
    throw new RpcError(`invalid path ${JSON.stringify(text.slice(0, 100))}: invalid CID`);
  }
}

function notFound(cid: CID): RpcError {
  return new RpcError(`block was not found locally (offline): ipld: could not find ${cid}`);
}

function json(value: unknown): Answer {
  return { type: "application/json", body: `${JSON.stringify(value)}\n` };
}
