import type { Address } from "../addresses/address.ts";

/** What a token says of itself. Nobody confirms it: it tells how to count, never which token it is. */
export interface ToldToken {
  symbol?: string;
  decimals?: number;
  name?: string;
}

/** What lives at an address: nothing, a contract, or an account that borrows a contract's code (EIP-7702). */
export type Code = "none" | "contract" | "borrowed";

export type Standard = "erc721" | "erc1155" | "other";

/** How an account's holding of an asset would change, in base units; contracts are in lower case. */
export interface Change {
  account: Address;
  asset: Address | "native";
  delta: string;
}

export interface SimulatedGrant {
  token: Address;
  owner: Address;
  spender: Address;
  /** Base units, or "all" of a collection. */
  amount: string;
}

export interface SimulatedItem {
  collection: Address;
  from: Address;
  to: Address;
  token_id: string;
}

/** What the transactions would do, by the node's own execution of them on the block that was read. */
export interface Simulation {
  by: "eth_simulateV1" | "debug_traceCall" | "eth_call";
  /** One for each transaction; a reverted one has the contract's reason, where it gave one. */
  outcomes: { status: "done" | "reverted"; reason?: string }[];
  /** Absent where the node only tells whether the call succeeds. */
  changes?: Change[];
  grants?: SimulatedGrant[];
  items?: SimulatedItem[];
}

/** What the chain told about a case, as a verdict records it and a replay uses it again. */
export interface ChainReads {
  chain_id: number;
  /** ISO 8601. */
  read_at: string;
  /** Why nothing was read at all. */
  failure?: string;
  block?: number;
  block_hash?: string;
  tokens: Record<string, ToldToken>;
  /** The asset of a vault; null where the contract names none. */
  vaults: Record<string, Address | null>;
  code: Record<string, Code>;
  standards: Record<string, Standard>;
  /** Names in lower case; null where nobody has the name. */
  names: Record<string, Address | null>;
  /** What an address calls itself, confirmed by the name; null where it has none. */
  reverse: Record<string, string | null>;
  /** Ethereum's block, where names were asked of it for another chain. */
  names_block?: number;
  /** Base units by `<account> <contract or native>`. */
  balances: Record<string, string>;
  /** Base units by `<owner> <token> <spender>`. */
  allowances: Record<string, string>;
  simulation?: Simulation;
  /** What of it was not answered, by its question, and why. */
  unanswered: Record<string, string>;
}

export function noReads(chainId: number, readAt: string): ChainReads {
  return {
    chain_id: chainId,
    read_at: readAt,
    tokens: {},
    vaults: {},
    code: {},
    standards: {},
    names: {},
    reverse: {},
    balances: {},
    allowances: {},
    unanswered: {},
  };
}

/** What the chain said to one question; undefined where it was not asked, or did not answer. */
export function told<Answer>(answers: Readonly<Record<string, Answer>> | undefined, key: string) {
  return answers !== undefined && Object.hasOwn(answers, key) ? answers[key] : undefined;
}

/** Where names were asked for, as a verdict says it. */
export function namesBlock(reads: ChainReads | undefined): string {
  if (reads?.names_block !== undefined) return `Ethereum's block ${reads.names_block}`;
  return `block ${reads?.block}`;
}

export const allowanceKey = (owner: Address, token: Address, spender: Address) =>
  `${owner} ${token} ${spender}`;

export const balanceKey = (account: Address, asset: Address | "native") => `${account} ${asset}`;
