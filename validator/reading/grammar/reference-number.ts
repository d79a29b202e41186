import { isOf } from "../../lexicon/lexicon.ts";
import { isOpen, type Word } from "./word.ts";

const LEAD = /^(?:no|nr|num|number|student|policy)$/;

const TERM = /^(?:amount|fee|account|chain|pool|nonce|id|token|tier|minimum|slippage)$/;
const PAPER = /^(?:ref|reference|invoice|inv|order|po)$/;

/** Marks the number of a paper: "no. 2024-118", "(No. 77/25)", "nr 0091/26", "resolution 2024-09". */
export function markReferenceNumbers(words: Word[]): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || !isOpen(word)) continue;
    const before = words[at - 1]?.plain ?? "";
    // What a paper is called stands before its number, and is read with it.
    const isOther = TERM.test(before) || PAPER.test(before) || isOf(before, "referring");
    const end = LEAD.test(word.plain) && !isOther ? numbersEnd(words, stopEnd(words, at + 1)) : undefined;
    const code = isCodeStart(words, at) ? numbersEnd(words, at) : undefined;
    const to = end ?? code;
    if (to === undefined) continue;
    for (const covered of words.slice(at, to)) covered.filler = "reference";
    at = to - 1;
  }
}

/** "no. 12", "no: 12", "number #12" */
function stopEnd(words: readonly Word[], at: number): number {
  let next = at;
  while (next < at + 2 && /^[.:#]$/.test(words[next]?.lexeme.text ?? "") && isOpen(words[next] as Word))
    next += 1;
  return next;
}

/** A number that goes on behind a hyphen or a stroke, with nothing between, and no unit behind it. */
function isCodeStart(words: readonly Word[], at: number): boolean {
  const [first, mark, second] = words.slice(at, at + 3);
  return (
    first?.lexeme.kind === "number" &&
    /^\d{3,}$/.test(first.plain) &&
    // "2026-12-24" is a day.
    words[at + 3]?.lexeme.text !== mark?.lexeme.text &&
    isOf(words[at - 1]?.plain ?? "", "thing", "occasion") &&
    /^[-/]$/.test(mark?.lexeme.text ?? "") &&
    mark?.lexeme.start === first.lexeme.end &&
    second?.lexeme.kind === "number" &&
    second.lexeme.start === mark.lexeme.end &&
    words[at - 1]?.lexeme.kind === "word" &&
    !isOf(words[at - 1]?.plain ?? "", "referring") &&
    !PAPER.test(words[at - 1]?.plain ?? "")
  );
}

function numbersEnd(words: readonly Word[], from: number): number | undefined {
  let at = from;
  while (words[at]?.lexeme.kind === "number" && isOpen(words[at] as Word)) {
    at += 1;
    const isJoined =
      /^[-/]$/.test(words[at]?.lexeme.text ?? "") && words[at]?.lexeme.start === words[at - 1]?.lexeme.end;
    if (!isJoined || words[at + 1]?.lexeme.kind !== "number") break;
    at += 1;
  }
  // "no. 12 USDC": a unit makes it an amount.
  return at > from && words[at]?.element === undefined ? at : undefined;
}
