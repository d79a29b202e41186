import { type Reading, wordAt } from "./reading.ts";

/** What an account is for, of those that one acts with: not "hardware", "second" or "Alice's", which tell it from the sender. */
const ROLES: ReadonlySet<string> = new Set(
  (
    "operating operations operational ops treasury trading hot company corporate business payroll team dao project " +
    "foundation working daily everyday spending funding execution main primary own personal connected current"
  ).split(" "),
);
const HOLDERS = /^(?:wallet|account|address|treasury|balance|funds)$/;

/** "from the operating wallet": who acts, named by the account's role. */
export function isOwnSource({ lexemes }: Reading, lead: number, from: number, to: number): boolean {
  if (wordAt(lexemes, lead) !== "from") return false;
  let at = from;
  if (/^(?:my|our|the|this)$/.test(wordAt(lexemes, at))) at += 1;
  while (at < to - 1 && ROLES.has(wordAt(lexemes, at))) at += 1;
  return at === to - 1 && HOLDERS.test(wordAt(lexemes, at));
}
