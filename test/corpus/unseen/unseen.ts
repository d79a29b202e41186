import { textsIn } from "../listed-texts.ts";

/**
 * Sets of requests by people who had seen neither code nor corpus, counted before anybody read them. Nothing is learnt from them; the
 * first twenty-one were read since, as far as right ones were refused, and rules of values were mended for some of them.
 */
const NAMES = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
  "twentieth",
  "twenty-first",
  "twenty-second",
  "twenty-third",
] as const;

export const UNSEEN = NAMES.map((name) => ({
  name,
  texts: textsIn<"right" | "wrong" | "hostile">(new URL(`./${name}/`, import.meta.url)),
}));
