import type { Address } from "../../addresses/address.ts";
import type { Call } from "../../calls/call.ts";
import { protocolsOf } from "../../calls/protocols-of.ts";
import { contractAt } from "../../data/contracts.ts";
import type { Quote } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { operationsOfNoun } from "../../lexicon/operation-words.ts";
import { isCompound } from "../mentions/compound-noun.ts";
import { argumentEnd, type OwnArguments, ownArguments } from "./own-arguments.ts";

/** Standards by the function or the protocol that they define. */
const STANDARDS: readonly (readonly [of: RegExp, said: readonly string[]])[] = [
  [/^permit\(address,address,uint256/, ["2612"]],
  [/^(?:transfer|receive)WithAuthorization\(/, ["3009"]],
  [/^erc20 /, ["20"]],
  [/^erc721 /, ["721"]],
  [/^erc1155 /, ["1155"]],
  [/^erc4626 /, ["4626"]],
  [/^signed /, ["712"]],
];
const RECEIPTS: readonly (readonly [protocol: string, said: readonly string[]])[] = [
  ["aave", ["atoken", "atokens"]],
  ["compound_v2", ["ctoken", "ctokens"]],
];
const LARGEST_NUMBER = 2n ** 256n - 1n;
/** "type(uint256).max" */
const LARGEST = ["type", "(", "uint256", ")", ".", "max"];
const isWritten = (lexemes: Reading["lexemes"], at: number, words: readonly string[]) =>
  words.every((word, place) => wordAt(lexemes, at + place) === word);

const EXACT = { in: ["exact-in", "exact-input"], out: ["exact-out", "exact-output"] };

const ROLE =
  /^(?:v\d+|\p{L}*(?:router|gateway|queue|manager)\d*|pool|vault|relayer|vaultrelayer|settlement|comptroller|conduit|reactor|eth-?flow)$/u;

/**
 * Where a text says once more what a call is, in words that no table of names has: the words of the called contract's own
 * name ("the v2 router"), the type that is signed, its number ("nonce 41"), the standard ("EIP-2612"). What differs from
 * the call is left to be not understood.
 */
export function saidAgain(reading: Reading, calls: readonly Call[], chainId: number): Quote[] {
  const { lexemes, text } = reading;
  const said = factsSaid(calls, chainId);
  const found: Quote[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const to = isTaken(reading, at) ? undefined : endAt(reading, at, said);
    if (to === undefined) continue;
    const [first, last] = [lexemes[at], lexemes[to - 1]];
    if (!first || !last) continue;
    found.push(quoteOf(text, first, last));
    at = to - 1;
  }
  return found;
}

/** Whether a text names a version that no call is of: "the v3 router" of what trades on V2. */
export function isOfOtherVersion(reading: Reading, calls: readonly Call[], chainId: number): boolean {
  // Most name none.
  if (!reading.lexemes.some((_, at) => versionAt(reading.lexemes, at))) return false;
  const { contracts } = factsSaid(calls, chainId);
  const names = calls.flatMap((call) => [...protocolsOf(call, chainId)]);
  const versions = new Set(
    [
      ...names.map((name) => /_(v\d+)$/.exec(name)?.[1] ?? ""),
      ...contracts.flatMap((words) => [...words]),
    ].filter((word) => VERSION.test(word)),
  );
  return (
    versions.size > 0 &&
    reading.lexemes.some((_, at) => {
      const named = versionAt(reading.lexemes, at);
      return named && !isTaken(reading, at) && versions.has(named) === isDenied(reading, at);
    })
  );
}

/** Whether a text says that a trade fixes the other side: "exact-out" of what sells a fixed sum. */
export function fixesOtherSide({ lexemes }: Reading, calls: readonly Call[]): boolean {
  const said = lexemes.filter(({ lower }) => EXACT.in.includes(lower) || EXACT.out.includes(lower));
  const exact = exactOf(calls);
  return said.some(({ lower }) => !exact.has(lower));
}

const exactOf = (calls: readonly Call[]) =>
  new Set(
    calls.flatMap(({ operation, amountIn }) =>
      operation !== "swap" ? [] : amountIn?.bound === "at most" ? EXACT.out : EXACT.in,
    ),
  );

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

interface Said {
  /** The words of each contract's name. */
  contracts: readonly ReadonlySet<string>[];
  types: ReadonlySet<string>;
  /** A trade is signed for somebody else to carry out. */
  isOrder: boolean;
  nonces: ReadonlySet<string>;
  /** Few texts name one. */
  isOfStandard(number: string): boolean;
  fields: OwnArguments;
  /** A call moves or grants the largest number that there is. */
  isLargest: boolean;
  /** What a trade fixes. */
  exact: ReadonlySet<string>;
  /** What a deposit is written down in. */
  receipts: ReadonlySet<string>;
}

function factsSaid(calls: readonly Call[], chainId: number): Said {
  const addresses = new Set(
    calls.flatMap(({ to, spender, wrappers }) => [to, spender, ...wrappers.map((wrapper) => wrapper.to)]),
  );
  const kinds = calls.flatMap(({ signature, protocol, isSigned, nonFungibles = [] }) => [
    signature ?? "",
    `${protocol} `,
    ...nonFungibles.map(({ standard }) => `${standard} `),
    isSigned ? "signed " : "",
  ]);
  return {
    fields: ownArguments(calls),
    isLargest: calls.some(({ amountIn }) => amountIn?.baseUnits === LARGEST_NUMBER),
    exact: exactOf(calls),
    contracts: [...addresses].flatMap((address) => wordsOf(address, chainId) ?? []),
    types: new Set(
      calls.flatMap(({ signedAs, isSigned, signature }) => [
        signedAs?.type.toLowerCase() ?? "",
        // "a Dutch order"
        isSigned && signature?.includes("Dutch") ? "dutch" : "",
      ]),
    ),
    isOrder: calls.some(({ isSigned, operation }) => isSigned === true && operation === "swap"),
    nonces: new Set(calls.flatMap(({ signedAs }) => signedAs?.nonce?.toString() ?? [])),
    receipts: new Set(
      calls.flatMap(({ protocol, contract }) => [
        ...RECEIPTS.flatMap(([of, said]) => (protocol.startsWith(of) ? said : [])),
        // "borrow 100 DAI (cDAI)": the market itself.
        ...(protocol === "compound_v2" ? (contract?.toLowerCase().split(" ").slice(-1) ?? []) : []),
      ]),
    ),
    isOfStandard: (number) =>
      STANDARDS.some(([of, said]) => said.includes(number) && kinds.some((kind) => of.test(kind))),
  };
}

/** "1inch AggregationRouterV6" is of the words 1inch, aggregationrouterv6, aggregation, router and v6. */
function wordsOf(address: Address | undefined, chainId: number): ReadonlySet<string> | undefined {
  const known = address && contractAt(chainId, address);
  if (!known) return undefined;
  const kept = wordsByName.get(known.name) ?? wordsIn(known.name);
  wordsByName.set(known.name, kept);
  return kept;
}

/** Of the table's contracts only. */
const wordsByName = new Map<string, ReadonlySet<string>>();

function wordsIn(name: string): ReadonlySet<string> {
  const words = name.split(" ");
  const parts = words.flatMap((word) => word.match(/V\d+$|[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []);
  // "UniversalRouter"
  const joined = words.map((_, at) => words.slice(at).join(""));
  return new Set([...words, ...parts, ...joined].map((word) => word.toLowerCase()));
}

function endAt(
  reading: Reading,
  at: number,
  { contracts, types, isOrder, nonces, isOfStandard, receipts, fields, isLargest, exact }: Said,
): number | undefined {
  const { lexemes } = reading;
  const word = wordAt(lexemes, at);
  const field = argumentEnd(reading, at, fields);
  if (field !== undefined) return field;
  if (isLargest && word === "type" && isWritten(lexemes, at, LARGEST)) return at + LARGEST.length;
  // "grant payout"
  if (isCompound(lexemes, at) && operationsOfNoun(wordAt(lexemes, at + 1))) return at + 1;
  if (exact.has(word) || types.has(word) || receipts.has(word)) return at + 1;
  // "maker amount 3000 USDC": on which side that is, was held against the order.
  if (isOrder && /^(?:maker|taker)$/.test(word) && /^(?:amount|asset)$/.test(wordAt(lexemes, at + 1)))
    return at + 1;
  // A version that is denied was held against the calls before.
  if (word === "not" && VERSION.test(wordAt(lexemes, at + 1))) return at + 2;
  // "the old Aave, version 2"
  const version = word === "version" ? versionAt(lexemes, at) : undefined;
  if (version && contracts.some((words) => words.has(version))) return at + 2;
  if (word === "nonce") {
    const number = /^(?:[:=#]|of|is)$/.test(wordAt(lexemes, at + 1)) ? at + 2 : at + 1;
    return nonces.has(wordAt(lexemes, number)) ? number + 1 : undefined;
  }
  const [, joined] = /^(?:eip|erc|bep)-?(\d+)$/.exec(word) ?? [];
  if (joined !== undefined) return isOfStandard(joined) ? at + 1 : undefined;
  for (const words of contracts) {
    let to = at;
    // "eth-flow"
    while (words.has(wordAt(lexemes, to).replaceAll("-", ""))) to += 1;
    if (lexemes.slice(at, to).some(({ lower }) => ROLE.test(lower))) return to;
  }
  return undefined;
}
