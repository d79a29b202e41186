import { parseAddress as parseChecksummed } from "../../domain/ethereum-address.ts";

/** 0x and 40 lower-case hex digits. */
export type Address = `0x${string}`;

export const ZERO_ADDRESS: Address = "0x0000000000000000000000000000000000000000";

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const ONE_CASE = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/;

/** Right checksums of late, by address in lower case: a hash costs as much as all checks together. */
const checksums = new Map<string, string>();
const MOST_KEPT = 10_000;

function keep(address: string, checksum: string): void {
  if (checksums.size === MOST_KEPT) checksums.clear();
  checksums.set(address, checksum);
}

/** The address in lower case, or what is wrong with it. Only mixed case carries an EIP-55 checksum, and is worth a hash. */
export function parseAddress(text: string): { address: Address } | { problem: "shape" | "checksum" } {
  const address = text.toLowerCase() as Address;
  if (!ONE_CASE.test(text) && checksums.get(address) !== text) {
    if (!ADDRESS.test(text)) return { problem: "shape" };
    if (parseChecksummed(text) === undefined) return { problem: "checksum" };
    keep(address, text);
  }
  return { address };
}

/** The address with its EIP-55 checksum, as people are shown it. */
export function checksummed(address: string): string {
  const known = checksums.get(address);
  if (known !== undefined) return known;
  const checksum = parseChecksummed(address) ?? address;
  keep(address, checksum);
  return checksum;
}

const IN_TEXT = /\b0x[0-9a-f]{40}\b/g;

/** A text of ours with a checksum in every address. */
export function withChecksums(text: string): string {
  return text.includes("0x") ? text.replace(IN_TEXT, checksummed) : text;
}
