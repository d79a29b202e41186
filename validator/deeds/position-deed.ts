import type { Call, Operation } from "../calls/call.ts";
import type { Deed, DeedFact } from "../calls/deed.ts";
import { WAIVED } from "./spoken-facts.ts";

/** Into a position, and out of it in two steps: protocols call the first and the second by names of their own. */
const STEPS: Readonly<Partial<Record<Operation, { asked: readonly string[]; beside: readonly string[] }>>> = {
  // What comes of it is at the protocol's own rate, so that nobody has to bound it.
  stake: { asked: ["stake", "delegate", "bond"], beside: [...WAIVED, "share contract"] },
  unstake: {
    asked: [
      "unstake",
      "unstaking",
      "unlock",
      "unlocking",
      "unbond",
      "unbonding",
      "cooldown",
      "cool down",
      "exit",
      "redemption",
    ],
    beside: ["start", "begin", "initiate", "request", "put", "ask", "shares", "early"],
  },
  claim: {
    asked: ["claim", "collect", "withdraw", "finish unstaking", "finalize unstaking", "complete unstaking"],
    beside: [
      "unlocked",
      "unstaked",
      "unbonded",
      "finished",
      "cooldown is over",
      "that i have already unstaked",
      "already unstaked",
      "send it",
      "withdrawal",
    ],
  },
};
const REWARDS: { asked: readonly string[]; beside: readonly string[] } = {
  asked: ["claim", "collect", "withdraw", "harvest"],
  beside: ["staking", "earned", "accrued"],
};
/** What a market pays to whoever uses it: the claim says neither how much nor, of some, where. */
const EARNED = ["reward", "rewards", "earned", "accrued", "unclaimed", "pending", "outstanding", "' s", "'s"];
const NUMBERED = [
  "request",
  "index",
  "request index",
  "withdrawal request",
  "unlock request",
  "unlock index",
  "unlock request index",
  "unbond nonce",
  "nonce",
];

/**
 * What may be said of entering or leaving a position, or of fetching what one has left: the protocol's own words for it. Undefined
 * where the call makes a choice beside it that the intent would have to ask for.
 */
export function positionDeed(call: Call): Deed | undefined {
  const { operation, signature, peculiarities = [], deed } = call;
  const step = STEPS[operation];
  if (!step || (peculiarities.length > 0 && !deed)) return undefined;
  const isReward = operation === "claim" && /reward|harvest/i.test(`${signature} ${deed?.name ?? ""}`);
  const { asked, beside } = isReward ? REWARDS : step;
  const own = (deed?.asked ?? []).flat();
  const isEarned = isOfMarkets(call);
  return {
    name: deed?.name ?? signature ?? operation,
    asked: [isEarned ? [...asked, "harvest"] : asked, ...(isReward ? [["rewards"]] : [])],
    beside: [
      ...beside,
      ...(isEarned ? [...EARNED, ...wholeOf(call)] : []),
      "validator",
      "validator share",
      ...own,
      ...(deed?.beside ?? []),
      ...(deed?.beside ?? []).map(singular),
      ...symbolsOf(call),
    ],
    facts: deed ? deed.facts.map(numbered) : [...factsOf(call), ...(isEarned ? marketsNamed(call) : [])],
  };
}

const isOfMarkets = ({ operation, claimed, claimIds, protocol, deed }: Call): boolean =>
  operation === "claim" &&
  claimed !== undefined &&
  !claimIds &&
  !deed &&
  /^compound_v[23]$/.test(protocol ?? "");

/** "all my COMP" of all that there is, "from every market" of none that leaves some out. */
const wholeOf = ({ claimed, market }: Call): string[] => [
  ...(claimed?.markets ? [] : ["all"]),
  ...(claimed?.markets || market ? [] : ["markets", "market", "every market", "each market"]),
];

/** "the USDC market" */
const marketsNamed = ({ claimed, market }: Call): DeedFact[] =>
  [market ?? [], claimed?.markets ?? []].flat(2).flatMap(({ symbol }): DeedFact[] => {
    const name = symbol?.toLowerCase();
    return name ? [{ is: "word", called: [], required: false, said: [`${name} market`, name] }] : [];
  });

const singular = (word: string) => word.replace(/s$/, "");

/** What is left is counted by requests, whatever a description calls them. */
const numbered = (fact: DeedFact): DeedFact =>
  fact.is === "number" ? { ...fact, called: [...fact.called, ...NUMBERED] } : fact;

/** What comes out of it, where the call does not say how much. */
function symbolsOf({ claimed, amountIn, amountOut }: Call): string[] {
  const untold = [amountIn, amountOut].flatMap((moved) =>
    moved?.baseUnits === 0n ? (moved.asset.symbol ?? []) : [],
  );
  return [...(claimed?.symbols ?? []), ...untold].map((symbol) => symbol.toLowerCase());
}

function factsOf({ amountIn, amountOut, claimIds = [], recipient, from }: Call): DeedFact[] {
  const moved = [amountIn, amountOut].flatMap((one) => (one && one.baseUnits > 0n ? [one] : []));
  return [
    ...moved.map((amount): DeedFact => ({ is: "amount", called: [], required: true, amount })),
    ...claimIds.map((value): DeedFact => ({ is: "number", called: NUMBERED, required: true, value })),
    ...(recipient
      ? [
          {
            is: "party" as const,
            called: ["receiver", "recipient"],
            required: recipient !== from,
            address: recipient,
            leads: ["to", "for"],
          },
        ]
      : []),
  ];
}
