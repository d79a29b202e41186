import { backOver, endsClause, type Reading, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import type { Mention } from "../mentions/mention.ts";

const INTO = /^(?:to|into|in|on|with|at|onto|using|through|via|towards|toward|over|by|for|→|:)$/;
const SKIPPED = /^(?:the|my|our|a|an|of|your|old|good|existing|current)$/;

/** Which way what stands before and behind the places leads. */
export interface Leads {
  /** To a place and nowhere else. */
  isInto: boolean;
  isPointedInto: boolean;
  /** To one, or only by its name. */
  isIn: boolean;
  isOut: boolean;
  /** One is said to be where something lies: "all the USDC I've got in Aave". */
  isHeld: boolean;
  /** "draw 100 DAI on Compound", as on a credit; "draw 100 DAI from Compound" may take out what lies there. */
  isDrawnOn: boolean;
}

export function leadsOf(reading: Reading, mentions: readonly Mention[], places: readonly Mention[]): Leads {
  const leads = places.map((place) => leadOf(reading, place));
  const isInto = leads.some((lead) => /^(?:into|to|onto|towards?|→)$/.test(lead));
  const isOut =
    leads.some((lead) => /^(?:from|of|off|out|outta|←)$/.test(lead)) ||
    (places.length > 0 && !isInto && isOutOfIt(reading)) ||
    (places.length > 0 && !isInto && isTakenOut(reading)) ||
    // "take all my USDC in Aave out"
    places.some(
      ({ kind, to }) =>
        kind === "place" && wordAt(reading.lexemes, to) === "out" && wordAt(reading.lexemes, to + 1) !== "of",
    ) ||
    places.some((place, at) => leads[at] !== "→" && pointsAt(reading, place, "→", mentions)) ||
    // "sDAI to 100 DAI"
    places.some((place) => place.kind === "token" && !isInto && pointsAt(reading, place, "to", mentions));
  return {
    isInto,
    isOut,
    isPointedInto:
      leads.includes("→") ||
      isBackIn(reading) ||
      places.some((place) => pointsAt(reading, place, "←", mentions)),
    isHeld: places.some((place) => isHeldIn(reading, place)),
    isDrawnOn: places.some((place) => isDrawnOn(reading, place)),
    isIn: leads.some((lead) => INTO.test(lead)) || (places.length > 0 && !isOut),
  };
}

/** "… that I have in Aave", "… I've got sitting in Aave" */
function isHeldIn(reading: Reading, { from }: Mention): boolean {
  const { lexemes } = reading;
  const lead = backOver(lexemes, from, SKIPPED) - 1;
  if (!/^(?:in|on|at|with)$/.test(wordAt(lexemes, lead))) return false;
  const held = backOver(lexemes, lead, LYING);
  return HOLDING.test(`${wordAt(lexemes, held - 2)} ${wordAt(lexemes, held - 1)}`);
}

const isDrawnOn = ({ lexemes }: Reading, { from }: Mention) =>
  wordAt(lexemes, from - 1) === "on" &&
  lexemes.slice(Math.max(0, from - DRAWN_REACH), from).some(({ lower }) => /^draw(?:ing)?$/.test(lower));
/** How far before the place the verb may stand: "draw one hundred and fifty DAI on". */
const DRAWN_REACH = 8;

const LYING = /^(?:sitting|lying|parked|deposited|supplied|still|left|there)$/;
const HOLDING = /^(?:(?:i|we) (?:have|hold|keep|own|got)|(?:i've|we've) (?:got|put))$/;

export const isLedInto = (reading: Reading, place: Mention) => INTO.test(leadOf(reading, place));

/** The word that leads to a place: "into" in "into my Aave account"; "of" only where "out of" stands there. */
function leadOf(reading: Reading, { from }: Mention): string {
  const { lexemes } = reading;
  let at = from - 1;
  // "from the USDC market of Compound"
  const isMarket = () => wordAt(lexemes, at) === "market" && tokenAtLexeme(reading, at - 1)?.to === at;
  while (
    (SKIPPED.test(wordAt(lexemes, at)) || isMarket()) &&
    !(wordAt(lexemes, at) === "of" && wordAt(lexemes, at - 1) === "out")
  )
    at -= isMarket() ? 2 : 1;
  // "From: sDAI"
  const isLabel = /^[:=]$/.test(wordAt(lexemes, at)) && /^(?:from|to|into|in)$/.test(wordAt(lexemes, at - 1));
  return wordAt(lexemes, isLabel ? at - 1 : at);
}

/** "Aave V3 → 1000 USDC" comes out of the place, "Aave V3 ← 1000 USDC" goes into it. */
const pointsAt = ({ lexemes }: Reading, { to }: Mention, arrow: string, mentions: readonly Mention[]) =>
  wordAt(lexemes, to) === arrow &&
  mentions.some(({ kind, from }) => from === to + 1 && /^(?:amount|token)$/.test(kind));

/** "Aave: take out 250 USDC", "my WETH is in Aave; take it out", "…; take 2 WETH of it out" */
const isTakenOut = ({ lexemes }: Reading) =>
  lexemes.some(({ lower }, at) => {
    const next = wordAt(lexemes, at + 1);
    // "take 2 WETH of my collateral out of cUSDCv3"
    const isCollateral = next === "of" && wordAt(lexemes, at - 1) === "collateral";
    if (lower !== "out" || (/^(?:of|to)$/.test(next) && !isCollateral)) return false;
    for (let verb = at - 1; verb >= Math.max(0, at - TAKEN_REACH) && !endsClause(lexemes[verb]); verb -= 1) {
      // "take 5 USDC and lend it out"
      if (wordAt(lexemes, verb) === "lend") return false;
      if (TAKING.test(wordAt(lexemes, verb))) return true;
    }
    return false;
  });
/** How far before "out" its verb may stand. */
const TAKEN_REACH = 6;
const TAKING = /^(?:take|taking|pull|pulling|get|getting|bring|move|draw)$/;

/** "I have USDC in Aave. Take 250 out of it." */
const isOutOfIt = ({ lexemes }: Reading) =>
  lexemes.some(
    ({ lower }, at) =>
      /^(?:it|there)$/.test(lower) &&
      (wordAt(lexemes, at - 1) === "from" ||
        (wordAt(lexemes, at - 1) === "of" && wordAt(lexemes, at - 2) === "out")),
  );

/** "Take 100 USDC out of Aave and 50 DAI back in", "… and 50 DAI into it" */
const isBackIn = ({ lexemes }: Reading) =>
  lexemes.some(({ lower }, at) => {
    const [before, next] = [wordAt(lexemes, at - 1), wordAt(lexemes, at + 1)];
    return (
      (/^(?:it|there)$/.test(next) && (lower === "into" || (lower === "to" && before === "back"))) ||
      (lower === "in" && before === "back" && /^(?:[.,;:!)]|there|please|)$/.test(next))
    );
  });
