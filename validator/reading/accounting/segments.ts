import { tagEnd } from "../../intent/tags.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { isTitle } from "../grammar/noun-phrase.ts";
import { isShortening, plainAt, type Word } from "../grammar/word.ts";

/** Words between two marks or joints, which are read as one. */
export interface Segment {
  from: number;
  to: number;
  /** The sign that stands behind it, if one does. */
  closer: string;
  isBracketed: boolean;
  /** It begins a sentence. */
  isFirst: boolean;
}

const SENTENCE: ReadonlySet<string> = new Set([".", ";", "!", "?"]);
const MARK = /^(?:[,:=()[\]{}|–—•·]|\/)$/;
const JOINT = /^(?:and|but|then|because|since|so|plus|or|&)$/;

/** Cuts the words of an intent into segments: at marks, at new lines, and before joining words. */
export function segmentsOf(text: string, words: readonly Word[]): Segment[] {
  const segments: Segment[] = [];
  let depth = 0;
  let isFirst = true;
  let from = 0;
  let tagged = 0;
  const lexemes = words.map(({ lexeme }) => lexeme);
  const close = (to: number, closer: string) => {
    if (to > from) {
      segments.push({ from, to, closer, isBracketed: depth > 0, isFirst });
      isFirst = false;
    }
  };
  for (const [at, { lexeme, element, filler }] of words.entries()) {
    if (at < tagged) continue;
    const before = words[at - 1]?.lexeme.end ?? 0;
    if (at > from && text.slice(before, lexeme.start).includes("\n")) {
      close(at, "\n");
      from = at;
      isFirst = true;
    }
    const end = tagEnd(lexemes, at);
    if (end !== undefined) {
      close(at, lexeme.text);
      from = at + 1;
      close(end, lexeme.text);
      from = end;
      tagged = end;
      continue;
    }
    // "asset=ETH amount=0.2"
    const isKey = lexeme.kind === "word" && words[at + 1]?.lexeme.text === "=";
    // "minimum out = 5 DAI" has one name.
    const isNamed = isKey && /^(?:min|minimum|max|maximum)$/.test(plainAt(words, at - 1));
    if (at > from && isKey && !isNamed) {
      close(at, ",");
      from = at;
    }
    const isMark = lexeme.kind === "sign" && element === undefined && filler === undefined;
    const isDash = lexeme.text === "-" && before < lexeme.start && words[at + 1]?.lexeme.start !== lexeme.end;
    if (
      isMark &&
      !isShortening(words, at) &&
      !isRatio(words, at) &&
      (SENTENCE.has(lexeme.text) || MARK.test(lexeme.text) || isDash)
    ) {
      close(at, lexeme.text === "=" ? ":" : lexeme.text);
      from = at + 1;
      if (SENTENCE.has(lexeme.text)) isFirst = true;
      if (/^[([{]$/.test(lexeme.text)) depth += 1;
      if (/^[)\]}]$/.test(lexeme.text)) depth = Math.max(0, depth - 1);
    } else if (
      element === undefined &&
      (filler === undefined || filler === "lead-in") &&
      JOINT.test(lexeme.lower) &&
      !isDegree(words, at) &&
      !isOfName(words, at) &&
      at > from
    ) {
      close(at, "");
      from = at;
    }
  }
  close(words.length, "");
  return segments;
}

/** "1:2" */
function isRatio(words: readonly Word[], at: number): boolean {
  const [before, mark, behind] = [at - 1, at, at + 1].map((place) => words[place]?.lexeme);
  return (
    mark?.text === ":" &&
    before?.kind === "number" &&
    behind?.kind === "number" &&
    before.end === mark.start &&
    mark.end === behind.start
  );
}

/** "I'm so proud" */
const isDegree = (words: readonly Word[], at: number) =>
  words[at]?.plain === "so" && isOf(plainAt(words, at + 1), "quality", "adverb");

/** "Hollis & Brandt" */
const isOfName = (words: readonly Word[], at: number) =>
  words[at]?.plain === "&" &&
  [words[at - 1], words[at + 1]].every((word) => isTitle(word?.lexeme.text ?? ""));
