import type { Operation } from "../call.ts";
import { spelling } from "../named-values.ts";

/** What the words of descriptions and the names of functions may mean, the likeliest first. */
const WORDS: Readonly<Record<string, readonly Operation[]>> = {
  swap: ["swap"],
  trade: ["swap"],
  exchange: ["swap"],
  sell: ["swap"],
  buy: ["swap"],
  exactinput: ["swap"],
  exactinputsingle: ["swap"],
  exactoutput: ["swap"],
  exactoutputsingle: ["swap"],
  swapexacttokensfortokens: ["swap"],
  swaptokensforexacttokens: ["swap"],
  swapexactethfortokens: ["swap"],
  swapethforexacttokens: ["swap"],
  swapexacttokensforeth: ["swap"],
  swaptokensforexacteth: ["swap"],
  transfer: ["transfer"],
  send: ["transfer"],
  pay: ["transfer"],
  payment: ["transfer"],
  // An allowance is taken back by approving zero.
  approve: ["approve", "revoke"],
  approval: ["approve", "revoke"],
  allow: ["approve"],
  revoke: ["revoke"],
  supply: ["supply"],
  lend: ["supply"],
  deposit: ["supply", "wrap", "stake"],
  mint: ["supply", "mint"],
  withdraw: ["withdraw", "unwrap", "unstake"],
  withdrawal: ["withdraw", "unwrap", "unstake"],
  redeem: ["withdraw", "burn", "unstake"],
  redeemunderlying: ["withdraw"],
  borrow: ["borrow"],
  repay: ["repay"],
  repayborrow: ["repay"],
  repayment: ["repay"],
  wrap: ["wrap"],
  unwrap: ["unwrap"],
  stake: ["stake", "supply"],
  unstake: ["unstake", "withdraw"],
  claim: ["claim"],
  bridge: ["bridge"],
  burn: ["burn"],
  cancel: ["cancel"],
  addliquidity: ["add liquidity"],
  removeliquidity: ["remove liquidity"],
};

/** The operations that a word may mean; none for a word that is not understood. */
export function operationsOf(word: string): readonly Operation[] {
  const plain = plainWord(word);
  return Object.hasOwn(WORDS, plain) ? (WORDS[plain] ?? []) : [];
}

/** Whose function has such a name, where it is one protocol's only. */
export function protocolOf(word: string): string | undefined {
  const plain = plainWord(word);
  if (/^exact(?:in|out)put(?:single)?$/.test(plain)) return "uniswap_v3";
  if (/^swap(?:exact)?(?:eth|tokens)for(?:exact)?(?:eth|tokens)$/.test(plain)) return "uniswap_v2";
  return plain === "redeemunderlying" || plain === "repayborrow" ? "compound_v2" : undefined;
}

function plainWord(word: string): string {
  return spelling(word.slice(0, 100).replaceAll(/[\s-]/g, "_").replace(/\(.*/s, ""));
}
