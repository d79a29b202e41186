import type { Call } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { operationsOfNoun } from "../../lexicon/operation-words.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import { isOnlyGrant } from "./rights.ts";

const REACH = 10;

/** Whether a verb asks for no deed of its own, but leads to the call's or says what it is for. */
export const isServing = (reading: Reading, verb: MentionOf<"verb">, call: Call) =>
  isOfDeed(reading, verb, call) || isPurpose(reading, verb, call) || isDelivery(reading, verb, call);

/** "1 ETH into USDC, and the USDC should be delivered to 0x…": whom a trade pays who is not the one that trades. */
const isDelivery = (
  { lexemes }: Reading,
  { verb, from }: MentionOf<"verb">,
  { operation, recipient, from: trader }: Call,
) =>
  operation === "swap" &&
  recipient !== undefined &&
  recipient !== trader &&
  verb.certain.has("transfer") &&
  /^(?:be|being)$/.test(wordAt(lexemes, from - 1));

/** "the Permit2 signature for swapping 0.5 WETH", "so I can trade on Uniswap": what a permission is for. */
function isPurpose({ lexemes }: Reading, { from, quote }: Mention, { operation }: Call): boolean {
  const [third, second, first] = [3, 2, 1].map((back) => wordAt(lexemes, from - back));
  const isPlan = /^(?:can|could|be)$/.test(first ?? "") && /^(?:i|we|i'll|we'll)$/.test(second ?? "");
  return (
    changesGrant(operation) &&
    ((first === "for" && /ing$/i.test(quote.text)) ||
      (isPlan && /^(?:so|that|[.,;(]|and)$/.test(third ?? "")))
  );
}

/** "I authorize the transfer of 25 USDC", "Sign the order": who allows or signs the deed itself asks for it. */
function isOfDeed(
  { lexemes }: Reading,
  { verb, to }: MentionOf<"verb">,
  { operation, isSigned, signature }: Call,
): boolean {
  if (changesGrant(operation)) return false;
  if (verb.possible.has("sign")) return isSigned === true;
  if (!isOnlyGrant(verb) || !verb.certain.has("approve")) return false;
  return (
    /WithAuthorization\(/.test(signature ?? "") ||
    lexemes
      .slice(to, to + REACH)
      .some(
        ({ lower }, at) =>
          operationsOfNoun(lower)?.has(operation) && /^(?:the|a|an|this)$/.test(wordAt(lexemes, to + at - 1)),
      )
  );
}
