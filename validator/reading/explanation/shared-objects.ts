import { spokenContracts } from "../../data/contracts.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { numberAt } from "../../intent/numbers.ts";
import { spokenProtocolAt } from "../../intent/protocol.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";
import { createPhraseFinder } from "../../lexicon/phrases.ts";

const contractPhraseAt = createPhraseFinder(spokenContracts);

/**
 * What a run may have from its neighbours, the least first: the verb always, the amount of "5 USDC each", and, where all
 * calls are of one kind, what it lacks of "Approve Permit2 for 100 USDC and 200 DAI".
 */
export function sharedBy(
  reading: Reading,
  own: readonly Lexeme[],
  before: readonly Lexeme[],
  behind: readonly Lexeme[] | undefined,
  isGrant: boolean,
): Lexeme[][] {
  const asking = [isVerb, isNoun, isSigned].find((kind) => before.some(kind)) ?? isVerb;
  const verb = own.some(isVerb) ? [] : before.filter(asking).slice(0, 1);
  const variants = [verb];
  const has = (part: Part) => partIn(reading, own, part).length > 0;
  const around = [...before, ...own, ...(behind ?? [])];
  // With its "each", for whoever comes next; "each invoice is attached" is of something else.
  const each = around
    .filter(
      ({ lower }, at) =>
        /^(?:each|apiece)$/.test(lower) && !isOf(wordAt(around, at + 1), "thing", "occasion"),
    )
    .slice(0, 1);
  if (!has("amount") && each.length > 0) {
    const above = partIn(reading, before, "amount");
    variants.push([
      ...verb,
      ...(above.length > 0 ? above : partIn(reading, behind ?? [], "amount")),
      ...each,
    ]);
  }
  if (!behind) return variants;
  // One amount for two payments is nobody's to guess; one for two permissions is each one's.
  const parts: readonly Part[] = isGrant ? ["party", "amount", "token"] : ["party", "token", "goal"];
  for (const part of parts.filter((one) => !has(one))) {
    const above = partIn(reading, before, part);
    const shared = above.length > 0 ? above : partIn(reading, behind, part);
    if (shared.length > 0) variants.push([...verb, ...shared]);
  }
  return variants;
}

type Part = "party" | "amount" | "token" | "goal";

/** The lexemes of the first such part, with the word that leads to it. */
function partIn(reading: Reading, lexemes: readonly Lexeme[], part: Part): readonly Lexeme[] {
  const own = { ...reading, lexemes };
  const address = part === "party" ? lexemes.findIndex(({ kind }) => kind === "address") : -1;
  for (let at = Math.max(0, address); at < lexemes.length; at += 1) {
    const to = endOf(own, at, part);
    if (to === undefined) continue;
    const isLed = /^(?:to|for|into|from|in|on|with)$/.test(wordAt(lexemes, at - 1));
    return lexemes.slice(isLed ? at - 1 : at, to);
  }
  return [];
}

function endOf(reading: Reading, at: number, part: Part): number | undefined {
  const { lexemes } = reading;
  switch (part) {
    case "party":
      if (lexemes[at]?.kind === "address") return at + 1;
      // "via Permit2", "a Permit2 batch for the router" is the way, not who may spend.
      if (
        wordAt(lexemes, at) === "permit2" &&
        (/^(?:via|through|using|with|by|on)$/.test(wordAt(lexemes, at - 1)) ||
          lexemes.some(({ lower }, place) => lower !== "permit2" && contractPhraseAt(lexemes, place)))
      )
        return undefined;
      return contractPhraseAt(lexemes, at)?.to ?? spokenProtocolAt(reading, at)?.to;
    case "token":
      return tokenAtLexeme(reading, at)?.to;
    case "goal":
      return /^(?:for|into|to)$/.test(wordAt(lexemes, at - 1)) ? tokenAtLexeme(reading, at)?.to : undefined;
    default: {
      const number = numberAt(lexemes, at);
      return number && (tokenAtLexeme(reading, number.to, true)?.to ?? number.to);
    }
  }
}

/** "Two revocations: …" */
const isNoun = ({ lower, kind }: Lexeme) => kind === "word" && operationsOfNoun(lower) !== undefined;
const isSigned = ({ lower }: Lexeme) => /^(?:signature|permit2|spend)$/.test(lower);
const isVerb = ({ lower, kind }: Lexeme) => kind === "word" && (operationVerb(lower)?.certain.size ?? 0) > 0;
