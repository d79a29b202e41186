import { spokenProtocols } from "../data/spoken-protocols.ts";

const PLACES: ReadonlySet<string> = new Set(
  Object.values(spokenProtocols).flatMap((names) => names.split(/,? /)),
);

/** Slips that are words too, by what stands beside them. */
const SLIPS: Readonly<Record<string, { meant: string; fits: (before: string, next: string) => boolean }>> = {
  // "withdraw 250 USDC form Aave", but not "the form"
  form: {
    meant: "from",
    fits: (before, next) =>
      !/^(?:an?|the|this|that|my|our|any|in|of|as)$/.test(before) &&
      (PLACES.has(next) || /^(?:my|our)$/.test(next)),
  },
  // "and than 50 USDC to …"
  than: { meant: "then", fits: (before) => before === "and" },
  // "I'd like to by 100 DAI"
  by: { meant: "buy", fits: (before, next) => before === "to" && /^(?:\d|me$|some$|exactly$)/.test(next) },
};

/** The words as they are meant, where one is written for another. */
export function asMeant<Cut extends { kind: string; lower: string }>(lexemes: readonly Cut[]): Cut[] {
  return lexemes.map((lexeme, at) => {
    const slip =
      lexeme.kind === "word" && Object.hasOwn(SLIPS, lexeme.lower) ? SLIPS[lexeme.lower] : undefined;
    const fits = slip?.fits(lexemes[at - 1]?.lower ?? "", lexemes[at + 1]?.lower ?? "");
    return slip && fits ? { ...lexeme, lower: slip.meant } : lexeme;
  });
}
