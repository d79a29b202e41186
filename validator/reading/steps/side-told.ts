import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { otherSide, type SideName } from "../facts/sides.ts";
import type { Mention } from "./mention.ts";

const WANTED =
  /^(?:into|to|→|>|become|becomes|buy|output|out|receive|receiving|getting|want|on|amountout|amountoutmin|taker|taking)$/;
const GIVEN =
  /^(?:←|with|using|from|spending|paying|costing|input|sell|selling|by|pay|amountin|amountinmax|maker|making)$/;
const REACH = 10;

/**
 * The side of a trade on which a mention stands by the word that governs it: "into", "for", "with", or a verb whose object
 * it is. "For" means the other side than the verb's object: "sell 5 DAI for ETH", "buy ETH for 5 DAI".
 */
export function sideTold(reading: Reading, mentions: readonly Mention[], at: number): SideName | undefined {
  const { lexemes } = reading;
  const [mention, previous] = [mentions[at], mentions[at - 1]];
  if (!mention) return undefined;
  // "0.75 ETH in, 2,100 USDC or more out"
  const behind = wordAt(lexemes, mention.to);
  if (/^(?:in|out)$/.test(behind) && /^(?:[,;.]|)$/.test(wordAt(lexemes, mention.to + 1)))
    return behind === "in" ? "given" : "wanted";
  const asked = objectIn(mentions.slice(0, at).reverse());
  // "sell 500 USDC worth of WETH" measures by the other side.
  if (behind === "worth" && wordAt(lexemes, mention.to + 1) === "of") return otherSide(asked ?? "wanted");
  const floor = Math.max(
    previous?.kind === "verb" ? previous.from : (previous?.to ?? 0),
    mention.from - REACH,
  );
  for (let place = mention.from - 1; place >= floor; place -= 1) {
    if (isTaken(reading, place)) continue;
    const [word, before, next] = [place, place - 1, place + 1].map((one) => wordAt(lexemes, one)) as [
      string,
      string,
      string,
    ];
    // "I got paid 3,000 USDC" tells what was.
    const verb = isPast(word) ? undefined : operationVerb(word);
    if (/^giv(?:e|es|ing)$/.test(word) && /^(?:me|us)$/.test(next)) return "wanted";
    if (verb?.object) return verb.object;
    if (word === "for" && /^(?:me|us)$/.test(next)) continue;
    // "100 LINK for at most 1520 USDC"
    if (word === "for" && isBounded(mention, "at most")) return "given";
    if (/^(?:for|against)$/.test(word)) return otherSide(asked ?? sideOfFirst(mentions, at));
    // "for up to 1520 USDC", "with a floor at 5950 DAI"
    if (word === "to" && before === "up") continue;
    if (/^(?:with|using|from)$/.test(word) && isBounded(mention, "at least")) continue;
    if (word === "on" || (word === "out" && verbBefore(mentions, at))) continue;
    if (WANTED.test(word)) return "wanted";
    if (GIVEN.test(word)) return "given";
  }
  return undefined;
}

const isBounded = (mention: Mention, bound: "at least" | "at most") =>
  mention.kind === "amount" && mention.amount.kind === "number" && mention.amount.bound === bound;

/** Without a verb what stands first is given, unless it is bounded from below: "At least 5 DAI for 1 ETH". */
function sideOfFirst(mentions: readonly Mention[], at: number): SideName {
  const first = mentions.slice(0, at).find(({ kind }) => kind === "amount" || kind === "token");
  return first && isBounded(first, "at least") ? "wanted" : "given";
}

/** What the first verb is of that has an object of one side. */
function objectIn(mentions: readonly Mention[]): SideName | undefined {
  for (const mention of mentions)
    if (mention.kind === "verb" && mention.verb.object) return mention.verb.object;
  return undefined;
}

const verbBefore = (mentions: readonly Mention[], at: number) => mentions[at - 1]?.kind === "verb";
