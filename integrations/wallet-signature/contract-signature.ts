import { Interface } from "ethers/abi";
import { hashMessage } from "ethers/hash";
import type { ChainNode } from "../chain/chain-node.ts";
import { NodeRefusal } from "../chain/node-refusal.ts";

const MOST_BYTES = 8192;
const wallet = new Interface([
  "function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)",
]);
const MAGIC = "0x1626ba7e";

/** Whether the contract at the address takes this for its signature of the text (EIP-1271). An address without code takes nothing. */
export async function contractTakesSignature(
  node: ChainNode,
  signed: { address: string; text: string; signature: string },
): Promise<boolean> {
  if (!/^0x([0-9a-fA-F]{2})*$/.test(signed.signature) || signed.signature.length > 2 + 2 * MOST_BYTES)
    return false;
  const data = wallet.encodeFunctionData("isValidSignature", [hashMessage(signed.text), signed.signature]);
  try {
    const answer = await node.call({ to: signed.address, data });
    // The four bytes and nothing but zeros behind them: some contracts answer any call with the call itself.
    return answer === MAGIC.padEnd(66, "0");
  } catch (error) {
    if (error instanceof NodeRefusal && error.reason === "reverted") return false;
    throw error;
  }
}
