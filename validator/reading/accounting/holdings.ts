import { plainAt, type Word } from "../grammar/word.ts";

const HOLDING =
  /^(?:i have|i hold|i own|we have|we hold|of my|of our|i've got|we've got|i got|budget is|balance is|i need|we need|i want)$/;
const NEED = /^(?:i need|we need|i want)$/;

/**
 * "Of my 10000 USDC, swap 3000", "I need 0.75 WETH, so wrap 0.75 ETH": what there is, or what is needed, where a number that
 * no step took stands before a token. What is needed has to be said again by an amount that was read.
 */
export function holdingEnd(words: readonly Word[], at: number, to: number): number | undefined {
  const number = words[at];
  if (number?.lexeme.kind !== "number" || at + 1 >= to || !words[at + 1]?.element?.as.startsWith("token"))
    return undefined;
  const lead = `${plainAt(words, at - 2)} ${plainAt(words, at - 1)}`;
  if (!HOLDING.test(lead)) return undefined;
  const isSaidAgain = words.some(
    ({ element, lexeme }) =>
      element?.as.startsWith("amount") === true && lexeme.lower === number.lexeme.lower,
  );
  return NEED.test(lead) && !isSaidAgain ? undefined : at + 1;
}
