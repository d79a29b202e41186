import type { Operation } from "../calls/call.ts";
import type { Action, PositionWish } from "./intent.ts";
import { quoteOf } from "./lexer.ts";
import { operationAt } from "./operation.ts";
import { endsClause, type Reading, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";
import { operationOfNoun, operationOfVerb, plainForm } from "./verbs.ts";

export interface FoundAction {
  action: Action;
  at: number;
  /** The verb in its plain form, or the noun. */
  verb: string;
  wish?: PositionWish;
}

/** What the verb at a place asks for. */
export function verbAt(reading: Reading, at: number): FoundAction | undefined {
  const { text, lexemes } = reading;
  const lexeme = lexemes[at];
  const verb = plainForm.get(lexeme?.lower ?? "");
  if (!lexeme || verb === undefined) return undefined;
  if (operationOfVerb.get(verb) === "approve") {
    // "I authorize the transfer of 5 USDC" asks for a transfer.
    const next = wordAt(lexemes, at + 1);
    const gerund = next.endsWith("ing") ? verbAt(reading, at + 1) : undefined;
    if (gerund) return gerund;
    const noun = nounAfter(reading, at, true);
    if (noun && noun.action.operation !== "approve" && noun.action.operation !== "revoke") return noun;
  }
  const rid = verb === "get" && wordAt(lexemes, at + 1) === "rid" ? lexemes[at + 1] : undefined;
  if (rid)
    return { action: { operation: "swap", quote: quoteOf(text, lexeme, rid) }, at: at + 1, verb: "sell" };
  const operation = operationAt(reading, at, verb);
  // Who gets something back wants it from where it lies, not for something.
  const meant = operation === "withdraw" && verb === "get" ? "withdraw" : verb;
  return operation && { action: { operation, quote: quoteOf(text, lexeme) }, at, verb: meant };
}

/** How many words may stand between "make" and "deposit": "make a new 100 USDC deposit". */
const NOUN_REACH = 6;

/** The noun that a light verb leads to. */
export function nounAfter(reading: Reading, light: number, articleNeeded = false): FoundAction | undefined {
  const { text, lexemes } = reading;
  const hasArticle = /^(?:an?|the|this|my|another|one|following)$/.test(wordAt(lexemes, light + 1));
  if (articleNeeded && !hasArticle) return undefined;
  for (let at = light + 1; at < Math.min(light + NOUN_REACH, lexemes.length); at += 1) {
    const [word, lexeme] = [wordAt(lexemes, at), lexemes[at]];
    if (!lexeme || endsClause(lexeme) || /^(?:to|for|of|from|on|with|and|not|no)$/.test(word))
      return undefined;
    // "Need DAI: swap …" names the thing before the colon.
    if (word === ":" && tokenAtLexeme(reading, at - 1)) return undefined;
    const isOrder = /^orders?$/.test(word) && /^(?:sell|buy|swap|trade)$/.test(wordAt(lexemes, at - 1));
    const operation: Operation | undefined = isOrder ? "swap" : operationOfNoun.get(word);
    // "I want send" is a verb behind "want"; a noun has its article.
    if (!operation || (at === light + 1 && plainForm.has(word))) continue;
    if (/^orders?$/.test(wordAt(lexemes, at + 1))) continue;
    const verb = isOrder ? wordAt(lexemes, at - 1) : word;
    return { action: { operation, quote: quoteOf(text, lexeme) }, at, verb };
  }
  return undefined;
}
