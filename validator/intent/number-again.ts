import { showDecimal } from "../decimals/decimal.ts";
import { numberAt } from "./numbers.ts";
import { pastWords, type Reading, takeSpan, wordAt } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";

const MARK = /^[,.;:(–—-]$/;
const FIRMLY = /^(?:exactly|precisely|just|only|really|yes|yeah|indeed|correct|that's|in|words|,)$/;
const ENDS = /^(?:[.,;:!)]|)$/;

/** Takes a number in words that says once more, firmly, the one in figures before it: "1 WETH, exactly one." */
export function takeNumberAgain(reading: Reading): void {
  const { lexemes } = reading;
  for (let at = 0; at < lexemes.length; at += 1) {
    const number = lexemes[at]?.kind === "number" ? numberAt(lexemes, at) : undefined;
    if (!number) continue;
    const mark = tokenAtLexeme(reading, number.to, true)?.to ?? number.to;
    const said = pastWords(lexemes, mark + 1, FIRMLY, 5);
    const again = MARK.test(wordAt(lexemes, mark)) && said > mark + 1 ? numberAt(lexemes, said) : undefined;
    const isInWords = again && lexemes.slice(said, again.to).every(({ kind }) => kind === "word");
    if (
      isInWords &&
      showDecimal(again.value) === showDecimal(number.value) &&
      ENDS.test(wordAt(lexemes, again.to))
    )
      takeSpan(reading, { from: mark + 1, to: again.to });
  }
}
