import { keccak256, Transaction } from "ethers";
import { weiOf } from "../../domain/ether.ts";
import { createJsonRpc } from "../../integrations/chain/json-rpc.ts";
import { quantity, toQuantity } from "../../integrations/chain/quantity.ts";

const TIMEOUT_MS = 10_000;

/** A call from one of the accounts whose keys the node holds. */
export interface Call {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly data: string;
}

/** The chain that the simulated vault accounts live on; a node's refusal is thrown as NodeRefusal. */
export interface Chain {
  id(): Promise<number>;
  nextNonce(from: string): Promise<number>;
  sign(call: Call, nonce: number): Promise<string>;
  send(signed: string): Promise<void>;
  /** Whether the node has it, mined or not. */
  knows(hash: string): Promise<boolean>;
  /** Whether it succeeded; undefined while it is not mined. */
  succeeded(hash: string): Promise<boolean | undefined>;
}

export function hashOf(signed: string): string {
  return keccak256(signed);
}

export function nonceOf(signed: string): number {
  return Transaction.from(signed).nonce;
}

export function openChain(url: string): Chain {
  const rpc = createJsonRpc(url, TIMEOUT_MS);
  return {
    id: async () => Number(quantity(await rpc("eth_chainId", []))),
    nextNonce: async (from) => Number(quantity(await rpc("eth_getTransactionCount", [from, "pending"]))),
    async sign({ from, to, amount, data }, nonce) {
      const value = toQuantity(weiOf(amount) ?? 0n);
      return String(await rpc("eth_signTransaction", [{ from, to, value, data, nonce: toQuantity(nonce) }]));
    },
    async send(signed) {
      await rpc("eth_sendRawTransaction", [signed]);
    },
    knows: async (hash) => Boolean(await rpc("eth_getTransactionByHash", [hash])),
    async succeeded(hash) {
      const receipt = await rpc("eth_getTransactionReceipt", [hash]);
      return receipt ? quantity((receipt as { status: unknown }).status) === 1n : undefined;
    },
  };
}
