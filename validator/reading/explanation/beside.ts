import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import type { Mention, MentionOf } from "../mentions/mention.ts";
import { isOfDeed, isPurpose } from "./asked-operation.ts";
import { type Bounds, isEstimate, isNumbered, unwrappingIn } from "./assets.ts";

/** What is said beside a step that the call explains, and asks for nothing more. */
export function besideIn(
  reading: Reading,
  mentions: readonly Mention[],
  call: Call,
  calls: readonly Call[],
  asked: Quote,
  limits: Bounds["limits"],
): Quote[] {
  const unwrapping = unwrappingIn(mentions, call);
  const told = mentions.flatMap((mention, at) => {
    if (mention.kind === "holding" || mention === unwrapping) return [mention.quote];
    if (mention.kind === "amount" && isNumbered(mention, mentions)) return [mention.quote];
    if (mention.kind === "amount" && call.operation === "swap")
      return isEstimate(mention, mentions, limits) ? [mention.quote] : quotedBefore(reading, mention);
    if (mention.kind === "address")
      return mention.address === call.owner ? ownedBehind(reading, mention) : [];
    if (mention.kind !== "verb") return [];
    const leads =
      isOfDeed(reading, mention, call) ||
      isPurpose(reading, mention, call) ||
      (mention.verb.possible.has(call.operation) && leadsTo(reading, mention, mentions[at + 1]));
    return leads || isOfServant(mention, call, calls, asked) ? [mention.quote] : [];
  });
  return [...told, ...(call.recipient !== undefined && call.recipient !== call.from ? notSelf(reading) : [])];
}

/** "credit it to 0x…, not to me" */
function notSelf({ lexemes, text }: Reading): Quote[] {
  const at = lexemes.findIndex(
    ({ lower }, place) =>
      lower === "not" &&
      wordAt(lexemes, place + 1) === "to" &&
      /^(?:me|myself)$/.test(wordAt(lexemes, place + 2)),
  );
  const [first, last] = [lexemes[at], lexemes[at + 2]];
  return first && last ? [quoteOf(text, first, last)] : [];
}

/** "Reset my USDT allowance to zero, afterwards set it to 600": a call that comes before, and is asked for before. */
function isOfServant(
  { verb, quote }: MentionOf<"verb">,
  call: Call,
  calls: readonly Call[],
  asked: Quote,
): boolean {
  const isFirst = calls.slice(0, calls.indexOf(call)).some(({ operation }) => operation === "revoke");
  return isFirst && call.operation === "approve" && verb.possible.has("revoke") && quote.start < asked.start;
}

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
function quotedBefore({ lexemes, text }: Reading, { from }: Mention): Quote[] {
  let at = from - 1;
  while (WITHIN.test(wordAt(lexemes, at)) || QUOTING.test(wordAt(lexemes, at))) at -= 1;
  const [first, last] = [lexemes[at + 1], lexemes[from - 1]];
  const isQuoted = lexemes.slice(at + 1, from).some(({ lower }) => QUOTING.test(lower));
  return isQuoted && first && last ? [quoteOf(text, first, last)] : [];
}

/** "0x… has given me an allowance. Pull 5 USDC from his wallet": the one whose address was named. */
function ownedBehind({ lexemes, text }: Reading, { to }: Mention): Quote[] {
  const at = lexemes.findIndex(
    ({ lower }, place) =>
      place >= to &&
      /^(?:his|her|their|that|this)$/.test(lower) &&
      /^(?:wallet|account|address|balance)$/.test(wordAt(lexemes, place + 1)),
  );
  const [first, last] = [lexemes[at], lexemes[at + 1]];
  return first && last ? [quoteOf(text, first, last)] : [];
}
