import { chainById, isTestnet } from "../../data/chains.ts";
import { isStoryDescription, isStoryNoun } from "../../data/lexicon/story-words.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { isThing, plainAt, type Word } from "../grammar/word.ts";
import { MARK } from "./behind.ts";
import type { Guard, GuardContext } from "./guard.ts";
import { markBy } from "./rules.ts";

const isElement = (word: Word | undefined, as: RegExp) => as.test(word?.element?.as ?? "");
const isUnread = (word: Word | undefined) =>
  word?.lexeme.kind === "word" && word.element === undefined && word.filler !== "remark";
const isWording = (word: Word | undefined) => word?.filler === "wording";
const DETERMINER = /^(?:the|my|our|your|his|her|its|their|this|that|these|those|a|an|all|both|another|each)$/;

/** Who is to do it, and that he may. */
const SUBJECT = /^(?:(?:you|i|we|who|what)(?:'\w+)?|can|could|would)$/;

/** "Please fictitiously send …": how it is to be done, in a word that no table has. */
const isHow = (words: readonly Word[], at: number) =>
  isWording(words[at]) &&
  isElement(words[at + 1], /^verb/) &&
  !plainAt(words, at + 1).endsWith("ing") &&
  !SUBJECT.test(plainAt(words, at)) &&
  (MARK.test(plainAt(words, at - 1)) ||
    isOf(plainAt(words, at - 1), "courtesy", "joint", "manner", "subject"));

/** "Send 5 USDC water to 0x…", "5 USDC of truth to 0x…": what the sum would be of, or how it would go. */
const isOfSum = (words: readonly Word[], at: number) => {
  if (!isWording(words[at]) || !/^(?:to|for|into|onto)$/.test(plainAt(words, at + 1))) return false;
  let sum = at - 1;
  while (/^(?:of|in|as|a|an)$/.test(plainAt(words, sum))) sum -= 1;
  if (!isThing(words[sum])) return false;
  while (isThing(words[sum])) sum -= 1;
  return sum < at - 1 && isElement(words[sum], /^verb/);
};

/** "Make a tentative transfer of …" */
const isKindOfDeed = (words: readonly Word[], at: number) =>
  isWording(words[at]) &&
  /^(?:a|an)$/.test(plainAt(words, at - 1)) &&
  isElement(words[at + 1], /^(?:noun|verb)/);

/** "Supply 5 USDC to testnet Aave": which of its kind a place is. */
const isKindOfPlace = (words: readonly Word[], at: number) =>
  isUnread(words[at]) &&
  isElement(words[at + 1], /^place/) &&
  /^(?:to|into|onto|on|at|in|with|from|via|through|using|over)$/.test(plainAt(words, at - 1)) &&
  !DETERMINER.test(plainAt(words, at)) &&
  !isOf(plainAt(words, at), "preposition");

/** "Send borrowed 5 USDC to 0x…": between the verb and the sum. */
const isBeforeSum = (words: readonly Word[], at: number) =>
  isUnread(words[at]) &&
  isElement(words[at - 1], /^verb/) &&
  isElement(words[at + 1], /^amount/) &&
  !DETERMINER.test(plainAt(words, at)) &&
  !/^(?:requires?|home)$/.test(plainAt(words, at)) &&
  !isOf(
    plainAt(words, at),
    "grammar",
    "bound",
    "manner",
    "preposition",
    "courtesy",
    "subject",
    "name",
    "person",
  );

/** "Send 5 testnet USDC to 0x…" */
const isWithinSum = (words: readonly Word[], at: number) =>
  isUnread(words[at]) &&
  isElement(words[at - 1], /^amount/) &&
  isElement(words[at + 1], /^token(?! id)/) &&
  !DETERMINER.test(plainAt(words, at)) &&
  !isOf(plainAt(words, at), "grammar", "preposition", "joint") &&
  !/^(?:units?|whole|full|plain|native|wrapped|worth|x)$/.test(plainAt(words, at));

/** "Send 5 USDC to 0x…, temporarily.", "Stake 5 ETH with Lido, solo": what it is for may be told by a noun alone. */
function isLone(words: readonly Word[], at: number): boolean {
  const { filler, lexeme, plain } = words[at] as Word;
  if (filler !== "remark" || lexeme.kind !== "word") return false;
  const [led, behind] = [plainAt(words, at - 1), plainAt(words, at + 1)];
  // "On: Uniswap", "Memo: oven"
  if (at === 0 || !MARK.test(led) || !MARK.test(behind) || led === ":" || behind === ":") return false;
  // "Roof repair, sadly.", "Signed, your beekeeper": of what is told beside the request.
  if (words[at - 2]?.filler === "remark" || words[at + 2]?.filler === "remark") return false;
  if (isOf(plain, "quality", "adverb") || isStoryDescription(plain)) return !isSaidAlone(plain);
  return !isSaidAlone(plain) && !isStoryNoun(plain) && !isOf(plain, "thing", "occasion", "place", "time");
}
const isSaidAlone = (plain: string) =>
  EXCLAIMED.test(plain) ||
  isOf(plain, "courtesy", "greeting", "vocative", "numeral", "manner", "joint") ||
  isOf(plain, "name", "person");
const EXCLAIMED =
  /^(?:bundled|batched|combined|appreciated|indeed|finally|so|true|false|beforehand|before|after|afterwards|thereafter|haha|hah?|hehe|lol|sigh|moo|anymore|steps)$/;
/** "Send 5 USDC approval to 0x…", "Send a bill of 5 USDC to 0x…": a paper or a right, where money is sent. */
const isOtherSent = (words: readonly Word[], at: number, { asked }: GuardContext) => {
  if (asked.size !== 1 || !asked.has("transfer") || words[at]?.filler === "remark") return false;
  const isBehind = isThing(words[at - 1]) && /^(?:to|for)$/.test(plainAt(words, at + 1));
  const isBefore =
    plainAt(words, at + 1) === "of" &&
    isThing(words[at + 2]) &&
    isElement(words[/^(?:a|an|the|my)$/.test(plainAt(words, at - 1)) ? at - 2 : at - 1], /^verb/);
  return isBehind || isBefore;
};

/** "Send 5 testnet USDC", where the chain is none. */
const isOfTestnet = (words: readonly Word[], at: number, { chainId }: GuardContext) =>
  words[at]?.filler !== "remark" && !isTestnet(chainById(chainId));

/** "Send 5 test USDC"; "a test payment" is a payment. */
const isTestToken: typeof isOfTestnet = (words, at, context) =>
  isThing(words[at + 1]) && isOfTestnet(words, at, context);

/** Marks a word by itself in a place that takes only words of a known kind: before the verb, about the sum, before the place, behind the request. */
export const guardLoneWords: Guard = markBy<GuardContext>([
  { problem: "unknown", holds: isHow },
  { problem: "unknown", holds: isOfSum },
  { problem: "unknown", holds: isKindOfDeed },
  { problem: "unknown", holds: isKindOfPlace },
  { problem: "unknown", holds: isBeforeSum },
  { problem: "unknown", holds: isWithinSum },
  { problem: "unknown", holds: isLone },
  {
    at: /^(?:approvals?|allowances?|permissions?|permits?|requests?|bills?|invoices?|orders?|offers?|bids?|quotes?|instructions?|contracts?|limits?|caps?|signs?|claims?|promises?|pledges?|calls?|tasks?|loans?|debts?|credits?|collateral|positions?|shares|stakes?|liquidity)$/,
    problem: "another demand",
    holds: isOtherSent,
  },
  { at: /^testnet$/, problem: "another demand", holds: isOfTestnet },
  { at: /^test$/, problem: "another demand", holds: isTestToken },
]);
