import { getAddress } from "ethers/address";

/**
 * The address with its EIP-55 checksum, or undefined where the text is none. One case throughout carries no checksum and is
 * accepted; mixed case is one, and must be right.
 */
export function parseAddress(text: string): string | undefined {
  // Checked here because ethers also takes ICAP and addresses without a prefix.
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return undefined;
  try {
    return getAddress(text);
  } catch {
    return undefined;
  }
}
