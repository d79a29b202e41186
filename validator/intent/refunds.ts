import { termWords } from "../lexicon/term-words.ts";
import { endsClause, type Reading, takeSpan } from "./reading.ts";
import { tokenAtLexeme } from "./tokens.ts";

const REST = /\b(?:change|leftovers?|left-over|excess|unused|unspent|surplus|remainder)\b/;
/** "refund me what isn't needed" */
const NOT_NEEDED = /\bwhat(?:ever)? (?:isn't|wasn't|doesn't get) (?:needed|used|spent|required)\b/;
const COMES_BACK = /\b(?:back|refund(?:ed)?|return(?:s|ed)?|to me)\b/;
/** What may be said of it without asking for more than that it stays with the user. */
const SAID = termWords("beside a refund");

/** Takes clauses by which what is not spent stays with the user: "any change should be refunded", "leftover ETH comes back to me". */
export function takeRefunds(reading: Reading): void {
  const { folded, lexemes } = reading;
  const told = folded.toLowerCase().replaceAll("’", "'");
  if (!REST.test(told) && !NOT_NEEDED.test(told)) return;
  for (let from = 0, to = 0; from < lexemes.length; from = to + 1) {
    for (to = from; to < lexemes.length && !endsClause(lexemes[to]); ) to += 1;
    const words = lexemes.slice(from, to).map(({ lower }) => lower);
    const clause = words.join(" ");
    const [rest = ""] = NOT_NEEDED.exec(clause) ?? REST.exec(clause) ?? [];
    const isOfRest = (word: string) => rest.split(" ").includes(word) || SAID.test(word);
    if (
      rest !== "" &&
      COMES_BACK.test(clause) &&
      words.every((word, at) => REST.test(word) || isOfRest(word) || tokenAtLexeme(reading, from + at))
    )
      takeSpan(reading, { from, to });
  }
}
