/** What asks for nothing and may stand between the words of a deed. No word of doubt, denial, condition, time or report is here. */
const SINGLE = new Set(
  "please pls plz thanks hey hi the a an my our this of on in at for from with by via through using over into onto to and as is it its me contract now own".split(
    " ",
  ),
);
const PHRASES = [
  "i want to",
  "i would like to",
  "i'd like to",
  "i want you to",
  "i need to",
  "go ahead and",
  "thank you",
  "can you",
  "could you",
  "would you",
].map((text) => text.split(" "));
const SIGNS = new Set([".", ",", ";", ":", "(", ")", "!", "-", "–", "—", "→", "\n"]);

/** The place behind small words that begin at a lexeme; undefined where none do. */
export function endOfSmall(
  lexemes: readonly { lower: string; kind: string }[],
  at: number,
): number | undefined {
  const lexeme = lexemes[at];
  if (!lexeme) return undefined;
  const phrase = PHRASES.find((one) => one.every((word, index) => lexemes[at + index]?.lower === word));
  if (phrase) return at + phrase.length;
  // "Can you …?" asks for it.
  const isPolite =
    lexeme.lower === "?" && lexemes.some(({ lower }, place) => isPoliteAt(lexemes, place, lower));
  const isSmall = isPolite || (lexeme.kind === "sign" ? SIGNS.has(lexeme.lower) : SINGLE.has(lexeme.lower));
  return isSmall ? at + 1 : undefined;
}

const isPoliteAt = (lexemes: readonly { lower: string }[], at: number, word: string) =>
  /^(?:can|could|would)$/.test(word) && lexemes[at + 1]?.lower === "you";
