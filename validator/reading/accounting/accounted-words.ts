import type { Accounted, NotUnderstood } from "../../intent/intent.ts";
import type { Word } from "../grammar/word.ts";

/** Only marks may be left that nothing was read from. */
const kindOf = ({ element, filler, problem }: Word) =>
  problem !== undefined ? "not understood" : (element?.as ?? filler ?? "mark");

/** What every word counts as, neighbours that count as the same together. */
export function runsOf(text: string, words: readonly Word[]): Accounted[] {
  const runs: Accounted[] = [];
  for (const word of words) {
    const { start, end } = word.lexeme;
    const as = kindOf(word);
    const of = word.problem ?? word.element?.of;
    const last = runs.at(-1);
    if (last && last.as === as && last.of === of) {
      last.end = end;
      last.text = text.slice(last.start, end);
    } else runs.push({ text: text.slice(start, end), start, end, as, ...(of === undefined ? {} : { of }) });
  }
  return runs;
}

const MOST = 10;

/** The stretches that stop the request, with the small words between them. */
export function problemsOf(text: string, words: readonly Word[]): NotUnderstood[] {
  const found: NotUnderstood[] = [];
  let open: { start: number; end: number; why: string } | undefined;
  const close = () => {
    if (open && found.length < MOST)
      found.push({ text: text.slice(open.start, open.end), ...open, demands: true });
    open = undefined;
  };
  for (const { lexeme, problem, element } of words) {
    if (problem !== undefined)
      open = { start: open?.start ?? lexeme.start, end: lexeme.end, why: open?.why ?? problem };
    else if (element !== undefined || lexeme.kind === "sign") close();
  }
  close();
  return found;
}
