import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import { grantIdiomBehind } from "../mentions/grant-idiom.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import { quoteBetween } from "../mentions/quote-between.ts";
import { isEstimate, isNumbered } from "./amount-words.ts";
import { unwrappingIn } from "./assets.ts";
import type { Ground } from "./ground.ts";
import { isPaidByQueue } from "./queue-pays.ts";
import { isTakenBackFirst } from "./serving-grant.ts";
import { isServing } from "./serving-verbs.ts";

/** What is said beside a step that the call explains, and asks for nothing more. */
export function besideIn(
  reading: Reading,
  mentions: readonly Mention[],
  call: Call,
  { calls, bounds, chainId }: Ground,
  asked: Quote,
): Quote[] {
  const unwrapping = unwrappingIn(mentions, call);
  return mentions.flatMap((mention, at) => {
    if (mention.kind === "holding" || mention === unwrapping) return mention.quote;
    if (isPaidByQueue(mention, mentions, call, chainId)) return mention.quote;
    if (mention.kind === "amount" && isNumbered(mention, mentions)) return mention.quote;
    if (isTakenBackFirst(reading, mentions, mention, call, calls)) return mention.quote;
    if (mention.kind === "amount" && call.operation === "swap")
      return isEstimate(mention, mentions, bounds.limits) ? mention.quote : quotedBefore(reading, mention);
    if (mention.kind === "address")
      return (mention.address === call.owner ? ownedBehind(reading, mention) : undefined) ?? [];
    if (mention.kind !== "verb") return [];
    const idiom = call.operation === "approve" ? grantIdiomBehind(reading, mention.from) : undefined;
    const granted = idiom && quoteBetween(reading, idiom.from, idiom.to);
    if (granted) return mention.quote.start === asked.start ? granted : [granted, mention.quote];
    const leads =
      isServing(reading, mention, call) ||
      isReturn(mention, mentions[at + 1], call) ||
      (mention.verb.possible.has(call.operation) && leadsTo(reading, mention, mentions[at + 1]));
    return leads ? mention.quote : [];
  });
}

/** "Burn 1 rETH at Rocket Pool and give me ETH for it": what the call brings for it. */
const isReturn = ({ verb }: MentionOf<"verb">, next: Mention | undefined, { amountOut }: Call) =>
  verb.object === "wanted" &&
  next?.kind === "token" &&
  next.token.symbol !== undefined &&
  next.token.symbol === amountOut?.asset.symbol;

/** "…, give me minimum 80", "cut that down to 200": a verb with nothing between it and what the call explains. */
function leadsTo({ lexemes }: Reading, { to }: Mention, next: Mention | undefined): boolean {
  return (
    next !== undefined &&
    /^(?:amount|token|place)$/.test(next.kind) &&
    lexemes.slice(to, next.from).every(({ lower }) => BETWEEN.test(lower))
  );
}

const BETWEEN =
  /^(?:my|our|me|us|it|that|this|them|down|up|out|back|to|at|by|of|the|an?|no|not|less|more|fewer|than|least|most|min|minimum|max|maximum|about|around|only|just|exactly|another)$/;

const QUOTING = /^(?:quote|quoted|quotation|estimate|estimated|expect|expecting|expected)$/;
const WITHIN =
  /^(?:i'm|i|am|we're|we|are|is|was|were|got|been|the|a|my|it|shows|says|gives|reads|at|of|for|output|about|around|:)$/;

/** "I'm quoted 9,995 DAI", "the quote shows 3.4 WETH": what was told of the outcome. */
function quotedBefore(reading: Reading, { from }: Mention): Quote | [] {
  const { lexemes } = reading;
  let at = from;
  while (WITHIN.test(wordAt(lexemes, at - 1)) || QUOTING.test(wordAt(lexemes, at - 1))) at -= 1;
  // "Get me a quote for 1 ETH": then nobody was told any.
  const isAsked = [at - 1, at - 2].some((place) =>
    /^(?:get|give|want|need|find|fetch|show)$/.test(wordAt(lexemes, place)),
  );
  const isQuoted = !isAsked && lexemes.slice(at, from).some(({ lower }) => QUOTING.test(lower));
  return (isQuoted && quoteBetween(reading, at, from)) || [];
}

/** "0x… has given me an allowance. Pull 5 USDC from his wallet": the one whose address was named. */
function ownedBehind(reading: Reading, { to }: Mention): Quote | undefined {
  const { lexemes } = reading;
  const at = lexemes.findIndex(
    ({ lower }, place) =>
      place >= to &&
      /^(?:his|her|their|that|this)$/.test(lower) &&
      /^(?:wallet|account|address|balance)$/.test(wordAt(lexemes, place + 1)),
  );
  return quoteBetween(reading, at, at + 2);
}
