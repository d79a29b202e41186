import { parseAddress } from "../addresses/address.ts";
import type { Operation } from "../calls/call.ts";
import { spokenContracts } from "../data/contracts.ts";
import { collectionAt } from "./collections.ts";
import { problemOfName } from "./ens-name.ts";
import type { Party } from "./intent.ts";
import { isJoined } from "./joined-items.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { isNegated } from "./negation.ts";
import { EXCHANGES, endOf, roleOf } from "./party-role.ts";
import { createPhraseFinder } from "./phrases.ts";
import { protocolAt } from "./protocol.ts";
import { isTaken, type Reading, type Stretch, take, wordAt } from "./reading.ts";
import { FILLERS, isAnother } from "./related-parties.ts";
import { symbolLikeAt, tokenAtLexeme } from "./tokens.ts";
import { plainForm } from "./verbs.ts";
import { isHarmless, NOTE_OPENERS, OTHER_VERBS } from "./word-classes.ts";

export interface FoundParties {
  counterparties: Party[];
  source: Party | undefined;
  /** Places of addresses by which a token is named. */
  tokenContracts: ReadonlySet<number>;
}

const contractPhraseAt = createPhraseFinder(spokenContracts);

/** Who is named in a stretch, and in which role. */
export function findParties(stretch: Stretch, operation: Operation): FoundParties {
  const { reading } = stretch;
  const counterparties: Party[] = [];
  const known = new Set<string>();
  const tokenContracts = new Set<number>();
  /** Contracts that are named in one breath with another party: "Permit2 and 0x…". */
  const joined = new Set<Party>();
  let source: Party | undefined;
  let previous: { party: Party; to: number } | undefined;
  for (let at = stretch.from; at < stretch.to; at += 1) {
    if (isTaken(reading, at)) continue;
    const isNext = previous !== undefined && isJoined(reading, previous.to, at);
    const party = partyAt(stretch, at, operation) ?? (isNext ? nextContactAt(reading, at) : undefined);
    if (!party || isNegated(reading.lexemes, at) || isAnother(reading, at, operation)) continue;
    // "Approve Permit2 … for me", "send … for me": for whom it is done.
    if (
      party.kind === "self" &&
      /^(?:approve|revoke|transfer)$/.test(operation) &&
      wordAt(reading.lexemes, at - 1) === "for"
    ) {
      take(reading, party.quote);
      continue;
    }
    const role = isNext && party.kind === "contract" ? "counterparty" : roleOf(stretch, at, party, operation);
    if (role === undefined) continue;
    if (isNext && previous) joined.add(previous.party).add(party);
    if (role === "counterparty") previous = { party, to: endOf(reading, party, at) };
    if (role === "token") tokenContracts.add(at);
    else if (role === "source") source ??= party;
    else addCounterparty(counterparties, known, party, reading, at);
    if (role !== "token") take(reading, party.quote);
  }
  const meant = counterparties.length === 0 ? referredTo(stretch, operation) : undefined;
  if (meant) {
    counterparties.push(meant);
    take(reading, meant.quote);
  }
  // "Approve AAVE for 0x…" means the token: a contract's name counts only where no address is given, or beside one.
  const isGiven = counterparties.some(({ kind }) => kind !== "contract");
  return {
    counterparties: isGiven
      ? counterparties.filter((party) => party.kind !== "contract" || joined.has(party))
      : counterparties,
    source,
    tokenContracts,
  };
}

/** "I no longer trust Permit2, remove its approval": whom the words before the verb name. */
function referredTo(stretch: Stretch, operation: Operation): Party | undefined {
  const { reading, from, to, verb } = stretch;
  if (!/^(?:approve|revoke)$/.test(operation)) return undefined;
  const isReferring = reading.lexemes.slice(verb, to).some(({ lower }) => /^(?:its|their)$/.test(lower));
  for (let at = from; isReferring && at < verb; at += 1) {
    const party = isTaken(reading, at) ? undefined : partyAt(stretch, at, operation);
    if (party && party.kind !== "self") return party;
  }
  return undefined;
}

function partyAt(stretch: Stretch, at: number, operation: Operation): Party | undefined {
  const { reading } = stretch;
  const lexeme = reading.lexemes[at];
  if (!lexeme) return undefined;
  const quote = quoteOf(reading.text, lexeme);
  switch (lexeme.kind) {
    case "address": {
      const parsed = parseAddress(lexeme.text.replace(/^0X/, "0x"));
      return "address" in parsed
        ? {
            kind: "address",
            address: parsed.address,
            quote,
            ...(operation === "supply" && isVault(reading.lexemes, at) && { isVault: true as const }),
          }
        : { kind: "invalid address", quote };
    }
    case "hex":
      return { kind: "invalid address", quote };
    case "name": {
      const problem = problemOfName(lexeme.text);
      return { kind: "name", quote, ...(problem === undefined ? {} : { problem }) };
    }
    default:
      return selfAt(reading, at) ?? contractAt(reading, at, operation) ?? contactAt(stretch, at, operation);
  }
}

function isVault(lexemes: readonly Lexeme[], at: number): boolean {
  let before = at - 1;
  while (/^(?:at|\(|address|contract|:)$/.test(wordAt(lexemes, before))) before -= 1;
  return /^(?:vault|pool|farm|gauge|strategy|market)$/.test(wordAt(lexemes, before));
}

/** "to myself", "to my wallet", "to my own address", but not "to my wallet 0x…", which names the address. */
function selfAt({ text, lexemes }: Reading, at: number): Party | undefined {
  const before = wordAt(lexemes, at - 1);
  const lexeme = lexemes[at];
  if (!lexeme || !/^(?:to|for|in|into|is|:|recipient|receiver|beneficiary)$/.test(before)) return undefined;
  if (/^(?:me|myself)$/.test(lexeme.lower) && /^(?:to|for)$/.test(before))
    return { kind: "self", quote: quoteOf(text, lexeme) };
  if (
    !/^(?:my|our)$/.test(lexeme.lower) &&
    !(lexeme.lower === "the" && /^(?:same|sending|connected|sender|user)$/.test(wordAt(lexemes, at + 1)))
  )
    return undefined;
  let noun = at + 1;
  while (noun < at + 3 && /^(?:own|same|sending|connected|main|sender|user)$/.test(wordAt(lexemes, noun)))
    noun += 1;
  const last = lexemes[noun];
  if (!last || !/^(?:wallet|address|account)$/.test(last.lower)) return undefined;
  const next = lexemes.slice(noun + 1, noun + 4);
  if (next.some(({ kind }) => kind === "address" || kind === "name" || kind === "hex")) return undefined;
  return { kind: "self", quote: quoteOf(text, lexeme, last) };
}

/** A contract by its name, or any contract of a protocol where one is to be allowed to spend. */
function contractAt(reading: Reading, at: number, operation: Operation): Party | undefined {
  const { text, lexemes } = reading;
  if (operation !== "approve" && operation !== "revoke" && operation !== "transfer") return undefined;
  const found = contractPhraseAt(lexemes, at);
  const protocol = protocolAt(reading, at, false);
  const family = protocol && (!found || protocol.to >= found.to) ? protocol : undefined;
  const [first, last] = [lexemes[at], lexemes[(found?.to ?? 0) - 1]];
  if (found && first && last && (!family || family.to === found.to))
    return { kind: "contract", name: found.value, quote: quoteOf(text, first, last) };
  return operation !== "transfer" && family
    ? { kind: "contract", name: family.name, family: family.name, quote: family.quote }
    : undefined;
}

const NOT_CONTACTS =
  /^(?:the|my|a|an|it|them|this|that|me|myself|address|wallet|account|recipient|anyone|everyone|usd|mainnet|token|tokens|nfts?|all|eth|zero|uint|max|safe|multisig|treasury|permit|slippage|gas|deadline|following|each|both|i|we|please|any|exactly|about|up|at|no)$/;

/** Somebody by a name that begins with a capital: "to Alice", "pay Bob". */
function contactAt({ reading, verb }: Stretch, at: number, operation: Operation): Party | undefined {
  const { text, lexemes } = reading;
  const lexeme = lexemes[at];
  if (lexeme?.kind !== "word" || !/^\p{Lu}\p{L}+$/u.test(lexeme.text) || NOT_CONTACTS.test(lexeme.lower))
    return undefined;
  const isPayee = operation === "transfer" && at === verb + 1;
  if (!isPayee && (wordAt(lexemes, at - 1) !== "to" || EXCHANGES.has(operation))) return undefined;
  if (isPayee && collectionAt(reading, at)) return undefined;
  if (plainForm.has(lexeme.lower) || tokenAtLexeme(reading, at) || protocolAt(reading, at, false))
    return undefined;
  // "Send PEPE to 0x…" names a token, "Send BOB 5 USDC" does not.
  if (isPayee && symbolLikeAt(reading, at) && lexemes[at + 1]?.kind !== "number") return undefined;
  return { kind: "name", quote: quoteOf(text, lexeme) };
}

/** "to 0x… and Bob": a name behind "and", where it is no word of another kind. */
function nextContactAt(reading: Reading, at: number): Party | undefined {
  const { text, lexemes } = reading;
  const lexeme = lexemes[at];
  if (lexeme?.kind !== "word" || !/^(?:and|&)$/.test(wordAt(lexemes, at - 1))) return undefined;
  if (!/^\p{Lu}\p{L}+$/u.test(lexeme.text) || NOT_CONTACTS.test(lexeme.lower)) return undefined;
  if (plainForm.has(lexeme.lower) || OTHER_VERBS.has(lexeme.lower) || NOTE_OPENERS.has(lexeme.lower))
    return undefined;
  if (isHarmless(lexeme.lower) || tokenAtLexeme(reading, at) || symbolLikeAt(reading, at)) return undefined;
  return { kind: "name", quote: quoteOf(text, lexeme) };
}

/** "vitalik.eth (0x…)" and the reverse are one party; so is an address said twice. */
function addCounterparty(
  list: Party[],
  known: Set<string>,
  party: Party,
  { lexemes }: Reading,
  at: number,
): void {
  const key = party.kind === "address" ? party.address : `${party.kind} ${party.quote.text.toLowerCase()}`;
  const previous = list.at(-1);
  const before = wordAt(lexemes, at - 1);
  const isBeside =
    (FILLERS.test(before) && before !== ":") || previous?.quote.end === (lexemes[at - 1]?.end ?? -1);
  if (previous?.kind === "name" && party.kind === "address" && isBeside) {
    // A name that is not to be trusted stays: the address beside it may be as false.
    if (previous.problem === undefined) list[list.length - 1] = party;
  } else if (previous?.kind === "address" && party.kind === "name" && isBeside) return;
  else if (!known.has(key)) list.push(party);
  known.add(key);
  if (party.kind === "address") known.add(`name ${explainedBy(lexemes, at)}`);
}

/** "Bob's address is 0x…": whom an address explains, in lower case. */
function explainedBy(lexemes: readonly Lexeme[], at: number): string {
  let before = at - 1;
  while (before > at - 5 && FILLERS.test(wordAt(lexemes, before))) before -= 1;
  return wordAt(lexemes, before);
}
