import unhomoglyph from "unhomoglyph";

/** The letters that foreign ones look like. Plain ones stay: the tables would turn "m" into "rn". */
export function plainLetters(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{ASCII}]+/gu, unhomoglyph);
}
