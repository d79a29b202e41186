import { intentText, type SignedIntent } from "../../domain/intent-text.ts";
import { ChainError } from "../../integrations/chain/chain-error.ts";
import { walletSigned } from "../../integrations/wallet-signature/wallet-signed.ts";
import type { Dependencies } from "../dependencies.ts";
import { readFuture } from "../input/timestamp.ts";
import { badRequest, Refusal } from "../refusal.ts";
import type { IntentSignature } from "./intent-signature.ts";

/** Refuses a signature that has expired or is not the owner's. */
export async function checkIntentSignature(
  { signature, expires }: IntentSignature,
  intent: Omit<SignedIntent, "expires">,
  deps: Pick<Dependencies, "walletSignatures" | "chains" | "log">,
): Promise<void> {
  readFuture(expires, "intentSignature/expires");
  const { escrow: address, chainId } = intent;
  const text = intentText({ ...intent, expires });
  const answer = await walletSigned({ address, chainId, text, signature }, deps).catch((error: unknown) => {
    if (!(error instanceof ChainError)) throw error;
    deps.log.warn({ err: error }, "a contract wallet's signature of an intent could not be checked");
    throw new Refusal(
      503,
      "intentSignature is not the account's own, and its contract could not be asked; try again later.",
    );
  });
  if (answer === "yes") return;
  const message =
    answer === "no"
      ? `intentSignature.signature is not the owner's over the text that is documented; ${address} signs it, with the userPrompt exactly as it is sent.`
      : `intentSignature.signature is not the account's own, and for a contract wallet on chain ${chainId} this service has no RPC.`;
  throw badRequest(message, [{ path: "/intentSignature/signature", message }]);
}
