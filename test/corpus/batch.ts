import { USER } from "./addresses.ts";

/** Several transactions of the user's in one request. */
export const batch = (...transactions: Record<string, unknown>[]) => ({
  chainId: 1,
  from: USER,
  transactions,
});
