import type { Address } from "../addresses/address.ts";
import { problemOfName } from "../intent/ens-name.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import { isTaken, type Reading, type Span, wordAt } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";
import { guardOf, isKnown, isOf } from "../lexicon/lexicon.ts";
import { isAsking, operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";

const MOST_NAMES = 3;

/** An address with whose it is beside it, one of them in brackets: "Bob (0x…)", "0x… (friend.eth)". The address counts; a check asks the chain for the name. */
export function namedAddressAt(reading: Reading, at: number): (Span & { address: Address }) | undefined {
  const { lexemes } = reading;
  const isFirst = lexemes[at]?.kind === "address";
  const open = isFirst ? at + 1 : namesEnd(reading, at);
  if (wordAt(lexemes, open) !== "(" || open === at) return undefined;
  const close = isFirst ? namesEnd(reading, open + 1) : open + 2;
  const address = lexemes[isFirst ? at : open + 1];
  if (address?.kind !== "address" || close <= open + 1 || wordAt(lexemes, close) !== ")") return undefined;
  return { address: address.lower as Address, from: at, to: close + 1 };
}

/** Where a name ends that means nothing else; the place itself where none begins. */
function namesEnd(reading: Reading, from: number): number {
  const { lexemes } = reading;
  if (lexemes[from]?.kind === "name")
    return problemOfName(lexemes[from].text) === undefined ? from + 1 : from;
  let end = from;
  while (end < from + MOST_NAMES && isName(reading, end)) end += 1;
  return end;
}

function isName(reading: Reading, at: number): boolean {
  const { text = "", lower = "", kind } = reading.lexemes[at] ?? {};
  if (kind !== "word" || !/^\p{Lu}\p{Ll}+$/u.test(text) || isTaken(reading, at)) return false;
  if (guardOf(lower) || isAsking(lower) || operationVerb(lower) || operationsOfNoun(lower)) return false;
  if (tokenAtLexeme(reading, at) || spokenProtocolAt(reading, at)) return false;
  return isOf(lower, "name") || !isKnown(lower);
}
