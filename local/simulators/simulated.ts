import type { Environment } from "../../runtime/environment.ts";

/** Which vendors are simulated: those that the environment says nothing about. */
export function simulated(environment: Environment): {
  readonly walletProvider: boolean;
  readonly custody: boolean;
} {
  return {
    // Whoever has an app at the provider means the provider itself.
    walletProvider: !environment.WALLET_PROVIDER_BASE_URL && !environment.WALLET_PROVIDER_APP_ID,
    custody: !environment.CUSTODY_BASE_URL,
  };
}
