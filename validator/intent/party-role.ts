import type { Operation } from "../calls/call.ts";
import { chainsOfToken } from "../data/tokens.ts";
import { isActingAccount } from "./acting-account.ts";
import type { Party } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { isTaken, type Reading, type Stretch, wordAt } from "./reading.ts";
import { FILLERS } from "./related-parties.ts";
import { symbolLikeAt, tokenAtLexeme } from "./tokens.ts";

export type Role = "counterparty" | "source" | "token";

export const EXCHANGES: ReadonlySet<Operation> = new Set(["swap", "wrap", "unwrap"]);
const COLLECTIBLES = /\bnfts?\b|\btoken ?ids?\b|\berc-?(?:721|1155)\b|\bids? #?\d/i;

/** "NFT #5 (0x…)", "the NFT 5 from contract 0x…": where the thing lies is its collection. */
function isCollection({ folded, lexemes }: Reading, at: number): boolean {
  const before = wordAt(lexemes, at - 1);
  const isIdBefore = lexemes[at - 2]?.kind === "number" && /^(?:#|id|nft)$/.test(wordAt(lexemes, at - 3));
  if ((before === "(" || before === "from") && isIdBefore) return true;
  // "NFT #5 (ERC-1155, 0x…)"
  if (before === "," && /^erc-?(?:721|1155)$/.test(wordAt(lexemes, at - 2))) return true;
  if (!/^(?:contract|collection)$/.test(before) || !COLLECTIBLES.test(folded)) return false;
  const lead = wordAt(lexemes, at - 2) === "the" ? at - 3 : at - 2;
  return /^(?:from|of|on|in|at|\()$/.test(wordAt(lexemes, lead));
}

/** What a party that is named is to the deed. */
export function roleOf(stretch: Stretch, at: number, party: Party, operation: Operation): Role | undefined {
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

/** The place behind a party. */
export function endOf({ lexemes }: Reading, { quote }: Party, from: number): number {
  let at = from + 1;
  while ((lexemes[at]?.start ?? quote.end) < quote.end) at += 1;
  return at;
}
