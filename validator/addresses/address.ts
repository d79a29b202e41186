import { parseAddress as parseChecksummed } from "../../domain/ethereum-address.ts";

/** 0x and 40 lower-case hex digits. */
export type Address = `0x${string}`;

export const ZERO_ADDRESS: Address = "0x0000000000000000000000000000000000000000";

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const ONE_CASE = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/;

/** Right checksums of late: intent and call name the same address, and a hash costs as much as all checks together. */
const checked = new Set<string>();
const MOST_CHECKED = 10_000;

/** The address in lower case, or what is wrong with it. Only mixed case carries an EIP-55 checksum, and is worth a hash. */
export function parseAddress(text: string): { address: Address } | { problem: "shape" | "checksum" } {
  if (!ONE_CASE.test(text) && !checked.has(text)) {
    if (!ADDRESS.test(text)) return { problem: "shape" };
    if (parseChecksummed(text) === undefined) return { problem: "checksum" };
    if (checked.size === MOST_CHECKED) checked.clear();
    checked.add(text);
  }
  return { address: text.toLowerCase() as Address };
}
