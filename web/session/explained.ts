import { WalletRefused } from "../wallet/ask-wallet.ts";
import { Refused, Unreachable } from "./call-api.ts";

/** Words for what went wrong, where somebody meant them for the person; undefined for a defect of ours. */
export function explained(error: unknown): string | undefined {
  const isMeant = error instanceof Refused || error instanceof Unreachable || error instanceof WalletRefused;
  return isMeant ? error.message : undefined;
}

export const UNEXPLAINED = "This did not work. Reload the page and try again.";
