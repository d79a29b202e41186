import type { Call } from "../../calls/call.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { type ReferenceFinder, wordOf } from "./reference.ts";

/** What is to end by itself, and what ends only where "any more" is said as well: "0x… can't spend my USDC" tells. */
const NO_LONGER = /^(?:(?:should|shall|must|may|can|is to|to|will) no longer|no longer (?:to|should|may))$/;
const NOT =
  /^(?:can't|cannot|shouldn't|mustn't|(?:should|must|may|shall|can|is|is to) not|isn't to|shouldn't|to not|not to)$/;
const MORE = /^(?:anymore|any more|any longer|from now on)$/;
const HAVING =
  /^(?:(?:have|hold|get|keep)(?: any| an| the)? (?:allowances?|approvals?|permissions?|access|rights?)|have any say|be allowed|be able|be permitted|spend|use|touch|take|move|pull|draw|access)$/;
const LOSING = /^loses(?: its| the| any| all)? (?:allowances?|approvals?|permissions?|access|rights?)$/;
const STOPPING = /^(?:stop|prevent|bar)$/;
const STOPPED = /^from (?:spending|using|touching|taking|moving|pulling|drawing|accessing)$/;
const ZEROED = /^(?:and )?set its (?:amount|allowance|limit) (?:there )?to (?:0|zero)$/;
const OVER = /^(?:to|on|over|for|of|spend|use|touch|take|move|pull|draw|access|any|my|our|the|either|both)$/;
const JOINING = /^(?:,|and|or|nor|&|\+|to|on|over|for|of|any|my|our|the|either)$/;
/** What may stand before whoever it is, besides a mark. */
const LED = /^(?:[.,;:!–—-]|sure|(?:sure|it|so) that|please|and|so|hi|hello|hey|)$/;

/** Whether every call takes a right. */
export const areDenials = (calls: readonly Call[]) => calls.every(({ operation }) => operation === "revoke");

/**
 * Whose right is to end loses it: "0x… should no longer have any allowance on my USDC nor on my DAI", "0x… can't touch my USDC any
 * longer", "stop 0x… from using my USDC", "0x… loses its right to my DAI", "I no longer want 0x… to have access to my DAI". Where every call takes one from whoever is named.
 */
export const denialMeant: ReferenceFinder = (reading, at, named, calls) => {
  const { lexemes, text } = reading;
  const zeroed = named.granted.party ? phraseEnd(lexemes, at, ZEROED) : undefined;
  // "…, set its amount there to 0": which it is told of already.
  const lead = lexemes[at];
  if (lead && zeroed !== undefined && calls.length === 1)
    return { to: zeroed, meant: [], said: [quoteOf(text, lead, lexemes[zeroed - 1])] };
  const isStop = STOPPING.test(wordAt(lexemes, at)) && lexemes[at + 1]?.kind === "address";
  const wish = isStop ? at + 1 : wishEnd(lexemes, at);
  const holder = wish ?? at;
  const party = lexemes[holder];
  const isEnded = calls.every(({ spender }) => spender === party?.lower);
  const before = wordAt(lexemes, at - 1);
  const led = before === "that" ? `${wordAt(lexemes, at - 2)} that` : before;
  if (!party || !isEnded || !LED.test(led)) return undefined;
  const losing = phraseEnd(lexemes, at + 1, LOSING);
  const longer = losing ?? phraseEnd(lexemes, at + 1, NO_LONGER);
  const isNoLonger = longer !== undefined;
  const begin = wish === undefined ? (longer ?? phraseEnd(lexemes, at + 1, NOT)) : wish + 2;
  const isTold = wish === undefined || wordAt(lexemes, wish + 1) === "to";
  const stopped = isStop ? phraseEnd(lexemes, holder + 1, STOPPED) : undefined;
  const having =
    losing ?? stopped ?? (begin === undefined || !isTold ? undefined : phraseEnd(lexemes, begin, HAVING));
  if (begin === undefined || having === undefined) return undefined;
  const { tokens, to } = tokensFrom(reading, having);
  const isNot = wish === undefined ? !isNoLonger : !isStop && wordAt(lexemes, at + 1) !== "no";
  const isMore = lexemes.slice(having, to).some((_, place) => moreEnd(lexemes, having + place) !== undefined);
  const [first, last] = [lexemes[holder + 1], lexemes[to - 1]];
  if (tokens.length === 0 || (isNot && !isMore) || !first || !last) return undefined;
  const rights = tokens.flatMap((token, place) => [
    ...(place > 0 ? [wordOf("and")] : []),
    wordOf("the"),
    ...token,
    wordOf("allowance"),
  ]);
  return {
    to,
    meant: [wordOf("revoke"), ...rights, wordOf("of"), party],
    said: [
      ...(wish === undefined || !lead ? [] : [quoteOf(text, lead, lexemes[wish - 1])]),
      quoteOf(text, first, last),
    ],
  };
};

const moreEnd = (lexemes: readonly Lexeme[], from: number) => phraseEnd(lexemes, from, MORE);

/** Where whoever it is stands behind "I no longer want", "I don't want". */
function wishEnd(lexemes: readonly Lexeme[], at: number): number | undefined {
  const to = phraseEnd(lexemes, at, /^(?:i|we) (?:no longer|don't|do not) (?:want|wish)$/);
  return to !== undefined && lexemes[to]?.kind === "address" ? to : undefined;
}

/** "to my USDC any more nor on my DAI": the tokens, and where what is said of them ends. */
function tokensFrom(reading: Reading, from: number): { tokens: readonly Lexeme[][]; to: number } {
  const { lexemes } = reading;
  const tokens: Lexeme[][] = [];
  let to = from;
  for (let at = pastWords(lexemes, from, OVER, 5); ; ) {
    const token = tokenAtLexeme(reading, at);
    if (!token) break;
    tokens.push(lexemes.slice(token.from, token.to));
    const mine = pastWords(lexemes, token.to, /^(?:from|of|me|mine|us|ours)$/, 2);
    to = moreEnd(lexemes, mine) ?? mine;
    // "… any more. Nor my DAI."
    const nor = /^[.;]$/.test(wordAt(lexemes, to)) && wordAt(lexemes, to + 1) === "nor" ? to + 1 : to;
    at = pastWords(lexemes, nor, JOINING, 4);
    if (at === to) break;
  }
  return { tokens, to };
}
