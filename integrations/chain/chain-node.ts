import { createJsonRpc } from "./json-rpc.ts";
import { bytes, quantity, toQuantity } from "./quantity.ts";
import { parseReceipt, type Receipt } from "./receipt.ts";
import { parseSent, type SentTransaction } from "./sent-transaction.ts";

export interface Call {
  from?: string;
  /** null makes a contract. */
  to: string | null;
  data: string;
  gas?: bigint;
}

/** What the next block asks for. */
export interface FeeLevel {
  baseFee: bigint;
  priorityFee: bigint;
}

/** An Ethereum node, as far as we use one. Quantities are parsed here and trusted elsewhere. */
export interface ChainNode {
  chainId(): Promise<number>;
  blockNumber(): Promise<number>;
  transactionCount(address: string, block?: number): Promise<number>;
  feeLevel(): Promise<FeeLevel>;
  estimateGas(call: Call): Promise<bigint>;
  call(call: Call, block?: number): Promise<string>;
  send(raw: string): Promise<void>;
  knows(hash: string): Promise<boolean>;
  /** What was sent under this hash, mined or not; undefined where the node does not know it. */
  transaction(hash: string): Promise<SentTransaction | undefined>;
  receipt(hash: string): Promise<Receipt | undefined>;
  /** The hash of the transaction with this sender and nonce in a block; undefined where the node has no such block or it none. */
  transactionIn(block: number, from: string, nonce: number): Promise<string | undefined>;
  code(address: string): Promise<string>;
  /** In wei. */
  balance(address: string): Promise<bigint>;
}

export function createChainNode(options: { url: string; timeoutMs: number }): ChainNode {
  const rpc = createJsonRpc(options.url, options.timeoutMs);
  return {
    chainId: async () => Number(quantity(await rpc("eth_chainId", []))),
    blockNumber: async () => Number(quantity(await rpc("eth_blockNumber", []))),
    transactionCount: async (address, block) =>
      Number(quantity(await rpc("eth_getTransactionCount", [address, tagOf(block)]))),
    async feeLevel() {
      const [history, priorityFee] = await Promise.all([
        // The history's last entry is the block to come, which the latest block itself does not say.
        rpc("eth_feeHistory", ["0x1", "latest", []]),
        rpc("eth_maxPriorityFeePerGas", []),
      ]);
      const baseFees = (history as { baseFeePerGas?: unknown[] } | null)?.baseFeePerGas;
      return { baseFee: quantity(baseFees?.at(-1)), priorityFee: quantity(priorityFee) };
    },
    estimateGas: async (call) => quantity(await rpc("eth_estimateGas", [parameters(call)])),
    call: async (call, block) => bytes(await rpc("eth_call", [parameters(call), tagOf(block)])),
    send: async (raw) => void (await rpc("eth_sendRawTransaction", [raw])),
    knows: async (hash) => (await rpc("eth_getTransactionByHash", [hash])) !== null,
    async transaction(hash) {
      const answer = await rpc("eth_getTransactionByHash", [hash]);
      return answer === null ? undefined : parseSent(answer);
    },
    async receipt(hash) {
      const answer = await rpc("eth_getTransactionReceipt", [hash]);
      return answer === null ? undefined : parseReceipt(answer);
    },
    async transactionIn(block, from, nonce) {
      const found = (await rpc("eth_getBlockByNumber", [toQuantity(block), true])) as BlockAnswer | null;
      const mined = found?.transactions?.find(
        (one) =>
          bytes(one.from).toLowerCase() === from.toLowerCase() && Number(quantity(one.nonce)) === nonce,
      );
      return mined && bytes(mined.hash);
    },
    balance: async (address) => quantity(await rpc("eth_getBalance", [address, "latest"])),
    code: async (address) => bytes(await rpc("eth_getCode", [address, "latest"])),
  };
}

interface BlockAnswer {
  transactions?: { from?: unknown; nonce?: unknown; hash?: unknown }[];
}

function tagOf(block: number | undefined): string {
  return block === undefined ? "latest" : toQuantity(block);
}

function parameters({ from, to, data, gas }: Call): Record<string, string> {
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(gas === undefined ? {} : { gas: toQuantity(gas) }),
    // Older nodes know only `data`, newer ones prefer `input` and still take the other.
    data,
  };
}
