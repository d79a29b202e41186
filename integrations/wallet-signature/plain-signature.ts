import { Signature } from "ethers/crypto";

/** A plain account's signature as contracts take it: 65 bytes, v of 27 or 28, the lower s (EIP-2); undefined for what is none. */
export function plainSignature(sent: string): string | undefined {
  try {
    return Signature.from(sent).serialized;
  } catch {
    return undefined;
  }
}
