import { plainAt, type Word } from "../grammar/word.ts";

const BOUNDED = /^(?:slippage|gas|limit|service fee|term)$/;

/** "don't lose more than 1%": a negation that a bound begins with. */
export function isOfTerm(words: readonly Word[], at: number): boolean {
  const { plain } = words[at] as Word;
  // "sign the Permit2 message"
  if (plain === "message")
    return (
      words[at - 1]?.element !== undefined &&
      words.slice(Math.max(0, at - 6), at).some((one) => /^(?:sign|signing)$/.test(one.plain))
    );
  // "by another 150 USDC"
  if (plain === "another")
    return words[at - 1]?.plain === "by" && words[at + 1]?.element?.as.startsWith("amount") === true;
  if (/^(?:don't|dont|not|never|no|without)$/.test(plain))
    return BOUNDED.test(words[at + 1]?.element?.as ?? "");
  // "unless gas is above 50 gwei", "only if slippage is below 1%"
  if (/^(?:if|unless|when)$/.test(plain)) return /^(?:slippage|gas)$/.test(words[at + 1]?.element?.as ?? "");
  if (plain === "part")
    return (
      words[at + 1]?.plain === "of" &&
      words.slice(at, at + 6).some((word) => /^(?:loan|debt)$/.test(word.plain))
    );
  // "borrow 5 DAI against my ETH"
  const backing = words[/^(?:my|our|the)$/.test(plainAt(words, at + 1)) ? at + 2 : at + 1];
  return plain === "against" && /^(?:token|collateral)/.test(backing?.element?.as ?? "");
}
