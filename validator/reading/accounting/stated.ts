import { isOf } from "../../lexicon/lexicon.ts";
import { nounPhrase } from "../grammar/noun-phrase.ts";
import { somebodyEnd } from "../grammar/party.ts";
import type { Word } from "../grammar/word.ts";

/** "Payroll for Ines this month", "Bruno's surgery": what a sum is said of. */
export function statedEnd(words: readonly Word[], at: number, to: number): number | undefined {
  let end = nounPhrase(words, at, to, true)?.to ?? somebodyEnd(words, at, to);
  if (end === undefined) return undefined;
  const more = /^(?:for|of|from|to|with)$/.test(words[end]?.plain ?? "")
    ? somebodyEnd(words, end + 1, to)
    : undefined;
  end = more ?? end;
  while (
    end < to &&
    (/^(?:this|last)$/.test(words[end]?.plain ?? "") || isOf(words[end]?.plain ?? "", "time"))
  )
    end += 1;
  return end;
}
