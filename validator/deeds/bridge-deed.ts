import type { Call, MovedAmount } from "../calls/call.ts";
import type { Deed, DeedFact } from "../calls/deed.ts";
import { spokenChains } from "../data/chains.ts";
import type { Reading } from "../intent/reading.ts";
import { createPhraseFinder } from "../lexicon/phrases.ts";

const chainPhraseAt = createPhraseFinder(spokenChains);

export function isChainAt({ lexemes }: Reading, at: number): boolean {
  return chainPhraseAt(lexemes, at) !== undefined;
}

const ASKED = ["bridge", "bridging", "move", "send", "transfer", "deposit", "port"];
/** What a bridge may keep of the amount without a word in the intent, in hundredths of a per cent. */
const USUAL_COST_BIPS = 300n;

/**
 * What may be said of a way to another chain. The amount, where it leads and who gets it there are named; how much
 * arrives only where the bridge keeps more than usual, or pays out something else.
 */
export function bridgeDeed(call: Call, chainId: number): Deed | undefined {
  const { amountIn, amountOut, recipient, destination, from, fees = [] } = call;
  if (!amountIn || !destination) return undefined;
  const arrives = amountOut && { ...amountOut, bound: "at least" as const };
  const facts: DeedFact[] = [
    { is: "amount", called: [], required: true, amount: amountIn },
    ...(arrives
      ? [{ is: "amount" as const, called: [], required: !isUsual(amountIn, arrives), amount: arrives }]
      : []),
    ...destinationFacts(destination.spoken, chainNames(chainId)),
    ...(recipient
      ? [
          {
            is: "party" as const,
            called: RECEIVER,
            required: recipient !== from,
            address: recipient,
            leads: ["to", "for", "into", "same"],
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
      ...(call.deed?.beside ?? []),
    ],
    facts,
  };
}

const RECEIVER = ["receiver", "recipient", "account", "address", "wallet"];

const chainNames = (chainId: number) =>
  spokenChains.flatMap(([spoken, id]) => (id === chainId ? [spoken] : []));

/** Where it leads is said behind "to"; where it starts behind "from" or "on". */
function destinationFacts(spoken: readonly string[], source: readonly string[]): DeedFact[] {
  return [
    {
      is: "word",
      called: [],
      required: true,
      said: spoken,
      leads: ["to", "into", "onto", "toward", "towards", "→", ">"],
    },
    { is: "word", called: [], required: false, said: source, leads: ["from", "on"] },
  ];
}

/** Whether so much of the same token arrives that the bridge costs no more than usual. */
function isUsual(given: MovedAmount, got: MovedAmount): boolean {
  const [here, there] = [given.asset, got.asset];
  if (here.symbol === undefined || here.symbol !== there.symbol || there.byOwnWord || here.byOwnWord)
    return false;
  if (here.decimals === undefined || there.decimals === undefined) return false;
  const scale = (amount: bigint, decimals: number) => amount * 10n ** BigInt(36 - decimals);
  const [left, arrived] = [scale(given.baseUnits, here.decimals), scale(got.baseUnits, there.decimals)];
  return arrived * 10_000n >= left * (10_000n - USUAL_COST_BIPS);
}
