import { tokensBySymbol } from "../../../data/tokens.ts";
import type { Envelope, Facets } from "../decoder.ts";

/** What a claim pays out, by the tokens that the descriptor's intent names, and the numbers of what is claimed or cancelled. */
export function claimFacets(
  operation: "claim" | "cancel",
  intent: string,
  numbers: readonly bigint[],
  { chainId }: Envelope,
): Pick<Facets, "claimed" | "claimIds"> {
  if (operation === "cancel") return {};
  const symbols = intent.split(/[^A-Za-z0-9.]+/).filter(isSymbol(chainId));
  return {
    ...(symbols.length > 0 ? { claimed: { symbols } } : {}),
    ...(numbers.length > 0 ? { claimIds: [...numbers] } : {}),
  };
}

/** Intents are written like titles, so that only capitals beyond the first letter make a symbol of a word. */
const isSymbol = (chainId: number) => (word: string) =>
  /^.+[A-Z]/.test(word) && tokensBySymbol(chainId, word).length > 0;
