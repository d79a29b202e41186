import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import { beginsLine, isTaken, pastWords, quoteSpan, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { termWords } from "../../lexicon/term-words.ts";

const LED = termWords("before a reason of a token");
const SAYING = termWords("who says how a token is");
/** "my cousin told me that", and ", as my cousin told me" */
const isSaying = (word: string) => SAYING.test(word) || isOf(word, "person");
const REASON = { test: (word: string) => LED.test(word) || isSaying(word) };
const TOKENS = termWords("whose reason is a token's");
const WANTS = termWords("how a token wants it");
const WANTED = termWords("what a token wants of rights");
const JOINING = /^(?:because|bc|since|as)$/;
const MOST_WORDS = 12;

/** "set the old one to zero first because USDT wants it": where a reason begins that was read already. */
export const beginsReadReason = (reading: Reading, at: number) =>
  isTaken(reading, at) && JOINING.test(wordAt(reading.lexemes, at));

/** The one token whose right is ended to be given anew. */
function renewed(calls: readonly Call[]): string | undefined {
  const again = calls.find(
    ({ operation, spender, amountIn }, at) =>
      operation === "approve" &&
      calls
        .slice(0, at)
        .some(
          (other) =>
            other.operation === "revoke" &&
            other.spender === spender &&
            other.amountIn?.asset.contract === amountIn?.asset.contract,
        ),
  );
  return again?.amountIn?.asset.symbol?.toLowerCase();
}

/**
 * Why a right is ended before it is given anew, which is the token's own way: "(USDT insists on the reset)", "because Tether's contract
 * wants it so", "you know how USDT is about changing allowances". Where calls do just that with this token, and by these words alone.
 */
export function toldReset(reading: Reading, calls: readonly Call[]): Quote[] {
  const symbol = renewed(calls);
  if (symbol === undefined) return [];
  const { lexemes } = reading;
  return lexemes.flatMap((_, at): Quote[] => {
    const isLed = at === 0 || beginsLine(reading, at) || /^[.,;:!?(–—-]$/.test(wordAt(lexemes, at - 1));
    const isJoined = JOINING.test(wordAt(lexemes, at));
    if (!isLed && !isJoined) return [];
    const subject = pastWords(lexemes, at, REASON, 6);
    const token = tokenAtLexeme(reading, subject);
    const behind = token?.token.symbol?.toLowerCase() === symbol ? token.to : undefined;
    const verb = behind === undefined ? undefined : pastWords(lexemes, behind, TOKENS, 3);
    const wanted = verb === undefined ? at : pastWords(lexemes, verb + 1, WANTED, MOST_WORDS);
    // "…, as you know"
    const known = pastWords(lexemes, wanted + 1, { test: isSaying }, 5);
    const to = wordAt(lexemes, wanted) === "," && known > wanted + 1 ? known : wanted;
    const isOver = /^(?:[.,;:!)–—-]|and|)$/.test(wordAt(lexemes, to)) || beginsLine(reading, to);
    const isTold = verb !== undefined && WANTS.test(wordAt(lexemes, verb)) && wanted > verb + 1 && isOver;
    // "Because USDT is picky, set it to 0": the mark belongs to the reason.
    const end =
      isLed && /^[,:]$/.test(wordAt(lexemes, to)) && !/^[,]$/.test(wordAt(lexemes, at - 1)) ? to + 1 : to;
    return isTold ? [quoteSpan(reading, { from: at, to: end })] : [];
  });
}
