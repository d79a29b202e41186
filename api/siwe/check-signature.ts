import { ChainError } from "../../integrations/chain/chain-error.ts";
import { contractTakesSignature } from "../../integrations/wallet-signature/contract-signature.ts";
import { unauthorized } from "../auth/unauthorized.ts";
import type { Dependencies } from "../dependencies.ts";

/** The account itself signed, or its contract says so (EIP-1271, on the configured chain). */
export async function checkSignature(
  { address, text, signature }: { address: string; text: string; signature: string },
  { walletSignatures, chain, log }: Pick<Dependencies, "walletSignatures" | "chain" | "log">,
): Promise<void> {
  if ((await walletSignatures.findSigned({ address, texts: [text], signature })) !== undefined) return;
  const taken = await contractTakesSignature(chain, { address, text, signature }).catch((error: unknown) => {
    if (!(error instanceof ChainError)) throw error;
    log.warn({ err: error }, "a contract wallet's signature could not be checked");
    throw unauthorized(
      "The signature is not the account's own, and its contract could not be asked; try again if it is a contract wallet.",
    );
  });
  if (!taken)
    throw unauthorized("The signature does not fit message and address; sign the exact text that is sent.");
}
