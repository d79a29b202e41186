import { type Reading, wordAt } from "../../intent/reading.ts";
import { operationVerb } from "../lexicon/operation-words.ts";
import type { Mention } from "../mentions/mention.ts";
import type { SideName } from "./sides.ts";

const WANTED = /^(?:into|to|->|→|>|buy|output|out|receive|receiving|getting|want|on)$/;
const GIVEN = /^(?:with|using|from|spending|paying|input|sell|selling|by)$/;
const REACH = 10;

/**
 * The side of a trade on which a mention stands by the word that governs it: "into", "for", "with", or a verb whose object
 * it is. "For" means the other side than the verb's object: "sell 5 DAI for ETH", "buy ETH for 5 DAI".
 */
export function sideByCue(reading: Reading, mentions: readonly Mention[], at: number): SideName | undefined {
  const mention = mentions[at];
  const previous = mentions[at - 1];
  if (!mention) return undefined;
  const floor = Math.max(
    previous?.kind === "verb" ? previous.from : (previous?.to ?? 0),
    mention.from - REACH,
    0,
  );
  for (let place = mention.from - 1; place >= floor; place -= 1) {
    const word = wordAt(reading.lexemes, place);
    if (
      word === ":" &&
      !/^(?:buy|sell|to|from|in|out|input|output)$/.test(wordAt(reading.lexemes, place - 1))
    )
      return undefined;
    const verb = operationVerb(word);
    if (verb?.object) return verb.object;
    // "100 LINK for at most 1520 USDC"
    const isMost =
      mention.kind === "amount" && mention.amount.kind === "number" && mention.amount.bound === "at most";
    if (word === "for" && isMost) return "given";
    if (word === "for") return otherSide(objectBefore(reading, mentions, at));
    // "spend 5 DAI on ETH" alone has the token behind "on".
    if (word === "on" && !/^spend/.test(verbBefore(mentions, at))) continue;
    if (word === "out" && wordAt(reading.lexemes, place + 1) === "of") return "given";
    if (WANTED.test(word)) return "wanted";
    if (GIVEN.test(word)) return "given";
    if (word === "worth") return "given";
  }
  return undefined;
}

const otherSide = (side: SideName): SideName => (side === "given" ? "wanted" : "given");

/** What the verb's object is; without a verb, what stands first is given. */
function objectBefore(reading: Reading, mentions: readonly Mention[], at: number): SideName {
  for (let before = at - 1; before >= 0; before -= 1) {
    const mention = mentions[before];
    if (mention?.kind === "verb" && mention.verb.object) return mention.verb.object;
  }
  const hasWish = reading.lexemes
    .slice(0, mentions[at]?.from ?? 0)
    .some(({ lower }) => /^(?:want|need)$/.test(lower));
  return hasWish ? "wanted" : "given";
}

function verbBefore(mentions: readonly Mention[], at: number): string {
  for (let before = at - 1; before >= 0; before -= 1) {
    const mention = mentions[before];
    if (mention?.kind === "verb") return mention.quote.text.toLowerCase();
  }
  return "";
}
