import { ChainUnreachable } from "../chain/chain-error.ts";
import type { JsonRpc } from "../chain/json-rpc.ts";
import { NodeRefusal } from "../chain/node-refusal.ts";
import { bytes, quantity, toQuantity } from "../chain/quantity.ts";

/** A block by its number and hash. */
export interface Block {
  number: number;
  hash: string;
}

/** A node asked about one block only, so that all answers belong together. */
export interface PinnedNode {
  block: Block;
  rpc: JsonRpc;
  /** The block's number as nodes take it. */
  tag: string;
  /** What a view function answers; undefined where the contract refuses, or there is none. */
  view(to: string, data: string): Promise<string | undefined>;
}

export async function pinNode(rpc: JsonRpc, known: Block | undefined): Promise<PinnedNode> {
  const block = known ?? (await blockAt(rpc, "latest"));
  const tag = toQuantity(block.number);
  return {
    block,
    rpc,
    tag,
    async view(to, data) {
      try {
        const answer = bytes(await rpc("eth_call", [{ to, data }, tag]));
        return answer === "0x" ? undefined : answer;
      } catch (error) {
        if (error instanceof NodeRefusal && error.reason === "reverted") return undefined;
        throw error;
      }
    },
  };
}

/** Whether the node still has the block that it was asked about: behind one address there may be several nodes that differ. */
export async function hasSameBlock({ rpc, tag, block }: PinnedNode): Promise<boolean> {
  return (await blockAt(rpc, tag)).hash === block.hash;
}

async function blockAt(rpc: JsonRpc, tag: string): Promise<Block> {
  const found = await rpc("eth_getBlockByNumber", [tag, false]);
  if (typeof found !== "object" || found === null) throw new ChainUnreachable("no such block");
  const { number, hash } = found as { number?: unknown; hash?: unknown };
  return { number: Number(quantity(number)), hash: bytes(hash) };
}
