import { APIError } from "@privy-io/node";
import { WalletProviderFailure } from "./wallet-provider-failure.ts";

/** What a refusal is about, by the field that the provider names, and what to change. */
const ABOUT: readonly (readonly [RegExp, string])[] = [
  [/public_?key/i, "The wallet provider refused the P-256 public key."],
  [/user_?id/i, "The wallet provider knows no such user."],
  [/display_?name/i, "The wallet provider refused the display name; it may have 1 to 50 characters."],
  [/threshold/i, "The wallet provider refused the threshold; it may be at most the number of members."],
];

/** The client's error as one of ours. */
export function failureOf(error: unknown): WalletProviderFailure {
  const status = error instanceof APIError ? error.status : undefined;
  if (status === 401 || status === 403) return new WalletProviderFailure("wallet-provider-locked");
  if (status === undefined || status === 408 || status === 429 || status >= 500 || status < 400)
    return new WalletProviderFailure("wallet-provider-away");
  const said = error instanceof APIError ? error.message : "";
  const about = ABOUT.find(([field]) => field.test(said));
  return new WalletProviderFailure("wallet-provider-refused", about?.[1]);
}
