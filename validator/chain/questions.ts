import type { Address } from "../addresses/address.ts";
import type { ChainReads } from "./reads.ts";

/** One transaction as it would be sent. */
export interface Send {
  from: Address;
  to: Address;
  value: string;
  data: string;
}

/** What a case would know of its chain. Each list is short: nobody moves more in one request. */
export interface ChainQuestions {
  chainId: number;
  tokens: Address[];
  vaults: Address[];
  code: Address[];
  /** Contracts of which it is not known whether they are coins or collections. */
  standards: Address[];
  /** ENS names. */
  names: string[];
  /** Addresses whose own name is wanted. */
  reverse: Address[];
  balances: [account: Address, asset: Address | "native"][];
  /** What somebody may spend already. */
  allowances: [owner: Address, token: Address, spender: Address][];
  /** In the order in which they are sent, and whose holdings of which tokens to watch. */
  simulate?: { sends: Send[]; watch: [account: Address, token: Address][] };
}

/** Asks the chains that there is an RPC for. It never throws: what fails is told in the reads. */
export interface ChainReader {
  has(chainId: number): boolean;
  /** `before` is what the same chain told of the same case already: its block is read again, and its answers stay. */
  read(questions: ChainQuestions, before?: ChainReads): Promise<ChainReads>;
}
