import type { Operation } from "../../calls/call.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";

/** Verbs that ask for no deed of their own where no payment is made. */
export const asksNothingMore = (reading: Reading, at: number, operation: Operation) =>
  isUrging(reading, at) ||
  isPaidOut(reading, at) ||
  isBroughtHome(reading, at) ||
  (operation === "unstake" && isOfQueue(reading, at));

/** "unstake 3 stETH, claim NFT to me": what the queue gives to claim with later; "then claim the NFT" asks for more. */
const isOfQueue = ({ lexemes }: Reading, at: number) =>
  wordAt(lexemes, at) === "claim" &&
  /^(?:nft|ticket|receipt)$/.test(wordAt(lexemes, at + 1)) &&
  !/^(?:then|and|to|please|also)$/.test(wordAt(lexemes, at - 1));

/** "… on Uniswap V2. Send it!": whoever names nobody to send it to wants it done. */
function isUrging({ lexemes }: Reading, at: number): boolean {
  const [before, word, next, behind] = [at - 1, at, at + 1, at + 2].map((place) => wordAt(lexemes, place));
  return word === "send" && next === "it" && /^[.!;]$/.test(before ?? "") && /^[.!]?$/.test(behind ?? "");
}

const HANDED = /^(?:paid|sent|delivered|credited|transferred)$/;

/** "…, to be paid out to me", "should be sent to my wallet": what a deed brings goes to whoever asks for it. */
function isPaidOut({ lexemes }: Reading, at: number): boolean {
  if (!HANDED.test(wordAt(lexemes, at)) || wordAt(lexemes, at - 1) !== "be") return false;
  const to = pastWords(lexemes, at + 1, /^(?:out|straight|directly|over|back)$/, 2);
  if (wordAt(lexemes, to) !== "to" || !/^(?:to|should|shall|must)$/.test(wordAt(lexemes, at - 2)))
    return false;
  if (/^(?:me|us|myself)$/.test(wordAt(lexemes, to + 1))) return true;
  const held = pastWords(lexemes, to + 2, /^own$/, 1);
  return (
    /^(?:my|our)$/.test(wordAt(lexemes, to + 1)) &&
    /^(?:wallet|account|address)$/.test(wordAt(lexemes, held)) &&
    !lexemes.slice(held + 1, held + 4).some(({ kind }) => kind === "address" || kind === "name")
  );
}

/** "withdraw 5 USDC and bring it back to my wallet": where it comes anyway; "bring it to my wallet at 0x…" may be another. */
function isBroughtHome({ lexemes }: Reading, at: number): boolean {
  const isJoined = /^(?:and|then|,)$/.test(wordAt(lexemes, at - 1));
  const isOfIt = /^(?:it|them|that)$/.test(wordAt(lexemes, at + 1));
  if (!isJoined || !isOfIt || !/^(?:bring|return|move)$/.test(wordAt(lexemes, at))) return false;
  const to = pastWords(lexemes, at + 2, /^back$/, 1);
  const held = pastWords(lexemes, to + 2, /^own$/, 1);
  return (
    wordAt(lexemes, to) === "to" &&
    /^(?:my|our)$/.test(wordAt(lexemes, to + 1)) &&
    /^(?:wallet|account)$/.test(wordAt(lexemes, held)) &&
    /^(?:[.,;!)]|please|)$/.test(wordAt(lexemes, held + 1))
  );
}
