import { WalletProviderFailure } from "../../integrations/wallet-provider/wallet-provider-failure.ts";
import { badRequest, Refusal } from "../refusal.ts";

/** What the wallet provider answers, or a refusal in its place: one that is away is 503, what it will not take is 400. */
export async function askProvider<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    if (!(error instanceof WalletProviderFailure)) throw error;
    throw error.retryable ? new Refusal(503, error.message) : badRequest(error.message);
  });
}
