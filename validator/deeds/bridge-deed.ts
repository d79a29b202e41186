import type { Call, MovedAmount } from "../calls/call.ts";
import { FEE } from "../calls/decoders/bridges/fee-fact.ts";
import type { Deed, DeedFact } from "../calls/deed.ts";
import { spokenChains } from "../data/chains.ts";
import type { Reading } from "../intent/reading.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";
import { WAIVED } from "./spoken-facts.ts";

const chainPhraseAt = createPhraseFinder(spokenChains);

export function isChainAt({ lexemes }: Reading, at: number): boolean {
  return chainPhraseAt(lexemes, at) !== undefined;
}

const ASKED = ["bridge", "bridging", "move", "send", "transfer", "deposit", "port", "take", "bring", "get"];
/** Bridges that a rollup keeps itself, which is what people call them by. */
const ROLLUPS_OWN: ReadonlySet<string> = new Set(["arbitrum_bridge", "op_stack", "starkgate"]);
/** Where what arrives is the sender's own. */
const TO_SENDER = [
  "the same",
  "same address",
  "same wallet",
  "same account",
  "landing",
  "arriving",
  "receives it",
  "on the other side",
];
/**
 * What a bridge may keep of the amount without a word in the intent, in hundredths of a per cent. The same token on the other
 * side has no price that could move, so that all of it is a fee: bridges take a tenth of a per cent, and interfaces bound
 * what arrives half a per cent below that. One per cent is what any interface may take unmentioned; who sends so little that
 * the way costs more names the fee, or the least that arrives.
 */
const USUAL_COST_BIPS = 100n;

/**
 * What may be said of a way to another chain. The amount, where it leads and who gets it there are named; how much
 * arrives only where the bridge keeps more than usual, or pays out something else.
 */
export function bridgeDeed(call: Call, chainId: number): Deed | undefined {
  const { amountIn, amountOut, recipient, destination, from, fees = [] } = call;
  if (!amountIn || !destination) return undefined;
  const facts: DeedFact[] = [
    { is: "amount", called: [], required: true, amount: amountIn },
    ...(amountOut ? arrivalFacts(amountIn, amountOut) : []),
    ...destinationFacts(destination.spoken, [...chainNames(chainId), ...(chainId === 1 ? ["l1"] : [])]),
    ...(recipient
      ? [
          {
            is: "party" as const,
            called: RECEIVER,
            required: recipient !== from,
            address: recipient,
            // Who sends it may be named anywhere, where nobody else gets it.
            ...(recipient === from ? {} : { leads: ["to", "for", "into"] }),
          },
        ]
      : []),
    ...(call.deed?.facts ?? []),
    ...fees.flatMap(({ amount }): DeedFact[] =>
      amount ? [{ is: "amount", called: [], required: false, amount: { ...amount, bound: "at most" } }] : [],
    ),
  ];
  return {
    name: `Bridge to ${destination.name}`,
    asked: [ASKED],
    beside: [
      "bridge",
      "account",
      "address",
      "wallet",
      "receiver",
      "recipient",
      "there",
      "network",
      "chain",
      "mainnet",
      "paying",
      "use",
      ...(recipient === from ? TO_SENDER : []),
      ...(ROLLUPS_OWN.has(call.protocol) ? ["official", "native", "canonical"] : []),
      ...(call.deed?.beside ?? []),
    ],
    facts,
  };
}

const RECEIVER = ["receiver", "recipient", "account", "address", "wallet"];

const chainNames = (chainId: number) =>
  spokenChains.flatMap(([spoken, id]) => (id === chainId ? [spoken] : []));

/** Where it leads is said behind "to"; where it starts behind "from" or "on"; or both at once, "Ethereum to Base". */
function destinationFacts(spoken: readonly string[], source: readonly string[]): DeedFact[] {
  const way: DeedFact = {
    is: "word",
    called: [],
    required: false,
    said: source.flatMap((start) =>
      ["to", "→", ">"].flatMap((lead) => spoken.map((end) => `${start} ${lead} ${end}`)),
    ),
  };
  return [
    way,
    {
      is: "word",
      called: [],
      required: true,
      unless: [way],
      said: spoken,
      leads: ["to", "into", "onto", "toward", "towards", "→", ">"],
    },
    { is: "word", called: [], required: false, said: source, leads: ["from", "on"] },
  ];
}

/** The least that arrives, and what the bridge keeps of it where both are counted in the same token: one of them is named. */
function arrivalFacts(given: MovedAmount, got: MovedAmount): DeedFact[] {
  const kept = keptOf(given, got);
  const isUsual = kept !== undefined && kept.baseUnits * 10_000n <= given.baseUnits * USUAL_COST_BIPS;
  const cost: DeedFact[] = kept
    ? [{ is: "amount", isNamed: true, called: FEE, required: false, amount: { ...kept, bound: "at most" } }]
    : [];
  const least = { ...got, bound: "at least" as const };
  // Where the call bounds nothing at all, who accepts that says so.
  const waived: DeedFact[] =
    got.baseUnits === 0n
      ? [
          {
            is: "word",
            called: [],
            required: false,
            said: [...WAIVED, "whatever arrives", "whatever arrives is fine"],
          },
        ]
      : [];
  const instead = [...cost, ...waived];
  return [{ is: "amount", called: [], required: !isUsual, unless: instead, amount: least }, ...instead];
}

/** What of a token does not arrive, in the token's units here; undefined where another one arrives. */
export function keptOf(given: MovedAmount, got: MovedAmount): MovedAmount | undefined {
  const [here, there] = [given.asset, got.asset];
  if (here.symbol === undefined || here.symbol !== there.symbol || there.byOwnWord || here.byOwnWord)
    return undefined;
  if (here.decimals === undefined || there.decimals === undefined) return undefined;
  const shift = there.decimals - here.decimals;
  const scale = 10n ** BigInt(Math.abs(shift));
  const arrived = shift > 0 ? got.baseUnits / scale : got.baseUnits * scale;
  const kept = given.baseUnits - arrived;
  return { asset: here, baseUnits: kept > 0n ? kept : 0n };
}
