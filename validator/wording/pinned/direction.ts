import type { Item } from "../../items/item.ts";
import type { Mention } from "../mention.ts";
import { GIVEN, isVerb, lastVerb, type Side, sideOfVerb, sideOfWord } from "./side-of-word.ts";

/** Verbs that have what they govern on one side whatever is bounded: "I should spend 690 USDC or more" is no receipt. */
const SPENDS =
  /^(?:spend|spending|pay|paying|sell|selling|i pay|i sell|i give|we pay|we sell|we give|cost|costs|costing)$/;
const RECEIVES =
  /^(?:receive|receiving|get|getting|buy|buying|i get|i receive|i buy|we get|we receive|we buy|purchase|acquire|obtain)$/;
/** "for", by the verb before it. */
const FOR = /^(?:for|against)$/;
const PASSED =
  /^(?:an?|the|my|our|your|some|exact|exactly|precisely|about|around|,|:|=|"|'|\(|of|me|us|it|them|please)$/;
const DELIVERED = /^(?:delivered|sent|going|landing|delivering|to go|go|goes|paid|arriving|credited)$/;

/** "I'd like 1000 USDC swapped for WETH", "I want my 350 DAI as USDC": what is wished for is had. */
const HAD = /(?:^| )(?:like|want|need|love|wish|prefer|have|see)$/;
const TURNED =
  /^(?:as|in|into|to be|turned|changed|converted|migrated|upgraded|moved|made|swapped|exchanged|traded|sold|back|back in|back into|become|becoming)(?: |$)/;

const isMention = (item: Item | undefined): boolean => item?.is === "amount" || item?.is === "token";
const isBound = (item: Item | undefined): boolean =>
  item?.is === "word" && item.sense.everywhere.has("bound");

interface Told {
  side: Side;
  /** No other amount or token stands between. */
  isNear: boolean;
  /** By a verb that governs it. */
  isFirm: boolean;
}

function toldBefore(items: readonly Item[], at: number): Told | undefined {
  const sentence = items[at]?.sentence;
  let isNear = true;
  for (let place = at - 1; place >= 0; place -= 1) {
    const before = items[place];
    if (!before || before.sentence !== sentence) return undefined;
    if (isMention(before)) isNear = false;
    if (isPostposed(items, place)) continue;
    // "WETH worth 1000 USDC"
    const isWorth = before.said === "worth" && isNear;
    if (FOR.test(before.said) || isWorth) {
      const side = sideBehindFor(items, place, at);
      return side && { side, isNear, isFirm: false };
    }
    if (before.said === "on" && isNear && isRight(items, place, at)) {
      const verb = sideOfVerb(items, place);
      if (verb === "given") return { side: "wanted", isNear, isFirm: false };
    }
    const side = sideOfWord(items, place);
    if (!side) continue;
    const next = items[at + 1]?.said ?? "";
    if (before.said === "with" && isNear && DELIVERED.test(next)) return undefined;
    if (isNear && HAD.test(before.said) && TURNED.test(next)) return undefined;
    return { side, isNear, isFirm: isGoverned(items, place, at) };
  }
  return undefined;
}

const isGoverned = (items: readonly Item[], verb: number, at: number): boolean => {
  const said = items[verb]?.said ?? "";
  return (SPENDS.test(said) || RECEIVES.test(said)) && isRight(items, verb, at);
};

/** Whether nothing but articles and bounds stands between a word and an item. */
function isRight(items: readonly Item[], word: number, at: number): boolean {
  return items.slice(word + 1, at).every((item) => PASSED.test(item.said) || isBound(item));
}

/** What stands behind "for": what the verb before it does not govern. */
function sideBehindFor(items: readonly Item[], place: number, at: number): Side | undefined {
  const sentence = items[at]?.sentence;
  const verb = sideOfVerb(items, place);
  const isFirst = !items.slice(0, place).some((item) => isMention(item) && item.sentence === sentence);
  // "For 2 ETH I want DAI", "Use Uniswap for 1 WETH into USDC"
  const isOfUse = verb === undefined || lastVerb(items, place)?.startsWith("us") === true;
  if (isFirst && isOfUse) {
    const next = items.findIndex(
      (item, behind) => behind > at && item.sentence === sentence && item.is === "word" && isVerb(item),
    );
    const behind = next < 0 ? undefined : sideOfWord(items, next);
    return behind && opposite(behind);
  }
  if (verb !== undefined) return opposite(verb);
  // "At least 400 USDC for 30 LINK", "100 LINK for at most 1520 USDC"
  const before = items.findLastIndex((item, near) => near < place && isMention(item));
  const isTurned = boundOfToken(items, before) === "wanted" || boundOfToken(items, at) === "given";
  return isTurned ? "given" : "wanted";
}

const opposite = (side: Side): Side => (side === "given" ? "wanted" : "given");

/** "1 ETH in, USDC out": a word that stands behind what it tells the side of, and leads to nothing. */
function isPostposed(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (!item || !/^(?:in|out)$/.test(item.said)) return false;
  let before = at - 1;
  while (isBound(items[before])) before -= 1;
  const next = items[at + 1];
  const isEnd =
    next === undefined ||
    next.sentence !== item.sentence ||
    /^[.,;!)&+]$|^(?:and|to me|please)$/.test(next.said);
  return isMention(items[before]) && isEnd;
}

/** The side by a word behind a mention: "1 ETH in", "at least 5950 DAI out". */
function postposed(items: readonly Item[], at: number): Side | undefined {
  let next = at + 1;
  while (isBound(items[next])) next += 1;
  if (!isPostposed(items, next)) return undefined;
  return items[next]?.said === "in" ? "given" : "wanted";
}

/** "1 WETH to buy", "3 DAI sold": what a verb governs that stands behind it. */
function sideBehind(items: readonly Item[], at: number): Side | undefined {
  const [first, second] = [items[at + 1], items[at + 2]];
  // "DAI → USDC, 1000 DAI"
  if (first?.said === "→" && isMention(second)) return "given";
  const isTo = first?.said === "to" || first?.said === "to be";
  const verb = isTo ? second : first;
  if (/^(?:me|us|my|our)$/.test(second?.said ?? "") && first?.said === "leaves") return "given";
  if (verb?.is !== "word") return undefined;
  const ahead = items.slice(at + 1, at + 4).map((item) => item.said);
  const [, said = ""] = /^is what (?:i|we)(?:['’]d like to)? (\w+)/.exec(ahead.join(" ")) ?? [];
  if (said) return GIVEN.test(said) ? "given" : "wanted";
  if (verb.said === "wanted") return "wanted";
  // "1000 USDC to buy WETH"
  let object = at + (isTo ? 3 : 2);
  while (PASSED.test(items[object]?.said ?? "") || isBound(items[object])) object += 1;
  if (isTo && isMention(items[object]) && object !== at) return undefined;
  if (
    /^(?:sell|selling|sold|spend|spent|exchange|exchanged|swap|swapped|traded|converted)$/.test(verb.said) &&
    (isTo || /(?:ed|sold|spent)$/.test(verb.said))
  )
    return "given";
  return /^(?:buy|bought|purchase|purchased|acquire|receive|get)$/.test(verb.said) &&
    (isTo || /(?:ed|bought)$/.test(verb.said))
    ? "wanted"
    : undefined;
}

/** The side that something bounded is on: the least is got, the most is given. */
function boundedSide(items: readonly Item[], at: number): Side | undefined {
  const item = items[at];
  const bound = item?.is === "amount" && item.amount.kind === "number" ? item.amount.bound : undefined;
  return bound === "at least" ? "wanted" : bound === "at most" ? "given" : undefined;
}

/** The same by any amount of the token of an item. */
function boundOfToken(items: readonly Item[], at: number): Side | undefined {
  const symbol = symbolIn(items[at]);
  const sides = items.flatMap((item, place) =>
    place === at || (symbol !== undefined && symbolIn(item) === symbol)
      ? (boundedSide(items, place) ?? [])
      : [],
  );
  return new Set(sides).size === 1 ? sides[0] : undefined;
}

const symbolIn = (item: Item | undefined): string | undefined =>
  item?.is === "amount" || item?.is === "token" ? item.token?.symbol?.toLowerCase() : undefined;

const symbolOf = ({ item }: Mention): string | undefined => symbolIn(item);

/** Whether no words have what is given got or the other way round, and some tell which is which. */
export function isDirected({ items }: { items: readonly Item[] }, mentions: readonly Mention[]): boolean {
  const sided = mentions.filter(({ role }) => role === "given" || role === "wanted");
  // "At least 5950 DAI of mine for 2 ETH": nobody gets what is his own.
  const isOwn = (at: number) =>
    /^(?:of mine|of ours)$/.test(
      `${items[at + 1]?.said}${items[at + 1]?.said === "of" ? ` ${items[at + 2]?.said}` : ""}`,
    ) || /^(?:my|our)$/.test(items[at - 1]?.said ?? "");
  if (sided.some(({ at, role }) => role === "wanted" && isOwn(at))) return false;
  const bounds = sided.some(({ at, role }) => boundedSide(items, at) === role);
  const posts = sided.flatMap((one) => {
    const side = postposed(items, one.at);
    return side ? [side === one.role] : [];
  });
  // "2 ETH out, DAI in, no less than 5950 DAI" is told from the wallet's side, where the bound says so.
  const isTurned = posts.length > 0 && posts.every((isSame) => !isSame) && bounds;
  if (!isTurned && posts.includes(false)) return false;
  const firm = new Set<string | undefined>();
  const far: Mention[] = [];
  for (const mention of sided) {
    const { at, item, role } = mention;
    // "I must spend at least 5950 DAI" is of what is given.
    if (item.is === "amount" && item.bounded && item.bounded !== role) return false;
    if (postposed(items, at)) {
      const told = toldBefore(items, at);
      if (told?.isNear && told.isFirm && told.side !== role) return false;
      firm.add(symbolOf(mention));
      continue;
    }
    const behind = sideBehind(items, at);
    if (behind && behind !== role) return false;
    const told = toldBefore(items, at);
    const side =
      boundedSide(items, at) === role && !(told?.isNear && told.isFirm) ? role : (told?.side ?? behind);
    if (side !== undefined && side !== role) {
      // "USDC -> WETH, 1000": the number alone is of what is given.
      if (told?.isNear === false && role === "given" && isLoneNumber(items, at)) continue;
      // "swap USDC for WETH, 1000 USDC"
      if (told?.isNear !== false || !symbolOf(mention)) return false;
      far.push(mention);
      continue;
    }
    if (side !== undefined) firm.add(symbolOf(mention));
  }
  return far.every((one) => firm.has(symbolOf(one)));
}

const isLoneNumber = (items: readonly Item[], at: number): boolean => {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]];
  const isExact = item?.is === "amount" && item.amount.kind === "number" && item.amount.bound === "exact";
  return isExact && !item.token && before?.is === "mark" && (next === undefined || next.is === "mark");
};

/** "Sell at least 0.99 WETH for 3000 USDC", where it is bought; "join with 2 WETH and 2980 USDC", which is no trade. */
export const isTurned = (items: readonly Item[], mentions: readonly Mention[]): boolean =>
  mentions.some(({ at, item, role }, place) => {
    if (item.is !== "amount") return false;
    const next = mentions[place + 1];
    const isJoined =
      next?.at === at + 2 &&
      next.item.is === "amount" &&
      next.role !== role &&
      /^(?:and|plus|&|\+)$/.test(items[at + 1]?.said ?? "");
    const told = toldBefore(items, at);
    // "The ring costs 1.15 ETH" is why it is bought.
    const isSold = told?.isNear === true && told.isFirm && !lastVerb(items, at)?.startsWith("cost");
    // "out with 253 UNI, in with LINK"
    const way = items[at - 1]?.said === "with" ? items[at - 2]?.said : undefined;
    if (way === (role === "given" ? "in" : "out")) return true;
    const behind = items[at + 1]?.sentence === items[at]?.sentence ? sideBehind(items, at) : undefined;
    return isJoined || (isSold && told.side !== role) || (behind !== undefined && behind !== role);
  });
