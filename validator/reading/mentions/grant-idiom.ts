import { endsClause, type Reading, type Span, wordAt } from "../../intent/reading.ts";

/** Of these somebody is given the right to something: "give 0x… leave to draw", "hand 0x… carte blanche over". */
const GIVING = /^(?:give|giving|grant|granting|hand|handing|extend)$/;
const IDIOMS =
  /^(?:leave|the nod|(?:the|a) green light|the go-ahead|the okay|the ok|carte blanche|free rein)$/;
/** What the right is to. "The nod and 5 USDC" hands the money over. */
const OVER = /^(?:for|over|on)$/;
const SPENDING = /^(?:spend|draw|take|use|pull|move|debit|charge|collect|transfer|withdraw|access)$/;
const LONGEST = 3;
const REACH = 12;

/** The words by which a verb of giving allows something, where the verb stands at a place. */
export function grantIdiomBehind({ lexemes }: Pick<Reading, "lexemes">, at: number): Span | undefined {
  if (!GIVING.test(wordAt(lexemes, at))) return undefined;
  for (let from = at + 2; from < Math.min(at + REACH, lexemes.length); from += 1) {
    if (endsClause(lexemes[from])) return undefined;
    let words = "";
    for (let to = from; to < from + LONGEST; to += 1) {
      words += `${words && " "}${wordAt(lexemes, to)}`;
      const [next, deed] = [wordAt(lexemes, to + 1), wordAt(lexemes, to + 2)];
      const isToSpend = next === "to" && SPENDING.test(deed);
      // "… leave for June" is time off.
      if (IDIOMS.test(words) && (isToSpend || (words !== "leave" && OVER.test(next))))
        return { from, to: to + 1 };
    }
  }
  return undefined;
}

/** How far behind "add" the allowance may stand that it adds to. */
const GRANT_REACH = 9;

/** "Add 50 USDC to the allowance of 0x…" */
export function isAddedToGrant({ lexemes }: Reading, at: number): boolean {
  const behind = lexemes.slice(at + 1, at + GRANT_REACH).map(({ lower }) => lower);
  return /^[^.;!?,]*\b(?:to|top of) (?:the|my|its|his|her|their) (?:\w+ )?allowance\b/.test(behind.join(" "));
}

/** "0x… must no longer be allowed to spend my USDC" */
export const isNoLongerAllowed = (lexemes: Reading["lexemes"], at: number) =>
  wordAt(lexemes, at) === "allowed" &&
  wordAt(lexemes, at - 1) === "be" &&
  wordAt(lexemes, at - 2) === "longer";
