import { type Address, ZERO_ADDRESS } from "../../../addresses/address.ts";
import type { Currency, Holder, Ledger } from "./ledger.ts";

const SENDER: Address = "0x0000000000000000000000000000000000000001";
const ROUTER: Address = "0x0000000000000000000000000000000000000002";

/** Stands for all that the router holds. */
export const CONTRACT_BALANCE = 2n ** 255n;

/** The zero address stands for the native currency. */
export function currencyOf(address: unknown): Currency {
  return address === ZERO_ADDRESS ? "native" : (address as Address);
}

/** SwapRouter02 and the Universal Router have two addresses that stand for the sender and for themselves. */
export function mapped(ledger: Ledger, address: Address): Holder {
  if (address === SENDER) return "sender";
  return address === ROUTER ? "router" : ledger.holder(address);
}
