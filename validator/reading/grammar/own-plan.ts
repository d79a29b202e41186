import type { Operation } from "../../calls/call.ts";
import { guardOf, isOf } from "../../lexicon/lexicon.ts";
import { operationVerb } from "../../lexicon/operation-words.ts";
import { isA } from "../../lexicon/roles.ts";
import type { Word } from "./word.ts";

/**
 * What the user will do himself later, which the request prepares: "I'm going to wrap afterwards", "I'll do the deposit
 * myself", "so I can trade on Uniswap". It is another deed than the one that is asked for, and names no amount and nobody.
 */
export function isOwnPlan(
  words: readonly Word[],
  from: number,
  to: number,
  asked: ReadonlySet<Operation>,
): boolean {
  let at = from;
  while (/^(?:so|because|as|that|since)$/.test(words[at]?.plain ?? "")) at += 1;
  if (!isA(words[at]?.plain ?? "", "self", "self to be") || to - at > 14) return false;
  let deeds = 0;
  for (const [index, { plain, lexeme, element }] of words.slice(at + 1, to).entries()) {
    if (lexeme.kind === "sign") {
      if (!/^['’]$/.test(lexeme.text)) return false;
      continue;
    }
    if (lexeme.kind !== "word") return false;
    if (element !== undefined && !/^(?:token|place|noun|verb|collateral|deadline)/.test(element.as))
      return false;
    if (element !== undefined && element.of !== "the call" && /^(?:verb|noun)$/.test(element.as))
      return false;
    // "I will do this after the deposit"
    if (/^(?:this|that|it|them)$/.test(plain) && !isOf(words[at + index + 2]?.plain ?? "", "time"))
      return false;
    if (/^(?:need|paid|revoke|cancel|undo)$/.test(plain)) return false;
    const verb = operationVerb(plain);
    const isNoun = isOf(plain, "occasion", "generic", "thing");
    if (verb && [...verb.certain].every((one) => !asked.has(one))) deeds += 1;
    else if (/^(?:trade|trading|list|listing|deposit|lp|liquidity|position|order)$/.test(plain)) deeds += 1;
    else if (element === undefined && !isA(plain, "own plan") && !(isNoun && !guardOf(plain))) return false;
  }
  return deeds > 0;
}
