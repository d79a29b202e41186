import type { PositionWish, Quote } from "../../intent/intent.ts";
import { type Lexeme, quoteOf } from "../../intent/lexer.ts";
import { isNegated } from "../../intent/negation.ts";
import { backOver, endsSentence, isTaken, leadAt, type Reading, take, wordAt } from "../../intent/reading.ts";
import { tokenAtLexeme } from "../../intent/tokens.ts";
import { isAsking } from "../../lexicon/operation-words.ts";
import { termWords } from "../../lexicon/term-words.ts";

const ENABLING = termWords("enabling a position");
const DISABLING = /^(?:disable|deactivate|stop|unset|exit|leave|remove|quit)$/;
const E_MODE = /^(?:e-mode|emode|e-modes)$/;
const MARKETS = /^markets?$/;

export interface PositionFound {
  quote: Quote;
  wish: PositionWish;
}

interface Found {
  wish: PositionWish;
  /** Words beside the verb that say it, by their places. */
  said: number[];
}

/**
 * What a verb asks to change about a loan's position: "use my DAI as collateral", "enter the cDAI market", "turn off e-mode".
 * With an amount it is a deposit, which is read elsewhere.
 */
export function positionAt(reading: Reading, at: number): PositionFound | undefined {
  const { text, lexemes } = reading;
  const lexeme = lexemes[at];
  const word = lexeme?.lower ?? "";
  const isEnabling = ENABLING.test(word);
  if (!lexeme || (!isEnabling && !DISABLING.test(word)) || isNegated(lexemes, at)) return undefined;
  if (SERVING.test(word) && wordAt(lexemes, at + 1) === "as" && !isWished(lexemes, at)) return undefined;
  const end = clauseEnd(lexemes, at);
  const isOff = lexemes.slice(at + 1, end).some(({ lower }) => lower === "off");
  const isUsed = isEnabling && !(/^(?:turn|switch|set)$/.test(word) && isOff);
  const found = eModeIn(lexemes, at, end, isUsed) ?? collateralIn(reading, at, end, isUsed);
  if (!found) return undefined;
  for (const place of found.said) take(reading, quoteOf(text, lexemes[place] ?? lexeme));
  // "… to be used as collateral"
  for (let place = at - 1; /^(?:be|to)$/.test(wordAt(lexemes, place)) && SERVING.test(word); place -= 1)
    take(reading, quoteOf(text, lexemes[place] ?? lexeme));
  return { quote: quoteOf(text, lexeme), wish: found.wish };
}

/** "… should count as collateral. Switch that on, please.", "… Please enable that.": the same, asked for once more. */
export function switchedOnIn({ lexemes, text }: Reading): Quote | undefined {
  const endOf = (place: number) => {
    const isThat = /^(?:it|that|this)$/.test(wordAt(lexemes, place + 1));
    if (!isThat || !/^(?:[.;!,]|please|and|so)$/.test(wordAt(lexemes, place - 1))) return undefined;
    if (/^(?:enable|activate)$/.test(wordAt(lexemes, place))) return place + 2;
    const isOn = /^(?:switch|turn)$/.test(wordAt(lexemes, place)) && wordAt(lexemes, place + 2) === "on";
    return isOn ? place + 3 : undefined;
  };
  const at = lexemes.findIndex((_, place) => {
    const end = endOf(place);
    return end !== undefined && /^(?:[.,!]|please|pls|for|)$/.test(wordAt(lexemes, end));
  });
  const [first, last] = [lexemes[at], lexemes[(endOf(at) ?? 0) - 1]];
  return first && last && quoteOf(text, first, last);
}

function eModeIn(lexemes: readonly Lexeme[], verb: number, end: number, isUsed: boolean): Found | undefined {
  const at = lexemes.findIndex(
    ({ lower }, index) =>
      index > verb &&
      index < end &&
      (E_MODE.test(lower) || (lower === "mode" && /^(?:efficiency|e)$/.test(wordAt(lexemes, index - 1)))),
  );
  if (at < 0) return undefined;
  const said = range(verb + 1, at + 1);
  if (!isUsed) return { wish: { of: "e-mode", category: 0n }, said };
  for (let number = verb + 1; number < Math.min(end, at + 6); number += 1) {
    if (lexemes[number]?.kind !== "number" || !/^\d{1,3}$/.test(wordAt(lexemes, number))) continue;
    if (number > at && /^(?:on|for|with|by|until|in)$/.test(wordAt(lexemes, number - 1))) return undefined;
    return {
      wish: { of: "e-mode", category: BigInt(wordAt(lexemes, number)) },
      said: range(verb + 1, Math.max(at, number) + 1),
    };
  }
  return undefined;
}

function collateralIn(reading: Reading, verb: number, end: number, isUsed: boolean): Found | undefined {
  const { lexemes } = reading;
  const word = wordAt(lexemes, verb);
  const isOfCollateral = lexemes.slice(verb, end).some(({ lower }) => lower === "collateral");
  const isMarket =
    /^(?:enter|join|exit|leave|quit)$/.test(word) ||
    (/^(?:activate|deactivate|enable|disable)$/.test(word) && !isOfCollateral);
  let token: number | undefined;
  let market: number | undefined;
  for (let at = verb + 1; at < end; at += 1) {
    const lower = wordAt(lexemes, at);
    if (isTaken(reading, at) || lexemes[at]?.kind === "number") return undefined;
    const isNamed = tokenAtLexeme(reading, at) !== undefined || lexemes[at]?.kind === "address";
    if (isMarket && MARKETS.test(lower)) market = at;
    // "the cDAI market", "the market for cDAI", "the market for 0x…", "enter market cDAI", "enter market: cDAI"
    const isOfMarket =
      market !== undefined &&
      (market === at
        ? token !== undefined || isPointedAt(reading, verb, at)
        : isNamed && (market === at - 1 || /^(?:for|of|[:=])$/.test(leadAt(lexemes, at))));
    // "count towards my borrowing power"
    const isPower = lower === "power" && wordAt(lexemes, at - 1) === "borrowing";
    if (isMarket ? isOfMarket : lower === "collateral" || isPower) {
      // "Add WETH collateral", "remove the collateral" move it.
      const isSaid =
        isMarket ||
        /^(?:as|for|be|into|towards?)$/.test(
          wordAt(lexemes, backOver(lexemes, at, /^(?:a|my|our|borrowing)$/, 2) - 1),
        );
      return isSaid || /^(?:enable|disable|activate|deactivate)$/.test(word) || isSwitched(lexemes, verb)
        ? { wish: { of: "collateral", isUsed }, said: sayingIn(lexemes, verb, market ?? at) }
        : undefined;
    }
    if (tokenAtLexeme(reading, at) || /^(?:it|them)$/.test(lower)) token ??= at;
  }
  if (!/^collaterali[sz]e$/.test(word) || token === undefined) return undefined;
  // "Collateralize my USDT (enter the market)": how that is done.
  const said = range(token, end).filter((at) => /^(?:enter|the|its|market)$/.test(wordAt(lexemes, at)));
  return { wish: { of: "collateral", isUsed: true }, said };
}

/** How far back a market may be pointed at. */
const POINTED_WITHIN = 40;

/** "… against my cDAI, so please enter that market": of the one token that was named before. */
function isPointedAt(reading: Reading, verb: number, market: number): boolean {
  const { lexemes } = reading;
  if (!/^(?:that|this|its)$/.test(wordAt(lexemes, market - 1))) return false;
  const named = range(Math.max(0, verb - POINTED_WITHIN), verb).filter(
    (at) => tokenAtLexeme(reading, at) !== undefined,
  );
  return new Set(named.map((at) => wordAt(lexemes, at))).size === 1;
}

/** "turn on collateral for my cDAI" */
const isSwitched = (lexemes: readonly Lexeme[], verb: number) =>
  /^(?:turn|switch)$/.test(wordAt(lexemes, verb)) && /^(?:on|off)$/.test(wordAt(lexemes, verb + 1));

/** What it is itself that does so: "my cDAI should serve as collateral". */
const SERVING = /^(?:count|serve|act|work|used|usable)$/;
const WISH_REACH = 16;

/** "… should count as collateral", "I want … to be used as collateral"; "they count as collateral" tells what is. */
function isWished(lexemes: readonly Lexeme[], verb: number): boolean {
  const isBe = wordAt(lexemes, verb - 1) === "be";
  if (/^(?:used|usable)$/.test(wordAt(lexemes, verb)) && !isBe) return false;
  const lead = isBe ? verb - 2 : verb - 1;
  if (/^(?:should|shall|must)$/.test(wordAt(lexemes, lead))) return true;
  if (wordAt(lexemes, lead) !== "to") return false;
  for (let at = lead - 1; at >= Math.max(0, lead - WISH_REACH); at -= 1) {
    if (endsSentence(lexemes[at])) return false;
    if (/^(?:want|need|like|wish)$/.test(wordAt(lexemes, at)))
      return /^(?:i|we|i'd|we'd|would)$/.test(wordAt(lexemes, at - 1));
  }
  return false;
}

/** Clauses are looked through to this many lexemes, so that no text makes it slow. */
const REACH = 40;

/** Where the clause of a verb ends: at the sentence's end, at "then", or before the next verb after "and" or a comma. */
function clauseEnd(lexemes: readonly Lexeme[], verb: number): number {
  let at = verb + 1;
  for (; at < Math.min(lexemes.length, verb + REACH); at += 1) {
    const word = wordAt(lexemes, at);
    if (endsSentence(lexemes[at]) || word === "then") break;
    if ((word === "and" || word === ",") && isAsking(wordAt(lexemes, at + 1))) break;
  }
  return at;
}

const SAYING = termWords("saying a position");

/** "switch on LINK as collateral" */
function sayingIn(lexemes: readonly Lexeme[], verb: number, end: number): number[] {
  return range(verb + 1, end + 1).filter(
    (at) => SAYING.test(wordAt(lexemes, at)) || (at === verb + 1 && wordAt(lexemes, at) === "on"),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
