import type { Call } from "../../calls/call.ts";
import type { Quote } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { type Reading, wordAt } from "../../intent/reading.ts";
import type { Mention } from "../mentions/mention.ts";
import { unwrappingIn } from "./assets.ts";

/** What is said beside a step that the call explains, and asks for nothing more. */
export function besideIn(reading: Reading, mentions: readonly Mention[], call: Call): Quote[] {
  const unwrapping = unwrappingIn(mentions, call);
  return mentions.flatMap((mention, at) => {
    if (mention.kind === "holding" || mention === unwrapping) return [mention.quote];
    if (mention.kind === "amount") return call.operation === "swap" ? quotedBefore(reading, mention) : [];
    if (mention.kind === "address")
      return mention.address === call.owner ? ownedBehind(reading, mention) : [];
    const leads =
      mention.kind === "verb" &&
      mention.verb.possible.has(call.operation) &&
      leadsTo(reading, mention, mentions[at + 1]);
    return leads ? [mention.quote] : [];
  });
}

/** "…, give me minimum 80", "cut that down to 200": a verb with nothing between it and what the call explains. */
function leadsTo({ lexemes }: Reading, { to }: Mention, next: Mention | undefined): boolean {
  return next?.kind === "amount" && lexemes.slice(to, next.from).every(({ lower }) => BETWEEN.test(lower));
}

const BETWEEN =
  /^(?:me|us|it|that|this|them|down|up|out|back|to|at|by|of|the|an?|no|not|less|more|fewer|than|least|most|min|minimum|max|maximum|about|around|only|just|exactly|another)$/;

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
