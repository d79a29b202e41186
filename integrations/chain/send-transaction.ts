import type { ChainNode } from "./chain-node.ts";
import { NodeRefusal } from "./node-refusal.ts";

/** Broadcasts. "Already known" and "nonce too low" mean that it, or one with its nonce, is there. */
export async function sendTransaction(node: ChainNode, raw: string): Promise<"sent" | "underpriced"> {
  try {
    await node.send(raw);
    return "sent";
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error;
    if (error.reason === "already-known" || error.reason === "nonce-too-low") return "sent";
    if (error.reason === "underpriced") return "underpriced";
    throw error;
  }
}
