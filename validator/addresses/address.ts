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

const LENGTH = ZERO_ADDRESS.length;
const LOWER = /^0x[0-9a-f]{40}$/;

/** A text of ours with a checksum in every address that stands by itself; every sentence comes by here, hence no expression over all of it. */
export function withChecksums(text: string): string {
  if (text.length < LENGTH) return text;
  let shown = "";
  let done = 0;
  for (let at = text.indexOf("0x"); at >= 0; at = text.indexOf("0x", at)) {
    const end = at + LENGTH;
    const address = text.slice(at, end);
    if (!LOWER.test(address) || isOfWord(text.charCodeAt(at - 1)) || isOfWord(text.charCodeAt(end))) {
      at += 2;
      continue;
    }
    shown += text.slice(done, at) + checksummed(address);
    done = at = end;
  }
  return done === 0 ? text : shown + text.slice(done);
}

/** A digit, a letter or an underscore; nothing stands before the first and behind the last. */
const isOfWord = (code: number) =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122);
