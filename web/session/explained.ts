import { WalletRefused } from "../wallet/ask-wallet.ts";
import { Refused, Unreachable } from "./call-api.ts";

/** What did not work although the service answered, in words for the person. */
export class NotDone extends Error {}

/** Words for what went wrong, where somebody meant them for the person; undefined for a defect of ours. */
export function explained(error: unknown): string | undefined {
  const isMeant = [Refused, Unreachable, WalletRefused, NotDone].some((kind) => error instanceof kind);
  return isMeant && error instanceof Error ? error.message : undefined;
}

export const UNEXPLAINED = "This did not work. Reload the page and try again.";
