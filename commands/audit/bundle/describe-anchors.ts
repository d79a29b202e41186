import { sentUnder } from "../chain-transactions.ts";
import type { Evidence } from "../evidence.ts";

/** What a bundle cannot prove by itself, and where to ask: that its chain transactions stand on the chain. */
export function describeAnchors({ record, sightings }: Evidence): string {
  const { registrationTx, publicationTx, inbox } = record.transaction;
  const lines = [registrationTx, publicationTx].flatMap((hash) => {
    const read = hash === null ? undefined : sightings.get(hash);
    if (hash === null || !read || !("value" in read) || !read.value) return [];
    const sent = sentUnder(hash, read.value.raw);
    const block = read.value.receipt ? `block ${read.value.receipt.blockNumber}` : "no block";
    return [`  ${hash}\n    on chain ${sent?.chainId ?? "?"}, by ${sent?.from ?? "nobody"}, in ${block}`];
  });
  if (lines.length === 0) return "";
  return [
    "",
    `Ask any node whether these stand on the chain, and whether the inbox ${inbox} is the service's:`,
    ...lines,
  ].join("\n");
}
