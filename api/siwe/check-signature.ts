import { ChainError } from "../../integrations/chain/chain-error.ts";
import type { ChainNodes } from "../../integrations/chain/chain-nodes.ts";
import { contractTakesSignature } from "../../integrations/wallet-signature/contract-signature.ts";
import { unauthorized } from "../auth/unauthorized.ts";
import type { Dependencies } from "../dependencies.ts";

interface SignedMessage {
  readonly address: string;
  readonly chainId: number;
  readonly text: string;
  readonly signature: string;
}

/** The account itself signed, or its contract says so (EIP-1271, on the chain that the message names). */
export async function checkSignature(
  { address, chainId, text, signature }: SignedMessage,
  { walletSignatures, chains, log }: Pick<Dependencies, "walletSignatures" | "chains" | "log">,
): Promise<void> {
  if ((await walletSignatures.findSigned({ address, texts: [text], signature })) !== undefined) return;
  const taken = await isTakenByContract(chains, chainId, { address, text, signature }).catch(
    (error: unknown) => {
      if (!(error instanceof ChainError)) throw error;
      log.warn({ err: error }, "a contract wallet's signature could not be checked");
      throw unauthorized(
        "The signature is not the account's own, and its contract could not be asked; try again if it is a contract wallet.",
      );
    },
  );
  if (!taken)
    throw unauthorized("The signature does not fit message and address; sign the exact text that is sent.");
}

/** A contract of the same address on another chain may be anybody's: only the one on the named chain counts. */
async function isTakenByContract(
  chains: ChainNodes,
  chainId: number,
  signed: { address: string; text: string; signature: string },
): Promise<boolean> {
  const node = await chains.find(chainId);
  if (node) return contractTakesSignature(node, signed);
  throw unauthorized(
    `The signature is not the account's own, and for a contract wallet on chain ${chainId} this service has no RPC; name a chain that it has.`,
  );
}
