import type { Bound } from "../../intent/intent.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import type { SideName } from "../facts/sides.ts";
import type { Mention } from "../mentions/mention.ts";
import { wishedBehind } from "../mentions/wished-for.ts";

const WANTED =
  /^(?:into|to|→|>|become|becomes|buy|output|out|receive|receiving|getting|want|on|amountout|amountoutmin)$/;
const GIVEN =
  /^(?:←|with|using|from|spending|paying|costing|input|sell|selling|by|pay|amountin|amountinmax)$/;
const GRANTED = /^(?:approvals?|allowances?|permissions?|permits?)$/;
const REACH = 10;

/**
 * The side of a trade on which a mention stands by the word that governs it: "into", "for", "with", or a verb whose object
 * it is. "For" means the other side than the verb's object: "sell 5 DAI for ETH", "buy ETH for 5 DAI".
 */
export function sideByCue(reading: Reading, mentions: readonly Mention[], at: number): SideName | undefined {
  const mention = mentions[at];
  const previous = mentions[at - 1];
  if (!mention) return undefined;
  // "I'd like 5 WETH back as ETH"
  const [behind, next] = [mention.to, mention.to + 1].map((place) => wordAt(reading.lexemes, place));
  if (behind === "back" && /^(?:as|into)$/.test(next ?? "")) return "given";
  const floor = Math.max(
    previous?.kind === "verb" ? previous.from : (previous?.to ?? 0),
    mention.from - REACH,
    0,
  );
  for (let place = mention.from - 1; place >= floor; place -= 1) {
    if (isTaken(reading, place)) continue;
    const word = wordAt(reading.lexemes, place);
    if (/^[:=]$/.test(word) && !isLabel(reading, place)) return undefined;
    // "I got paid 3,000 USDC" tells what was.
    const verb = isPast(word) ? undefined : operationVerb(word);
    // "… and give me at least 5 DAI"
    if (/^giv(?:e|es|ing)$/.test(word) && /^(?:me|us)$/.test(wordAt(reading.lexemes, place + 1)))
      return "wanted";
    // "I'd like 5 DAI swapped for ETH"
    const wished = /^(?:want|need|like|have|get)$/.test(word) ? wishedBehind(reading, place) : undefined;
    if (wished) return operationVerb(wished)?.object;
    // "I'd like USDC"
    if (word === "like" && /^(?:i'd|we'd|would)$/.test(wordAt(reading.lexemes, place - 1))) return "wanted";
    // "I no longer need WETH"
    if (verb?.object && wordAt(reading.lexemes, place - 1) !== "longer") return verb.object;
    // "Dump all this PEPE for me, …"
    if (word === "for" && /^(?:me|us)$/.test(wordAt(reading.lexemes, place + 1))) continue;
    // "100 LINK for at most 1520 USDC"
    if (word === "for" && isBounded(mention, "at most")) return "given";
    // "include the approval for exactly the 640 DAI"
    if (word === "for" && GRANTED.test(wordAt(reading.lexemes, place - 1))) return "given";
    // "Use CoW Swap for 3000 USDC into WETH"
    if (word === "for" && previous?.kind === "place" && previous.to === place && isUsed(mentions, at))
      continue;
    if (/^(?:for|against)$/.test(word)) return otherSide(objectBefore(reading, mentions, at));
    // "for up to 1520 USDC", "with a floor at 5950 DAI", "cash out 1 ETH"
    const isBounding =
      (word === "to" && wordAt(reading.lexemes, place - 1) === "up") ||
      (word === "from" && isBounded(mention, "at least"));
    const isLeast =
      /^(?:with|using)$/.test(word) &&
      (isBounded(mention, "at least") || hasLimit(reading, place, mention.from));
    const isOfVerb = word === "out" && operationVerb(wordAt(reading.lexemes, place - 1)) !== undefined;
    if (isBounding || isLeast || (isOfVerb && wordAt(reading.lexemes, place + 1) !== "of")) continue;
    // "spend 5 DAI on ETH" alone has the token behind "on".
    if (word === "on" && !/^spend/.test(verbBefore(mentions, at))) continue;
    if (word === "out" && wordAt(reading.lexemes, place + 1) === "of") return "given";
    if (WANTED.test(word)) return "wanted";
    if (GIVEN.test(word)) return "given";
    if (word === "worth") return "given";
  }
  return sideBehind(reading, mention.to);
}

/** "0.75 ETH in, 2,100 USDC minimum out", "2 WETH to sell" */
function sideBehind({ lexemes }: Reading, to: number): SideName | undefined {
  // "2 WETH to buy USDC" has another object.
  const isDue =
    wordAt(lexemes, to) === "to" && /^(?:[,;.:)]|on|via|through|at|)$/.test(wordAt(lexemes, to + 2));
  if (isDue) return operationVerb(wordAt(lexemes, to + 1))?.object;
  const at = /^(?:min|minimum|max|maximum)$/.test(wordAt(lexemes, to)) ? to + 1 : to;
  if (lexemes[at + 1] && !/^(?:[,;.:)/]|and|for|→)$/.test(wordAt(lexemes, at + 1))) return undefined;
  const word = wordAt(lexemes, at);
  return word === "in" ? "given" : word === "out" ? "wanted" : undefined;
}

/** "Sell token: ETH", "Input amount: 2", "To: WETH" say a side. */
function isLabel({ lexemes }: Reading, mark: number): boolean {
  const at = /^(?:token|amount|asset|with|order)$/.test(wordAt(lexemes, mark - 1)) ? mark - 2 : mark - 1;
  return /^(?:buy|buying|sell|selling|to|from|in|out|input|output|pay|paying|amountin|amountinmax|amountout|amountoutmin)$/.test(
    wordAt(lexemes, at),
  );
}

const hasLimit = ({ lexemes }: Reading, from: number, to: number) =>
  lexemes.slice(from, to).some(({ lower }) => /^(?:limit|floor|minimum|min)$/.test(lower));

const isBounded = (mention: Mention, bound: Bound) =>
  mention.kind === "amount" && mention.amount.kind === "number" && mention.amount.bound === bound;

const otherSide = (side: SideName): SideName => (side === "given" ? "wanted" : "given");

/** Whether what is used is a place, with nothing of the trade named before. */
const isUsed = (mentions: readonly Mention[], at: number) =>
  /^us(?:e|ing)$/.test(verbBefore(mentions, at)) &&
  mentions.slice(0, at).every(({ kind }) => kind === "verb" || kind === "place");

/** What the verb's object is; without a verb, what stands first is given. */
function objectBefore(reading: Reading, mentions: readonly Mention[], at: number): SideName {
  for (let before = at - 1; before >= 0; before -= 1) {
    const mention = mentions[before];
    if (mention?.kind === "verb" && mention.verb.object) return mention.verb.object;
    // "approve the router for 5 DAI"
    if (mention?.kind === "verb" && mention.verb.certain.has("approve")) return "wanted";
  }
  const hasWish = reading.lexemes
    .slice(0, mentions[at]?.from ?? 0)
    .some(({ lower }) => /^(?:want|need|like)$/.test(lower));
  return hasWish ? "wanted" : "given";
}

function verbBefore(mentions: readonly Mention[], at: number): string {
  for (let before = at - 1; before >= 0; before -= 1) {
    const mention = mentions[before];
    if (mention?.kind === "verb") return mention.quote.text.toLowerCase();
  }
  return "";
}
