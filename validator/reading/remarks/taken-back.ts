import type { Lexeme } from "../../intent/lexer.ts";

/** How many words it takes at most. */
const LONGEST = 6;
const ENDS =
  /(?:^| )(?:never ?mind|do (?:neither|none|nothing|not)(?: of (?:it|them|that|those|this))?|forget (?:it|that|about it)|just kidding|jk|abort(?: it)?|scratch that|dry[ -]?run|just pretend(?:ing)?|when i say so|(?:ask|check with|call) me before (?:signing|sending|that|it)|this is a drill|(?:number|signature|confirmation|paperwork|form|check|approval) (?:(?:is|still) )*outstanding|needs? (?:a )?sign ?-? ?off|with (?:his|her|their) money|from (?:his|her|their) savings)$/;

/**
 * Whether what is told ends by taking the request back, however kind the words before are: "New kitchen is coming, finally,
 * abort", "lunch money never mind", "PO number outstanding".
 */
export function endsTakenBack(own: readonly Lexeme[]): boolean {
  const words = own.flatMap(({ kind, lower }) => (kind === "sign" && lower !== "-" ? [] : [lower]));
  return (
    ENDS.test(words.slice(-LONGEST).join(" ")) || /^(?:(?:and|but|well) )?we'll see$/.test(words.join(" "))
  );
}
