import { isPast } from "../../lexicon/operation-words.ts";
import type { Word } from "../grammar/word.ts";

/** Whether a word is the verb of what is asked for, and tells of nothing that was. */
export const asks = ({ element, plain }: Word) =>
  element?.as === "verb" && element.of !== "the call" && !isPast(plain);
