import { parseAddress } from "../calls/address.ts";
import type { Operation } from "../calls/call.ts";
import { spokenContracts } from "../data/contracts.ts";
import { chainsOfToken } from "../data/tokens.ts";
import { isActingAccount } from "./acting-account.ts";
import { collectionAt } from "./collections.ts";
import { problemOfName } from "./ens-name.ts";
import type { Party } from "./intent.ts";
import { isJoined } from "./joined-items.ts";
import { isHarmless } from "./leftover-phrases.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { isNegated } from "./negation.ts";
import { createPhraseFinder } from "./phrases.ts";
import { protocolAt } from "./protocol.ts";
import { isTaken, type Reading, type Stretch, take, wordAt } from "./reading.ts";
import { FILLERS, isAnother } from "./related-parties.ts";
import { symbolLikeAt, tokenAtLexeme } from "./tokens.ts";
import { plainForm } from "./verbs.ts";
import { NOTE_OPENERS, OTHER_VERBS } from "./word-classes.ts";

export interface FoundParties {
  counterparties: Party[];
  source: Party | undefined;
  /** Places of addresses by which a token is named. */
  tokenContracts: ReadonlySet<number>;
}

const EXCHANGES: ReadonlySet<Operation> = new Set(["swap", "wrap", "unwrap"]);
const contractPhraseAt = createPhraseFinder(spokenContracts);

type Role = "counterparty" | "source" | "token";

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

/** The place behind a party. */
function endOf({ lexemes }: Reading, { quote }: Party, from: number): number {
  let at = from + 1;
  while ((lexemes[at]?.start ?? quote.end) < quote.end) at += 1;
  return at;
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

const COLLECTIBLES = /\bnfts?\b|\btoken ?ids?\b|\berc-?(?:721|1155)\b|\bids? #?\d/i;

/** "NFT #5 (0x…)", "the NFT 5 from contract 0x…": where the thing lies is its collection. */
function isCollection({ folded, lexemes }: Reading, at: number): boolean {
  const before = wordAt(lexemes, at - 1);
  const isIdBefore = lexemes[at - 2]?.kind === "number" && /^(?:#|id|nft)$/.test(wordAt(lexemes, at - 3));
  if (before === "(" && isIdBefore) return true;
  // "NFT #5 (ERC-1155, 0x…)"
  if (before === "," && /^erc-?(?:721|1155)$/.test(wordAt(lexemes, at - 2))) return true;
  if (!/^(?:contract|collection)$/.test(before) || !COLLECTIBLES.test(folded)) return false;
  const lead = wordAt(lexemes, at - 2) === "the" ? at - 3 : at - 2;
  return /^(?:from|of|on|in|at|\()$/.test(wordAt(lexemes, lead));
}

function roleOf(stretch: Stretch, at: number, party: Party, operation: Operation): Role | undefined {
  const { reading, verb } = stretch;
  const { lexemes } = reading;
  if (party.kind === "address" && isActingAccount(reading, at, operation)) return "source";
  if (party.kind === "address" && operation === "transfer" && isCollection(reading, at)) return "token";
  // "with 0x… as the recipient"
  const role =
    wordAt(lexemes, at + 1) === "as"
      ? wordAt(lexemes, wordAt(lexemes, at + 2) === "the" ? at + 3 : at + 2)
      : "";
  if (/^(?:recipient|receiver|beneficiary)$/.test(role)) return "counterparty";
  let before = at - 1;
  while (before > verb && FILLERS.test(wordAt(lexemes, before))) before -= 1;
  const word = wordAt(lexemes, before);
  if (word === "from" && !/^(?:approve|revoke|administer)$/.test(operation)) return "source";
  if (/^(?:token|erc-?(?:20|721|1155)|collection|nfts?)$/.test(word)) return "token";
  const isOfCollection = /^(?:approve|revoke|transfer)$/.test(operation) && /^(?:on|in)$/.test(word);
  if (isOfCollection && party.kind === "address") return "token";
  // "all NFTs of 0x…", "token id 5 of 0x…"
  if (word === "of" && /^(?:nfts?|tokens|collectibles?)$/.test(wordAt(lexemes, before - 1))) return "token";
  if (word === "of" && lexemes[before - 1]?.kind === "number" && isTaken(reading, before - 1)) return "token";
  if (party.kind === "address") {
    if (EXCHANGES.has(operation) && /^(?:for|into|buy|sell|swap|with|get|of|convert)$/.test(word))
      return "token";
    if (EXCHANGES.has(operation) && word === "to" && chainsOfToken(party.address).length > 0) return "token";
    if (!isPreposition(word)) {
      if (before >= 0 && tokenEndsAt(reading, before))
        return isBracketed(lexemes, at) && !isPayeeAt(stretch, at, operation)
          ? "token"
          : tokenOr(party.address);
      if (before !== verb && chainsOfToken(party.address).length > 0) return "token";
    }
    return "counterparty";
  }
  if (party.kind === "self") return "counterparty";
  // "a permit so the Universal Router can spend", "letting 1inch spend"
  const isAllowed = operation === "approve" && /^(?:lets|letting|allows|allowing|so)$/.test(word);
  // "so that Aave can spend 5 USDC"
  const isAble = /^(?:can|may|could)$/.test(wordAt(lexemes, endOf(reading, party, at)));
  return isPreposition(word) || isAllowed || before === verb || isAble || party.kind === "name"
    ? "counterparty"
    : undefined;
}

function isPreposition(word: string): boolean {
  return /^(?:to|for|spender|recipient|receiver|beneficiary|by|with|of|towards|into|onto|on|operator|let|allow)$/.test(
    word,
  );
}

/** An address that follows a token is its contract if it is a token's; "pay USDC 0x…" names the payee. */
function tokenOr(address: `0x${string}`): Role {
  return chainsOfToken(address).length > 0 ? "token" : "counterparty";
}

/** "Send him 5 USDC at 0x…": a token that is known needs no contract. */
function isPayeeAt({ reading }: Stretch, at: number, operation: Operation): boolean {
  if (operation !== "transfer" || wordAt(reading.lexemes, at - 1) !== "at") return false;
  return tokenAtLexeme(reading, at - 2, true)?.token.known === true;
}

function isBracketed(lexemes: readonly Lexeme[], at: number): boolean {
  return /^[([]$/.test(lexemes[at - 1]?.text ?? "") || wordAt(lexemes, at - 1) === "at";
}

function tokenEndsAt(reading: Reading, at: number): boolean {
  return (tokenAtLexeme(reading, at, true) ?? symbolLikeAt(reading, at))?.to === at + 1;
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
