import { isWrappedNative } from "../../data/wrapped-native.ts";
import { numberAt } from "../../intent/numbers.ts";
import { beginsLine, type Reading, wordAt } from "../../intent/reading.ts";
import { resolveToken } from "../../intent/resolve.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";

/** "1 ETH → WETH, then 1 WETH → 0x…": a wrapping that is asked for by itself, though by no verb. */
export function tellsWrapping(reading: Reading, chainId: number): boolean {
  const { lexemes } = reading;
  return lexemes.some((_, at) => {
    const number = numberAt(lexemes, at);
    const given = number && tokenAtLexeme(reading, number.to);
    if (!given || !/^(?:→|to|into)$/.test(wordAt(lexemes, given.to))) return false;
    const got = tokenAtLexeme(reading, given.to + 1);
    const isApart =
      got && (/^(?:[,;.]|then|and)$/.test(wordAt(lexemes, got.to)) || beginsLine(reading, got.to));
    return (
      isApart === true &&
      resolveToken(given.token, chainId).some(({ contract }) => contract === "native") &&
      resolveToken(got.token, chainId).some(isWrappedNative)
    );
  });
}
