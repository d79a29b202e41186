/** Words that rules depend on and that are easily misspelt. */
const WORDS = (
  "approve approval allowance transfer deposit supply withdraw withdrawal borrow exchange convert purchase unwrap receive recipient address " +
  "slippage maximum minimum deadline tolerance percent balance please amount wallet collateral unlimited liquidity minutes send repay revoke unstake borrow"
).split(" ");
/** What would be another word. */
const OTHERS: ReadonlySet<string> = new Set([
  "covert",
  "minuets",
  "minuts",
  "applove",
  "sed",
  "reply",
  "relay",
]);

/** A word with a letter lost, doubled or put before its neighbour; its ends stay. */
function slipsOf(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    if (at === 0 || at === word.length - 1) return [];
    const [before, behind] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = at < word.length - 2 ? [`${before}${behind[0]}${letter}${behind.slice(1)}`] : [];
    return [before + behind, `${before}${letter}${letter}${behind}`, ...swapped];
  });
}

/** Misspelt words to what is meant by them, and what people write instead of words. */
export const spellings: ReadonlyMap<string, string> = new Map([
  ...WORDS.flatMap((word) =>
    slipsOf(word)
      .filter((slip) => slip !== word && !OTHERS.has(slip) && !WORDS.includes(slip))
      .map((slip) => [slip, word] as const),
  ),
  ["maximun", "maximum"],
  ["minimun", "minimum"],
  ["u", "you"],
  ["ur", "your"],
  ["thats", "that's"],
]);
