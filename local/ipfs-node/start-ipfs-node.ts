import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { base58btc } from "multiformats/bases/base58";
import type { Logger } from "pino";
import { openBlocks } from "./blocks.ts";
import { type Answer, type Command, createCommands } from "./commands.ts";
import { RpcError } from "./rpc-error.ts";

const PREFIX = "/api/v0/";

export interface IpfsNode {
  readonly port: number;
  close(): Promise<void>;
}

/** An IPFS node that talks to no other node: kubo's RPC on loopback over blocks in a folder. */
export async function startIpfsNode(deps: { folder: string; port: number; log: Logger }): Promise<IpfsNode> {
  const commands = createCommands(await openBlocks(deps.folder), newPeerId());
  const server = createServer((request, response) => {
    answer(commands, request)
      .catch((error: unknown) => {
        if (error instanceof RpcError) return error;
        deps.log.error({ err: error }, "an IPFS command failed");
        return new RpcError("the node could not do this; its log says more");
      })
      .then((result) => send(response, result));
  });
  server.listen(deps.port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeIdleConnections();
      await once(server, "close");
    },
  };
}

async function answer(commands: ReadonlyMap<string, Command>, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? "/", "http://ipfs");
  const command = url.pathname.startsWith(PREFIX) && commands.get(url.pathname.slice(PREFIX.length));
  if (!command) throw new RpcError("404 page not found", 404);
  if (request.method !== "POST") throw new RpcError("405 - Method Not Allowed", 405);
  // As kubo: a page in a browser must not reach the node behind its reader's back.
  if (request.headers.origin !== undefined) throw new RpcError("403 - Forbidden", 403);
  return command(url.searchParams, request);
}

function send(response: ServerResponse, result: Answer | RpcError): void {
  if (result instanceof RpcError) {
    response.writeHead(result.status, {
      "content-type": "application/json",
      ...(result.status === 405 ? { allow: "POST" } : {}),
      // The rest of a refused body is not read, so the connection cannot be used again.
      ...(response.req.complete ? {} : { connection: "close" }),
    });
    response.end(`${JSON.stringify(result)}\n`);
    return;
  }
  response.writeHead(200, { "content-type": result.type });
  response.end(result.body);
}

/** A libp2p peer id: the identity multihash of an Ed25519 public key; a new one at each start, as no one dials this node. */
function newPeerId(): string {
  const key = generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "der" }).subarray(-32);
  return base58btc.baseEncode(Buffer.concat([Buffer.from("0024080112" + "20", "hex"), key]));
}
