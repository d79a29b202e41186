import { Transaction } from "ethers";
import Type, { type Static } from "typebox";
import { ChainError } from "../../integrations/chain/chain-error.ts";
import { createJsonRpc, type JsonRpc } from "../../integrations/chain/json-rpc.ts";
import { bytes, quantity } from "../../integrations/chain/quantity.ts";
import { parseReceipt } from "../../integrations/chain/receipt.ts";

/** A transaction as it stands on a chain: the signed bytes, whose hash is its name, and what came of it. */
export const ChainSighting = Type.Object({
  raw: Type.String({ pattern: "^0x([0-9a-f]{2})+$" }),
  /** Null while it is not mined. */
  receipt: Type.Union([
    Type.Object({
      hash: Type.String(),
      blockNumber: Type.Number(),
      blockHash: Type.String(),
      succeeded: Type.Boolean(),
      logs: Type.Array(
        Type.Object({ address: Type.String(), topics: Type.Array(Type.String()), data: Type.String() }),
      ),
    }),
    Type.Null(),
  ]),
});

export type ChainSighting = Static<typeof ChainSighting>;

/** Undefined where the chain knows no such transaction. Without a chain id the registration chain is meant. */
export type ReadSighting = (hash: string, chainId?: number) => Promise<ChainSighting | undefined>;

export function createSightings(options: {
  readonly registrationUrl: string;
  readonly urls: ReadonlyMap<number, string>;
  readonly timeoutMs: number;
}): ReadSighting {
  const registration = createJsonRpc(options.registrationUrl, options.timeoutMs);
  async function rpcOf(chainId: number | undefined): Promise<JsonRpc> {
    if (chainId === undefined) return registration;
    const url = options.urls.get(chainId);
    if (url !== undefined) return createJsonRpc(url, options.timeoutMs);
    if (Number(quantity(await registration("eth_chainId", []))) === chainId) return registration;
    throw new ChainError(`There is no RPC for chain ${chainId}; set RPC_URLS.`, true);
  }
  return async (hash, chainId) => {
    const rpc = await rpcOf(chainId);
    const [sent, mined] = await Promise.all([
      rpc("eth_getTransactionByHash", [hash]),
      rpc("eth_getTransactionReceipt", [hash]),
    ]);
    if (typeof sent !== "object" || sent === null) return undefined;
    return { raw: serialised(sent, hash), receipt: mined === null ? null : readReceipt(mined) };
  };
}

function readReceipt(mined: unknown): NonNullable<ChainSighting["receipt"]> {
  return { ...parseReceipt(mined), blockHash: bytes((mined as { blockHash?: unknown }).blockHash) };
}

/** The bytes that were signed, put together again from what the node tells of them: right where their hash is. */
function serialised(sent: object, hash: string): string {
  const told = sent as Record<string, string> & { accessList?: []; authorizationList?: [] };
  try {
    const isDynamic = Number(told.type ?? 0) >= 2;
    const transaction = Transaction.from({
      type: Number(told.type ?? 0),
      to: told.to ?? null,
      nonce: Number(told.nonce),
      gasLimit: told.gas ?? 0,
      value: told.value ?? 0,
      data: told.input ?? "0x",
      chainId: told.chainId ?? 0,
      ...(isDynamic
        ? { maxFeePerGas: told.maxFeePerGas ?? 0, maxPriorityFeePerGas: told.maxPriorityFeePerGas ?? 0 }
        : { gasPrice: told.gasPrice ?? 0 }),
      ...(told.accessList ? { accessList: told.accessList } : {}),
      signature: { r: told.r ?? "", s: told.s ?? "", v: told.v ?? told.yParity ?? "" },
    });
    if (transaction.hash === hash) return transaction.serialized;
  } catch {
    // Of a kind that cannot be put together here; said below.
  }
  throw new ChainError(`The signed bytes of ${hash} cannot be put together from what the node tells.`, false);
}
