import type { CustodyKind } from "../custody/integration.ts";
import { chainName } from "../transactions/chain-name.ts";
import { inCoins, NATIVE_DECIMALS } from "./amounts.ts";

/** What may leave through custody, and what of it is left; amounts in base units. */
export interface Budget {
  readonly type: CustodyKind;
  readonly asset: string;
  readonly chainId: number | null;
  readonly perTransaction: string | null;
  readonly per24h: string | null;
  readonly per30d: string | null;
  readonly underWay: string;
  readonly left24h: string | null;
  readonly left30d: string | null;
}

export const isNative = ({ asset }: Pick<Budget, "asset">) => asset === "native";

/** Of a token nobody here knows the decimals, so its amounts stay as the chain counts them. */
export function amountOf(budget: Pick<Budget, "asset">, baseUnits: string): string {
  return isNative(budget) ? inCoins(baseUnits, NATIVE_DECIMALS) : `${baseUnits} base units`;
}

export function titleOf({ asset, chainId }: Pick<Budget, "asset" | "chainId">): string {
  const what = asset === "native" ? "Native currency" : `Token ${asset}`;
  return chainId === null ? `${what}, all chains together` : `${what} on ${chainName(chainId)}`;
}

export const keyOf = ({ type, asset, chainId }: Budget) => `${type} ${asset} ${chainId}`;
