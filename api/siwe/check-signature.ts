import { ChainError } from "../../integrations/chain/chain-error.ts";
import { type WalletSigned, walletSigned } from "../../integrations/wallet-signature/wallet-signed.ts";
import { unauthorized } from "../auth/unauthorized.ts";
import type { Dependencies } from "../dependencies.ts";

/** The account itself signed, or its contract says so (EIP-1271, on the chain that the message names). */
export async function checkSignature(
  signed: WalletSigned,
  deps: Pick<Dependencies, "walletSignatures" | "chains" | "log">,
): Promise<void> {
  const answer = await walletSigned(signed, deps).catch((error: unknown) => {
    if (!(error instanceof ChainError)) throw error;
    deps.log.warn({ err: error }, "a contract wallet's signature could not be checked");
    throw unauthorized(
      "The signature is not the account's own, and its contract could not be asked; try again if it is a contract wallet.",
    );
  });
  if (answer === "no-rpc")
    throw unauthorized(
      `The signature is not the account's own, and for a contract wallet on chain ${signed.chainId} this service has no RPC; name a chain that it has.`,
    );
  if (answer === "no")
    throw unauthorized("The signature does not fit message and address; sign the exact text that is sent.");
}
