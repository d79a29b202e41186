import { weiOf } from "../../domain/ether.ts";
import type { CustodyTransaction } from "./custody.ts";
import { CustodyFailure } from "./custody-failure.ts";

const ID = /^[\w-]{1,64}$/;
const STATUS = /^[A-Z0-9_]{1,64}$/;
const HASH = /^0x[0-9a-fA-F]{64}$/;
const EXTERNAL_ID = /^[\w:-]{1,255}$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const HEX = /^0x([0-9a-fA-F]{2})*$/;

/** A transaction out of an answer; what stands there in another form than documented counts as not told. */
export function readTransaction(answer: unknown): CustodyTransaction {
  const told = object(answer);
  const source = object(told.source);
  return {
    ...readAccepted(answer),
    externalId: text(told.externalTxId, EXTERNAL_ID),
    subStatus: text(told.subStatus, STATUS),
    txHash: text(told.txHash, HASH)?.toLowerCase(),
    operation: text(told.operation, STATUS),
    assetId: text(told.assetId, STATUS),
    vaultAccountId: source.type === "VAULT_ACCOUNT" ? text(source.id, ID) : undefined,
    to: text(told.destinationAddress, ADDRESS),
    valueWei: amount(object(told.amountInfo).amount),
    data: text(object(told.extraParameters).contractCallData, HEX)?.toLowerCase(),
  };
}

/** What every answer about a transaction must hold: without it nothing is known. */
export function readAccepted(answer: unknown): { id: string; status: string } {
  const told = object(answer);
  const id = text(told.id, ID);
  const status = text(told.status, STATUS);
  if (id === undefined || status === undefined) throw new CustodyFailure("custody-unclear");
  return { id, status };
}

export function readVaultAccount(answer: unknown): { id: string; name: string } {
  const { id: given, name } = object(answer);
  const id = text(given, ID);
  if (id === undefined) throw new CustodyFailure("custody-unclear");
  return { id, name: typeof name === "string" ? name.slice(0, 255) : "" };
}

export function readCancelled(answer: unknown): boolean {
  const { success } = object(answer);
  if (typeof success !== "boolean") throw new CustodyFailure("custody-unclear");
  return success;
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown, shape: RegExp): string | undefined {
  return typeof value === "string" && shape.test(value) ? value : undefined;
}

/** Amounts count as text only: a JSON number cannot hold eighteen decimals. */
function amount(value: unknown): bigint | undefined {
  return typeof value === "string" ? weiOf(value) : undefined;
}
