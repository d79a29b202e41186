import { plainAt, type Word } from "../grammar/word.ts";

const OPENING =
  /^(?:first of all|to begin with|to start with|for starters|for a start|at the beginning|to start|initially)$/;
const LONGEST = 3;

/** Marks words that say of a deed that it comes first, behind another that does: "Approve …. First of all, send …". */
export function guardBeginnings(words: Word[]): void {
  for (const [at, word] of words.entries()) {
    if (!/^(?:first|to|for|at|initially)$/.test(word.plain)) continue;
    const many = openingAt(words, at);
    if (many === 0 || !words.slice(0, at).some(isOfFirst)) continue;
    const next = words.slice(at + many).find(isOfStep);
    if (next && !isOfFirst(next)) word.problem = "order";
  }
}

function openingAt(words: readonly Word[], at: number): number {
  for (let many = LONGEST; many > 0; many -= 1) {
    const spoken = Array.from({ length: many }, (_, place) => plainAt(words, at + place));
    if (OPENING.test(spoken.join(" "))) return many;
  }
  return 0;
}

const isOfStep = ({ element }: Word) => element?.of?.startsWith("step ") === true;
const isOfFirst = ({ element }: Word) => element?.of === "step 1";
