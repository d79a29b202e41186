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
  /** The hash of the account's transaction with this nonce, if it is this call; "another" where it is not. */
  sent(call: Call, nonce: number): Promise<string | "another" | undefined>;
  send(call: Call, nonce: number): Promise<string>;
  /** Whether the node has it, mined or not. */
  knows(hash: string): Promise<boolean>;
  /** Whether it succeeded; undefined while it is not mined. */
  succeeded(hash: string): Promise<boolean | undefined>;
}

export function openChain(url: string): Chain {
  const rpc = createJsonRpc(url, TIMEOUT_MS);
  return {
    id: async () => Number(quantity(await rpc("eth_chainId", []))),
    nextNonce: async (from) => Number(quantity(await rpc("eth_getTransactionCount", [from, "pending"]))),
    async sent(call, nonce) {
      const found = await rpc("eth_getTransactionBySenderAndNonce", [call.from, toQuantity(nonce)]);
      if (!found) return undefined;
      const { hash, to, value, input } = found as Record<string, string | null>;
      const isSame =
        to?.toLowerCase() === call.to.toLowerCase() &&
        quantity(value) === weiOf(call.amount) &&
        input?.toLowerCase() === call.data.toLowerCase();
      return isSame && hash ? hash : "another";
    },
    async send({ from, to, amount, data }, nonce) {
      const value = toQuantity(weiOf(amount) ?? 0n);
      return String(await rpc("eth_sendTransaction", [{ from, to, value, data, nonce: toQuantity(nonce) }]));
    },
    knows: async (hash) => Boolean(await rpc("eth_getTransactionByHash", [hash])),
    async succeeded(hash) {
      const receipt = await rpc("eth_getTransactionReceipt", [hash]);
      return receipt ? quantity((receipt as { status: unknown }).status) === 1n : undefined;
    },
  };
}
