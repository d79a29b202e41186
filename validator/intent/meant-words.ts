import { spokenProtocols } from "../data/spoken-protocols.ts";
import { spokenTokens } from "../data/tokens.ts";

const PLACES: ReadonlySet<string> = new Set(
  Object.values(spokenProtocols).flatMap((names) => names.split(/,? /)),
);

interface Slip {
  meant: string;
  fits: (before: string, next: string, beforeThat: string) => boolean;
}

/** Slips that are words too, by what stands beside them. */
const SLIPS: ReadonlyMap<string, Slip> = new Map(
  Object.entries<Slip>({
    // "withdraw 250 USDC form Aave", but not "the form"
    form: {
      meant: "from",
      fits: (before, next) =>
        !/^(?:an?|the|this|that|my|our|any|in|of|as)$/.test(before) &&
        (PLACES.has(next) || /^(?:my|our)$/.test(next)),
    },
    // "and than 50 USDC to …"
    than: { meant: "then", fits: (before) => before === "and" },
    // "don't accept less then 0.2 WETH"
    // biome-ignore lint/suspicious/noThenProperty: a word like the others
    then: {
      meant: "than",
      fits: (before, next) =>
        /^(?:less|more|fewer|lower|higher|greater)$/.test(before) && /^[\d.]/.test(next),
    },
    // "take 100 USDC, turn it in DAI"
    in: {
      meant: "into",
      fits: (before, next, beforeThat) =>
        /^(?:it|them|that|those)$/.test(before) &&
        /^(?:turn|change|convert|exchange|swap)$/.test(beforeThat) &&
        spokenTokens.has(next),
    },
    // "swap … (minimal 248 USDC)", but not "minimal slippage"
    minimal: { meant: "minimum", fits: (_before, next) => /^\d/.test(next) },
    maximal: { meant: "maximum", fits: (_before, next) => /^\d/.test(next) },
    // "finally revoke the DAI approve"
    approve: {
      meant: "approval",
      fits: (before, _next, beforeThat) =>
        /^(?:the|my)$/.test(spokenTokens.has(before) ? beforeThat : before),
    },
    // "max slippage 0.5%, meaning 995 USDC min"
    meaning: {
      meant: "hence",
      fits: (before, next) => before === "," && /^(?:\d|at$|min|no$|not$)/.test(next),
    },
    // "I has 500 USDC"
    has: { meant: "have", fits: (before) => /^(?:i|we)$/.test(before) },
    // "I'd like to by 100 DAI"
    by: { meant: "buy", fits: (before, next) => before === "to" && /^(?:\d|me$|some$|exactly$)/.test(next) },
  }),
);

/** The words as they are meant, where one is written for another. */
export function asMeant<Cut extends { kind: string; lower: string }>(lexemes: readonly Cut[]): Cut[] {
  return lexemes.map((lexeme, at) => {
    const slip = lexeme.kind === "word" ? SLIPS.get(lexeme.lower) : undefined;
    if (!slip) return lexeme;
    const wordAt = (place: number) => lexemes[place]?.lower ?? "";
    return slip.fits(wordAt(at - 1), wordAt(at + 1), wordAt(at - 2))
      ? { ...lexeme, lower: slip.meant }
      : lexeme;
  });
}
