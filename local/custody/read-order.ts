import { weiOf } from "../../domain/ether.ts";
import { fieldsOf } from "../simulators/exchange.ts";
import type { StoredTransaction } from "./stored-transaction.ts";
import { vaultAccount } from "./vault-accounts.ts";
import { vendorError } from "./vendor-error.ts";

type Order = Pick<
  StoredTransaction,
  "externalTxId" | "operation" | "assetId" | "vaultAccountId" | "to" | "amount" | "data" | "note"
>;

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const CALL_DATA = /^0x([0-9a-fA-F]{2})+$/;

/** The body of POST /v1/transactions, checked by the vendor's rules; `assetId` is the one that this chain has. */
export function readOrder(body: unknown, ownAsset: string | undefined): Order {
  const { operation = "TRANSFER", assetId, source, destination, amount, ...more } = fieldsOf(body);
  const { externalTxId, note = "", extraParameters } = more;
  if (operation !== "TRANSFER" && operation !== "CONTRACT_CALL")
    throw invalid("operation is not supported by this simulator");
  if (assetId !== ownAsset || ownAsset === undefined) throw vendorError(400, 1503, "Invalid Asset");
  const account = fieldsOf(source).type === "VAULT_ACCOUNT" && vaultAccount(fieldsOf(source).id);
  if (!account) throw vendorError(400, 1427, "The source vault account is not available");
  const { type, oneTimeAddress } = fieldsOf(destination);
  const { address } = fieldsOf(oneTimeAddress);
  if (type !== "ONE_TIME_ADDRESS" || typeof address !== "string" || !ADDRESS.test(address))
    throw vendorError(400, 1428, "The destination is not valid");
  const value = typeof amount === "number" ? String(amount) : amount;
  if (typeof value !== "string" || weiOf(value) === undefined) throw invalid("amount is not valid");
  const data = fieldsOf(extraParameters).contractCallData ?? "0x";
  if (typeof data !== "string" || CALL_DATA.test(data) !== (operation === "CONTRACT_CALL"))
    throw invalid("contractCallData does not fit the operation");
  if (externalTxId !== undefined && (typeof externalTxId !== "string" || externalTxId.length > 255))
    throw invalid("externalTxId is not valid");
  if (typeof note !== "string") throw invalid("note is not valid");
  return {
    ...{ externalTxId, operation, assetId: ownAsset, vaultAccountId: account.id },
    ...{ to: address, amount: value, data, note },
  };
}

function invalid(why: string) {
  return vendorError(400, 1400, `Invalid request: ${why}`);
}
