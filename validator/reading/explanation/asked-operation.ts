import type { Call, Operation } from "../../calls/call.ts";
import { changesGrant } from "../../calls/changes-grant.ts";
import { OPPOSITES } from "../../calls/opposites.ts";
import type { Quote, TokenMention } from "../../intent/intent.ts";
import { numberAt } from "../../intent/numbers.ts";
import { pastWords, type Reading, wordAt } from "../../intent/reading.ts";
import type { SideName } from "../facts/sides.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import { wishBefore } from "../mentions/wished-for.ts";
import { isBesideMention } from "./beside-mention.ts";
import { isWhatIsLeft } from "./got-back.ts";
import { isLedInto } from "./leads-to-place.ts";
import { ALLOWED, isOnlyGrant, isRightGiven, RIGHT } from "./rights.ts";
import { isServing } from "./serving-verbs.ts";
import { takenAwayIn } from "./taken-away.ts";
import { isToldBy } from "./told-operation.ts";

/** Behind a verb of throwing: "chuck away my 5 USDC on Aave" puts nothing there. */
const AWAY = /^(?:away|out|off|aside)$/;
const REACH = 10;
const MORE = /^(?:another|further|additional|also|back|in|my|our|the|a|by|up)$/;
const THROWN: readonly Operation[] = ["transfer", "supply", "stake"];

/** The words that ask for what a call does, where they leave nothing else possible, above all not the opposite. */
export function askedFor(
  reading: Reading,
  mentions: readonly Mention[],
  call: Call,
  calls: readonly Call[],
  sideOf: (token: TokenMention) => SideName | undefined,
): Quote | undefined {
  const { operation } = call;
  const all = mentions.filter(
    (mention) => mention.kind === "verb" && !isServing(reading, mention, call),
  ) as MentionOf<"verb">[];
  // "Approve 3 stETH for the wstETH contract and wrap all 3": what only serves asks for nothing more.
  const isServed = !changesGrant(operation) && calls.some((one) => changesGrant(one.operation));
  const own = all.filter(({ verb }) => !(isServed && isOnlyGrant(verb)));
  const near = own.filter((verb) => isBesideMention(reading, mentions, verb));
  const verbs = near.length > 0 ? near : own;
  const certain = verbs.find(({ verb }) => verb.certain.has(operation));
  const able = certain ?? verbs.find(({ verb }) => verb.possible.has(operation));
  const isOfGrant = reading.lexemes.some(({ lower }) => RIGHT.test(lower) || ALLOWED.test(lower));
  const takenAway = isOfGrant || operation === "revoke" ? takenAwayIn(reading) : undefined;
  // Carriers aside, a verb that cannot mean it says that something else is asked for.
  // "Give me 500 USDC of what I borrowed" repays nothing.
  const isKept = ({ verb }: MentionOf<"verb">) => operation === "repay" && verb.object === "wanted";
  const isOther =
    !able && verbs.some((one) => one.verb.certain.size > 0 || isOnlyGrant(one.verb) || isKept(one));
  const opposite = OPPOSITES[operation];
  const isOpposed =
    opposite !== undefined &&
    all.some((one) => one.verb.certain.has(opposite) || (operation === "withdraw" && isPutIn(reading, one)));
  // "Wrap 1 ETH and send 1 WETH": then the wrapping is asked for by itself.
  const isSecond = verbs.some(({ verb }) =>
    calls.some((one) => one !== call && !changesGrant(one.operation) && verb.certain.has(one.operation)),
  );
  // "Get all the USDC I've got in Aave swapped"
  const isWishedOther = verbs.some(
    (one) =>
      !one.verb.possible.has(operation) &&
      wishBefore(reading, one.from) !== undefined &&
      !isHandedOver(reading, one, call),
  );
  if (isSecond || isWishedOther || all.some((one) => isFurther(reading, one, operation))) return undefined;
  const thrown = able?.verb.isCasual && THROWN.some((one) => able.verb.possible.has(one)) ? able : undefined;
  if ((thrown && isAway(reading, thrown)) || (operation === "repay" && isWhatIsLeft(reading, mentions)))
    return undefined;
  if (operation === "swap" && able && paysForSomething(reading, able)) return undefined;
  if (operation === "approve" && able?.verb.certain.has("transfer") && !isRightGiven(reading))
    return undefined;
  if (takenAway && !calls.some((one) => one.operation === "revoke")) return undefined;
  // What a vault gives for a deposit is its place too: "save 5 DAI in sDAI".
  const vault = operation === "withdraw" ? "given" : "wanted";
  const places = mentions.filter(
    (mention) => mention.kind === "place" || (mention.kind === "token" && sideOf(mention.token) === vault),
  );
  // "Take 5 USDC" hands nothing over, unless it is somebody else's who allows it.
  const isPulled = call.owner !== undefined && call.owner !== call.from;
  const isAble = able !== undefined && (isPulled || !/^(?:tak|pull|collect)/i.test(able.quote.text));
  const isWanted =
    able?.verb.object === "wanted" &&
    mentions.some((one) => one.kind === "token" && sideOf(one.token) === "wanted");
  const isTrading = !certain && able?.verb.object === "given" && able.verb.certain.has("swap");
  const isTraded = isTrading && isTurned(reading, mentions, sideOf);
  // "Convert 250 USDC from Aave" is another deed.
  if (operation === "withdraw" && isTrading && !isTraded) return undefined;
  const isGivenGot = mentions.some((one) => {
    if (one.kind !== "amount" || !one.token || sideOf(one.token) !== "given") return false;
    const asking = verbs.findLast(({ from }) => from < one.from) ?? verbs[0];
    return !asking || asking.verb.object === "wanted";
  });
  if (
    isOther ||
    isOpposed ||
    !isToldBy(reading, mentions, places, operation, {
      isCertain: certain !== undefined,
      isPossible: able !== undefined,
      isAble,
      isWanted,
      isGivenGot,
      isGotFor: (isWanted && mentions.some((one) => isFor(reading, one, sideOf))) || isTraded,
    }) ||
    // "Toss my 5 USDC Aave position" has the place, and nothing that leads to it.
    (thrown && operation !== "transfer" && !places.some((place) => isLedInto(reading, place)))
  )
    return undefined;
  // "It shall no longer move my Apes. Take the approval away."
  const apart = changesGrant(operation) ? own.find(({ verb }) => verb.possible.has(operation)) : undefined;
  return (
    (certain ?? (near.length > 0 ? able : undefined) ?? apart)?.quote ??
    (operation === "revoke" ? takenAway : undefined) ??
    firstQuote(mentions)
  );
}

/** "get DAI back for 50 of my sDAI shares": what is given for it. */
const isFor = (
  { lexemes }: Reading,
  mention: Mention,
  sideOf: (token: TokenMention) => SideName | undefined,
) =>
  mention.kind === "amount" &&
  mention.token !== undefined &&
  sideOf(mention.token) === "given" &&
  wordAt(lexemes, mention.from - 1) === "for";

/** "turn 50 of my sDAI back into DAI": so many shares into what they are of. */
const isTurned = (
  { lexemes }: Reading,
  mentions: readonly Mention[],
  sideOf: (token: TokenMention) => SideName | undefined,
) =>
  mentions.some((one) => one.kind === "amount" && one.token && sideOf(one.token) === "given") &&
  mentions.some(
    (one) =>
      one.kind === "token" &&
      sideOf(one.token) === "wanted" &&
      /^(?:to|into|for)$/.test(wordAt(lexemes, one.from - 1)),
  );

const BEGINS = /^(?:[.;!?]|)$/;

/** "…, followed by 50 DAI. Swap it for USDC.": a sentence of its own that orders something else. */
const isFurther = ({ lexemes }: Reading, { verb, from, to }: MentionOf<"verb">, operation: Operation) =>
  verb.certain.size > 0 &&
  !verb.possible.has(operation) &&
  ![...verb.certain].some(changesGrant) &&
  from > 0 &&
  BEGINS.test(wordAt(lexemes, from - 1)) &&
  (/^(?:it|them|those|these)$/.test(wordAt(lexemes, to)) || numberAt(lexemes, to) !== undefined);

/** "Pay my rent with 5 USDC" buys no token, "pay my 5 USDC for WETH" does. */
const paysForSomething = ({ lexemes }: Reading, { quote, to }: MentionOf<"verb">) =>
  /^pay/i.test(quote.text) &&
  /^(?:my|our|the|for|his|her|their|an?)$/.test(wordAt(lexemes, to)) &&
  lexemes[to + 1]?.kind === "word" &&
  lexemes.slice(to + 1, to + 5).some(({ lower }) => lower === "with");

/** "… and have at least 5 DAI delivered to 0x…", where the trade itself delivers to somebody else. */
const isHandedOver = (
  { lexemes }: Reading,
  { to, verb }: MentionOf<"verb">,
  { operation, recipient, from }: Call,
) =>
  operation === "swap" &&
  recipient !== undefined &&
  recipient !== from &&
  verb.certain.has("transfer") &&
  wordAt(lexemes, to) === "to" &&
  lexemes[to + 1]?.kind === "address";

/** "Take 100 USDC out of Aave and put 50 DAI there": a verb that only leads in, whatever the words before it lead to. */
function isPutIn({ lexemes }: Reading, { to, verb }: MentionOf<"verb">): boolean {
  const isIn = verb.certain.size === 0 && verb.possible.has("supply") && !verb.possible.has("withdraw");
  return (
    isIn &&
    numberAt(lexemes, pastWords(lexemes, to, MORE, REACH)) !== undefined &&
    !lexemes.slice(to, to + REACH).some(({ lower }) => /^(?:out|from|off)$/.test(lower))
  );
}

/** "squirrel away 5 USDC" keeps it, "dish out 5 USDC to 0x…" means nothing else. */
function isAway({ lexemes }: Reading, { to, verb }: MentionOf<"verb">): boolean {
  const isOpen = verb.possible.has("transfer") && verb.certain.size === 0;
  return isOpen && lexemes.slice(to, to + REACH).some(({ lower }) => AWAY.test(lower));
}

function firstQuote(mentions: readonly Mention[]): Quote | undefined {
  const first = mentions.find(({ kind }) => kind !== "verb");
  return first && { ...first.quote, text: "", end: first.quote.start };
}
