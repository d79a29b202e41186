import type { Operation } from "../calls/call.ts";
import { operationVerb } from "../lexicon/operation-words.ts";
import { quoteOf } from "./lexer.ts";
import { measuredAt } from "./measured-amounts.ts";
import { isNegated } from "./negation.ts";
import { numberAt } from "./numbers.ts";
import { OF_WHAT_IS_THERE } from "./of-what-is-there.ts";
import type { FoundAmount } from "./parts.ts";
import { type Stretch, wordAt } from "./reading.ts";
import { tokenWithin } from "./tokens.ts";

const UNLIMITED = new Set(["unlimited", "infinite", "unbounded"]);
const EVERYTHING = new Set("all entire everything max maximum whole full fully rest remaining".split(" "));
/** What may be meant by "all" without a token. */
const HOLDINGS =
  /^(?:balance|balances|debt|position|positions|borrow|borrows|loan|holdings|amount|stake|deposit|collateral|funds|it|them)$/;
/** The amount that begins at a lexeme: one that is bound to a token, a unit or a currency, or stands where an amount is expected. */
export function amountAt(stretch: Stretch, at: number, operation: Operation): FoundAmount | undefined {
  return wholeAt(stretch, at, operation) ?? measuredAt(stretch, at);
}

/** "all my USDC", "my entire balance", "unlimited USDC", "repay in full". */
function wholeAt(
  { reading, to: end, verb }: Stretch,
  at: number,
  operation: Operation,
): FoundAmount | undefined {
  const { text, lexemes } = reading;
  const lexeme = lexemes[at];
  if (!lexeme) return undefined;
  const isUnlimited = UNLIMITED.has(lexeme.lower);
  if ((!isUnlimited && !EVERYTHING.has(lexeme.lower)) || isNegated(lexemes, at)) return undefined;
  // "nearly all of my USDC" is a part.
  if (/^(?:almost|nearly|than|hardly)$/.test(wordAt(lexemes, at - 1))) return undefined;
  if (!isUnlimited && (numberAt(lexemes, at + 1) ?? numberAt(lexemes, at + 2))) return undefined;
  // "max approval of DAI"
  const next =
    at + 1 === verb || operationVerb(wordAt(lexemes, at + 1))?.certain.has("approve") ? at + 2 : at + 1;
  const token = tokenWithin(reading, next, Math.min(end, at + 6));
  const approving = operation === "approve" || operation === "revoke";
  const isGranted = approving && /^(?:max|maximum|full)$/.test(lexeme.lower) && isOfGrant(lexemes, at);
  if (!isUnlimited && !isGranted && !token && !isWholeByItself(reading, at, operation)) return undefined;
  const kind = isUnlimited || isGranted || (approving && /^max/.test(lexeme.lower)) ? "unlimited" : "all";
  return {
    amount: { kind, token: token?.token, quote: quoteOf(text, lexeme, token?.token.quote) },
    from: at,
    to: token?.to ?? at + 1,
  };
}

/** "approve USDC max", "full allowance": how much is granted, and no bound of a number. */
function isOfGrant(lexemes: Stretch["reading"]["lexemes"], at: number): boolean {
  const next = wordAt(lexemes, at + 1);
  return (
    /^(?:allowance|approval|access|permission)$/.test(next) || (next === "" && wordAt(lexemes, at) !== "full")
  );
}

function isWholeByItself({ lexemes }: Stretch["reading"], at: number, operation: Operation): boolean {
  const word = wordAt(lexemes, at);
  if (word === "everything")
    return !/^(?:ok|okay|good|fine|alright|is|was|looks|checks|else|as)$/.test(wordAt(lexemes, at + 1));
  if (word === "all" && /^(?:at|after|for|that's|that’s|thats|is|thanks)$/.test(wordAt(lexemes, at - 1)))
    return false;
  for (let next = at + 1; next < at + 5; next += 1) {
    if (HOLDINGS.test(wordAt(lexemes, next))) return true;
    if (!/^(?:of|my|the|outstanding|remaining|available|current|whole)$/.test(wordAt(lexemes, next))) break;
  }
  return OF_WHAT_IS_THERE.has(operation) && /^(?:all|full|fully|max|maximum)$/.test(word);
}
