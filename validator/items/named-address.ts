import type { Address } from "../addresses/address.ts";
import { problemOfName } from "../intent/ens-name.ts";
import { spokenProtocolAt } from "../intent/protocol.ts";
import { isTaken, type Reading, type Span } from "../intent/reading.ts";
import { tokenAtLexeme } from "../intent/tokens.ts";
import { guardOf, isKnown, isOf } from "../lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";

/** An address with whose it is beside it, one of them in brackets: "Bob (0x…)", "0x… (friend.eth)". The address counts; a check asks the chain for the name. */
export function namedAddressAt(reading: Reading, at: number): (Span & { address: Address }) | undefined {
  const [first, open, inner, close] = reading.lexemes.slice(at, at + 4);
  if (open?.text !== "(" || close?.text !== ")") return undefined;
  const [address, name] = first?.kind === "address" ? [first, at + 2] : [inner, at];
  return address?.kind === "address" && isName(reading, name)
    ? { address: address.lower as Address, from: at, to: at + 4 }
    : undefined;
}

/** Whether a name stands there that means nothing else. */
function isName(reading: Reading, at: number): boolean {
  const { text = "", lower = "", kind } = reading.lexemes[at] ?? {};
  if (kind === "name") return problemOfName(text) === undefined;
  if (kind !== "word" || !/^\p{Lu}\p{Ll}+$/u.test(text) || isTaken(reading, at)) return false;
  if (guardOf(lower) || operationVerb(lower) || operationsOfNoun(lower)) return false;
  if (tokenAtLexeme(reading, at) || spokenProtocolAt(reading, at)) return false;
  return isOf(lower, "name") || !isKnown(lower);
}
