import { id } from "ethers/hash";
import type { Address } from "../../../../addresses/address.ts";
import type { Values } from "../../../abi/compile-decoder.ts";
import type { InnerCall } from "../../decoder.ts";

const MARKET = "(address,address,address,address,uint256)";

/** Functions that an action of the adapter stands for, made by the account itself. */
export const DIRECT = {
  supply: `supply(${MARKET},uint256,uint256,address,bytes)`,
  supplyCollateral: `supplyCollateral(${MARKET},uint256,address,bytes)`,
  borrow: `borrow(${MARKET},uint256,uint256,address,address)`,
  repay: `repay(${MARKET},uint256,uint256,address,bytes)`,
  withdraw: `withdraw(${MARKET},uint256,uint256,address,address)`,
  withdrawCollateral: `withdrawCollateral(${MARKET},uint256,address,address)`,
  vaultDeposit: "deposit(uint256,address)",
  vaultWithdraw: "withdraw(uint256,address,address)",
  vaultRedeem: "redeem(uint256,address,address)",
  transfer: "transfer(address,uint256)",
  wrap: "deposit()",
  unwrap: "withdraw(uint256)",
} as const;

type Word = bigint | Address;

const word = (value: Word) =>
  (typeof value === "bigint" ? value.toString(16) : value.slice(2)).padStart(64, "0");

/** A call of words only; one that ends with bytes has none in them. */
export function directCall(
  to: Address,
  name: keyof typeof DIRECT,
  words: readonly Word[],
  value = 0n,
): InnerCall {
  const signature = DIRECT[name];
  const bytes = signature.endsWith(",bytes)") ? [BigInt(32 * (words.length + 1)), 0n] : [];
  const data = [...words, ...bytes].map(word).join("");
  return { to, value, data: `${id(signature).slice(0, 10)}${data}` };
}

export function marketWords(params: Values): Word[] {
  const { loanToken, collateralToken, oracle, irm, lltv } = params;
  return [loanToken, collateralToken, oracle, irm, lltv] as Word[];
}
