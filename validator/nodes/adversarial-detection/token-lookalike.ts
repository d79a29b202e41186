import { spokenTokens } from "../../data/tokens.ts";
import { hardNode } from "../node.ts";
import { overPairs } from "../over-pairs.ts";
import { fail, pass, skip } from "../result.ts";
import { imitated } from "./look-alike.ts";
import { plainLetters } from "./plain-letters.ts";

const FOREIGN = /[^\p{ASCII}]/u;
const WORD = /[\p{L}\p{N}.]+/gu;

/**
 * No token calls itself by another's symbol, none in the intent is spelled with letters of another alphabet to look like a known one, and no token contract
 * begins and ends like a known one without being it.
 *
 * Confidence: 0.97; 0.9 for a PASS.
 */
export const tokenLookalike = hardNode({
  id: "adversarial_detection.token_lookalike",
  level: 1,
  run(opened) {
    const { text } = opened.intent;
    if (FOREIGN.test(text)) {
      for (const [word] of text.matchAll(WORD)) {
        const known = FOREIGN.test(word) ? tokenBehind(word) : undefined;
        if (known === undefined) continue;
        return fail(
          0.97,
          `"${word}" in the intent only looks like ${known}: it has letters of another alphabet.`,
          {
            expected: known,
            actual: [...word].map(
              (letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`,
            ),
            remedy: `Write ${known} in plain letters.`,
          },
        );
      }
    }
    return overPairs(opened, ({ call }) => {
      const assets = [call.amountIn?.asset, call.amountOut?.asset].filter((asset) => asset !== undefined);
      if (assets.length === 0) return skip("The call moves no token.");
      for (const { contract, symbol, byOwnWord, imitates } of assets) {
        if (imitates !== undefined) {
          return fail(0.97, `The token ${contract} calls itself ${imitates}, which is another contract.`, {
            expected: `the contract of ${imitates}`,
            actual: contract,
            remedy: `Use the contract of ${imitates}.`,
          });
        }
        const isKnown = contract === "native" || (symbol !== undefined && !byOwnWord);
        const known = isKnown ? undefined : imitated(contract);
        if (!known || text.toLowerCase().includes(contract)) continue;
        return fail(
          0.97,
          `The token ${contract} begins and ends like ${known.name} (${known.address}), but is another.`,
          {
            expected: known.address,
            actual: contract,
            remedy: `Use ${known.address}.`,
          },
        );
      }
      return pass(0.9, "No token is made to look like another.");
    });
  },
});

/** Accents are spelling; letters from further away are not. */
const FAR = /[\u0250-\u{10ffff}]/u;

/** The known token that a word in other letters looks like: mixed with plain ones, or in the token's own capitals. */
function tokenBehind(word: string): string | undefined {
  if (!FAR.test(word) || spokenTokens.has(word.toLowerCase())) return undefined;
  const plain = plainLetters(word);
  const known = spokenTokens.get(plain.toLowerCase());
  const isMeant = known !== undefined && known.length >= 3 && (/[A-Za-z]/.test(word) || plain === known);
  return isMeant ? known : undefined;
}
