import type { Address } from "../../addresses/address.ts";
import type { Call } from "../../calls/call.ts";
import { protocolsOf } from "../../calls/protocols-of.ts";
import { contractAt } from "../../data/contracts.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";

/** Whether a text names a version that no call is of: "the v3 router" of what trades on V2. */
export function isOfOtherVersion(reading: Reading, calls: readonly Call[], chainId: number): boolean {
  // Most name none.
  if (!reading.lexemes.some((_, at) => versionAt(reading.lexemes, at))) return false;
  const names = calls.flatMap((call) => [...protocolsOf(call, chainId)]);
  const contracts = calls.flatMap(({ to, spender, wrappers }) => [
    to,
    spender,
    ...wrappers.map((wrapper) => wrapper.to),
  ]);
  const versions = new Set(
    [
      ...names.map((name) => /_(v\d+)$/.exec(name)?.[1] ?? ""),
      ...contracts.flatMap((address) => versionsInName(address, chainId)),
    ].filter(Boolean),
  );
  return (
    versions.size > 0 &&
    reading.lexemes.some((_, at) => {
      const named = versionAt(reading.lexemes, at);
      return named && !isTaken(reading, at) && versions.has(named) === isDenied(reading, at);
    })
  );
}

const VERSION = /^v\d+$/;
const NUMERALS: Readonly<Record<string, string>> = { two: "2", three: "3", four: "4" };

/** "v2", "version 2", "version two" */
function versionAt(lexemes: Reading["lexemes"], at: number): string | undefined {
  const [word, next] = [wordAt(lexemes, at), wordAt(lexemes, at + 1)];
  if (VERSION.test(word)) return word;
  const version = word === "version" ? `v${NUMERALS[next] ?? next}` : "";
  return VERSION.test(version) ? version : undefined;
}

/** "v2, not v3" */
const isDenied = ({ lexemes }: Reading, at: number) => wordAt(lexemes, at - 1) === "not";

/** "1inch AggregationRouterV6" is of v6. */
function versionsInName(address: Address | undefined, chainId: number): readonly string[] {
  const known = address && contractAt(chainId, address);
  return known ? (known.name.match(/V\d+\b/g) ?? []).map((version) => version.toLowerCase()) : [];
}
