import { verifyMessage } from "ethers/hash";

export interface Signed {
  /** With its EIP-55 checksum. */
  readonly address: string;
  /** The texts of which one may have been signed, the likeliest first. */
  readonly texts: readonly string[];
  readonly signature: string;
}

/** The index of the text that the address's own key signed (EIP-191), or -1. */
export function findSigned({ address, texts, signature }: Signed): number {
  return texts.findIndex((text) => signerOf(text, signature) === address);
}

function signerOf(text: string, signature: string): string | undefined {
  try {
    return verifyMessage(text, signature);
  } catch {
    // Whatever cannot be a signature was signed by nobody.
    return undefined;
  }
}
