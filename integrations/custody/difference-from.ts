import type { CustodyOrder, CustodyTransaction } from "./custody.ts";
import { nativeAsset } from "./native-asset.ts";

/**
 * The first field in which a transaction found by its external id is not the order; undefined where they agree. The provider
 * tells destination and amount only from some point on: what it does not tell is no difference, and the receipt on chain has
 * the last word.
 */
export function differenceFrom(order: CustodyOrder, found: CustodyTransaction): string | undefined {
  const operation = order.data === "0x" ? "TRANSFER" : "CONTRACT_CALL";
  const fields: readonly (readonly [string, string | bigint | undefined, string | bigint | undefined])[] = [
    ["external id", order.externalId, found.externalId],
    ["operation", operation, found.operation],
    ["asset", nativeAsset(order.chainId), found.assetId],
    ["vault account", order.vaultAccountId, found.vaultAccountId],
    ["destination", order.to.toLowerCase(), found.to?.toLowerCase()],
    ["amount", order.valueWei, found.valueWei],
    ["call data", order.data.toLowerCase(), found.data ?? (operation === "TRANSFER" ? "0x" : undefined)],
  ];
  return fields.find(([, ordered, told]) => told !== undefined && told !== ordered)?.[0];
}
