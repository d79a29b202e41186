import { numberAt } from "../../intent/numbers.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";

/** Whether an amount only tells how it stands: "I have 900 DAI", "my balance is 900 DAI", "of my 900 DAI, …", "lower it from 5000 to 200". */
export function isToldAmount({ lexemes }: Reading, from: number, to: number): boolean {
  const [before, second, third] = [1, 2, 3].map((back) => wordAt(lexemes, from - back));
  const isHeld = /^(?:have|hold|own|got)$/.test(before ?? "") && /^(?:i|we|i've|we've)$/.test(second ?? "");
  if (isHeld && third !== "could") return true;
  if (before === "is" && second === "balance") return true;
  if (before === "my" && second === "of" && /^[.;,!\n]?$/.test(third ?? "")) return true;
  const goal = /^(?:down|up)$/.test(wordAt(lexemes, to)) ? to + 1 : to;
  return before === "from" && wordAt(lexemes, goal) === "to" && numberAt(lexemes, goal + 1) !== undefined;
}
