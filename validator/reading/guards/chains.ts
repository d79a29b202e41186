import { chainById, isTestnet, spokenChains } from "../../data/chains.ts";
import type { Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

const ids: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  [...Map.groupBy(spokenChains, ([spoken]) => spoken)].map(([spoken, found]) => [
    spoken,
    new Set(found.map(([, id]) => id)),
  ]),
);
/** Chains that are not of this kind at all. */
const FOREIGN =
  /^(?:solana|tron|bitcoin|cardano|ripple|xrp|stellar|cosmos|polkadot|near|aptos|sui|ton|testnet|mainnet)$/;

/**
 * A chain that the request does not go to, wherever it is named: "She prefers Optimism", "my Solana wallet". What was
 * excluded ("not on Arbitrum") and what is a word in lower case do not count, and where a bridge leads is compared with the
 * call's own destination.
 */
export function guardChains(words: Word[], { facts, chainId }: GuardContext): void {
  if (facts.operations.has("bridge")) return;
  for (const word of words) {
    const { plain, lexeme, element } = word;
    if (!/^\p{Lu}/u.test(lexeme.text) || (element !== undefined && !/^(?:noun|verb)$/.test(element.as)))
      continue;
    const named = ids.get(plain);
    const isHere = plain === (isTestnet(chainById(chainId)) ? "testnet" : "mainnet");
    const isOther = named ? !named.has(chainId) : FOREIGN.test(plain) && !isHere;
    if (isOther && !(plain === "ethereum" || plain === "bitcoin")) word.problem = "another chain";
  }
}
