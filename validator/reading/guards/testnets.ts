import { chainById, isTestnet } from "../../data/chains.ts";
import { isThing, plainAt, type Word } from "../grammar/word.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

/** "Send 5 testnet USDC", where the chain is none. */
const isElsewhere = (words: readonly Word[], at: number, { chainId }: GuardContext) =>
  words[at]?.filler !== "remark" && !isTestnet(chainById(chainId));

/** "Send 5 test USDC"; "a test payment" is a payment. */
const isTestToken: typeof isElsewhere = (words, at, context) =>
  plainAt(words, at) === "testnet" || isThing(words[at + 1]) ? isElsewhere(words, at, context) : false;

/** Marks a token that is said to be one of a testnet. */
export const guardTestnets: Guard = markBy<GuardContext>([
  { at: /^test(?:net)?$/, problem: "another demand", holds: isTestToken },
]);
