import type { Operation } from "../calls/call.ts";
import { changesGrant } from "../calls/changes-grant.ts";
import { termWords } from "../lexicon/term-words.ts";
import type { TokenMention } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { measuredAt } from "./measured-amounts.ts";
import { numberAt } from "./numbers.ts";
import { OF_WHAT_IS_THERE } from "./of-what-is-there.ts";
import type { FoundAmount } from "./parts.ts";
import { pastPhrase, pastWords, quoteSpan, type Stretch, wordAt } from "./reading.ts";
import { tokenAtLexeme, tokenWithin } from "./tokens.ts";

const UNLIMITED = new Set(["unlimited", "infinite", "unbounded"]);
const EVERYTHING = new Set("all entire everything max maximum whole full fully rest remaining".split(" "));
/** What else such an amount may begin with. */
const HEADS = new Set([
  ...UNLIMITED,
  ...EVERYTHING,
  ..."whatever as every no without uint uint256".split(" "),
]);
/** What may be meant by "all" without a token. */
const HOLDINGS = termWords("what all may be of");
const BETWEEN = termWords("between all and its token");
/** "whatever I still owe", which is all of a debt; "whatever is owed to me" */
const OWED =
  /^whatever (?:(?:is|i|we|still|there|currently) ){1,3}(?:owed?|outstanding)(?! (?:to|by)(?!\S))(?!\S)/;
const WISHED = /^as much (?:(?:of|my|our|the) ){0,2}\S+ as (?:it|he|she|they) (?:wants?|likes?)(?!\S)/;
/** By which a grant has no limit: "with no limit", "uint256.max", "MAX_UINT256", "full allowance", "approve USDC max", "max approve". */
const UNBOUNDED =
  /^(?:(?:no|without)(?: an?| any)? (?:limits?|cap)(?! (?:on|for|of|orders?|price)(?!\S))|uint(?:256)?(?: [._])? max|max(?:imum)?(?: _)? uint(?:256)?|(?:max|maximum|full|infinite|unlimited)(?= (?:allowance|approval|access|permission)(?!\S))|(?:max|maximum|infinite|unlimited)(?=$| approve))(?!\S)/;
/** "every last bit of my USDC"; "every last Friday" is no amount. */
const EVERY_LAST = /^every (?:last|single)(?: (?:bit|cent|penny|drop|of|my|our|the)){0,4}(?!\S)/;
const OWN = /^(?:of|my|the|outstanding|remaining|available|current|whole)$/;

/** The amount that begins at a lexeme: one that is bound to a token, a unit or a currency, or stands where an amount is expected. */
export function amountAt(stretch: Stretch, at: number, operation: Operation): FoundAmount | undefined {
  return wholeAt(stretch, at, operation) ?? measuredAt(stretch, at);
}

/** "all my USDC", "my entire balance", "unlimited USDC", "repay in full". */
function wholeAt({ reading, to: end }: Stretch, at: number, operation: Operation): FoundAmount | undefined {
  const { lexemes } = reading;
  const word = wordAt(lexemes, at);
  if (!HEADS.has(word)) return undefined;
  const found = (kind: "all" | "unlimited", to: number, token?: TokenMention): FoundAmount => ({
    amount: { kind, token, quote: quoteSpan(reading, { from: at, to }) },
    from: at,
    to,
  });
  const owed = pastPhrase(lexemes, at, OWED);
  if (owed) return found("all", owed);
  const approving = changesGrant(operation);
  const wished = approving ? pastPhrase(lexemes, at, WISHED) : undefined;
  const wanted = wished && tokenAtLexeme(reading, wished - 4);
  if (wished && wanted) return found("unlimited", wished, wanted.token);
  const unbounded = approving ? pastPhrase(lexemes, at, UNBOUNDED) : undefined;
  if (unbounded) return found("unlimited", unbounded);
  const isUnlimited = UNLIMITED.has(word);
  const isEvery = word === "every" && isEveryLast(reading, at);
  if (!isUnlimited && !isEvery && !EVERYTHING.has(word)) return undefined;
  // "nearly all of my USDC" is a part.
  if (/^(?:almost|nearly|than|hardly)$/.test(wordAt(lexemes, at - 1))) return undefined;
  if (!isUnlimited && (numberAt(lexemes, at + 1) ?? numberAt(lexemes, at + 2))) return undefined;
  const within = tokenWithin(reading, at + 1, Math.min(end, at + 6));
  // "all of his USDC debt", "all the stolen USDC"
  const isOwn = lexemes.slice(at + 1, within?.from).every(({ lower }) => BETWEEN.test(lower));
  const token = isOwn ? within : undefined;
  if (!isUnlimited && !token && !isEvery && !isWholeByItself(lexemes, at, operation)) return undefined;
  const kind = isUnlimited || (approving && /^max/.test(word)) ? "unlimited" : "all";
  return found(kind, token?.to ?? at + 1, token?.token);
}

function isEveryLast(reading: Stretch["reading"], at: number): boolean {
  const next = pastPhrase(reading.lexemes, at, EVERY_LAST);
  if (next === undefined) return false;
  return tokenAtLexeme(reading, next)?.token.known === true || HOLDINGS.test(wordAt(reading.lexemes, next));
}

function isWholeByItself(lexemes: readonly Lexeme[], at: number, operation: Operation): boolean {
  const word = wordAt(lexemes, at);
  if (word === "everything")
    return !/^(?:ok|okay|good|fine|alright|is|was|looks|checks|else|as)$/.test(wordAt(lexemes, at + 1));
  if (word === "all" && /^(?:at|after|for|that's|thats|is|thanks)$/.test(wordAt(lexemes, at - 1)))
    return false;
  if (HOLDINGS.test(wordAt(lexemes, pastWords(lexemes, at + 1, OWN, 3)))) return true;
  return OF_WHAT_IS_THERE.has(operation) && /^(?:all|full|fully|max|maximum)$/.test(word);
}
