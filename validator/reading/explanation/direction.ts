import type { Amount, Bound, TokenMention } from "../../intent/intent.ts";
import { backOver, endsClause, isTaken, pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import { isSameToken } from "../../intent/same-asset.ts";
import { isPast, operationVerb } from "../../lexicon/operation-words.ts";
import { otherSide, type SideName } from "../facts/sides.ts";
import type { Mention } from "../mentions/mention.ts";
import { whatIsWanted } from "../mentions/what-is-wanted.ts";
import { wishedBehind } from "../mentions/wished-for.ts";
import { isYielding } from "../mentions/worded-verbs.ts";

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
export function sideByCue(
  reading: Reading,
  mentions: readonly Mention[],
  at: number,
  said: readonly Amount[] = [],
): SideName | undefined {
  const mention = mentions[at];
  const previous = mentions[at - 1];
  if (!mention) return undefined;
  if (isDelivered(reading, mention.to)) return "wanted";
  const told = whatIsWanted(reading.lexemes, mention.to);
  if (told) return told.side;
  // "500 USDC worth of WETH" measures by what is given for it, or got: "sell 500 USDC worth of WETH".
  const asked = objectIn(mentions.slice(0, at).reverse());
  if (isMeasure(reading, mention.to)) return otherSide(asked ?? "wanted");
  // "at least 5 DAI for 1 ETH of mine"
  const isOwn =
    wordAt(reading.lexemes, mention.to) === "of" &&
    /^(?:mine|ours)$/.test(wordAt(reading.lexemes, mention.to + 1));
  if (isOwn) return "given";
  // "I'd like 5 WETH back as ETH"
  const [behind, next] = [mention.to, mention.to + 1].map((place) => wordAt(reading.lexemes, place));
  if (behind === "back" && /^(?:as|into)$/.test(next ?? "")) return "given";
  // "approve 2 stETH", "let 0x… take 2 stETH": what may be taken is what the call takes.
  const isGranting = previous?.kind === "verb" && previous.verb.certain.has("approve");
  if (isGranting && !isApart(reading, previous, mention)) return "given";
  const floor = Math.max(
    previous?.kind === "verb" ? previous.from : (previous?.to ?? 0),
    mention.from - REACH,
    0,
  );
  for (let place = mention.from - 1; place >= floor; place -= 1) {
    if (isTaken(reading, place)) continue;
    const word = wordAt(reading.lexemes, place);
    if (/^[:=]$/.test(word) && !isLabel(reading, place)) break;
    // "I got paid 3,000 USDC" tells what was.
    const verb = isPast(word) ? undefined : operationVerb(word);
    // "… and give me at least 5 DAI"
    const isGot = /^giv(?:e|es|ing)$/.test(word) && /^(?:me|us)$/.test(wordAt(reading.lexemes, place + 1));
    if (isGot || isYielding(reading.lexemes, place)) return "wanted";
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
    // "include the approval for exactly the 640 DAI", "an allowance of 2 stETH"
    if (/^(?:for|of)$/.test(word) && isGrantBefore(reading, place)) return "given";
    // "Use CoW Swap for 3000 USDC into WETH"
    if (word === "for" && previous?.kind === "place" && previous.to === place && isUsed(mentions, at))
      continue;
    // "Find the best path on 1inch for 3000 USDC into WETH"
    if (word === "for" && isOfWay(reading, place, previous)) continue;
    // "For 1 ETH get me USDC"
    const isFirst = word === "for" && mentions.slice(0, at).every(({ kind }) => kind === "place");
    const later = isFirst
      ? (objectIn(mentions.slice(at)) ?? boundedSide(mentions.slice(at + 1), said))
      : undefined;
    if (later) return otherSide(later);
    if (/^(?:for|against)$/.test(word)) return otherSide(objectBefore(reading, mentions, at, said));
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
    // "maker amount 3000 USDC, taker amount 0.99 WETH": who signs an order makes it.
    if (/^(?:maker|making)$/.test(word)) return "given";
    if (/^(?:taker|taking)$/.test(word)) return "wanted";
    // "set the DAI allowance of 0x… to 400 DAI"
    if (word === "to" && isAllowed(reading, mentions, at)) return "given";
    if (WANTED.test(word)) return "wanted";
    if (GIVEN.test(word)) return "given";
    if (word === "worth") return isMeasure(reading, place) ? (asked ?? "wanted") : "given";
  }
  return sideBehind(reading, mention.to);
}

/** "Approve first. Minimum 348 USDC.", "(approve first), at least 348 USDC": the least of the trade, not of the right. */
const isApart = ({ lexemes }: Reading, verb: Mention, mention: Mention) =>
  isBounded(mention, "at least") && lexemes.slice(verb.to, mention.from).some(endsClause);

/** "the approval for", "approval to 0x… for" */
function isGrantBefore({ lexemes }: Reading, at: number): boolean {
  const isOfParty = lexemes[at - 1]?.kind === "address" && /^(?:to|for|of)$/.test(wordAt(lexemes, at - 2));
  return GRANTED.test(wordAt(lexemes, isOfParty ? at - 3 : at - 1));
}

/** Whether a mention stands in the clause of a verb that allows. */
function isAllowed({ lexemes }: Reading, mentions: readonly Mention[], at: number): boolean {
  const verb = mentions.slice(0, at).findLast(({ kind }) => kind === "verb");
  return (
    verb?.kind === "verb" &&
    verb.verb.certain.has("approve") &&
    !lexemes.slice(verb.to, mentions[at]?.from).some((one) => endsClause(one) || one.lower === "and")
  );
}

const LINKS = /^(?:goes|going|go|comes|coming|come|is|are|being|be)$/;
const ENDS = /^(?:[,;.:)/!–—-]|and|for|→|)$/;
const ON = /^(?:on|via|through|at|from|using|over)$/;

/** "0.75 ETH in, 2,100 USDC or more out": which way it goes, be it for whoever trades or for what one trades with. */
export function wayBehind({ lexemes }: Reading, { to }: Mention): "in" | "out" | undefined {
  const at = pastWords(lexemes, boundEnd(lexemes, to), LINKS, 2);
  const word = wordAt(lexemes, at);
  return (word === "in" || word === "out") && ENDS.test(wordAt(lexemes, at + 1)) ? word : undefined;
}

/** "2 WETH to sell", "half a WETH to be sold", "500 DAI wanted" */
function sideBehind(reading: Reading, to: number): SideName | undefined {
  const { lexemes } = reading;
  const said = pastWords(lexemes, boundEnd(lexemes, to), LINKS, 2);
  const isDue = wordAt(lexemes, said) === "to";
  const at = isDue ? pastWords(lexemes, said + 1, LINKS, 1) : said;
  const [word, next] = [wordAt(lexemes, at), wordAt(lexemes, at + 1)];
  // "2 WETH to buy USDC" has another object.
  if (!ENDS.test(next) && !ON.test(next) && !isTaken(reading, at + 1)) return undefined;
  if (word === "wanted") return "wanted";
  return isDue || isPast(word) ? operationVerb(word)?.object : undefined;
}

/** Where the words end that bound an amount from behind: "or more", "minimum", "at the very least". */
function boundEnd(lexemes: Reading["lexemes"], to: number): number {
  const word = wordAt(lexemes, to);
  if (/^(?:or|and)$/.test(word) && BETTER.test(wordAt(lexemes, to + 1))) return to + 2;
  if (/^(?:min|minimum|max|maximum|tops)$/.test(word)) return to + 1;
  const last = word === "at" ? pastWords(lexemes, to + 1, /^(?:the|very|absolute)$/, 3) : to;
  return /^(?:least|most)$/.test(wordAt(lexemes, last)) ? last + 1 : to;
}

const BETTER = /^(?:more|better|less|fewer|higher|lower|above|up)$/;

const DELIVERED =
  /^(?:delivered|arriving|landing|going|sent|paid|credited|deposited|transferred|deliver|arrive|land|go)$/;
/** How far behind the word an address may stand: "delivered straight to my landlord at 0x…". */
const DELIVERY_REACH = 7;

/** "…, with the USDC delivered straight to 0x…", "the USDC should arrive at 0x…": what is got, whatever leads to it. */
function isDelivered({ lexemes }: Reading, to: number): boolean {
  const at = pastWords(lexemes, to, /^(?:should|must|shall|will|is|are|to|being|be|has|have)$/, 3);
  if (!DELIVERED.test(wordAt(lexemes, at))) return false;
  const goal = pastWords(lexemes, at + 1, /^(?:straight|directly|right|on|out)$/, 2);
  if (!/^(?:to|at|in|into|with)$/.test(wordAt(lexemes, goal))) return false;
  const behind = lexemes.slice(goal, goal + DELIVERY_REACH);
  const [end, party] = [behind.findIndex(endsClause), behind.findIndex(({ kind }) => kind === "address")];
  return party > 0 && (end < 0 || party < end);
}

/** "Sell token: ETH", "Input amount: 2", "To: WETH" say a side. */
function isLabel({ lexemes }: Reading, mark: number): boolean {
  const at = /^(?:token|amount|asset|with|order|side|leg)$/.test(wordAt(lexemes, mark - 1))
    ? mark - 2
    : mark - 1;
  return /^(?:buy|buying|sell|selling|give|giving|get|getting|spend|receive|want|using|for|to|from|in|out|input|output|pay|paying|amountin|amountinmax|amountout|amountoutmin)$/.test(
    wordAt(lexemes, at),
  );
}

const hasLimit = ({ lexemes }: Reading, from: number, to: number) =>
  lexemes.slice(from, to).some(({ lower }) => /^(?:limit|floor|minimum|min)$/.test(lower));

const isBounded = (mention: Mention, bound: Bound) =>
  mention.kind === "amount" && mention.amount.kind === "number" && mention.amount.bound === bound;

/** Whether what is used is a place, with nothing of the trade named before. */
const isUsed = (mentions: readonly Mention[], at: number) =>
  /^us(?:e|ing)$/.test(verbBefore(mentions, at)) &&
  mentions.slice(0, at).every(({ kind }) => kind === "verb" || kind === "place");

/** Whether it is the way of a trade that something is said of, be it with the place or without. */
function isOfWay({ lexemes }: Reading, at: number, previous: Mention | undefined): boolean {
  const isPlaced = previous?.kind === "place" && previous.to === at;
  const way = isPlaced ? backOver(lexemes, previous.from, /^(?:on|at|via|through|over|in|with)$/, 1) : at;
  return /^(?:path|route|routing|rate)$/.test(wordAt(lexemes, way - 1));
}

/** What the verb's object is; without a verb, what stands first is given. */
function objectBefore(
  reading: Reading,
  mentions: readonly Mention[],
  at: number,
  said: readonly Amount[],
): SideName {
  for (let before = at - 1; before >= 0; before -= 1) {
    const mention = mentions[before];
    if (mention?.kind === "verb" && mention.verb.object) return mention.verb.object;
    // "approve the router for 5 DAI"
    if (mention?.kind === "verb" && mention.verb.certain.has("approve")) return "wanted";
  }
  const first = mentions.slice(0, at).find(isAsset);
  // "WETH please, for 500 USDC"
  const isPleaded = first !== undefined && /^(?:please|pls|plz)$/.test(wordAt(reading.lexemes, first.to));
  const hasWish = reading.lexemes
    .slice(0, mentions[at]?.from ?? 0)
    .some(({ lower }) => /^(?:want|need|like)$/.test(lower));
  return boundedSide(mentions.slice(0, at), said) ?? (hasWish || isPleaded ? "wanted" : "given");
}

const isAsset = ({ kind }: Mention) => kind === "amount" || kind === "token";

/** "At least 5 DAI for 1 ETH": of what is given nobody asks for so much at least, of what is got for so much at most. */
function boundedSide(mentions: readonly Mention[], said: readonly Amount[]): SideName | undefined {
  const first = mentions.find(isAsset);
  const token: TokenMention | undefined = first && "token" in first ? first.token : undefined;
  const bounds = new Set(
    said.flatMap((amount) =>
      amount.kind === "number" && token && amount.token && isSameToken(amount.token, token)
        ? amount.bound
        : [],
    ),
  );
  if (bounds.has("at least") === bounds.has("at most")) return undefined;
  return bounds.has("at least") ? "wanted" : "given";
}

/** "500 USDC worth of WETH" */
const isMeasure = ({ lexemes }: Reading, at: number) =>
  wordAt(lexemes, at) === "worth" && wordAt(lexemes, at + 1) === "of";

/** What the first verb is of that has an object of one side. */
function objectIn(mentions: readonly Mention[]): SideName | undefined {
  for (const mention of mentions)
    if (mention.kind === "verb" && mention.verb.object) return mention.verb.object;
  return undefined;
}

function verbBefore(mentions: readonly Mention[], at: number): string {
  for (let before = at - 1; before >= 0; before -= 1) {
    const mention = mentions[before];
    if (mention?.kind === "verb") return mention.quote.text.toLowerCase();
  }
  return "";
}
