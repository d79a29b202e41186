import { backOver, endsClause, endsSentence, type Reading, wordAt } from "../../intent/reading.ts";
import { isAsking, isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { THANKFUL } from "../grammar/polite-wish.ts";

const WISHES = /^(?:want|need|like)$/;
const WISHING = /^(?:i|we|i'd|we'd|would|to|really|just|also|now|[.,;:!]|)$/;
const CAUSING = /^(?:have|get)$/;
/** What may stand before "have … done" where somebody is asked for it. */
const ASKED = /^(?:please|to|and|then|kindly|[.,;:!]|)$/;
const REACH = 16;

/**
 * Where the wish begins whose participle stands at a place: "I'd like 500 USDC supplied to Aave", "please have 2 ETH wrapped".
 * "I need the 4 ETH staked with Lido" may ask for them back.
 */
export function wishBefore({ lexemes }: Reading, at: number): number | undefined {
  const { possible } = operationVerb(wordAt(lexemes, at)) ?? {};
  if (!possible || !isPast(wordAt(lexemes, at))) return undefined;
  for (let wish = at - 1; wish >= Math.max(0, at - REACH); wish -= 1) {
    const [word, before] = [wordAt(lexemes, wish), wordAt(lexemes, wish - 1)];
    if (endsClause(lexemes[wish]) || /^(?:that|which|who|i|was|were)$/.test(word)) return undefined;
    const isPolite = before === "i" && wordAt(lexemes, wish - 2) === "could";
    const isWish =
      (WISHES.test(word) && WISHING.test(before)) || (CAUSING.test(word) && (ASKED.test(before) || isPolite));
    if (!isWish) {
      if (isAsking(word) && !CAUSING.test(word)) return undefined;
      continue;
    }
    const isOld = /^(?:the|those|these)$/.test(wordAt(lexemes, wish + 1));
    const isGrant = possible.has("approve") || possible.has("revoke");
    // "I'd like 5 WETH turned back into ETH": what it was before.
    const isFormer = (place: number) => place === at + 1 && possible.has("unwrap");
    const isBack = lexemes.some(({ lower }, place) => lower === "back" && !isFormer(place));
    return wish + 1 < at && (isGrant || !isOld) && !isBack ? wish : undefined;
  }
  return undefined;
}

/** "I'd like it if you remitted", "it would be great if you remitted" */
const WELCOME = /^(?:it|great|nice|lovely|kind|good)$/;

/** "I would be obliged if you remitted 250 USDC": a deed in the past form that is asked for. */
function isPolitely({ lexemes }: Reading, at: number): boolean {
  const [thanks = "", condition, whom] = [at - 3, at - 2, at - 1].map((place) => wordAt(lexemes, place));
  const isWould = lexemes
    .slice(Math.max(0, at - 8), at - 2)
    .some(({ lower }) => /^(?:would|i'd|we'd)$/.test(lower));
  const isPolite = THANKFUL.test(thanks) || WELCOME.test(thanks);
  return whom === "you" && condition === "if" && isPolite && isWould;
}

/** Whether a verb in the past tells what is to be: "be sent", "I'd like 5 DAI sent", "if you sent". */
export const isPassive = (reading: Reading, at: number) =>
  /^(?:be|is|are|being|get)$/.test(wordAt(reading.lexemes, at - 1)) ||
  wishBefore(reading, at) !== undefined ||
  isPolitely(reading, at) ||
  isAlsoToBe(reading, at);

const JOINED = /^(?:and|then|,|&|afterwards)$/;

/** "5 DAI to be approved for 0x… and then swapped": one more participle of what is to be. */
function isAlsoToBe({ lexemes }: Reading, at: number): boolean {
  const joined = backOver(lexemes, at, JOINED, 3);
  if (joined === at || !isPast(wordAt(lexemes, at))) return false;
  for (let before = joined - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const word = wordAt(lexemes, before);
    if (endsSentence(lexemes[before]) || isAsking(word) || TELLING.test(word)) return false;
    if (isPast(word) && wordAt(lexemes, before - 1) === "be")
      return /^(?:to|should|must|shall)$/.test(wordAt(lexemes, before - 2));
  }
  return false;
}

const TELLING = /^(?:i|we|you|he|she|they|was|were|has|have|had|been|that|which|who|if|once|when)$/;

/** The participle of the wish that begins at a place. */
export function wishedBehind(reading: Reading, wish: number): string | undefined {
  for (let at = wish + 2; at <= Math.min(wish + REACH, reading.lexemes.length - 1); at += 1)
    if (wishBefore(reading, at) === wish) return wordAt(reading.lexemes, at);
  return undefined;
}
