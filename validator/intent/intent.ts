import type { Address } from "../addresses/address.ts";
import type { Operation } from "../calls/call.ts";
import type { Decimal } from "../decimals/decimal.ts";

/** Where an element stands in the intent: the words themselves and their place, end exclusive. */
export interface Quote {
  text: string;
  start: number;
  end: number;
}

export interface Action {
  operation: Operation;
  quote: Quote;
}

/** A token by symbol, by contract, or by a word that no table knows. */
export interface TokenMention {
  symbol: string | undefined;
  contract: Address | undefined;
  known: boolean;
  /** The known symbol that the word imitates with letters of another script; it is not meant by it. */
  looksLike?: string;
  quote: Quote;
}

/** How firmly an amount is meant. */
export type Bound = "exact" | "at most" | "at least" | "about";

/** Hundredths of a per cent, from "0.5%", "50 bps", "half a percent". */
export interface Share {
  bips: number;
  quote: Quote;
  /** Whatever the pool takes is in it. */
  isNet?: boolean | undefined;
}

interface Measured {
  token: TokenMention | undefined;
  quote: Quote;
}

export interface NumberAmount extends Measured {
  kind: "number";
  value: Decimal;
  unit: "token" | "base units" | "USD";
  bound: Bound;
  /** "… or better": of a price, which way that is depends on the trade. */
  isBetter?: true;
  /** It comes on top of what is there: "increase the allowance by 5", "an additional 5", "5 more". */
  isMore?: true | undefined;
  /** What it is a part of, where that was said apart: "I have 900 DAI, send a third of it". */
  whole?: Quote;
  /** The other end of a range, as in "between 5 and 10 USDC"; `value` is then the lower one. */
  upTo?: Decimal;
}

/** A part of a balance, as in "half of my ETH": `above` of `below` equal parts, where it is said how much. */
export interface ShareAmount extends Measured {
  kind: "share";
  ratio: { above: bigint; below: bigint } | undefined;
}

export interface AllAmount extends Measured {
  kind: "all";
  /** Not said outright, as in "repay my loan", which names no amount. */
  isImplied?: true;
}

export interface UnlimitedAmount extends Measured {
  kind: "unlimited";
}

export type Amount = NumberAmount | ShareAmount | AllAmount | UnlimitedAmount;

/** Who is named: an address, a name that only a resolver could turn into one, the user's own account, or a known contract. */
export type Party =
  | { kind: "address"; address: Address; quote: Quote }
  | { kind: "invalid address"; quote: Quote }
  /** An ENS name or a contact; `problem` says why a name is not to be trusted, as a clause. */
  | { kind: "name"; quote: Quote; problem?: string }
  | { kind: "self"; quote: Quote }
  /** `name` as the table of contracts has it; or `family`, where any contract of a protocol is meant, as in "for Uniswap". */
  | { kind: "contract"; name: string; family?: string; quote: Quote };

/** A change of a loan's position: whether something counts as collateral, or the category of efficiency mode; 0 leaves it. */
export type PositionWish = { of: "collateral"; isUsed: boolean } | { of: "e-mode"; category: bigint };

/** Who becomes an owner of an account and who ceases to be one. */
export interface Owners {
  comes: readonly Address[];
  goes: readonly Address[];
}

/** One thing that the intent asks for. */
export interface Step {
  action: Action;
  amount: Amount | undefined;
  /** The same amount in other words, as in "0.1 ETH (100000000000000000 wei)". */
  restated: Amount[];
  token: TokenMention | undefined;
  /** What is wanted for it, as in "swap 1 ETH for at least 3000 USDC"; the amount may stand on either side or both. */
  amountOut: Amount | undefined;
  tokenOut: TokenMention | undefined;
  /** Further assets that go the same way, as the second one of a pool does. */
  also?: { amount: Amount | undefined; token: TokenMention | undefined }[];
  /** Where the amount is what the step before yields, as in "then deposit it": the words that say so. */
  proceeds?: Quote;
  /** Where "administer" is about a loan's position. */
  position?: PositionWish;
  /** Where "administer" is about the owners of an account. */
  owners?: Owners;
  /** The ids of the non-fungible tokens meant. */
  tokenIds: {
    id: bigint;
    quote: Quote /** How many of it, where that is said of this id. */;
    count?: bigint;
  }[];
  /** Whole collections, "all my Punks": what setApprovalForAll grants. */
  isWholeCollection: boolean;
  /** Where it is to be done, as in "on Uniswap": canonical family name such as "uniswap", "uniswap_v3", "aave_v3". */
  protocol: { name: string; quote: Quote } | undefined;
  /** Who receives, or may spend. */
  counterparty: Party | undefined;
  /** Whose account it is to come from. */
  source: Party | undefined;
}

/** Words that no element was read from. */
export interface NotUnderstood extends Quote {
  /** Whether they ask for something or restrict it, as far as their place tells; a harmless word does not. */
  demands: boolean;
  /** A clause without anything that the request is made of or guarded against, which may be an aside in words that no table has. */
  mayBeAside?: true;
  /** What stopped it: "unknown", "negation", "condition" and the like. */
  why?: string;
}

/** A stretch of the intent with what it counts as: an element of a step, a term, or filler of some kind. */
export interface Accounted extends Quote {
  as: string;
  of?: string;
}

/** A chain, a protocol or a pool that is ruled out. */
export type Exclusion =
  | { of: "chain"; id: number; quote: Quote }
  | { of: "protocol"; name: string; quote: Quote }
  | { of: "pool"; millionths: bigint; quote: Quote };

export interface Intent {
  text: string;
  steps: Step[];
  chain: { id: number; quote: Quote } | undefined;
  /** A kind of chain: "on a testnet", "on L2". */
  chainKind?: { of: "testnet" | "l2"; quote: Quote } | undefined;
  /**
   * `isValidity`: what is granted is to end then, as in "valid for one day"; `isExecution`: it is to be done by then, as
   * in "execute within an hour". Of a grant "within an hour" may mean both.
   */
  deadline:
    | {
        at: number;
        quote: Quote;
        isValidity?: boolean;
        isExecution?: boolean;
      }
    | undefined;
  /** Until when a signature may be used, where that is told apart from what it permits: "signature good until noon". */
  signedUntil?: { at: number; quote: Quote } | undefined;
  slippage: Share | undefined;
  gas: {
    /** Wei for a unit of gas at most. */
    maxPrice: { wei: bigint; quote: Quote } | undefined;
    maxLimit:
      | { units: bigint; quote: Quote /** Of all transactions together. */; isTotal?: true }
      | undefined;
    /** Wei for a unit of gas at most on top of the base fee. */
    maxPriority?: { wei: bigint; quote: Quote };
    /** What all of it may cost at most, in dollars or in the chain's currency. */
    maxCost?: { value: Decimal; unit: "USD" | "native"; quote: Quote };
  };
  /** `isSet`: an order is to be so, which is more than to bear it. */
  partialFill: { allowed: boolean; isSet?: boolean; quote: Quote } | undefined;
  /** A pool's fee, in millionths, as in "0.05% pool". */
  poolFee: { millionths: bigint; quote: Quote } | undefined;
  /** What an interface may take at most for its service, as in "a 0.25% fee is ok". */
  serviceFee?: (Share & { /** "No fees over 0.3%" bounds the pools' too. */ ofPools?: boolean }) | undefined;
  /** What the user gives up in so many words: "any amount I receive is fine", "no deadline", "unlimited". */
  waivers: { of: "minimum output" | "deadline" | "price" | "recipient"; quote: Quote }[];
  /** What is forbidden: "don't approve more than needed", "no other tokens". */
  prohibitions: {
    operation: Operation | undefined;
    quote: Quote;
    /** It has a number that no limit was read from, or a word of no list. */
    isUnread?: boolean;
    /** "So do not send it": what was asked for is not. */
    isTakenBack?: boolean;
    /** What no call may have to do with: "do not touch my DAI", "don't route through DAI". */
    tokens?: TokenMention[];
    /** A trade is to go straight from one token to the other: "no intermediate tokens". */
    isOfRoute?: true;
  }[];
  /** What a clause of its own bounds: "paying at most 92 USDC", "never accept below 5 WETH"; the side where its verb tells it. */
  limits?: {
    amount: NumberAmount;
    side: "given" | "wanted" | undefined;
    /** Where only calls of one kind are bounded: "don't approve more than 5 USDC". */
    operation?: Operation;
  }[];
  /** Where it is not to be done: "but not on Uniswap", "never in the 0.05% pool". */
  exclusions?: Exclusion[];
  /** Every word of the text and what it counts as. */
  words?: Accounted[];
  /** Clauses that a model took for asides. */
  cleared?: string[];
  /** Stretches that were not understood; said, never guessed. */
  notUnderstood: NotUnderstood[];
  /** What is to carry the calls: "from my Safe", "via Multicall3". */
  carrier?: { name: "safe" | "multicall3"; quote: Quote } | undefined;
  /** The kind of interest that a loan is to have. */
  interestRate?: { mode: "stable" | "variable"; quote: Quote } | undefined;
  /** What cannot be read one way only, such as two recipients for one amount. */
  ambiguities: { problem: string; remedy: string; quote: Quote }[];
}
