import { parseAddress } from "../calls/address.ts";
import { spokenContracts } from "../data/contracts.ts";
import { chainsOfToken } from "../data/tokens.ts";
import { isNegated } from "./actions.ts";
import type { Stretch } from "./amounts.ts";
import type { Party, TokenMention } from "./intent.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { createPhraseFinder } from "./phrases.ts";
import { tokenAtLexeme } from "./tokens.ts";

export interface FoundParties {
  counterparties: Party[];
  source: Party | undefined;
  /** Contracts by which a token is named. */
  tokenContracts: TokenMention[];
}

/** Words between a preposition and the address that it belongs to. */
const FILLERS =
  /^(?:the|my|our|his|her|their|a|an|this|following|that|address|wallet|account|contract|spender|recipient|receiver|beneficiary|user|friend|ens|name|is|at|=|:|\(|\[|"|'|`|“|‘|<|@|own|destination|safe|multisig|vault|treasury|eoa)$/;

const contractPhraseAt = createPhraseFinder(spokenContracts);

type Role = "counterparty" | "source" | "token";

/** Who is named in a stretch, and in which role. */
export function findParties(stretch: Stretch): FoundParties {
  const found: FoundParties = { counterparties: [], source: undefined, tokenContracts: [] };
  for (let at = stretch.from; at < stretch.to; at += 1) {
    if (stretch.isTaken(at)) continue;
    const party = partyAt(stretch, at);
    if (!party || isNegated(stretch.lexemes, at)) continue;
    const role = roleOf(stretch, at, party);
    if (role === "token" && party.kind === "address") {
      const { address: contract, quote } = party;
      found.tokenContracts.push({ symbol: undefined, contract, known: true, quote });
    } else if (role === "source") found.source ??= party;
    else if (role === "counterparty") addCounterparty(found.counterparties, party, stretch, at);
  }
  // "Approve AAVE for 0x…" means the token: a contract's name counts only where no address is given.
  if (found.counterparties.some(({ kind }) => kind !== "contract")) {
    found.counterparties = found.counterparties.filter(({ kind }) => kind !== "contract");
  }
  return found;
}

function partyAt(stretch: Stretch, at: number): Party | undefined {
  const lexeme = stretch.lexemes[at];
  if (!lexeme) return undefined;
  if (lexeme.kind === "word" || lexeme.kind === "number" || lexeme.kind === "sign")
    return selfAt(stretch, at) ?? contractAt(stretch, at);
  const quote = quoteOf(stretch.text, lexeme);
  if (lexeme.kind === "address") {
    const parsed = parseAddress(lexeme.text.replace(/^0X/, "0x"));
    return "address" in parsed
      ? { kind: "address", address: parsed.address, quote }
      : { kind: "invalid address", quote };
  }
  return { kind: lexeme.kind === "hex" ? "invalid address" : "name", quote };
}

/** "to myself", "to my wallet", "to my own address", but not "to my wallet 0x…", which names the address. */
function selfAt({ text, lexemes }: Stretch, at: number): Party | undefined {
  const before = lexemes[at - 1]?.lower;
  const lexeme = lexemes[at];
  if (!lexeme || (before !== "to" && before !== "for")) return undefined;
  if (/^(?:me|myself)$/.test(lexeme.lower)) return { kind: "self", quote: quoteOf(text, lexeme) };
  if (lexeme.lower !== "my") return undefined;
  const noun = lexemes[at + 1]?.lower === "own" ? at + 2 : at + 1;
  const last = lexemes[noun];
  if (!last || !/^(?:wallet|address|account)$/.test(last.lower)) return undefined;
  const next = lexemes.slice(noun + 1, noun + 4);
  if (next.some(({ kind }) => kind === "address" || kind === "name" || kind === "hex")) return undefined;
  return { kind: "self", quote: quoteOf(text, lexeme, last) };
}

function contractAt({ text, lexemes }: Stretch, at: number): Party | undefined {
  const found = contractPhraseAt(lexemes, at);
  const [first, last] = [lexemes[at], lexemes[(found?.to ?? 0) - 1]];
  return found && first && last && { kind: "contract", name: found.value, quote: quoteOf(text, first, last) };
}

function roleOf(stretch: Stretch, at: number, party: Party): Role | undefined {
  const { lexemes, text, verb } = stretch;
  let before = at - 1;
  while (before > verb && FILLERS.test(lexemes[before]?.lower ?? "")) before -= 1;
  const lead = lexemes[before];
  const word = lead?.lower ?? "";
  if (word === "from") return "source";
  if (word === "token" || word === "erc20" || word === "erc-20") return "token";
  if (party.kind === "address" && !isPreposition(word)) {
    if (before >= 0 && tokenEndsAt(text, lexemes, before))
      return isBracketed(lexemes, at) ? "token" : tokenOr(party.address);
    if (before !== verb && chainsOfToken(party.address).length > 0) return "token";
  }
  if (party.kind === "address") return "counterparty";
  if (party.kind === "self" || isPreposition(word) || before === verb) return "counterparty";
  return undefined;
}

function isPreposition(word: string): boolean {
  return /^(?:to|for|spender|recipient|receiver|beneficiary|by|with|of|towards|into|onto)$/.test(word);
}

/** An address that follows a token is its contract if it is a token's; "pay USDC 0x…" names the payee. */
function tokenOr(address: `0x${string}`): Role {
  return chainsOfToken(address).length > 0 ? "token" : "counterparty";
}

function isBracketed(lexemes: readonly Lexeme[], at: number): boolean {
  return /^[([]$/.test(lexemes[at - 1]?.text ?? "") || lexemes[at - 1]?.lower === "at";
}

function tokenEndsAt(text: string, lexemes: readonly Lexeme[], at: number): boolean {
  return tokenAtLexeme(text, lexemes, at, true)?.to === at + 1;
}

/** "vitalik.eth (0x…)" and the reverse are one party; so is an address said twice. */
function addCounterparty(list: Party[], party: Party, { lexemes }: Stretch, at: number): void {
  const previous = list.at(-1);
  const isBeside = FILLERS.test(lexemes[at - 1]?.lower ?? "") && lexemes[at - 1]?.lower !== ":";
  if (previous?.kind === "name" && party.kind === "address" && isBeside) list[list.length - 1] = party;
  else if (previous?.kind === "address" && party.kind === "name" && isBeside) return;
  else if (!list.some((known) => sameParty(known, party))) list.push(party);
}

function sameParty(left: Party, right: Party): boolean {
  if (left.kind === "address" && right.kind === "address") return left.address === right.address;
  return left.kind === right.kind && left.quote.text.toLowerCase() === right.quote.text.toLowerCase();
}
