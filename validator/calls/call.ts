import type { Address } from "../addresses/address.ts";
import type { Asset } from "../data/asset.ts";
import type { Values } from "./abi/compile-decoder.ts";
import type { ControlChange } from "./control-change.ts";
import type { Deed, Destination } from "./deed.ts";
import type { Peculiarity } from "./peculiarity.ts";

/** What a call does, in the words that the intent's actions use too. */
export type Operation =
  | "transfer"
  | "approve"
  | "revoke"
  | "swap"
  | "wrap"
  | "unwrap"
  | "supply"
  | "withdraw"
  | "borrow"
  | "repay"
  | "stake"
  | "unstake"
  | "bridge"
  | "mint"
  | "burn"
  | "claim"
  | "deploy"
  | "sign"
  | "cancel"
  | "add liquidity"
  | "remove liquidity"
  /** Changes who controls an account: owners, modules, guards, code. */
  | "administer"
  /** What no everyday verb asks for: `deed` tells in which words it is. */
  | "other";

export interface AssetAmount {
  asset: Asset;
  baseUnits: bigint;
}

/** An amount and how firmly the call fixes it; "all" is the account's whole balance or debt, whatever it is then. */
export interface MovedAmount extends AssetAmount {
  bound?: "at most" | "at least" | "all";
  /** The function could take the whole balance or debt, and takes this figure instead. */
  isPartOfAll?: true;
  /** An allowance is changed by this much, whatever it was before. */
  isChange?: true;
}

/** A permission to spend that is given by a signature inside the call (ERC-2612, Permit2, EIP-3009). */
export interface Permit extends AssetAmount {
  spender: Address;
  owner: Address | undefined;
  /** Unix seconds until which it may be spent; undefined where it never ends. */
  expiresAt: bigint | undefined;
}

/** What somebody takes for the service, beside what the intent asks for. */
export interface Fee {
  recipient: Address;
  /** A share of the output in hundredths of a per cent, or an amount. */
  bips?: bigint;
  amount?: AssetAmount;
}

export interface NonFungible {
  standard: "erc721" | "erc1155";
  collection: Address;
  /** undefined where the call names none, as setApprovalForAll does. */
  tokenId: bigint | undefined;
  amount: bigint;
}

/** A call that carried this one: a batch, a multisignature wallet, a plan. */
export interface Wrapper {
  protocol: string;
  signature: string;
  to: Address;
  /** The inner call runs as the wrapper's own code would. */
  delegatecall: boolean;
  /** Sent to itself, as an account of code does with its own calls. */
  isOwn?: boolean;
}

/** What counts as collateral from now on, or the category of efficiency mode; 0 leaves it. */
export type PositionChange =
  /** Every market by what it may be called: what was supplied, and what stands for it. */
  | {
      of: "collateral";
      isUsed: boolean;
      markets: readonly (readonly Asset[])[];
      /** What is called a market and is none that a table knows. */
      unknown?: readonly Address[];
    }
  | { of: "e-mode"; category: bigint };

/** What a claim pays out without a number: the tokens' symbols, and the markets that it is limited to. */
export interface Claimed {
  symbols: readonly string[];
  markets?: readonly (readonly Asset[])[];
}

/**
 * A decoded call by what it does to the account: decoders fill in the facets that their function has, nodes check
 * the facets that are there. A router's plan is one call with the plan's net effect; a batch is one call per leaf.
 */
export interface Call {
  /** Which of the request's transactions it stands in. */
  position: number;
  /** What carried it, outermost first; empty for a call that is the transaction itself. */
  wrappers: readonly Wrapper[];
  protocol: string;
  /** The name of the known contract that is called, as `data/contracts.ts` has it; null where no table knows it. */
  contract: string | null;
  /** The function's signature; null for a plain transfer of the native currency. */
  signature: string | null;
  operation: Operation;
  /** How the deed is asked for, where the operation is "other"; what else a bridge transfer has. */
  deed?: Deed;
  /** Where a bridge leads. */
  destination?: Destination;
  /** What the same call is as well, depending on the account: supplying to a market where it owes is a repayment. */
  alsoOperation?: readonly Operation[];
  /** Whose funds and rights the call uses: the sender, or the wallet that was made to call. */
  from: Address | undefined;
  to: Address;
  value: bigint;
  /** Whether the function accepts the native currency along with it. */
  payable: boolean;
  arguments: Values;
  /** What leaves the account, or may leave it where the call is an approval. */
  amountIn?: MovedAmount;
  /** What `amountIn` is made of, where it leaves in several pieces. */
  pieces?: readonly MovedAmount[];
  /** The asset that a lending market is about, where others are only its collateral. */
  market?: Asset;
  /** What such a market takes as collateral, where it is one asset: a pair names the market. */
  marketCollateral?: Asset;
  /** What comes back for it: "at least" the minimum of a swap. */
  amountOut?: MovedAmount;
  /** Everything that leaves where that is more than one asset, as when liquidity is added; `amountIn` is the first. */
  amountsIn?: readonly MovedAmount[];
  /** Everything that comes back where that is more than one asset; `amountOut` is the first. */
  amountsOut?: readonly MovedAmount[];
  /** Who gets the benefit: what is transferred, what a swap buys, the credit of a deposit or a repayment. */
  recipient?: Address;
  spender?: Address;
  /** Whose funds move, where that is not the sender by definition. */
  owner?: Address;
  /** Unix seconds after which the call does nothing. */
  deadline?: bigint;
  /** Unix seconds until which what an approval gives may be spent, where the contract keeps such an end. */
  expiresAt?: bigint;
  /** The pools' fees on the way, in millionths. */
  poolFees?: readonly bigint[];
  /** How far apart the prices of those pools are, where their keys say it. */
  tickSpacings?: readonly bigint[];
  /** The protocols whose pools a router's plan trades in, such as "uniswap_v4". */
  venues?: readonly string[];
  nonFungibles?: readonly NonFungible[];
  /** setApprovalForAll: everything in the collection, for as long as it is not taken back. */
  approvesAll?: boolean;
  permits?: readonly Permit[];
  fees?: readonly Fee[];
  /** What the service costs in the chain's own currency, beside what is moved: a bridge's message. */
  charge?: bigint;
  /** What else leaves towards somebody, beside the main flow. */
  sideTransfers?: readonly (AssetAmount & { recipient: Address })[];
  claimed?: Claimed;
  /** The numbers of what is claimed, such as requests in a queue. */
  claimIds?: readonly bigint[];
  /** The kind of interest of a loan, where the function leaves the choice. */
  interestRate?: "stable" | "variable";
  /** An order that may be filled in parts. */
  partiallyFillable?: boolean;
  /** What "administer" changes about a loan's position, where it is nobody's control. */
  positionChange?: PositionChange;
  /** What else "administer" changes: who controls an account or a contract. */
  controlChange?: ControlChange;
  peculiarities?: readonly Peculiarity[];
  /** Only signed, for whoever has the signature to send it when it suits him. */
  isSigned?: true;
  /** What is signed, as typed data names it: its type, and its number where it has one. */
  signedAs?: { type: string; nonce?: bigint };
  /** Told by a description instead of calldata, so that its values are claims. */
  described?: boolean;
}
