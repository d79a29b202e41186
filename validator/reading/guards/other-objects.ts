import { isOf } from "../../lexicon/lexicon.ts";
import { operationsOfNoun } from "../../lexicon/operation-words.ts";
import { termWords } from "../../lexicon/term-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

/** What joins a thing to the sum that it is made of, drawn from or about. */
const JOINTS = termWords("joining a thing to a sum");
const ARTICLES = termWords("before a thing");
/** What counts or holds a sum and is no thing of its own: "a sum of", "one copy of", "out of". */
const MEASURES = termWords("measures");
/** Who settles a thing hands over its sum, who earns on a sum puts it in: "pay the invoice of 250 USDC", "earn interest on 750 USDC". */
const SETTLING = termWords("settling or earning");
/** What a sum brings in and is not. */
const GAINS = termWords("gains");
/** What leaves the rest where it is: "all surplus USDC". */
const OVER = termWords("what is left over");
const CHOICES = /^(?:one|either|any|whichever|half|some|most|few|\p{L}{3,}(?:er|est))$/u;
const COLLECTIBLES = /^(?:nfts?|collectibles?)$/;

/**
 * Marks what is asked for in place of what was read: "the yield on 1000 USDC", "a photo of Penguin #12", "one of my Apes #10
 * and #11", "all surplus USDC", "an NFT" beside a sum. The call moves the sum, or the item, itself.
 */
export function guardOtherObjects(words: Word[], { steps }: GuardContext): void {
  const hasItems = steps.some(({ tokenIds, isWholeCollection }) => tokenIds.length > 0 || isWholeCollection);
  const items = words.filter(({ element }) => element?.as === "token id").length;
  for (const [at, word] of words.entries()) {
    const { plain, element } = word;
    if (element?.as === "amount given" && OVER.test(plain)) word.problem = "part";
    if (items > 1 && CHOICES.test(plain) && plainAt(words, at + 1) === "of" && leadsToItem(words, at + 2))
      word.problem = "alternative";
    if (element !== undefined || word.filler === "remark" || word.lexeme.kind !== "word") continue;
    // "wrap 2 ETH and approve 0x… for one of them"; "half of it" may have been read.
    if (CHOICES.test(plain) && plainAt(words, at + 1) === "of" && isReferred(words[at + 2]))
      word.problem = "part";
    if (isOfSum(words, at) || (GAINS.test(plain) && isGain(words, at))) word.problem = "another demand";
    // "Raffle Penguin #12 to 0x…": in place of a verb, what is done with it otherwise.
    if (hasItems && at === 0 && isGiven(words[1]) && isOf(plain, "occasion", "thing"))
      word.problem = "another demand";
    if (!hasItems && COLLECTIBLES.test(plain) && isObject(words, at)) word.problem = "another demand";
  }
}

/** What the step before yields, by a word that stands for it. */
const isReferred = (word: Word | undefined) =>
  /^(?:it|them|these|those)$/.test(word?.plain ?? "") &&
  /^(?:proceeds|token given|amount given)/.test(word?.element?.as ?? "");

const isGiven = (word: Word | undefined) => /^(?:amount|token) given|^token id/.test(word?.element?.as ?? "");

/** "Send a photo of 0x…'s #12": the object of the verb, joined to what was read. */
function isOfSum(words: readonly Word[], at: number): boolean {
  const plain = plainAt(words, at);
  if (MEASURES.test(plain) || operationsOfNoun(plain) || !isThing(plain)) return false;
  const joint = plainAt(words, at + 1);
  if (!JOINTS.test(joint) || words[at + 1]?.element !== undefined) return false;
  if (!isGiven(words[ARTICLES.test(plainAt(words, at + 2)) ? at + 3 : at + 2])) return false;
  // "a birthday gift of 250 USDC"
  if (joint === "of" && isOf(plain, "occasion")) return false;
  let verb = at - 1;
  while (verb > at - 4 && words[verb]?.element === undefined && isBefore(plainAt(words, verb))) verb -= 1;
  return words[verb]?.element?.as === "verb" && !SETTLING.test(plainAt(words, verb));
}

const isThing = (plain: string) =>
  isOf(plain, "thing", "person", "occasion", "referring") || GAINS.test(plain);
const isBefore = (plain: string) => ARTICLES.test(plain) || isOf(plain, "quality");

/** "all the USDC interest", "100 DAI worth of gains"; "the USDC interest rate" is none. */
function isGain(words: readonly Word[], at: number): boolean {
  if (/^(?:rate|rates|bearing|free)$/.test(plainAt(words, at + 1))) return false;
  const isWorth = plainAt(words, at - 1) === "of" && plainAt(words, at - 2) === "worth";
  return isGiven(words[at - 1]) || (isWorth && isGiven(words[at - 3]));
}

/** "one of my Apes #10"; "one of #1" counts. */
function leadsToItem(words: readonly Word[], at: number): boolean {
  let next = at;
  while (ARTICLES.test(plainAt(words, next)) || /^token given/.test(words[next]?.element?.as ?? ""))
    next += 1;
  return next > at && ARTICLES.test(plainAt(words, at)) && words[next]?.element?.as === "token id";
}

/** "250 USDC, an NFT to 0x…", "250 USDC and an NFT" */
const isObject = (words: readonly Word[], at: number) =>
  ARTICLES.test(plainAt(words, at - 1)) &&
  (/^(?:verb|token|amount)/.test(words[at - 2]?.element?.as ?? "") ||
    (/^(?:,|and|plus|&|with)$/.test(plainAt(words, at - 2)) && isGiven(words[at - 3])));
