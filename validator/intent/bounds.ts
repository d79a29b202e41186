import type { Bound } from "./intent.ts";
import type { Lexeme } from "./lexer.ts";
import { pastWords, wordAt } from "./reading.ts";

const AT_MOST =
  /(?:^| )(?:up to|at (?:the )?most|(?:no|not|never|don't) (?:\w+ )?(?:(?:more|greater|higher) than|above|over|beyond)|(?:not |n't )?exceed(?:ing|s)?|maximum|max|max(?:imum)? (?:of|is|:|=)|(?:less|lower|fewer) than|under|below|limit of|upper (?:bound|limit)(?: is| at| being| :| =)?|upper bound of|capped at|(?:cap|ceiling|(?<!(?:spend|use|using|invest|swap|convert|sell|exchange|trade) (?:\w+ ){0,2})budget)(?: of| is| at| :| =)?|amountinmax(?: :| =)?|<|≤)$/;
/** "a fresh one over 300 DAI" is of just that. */
const AT_LEAST =
  /(?:^| )(?:at (?:the )?least|worst case(?: of)?|minimum|min|min(?:imum)? (?:of|is|:|=|received|output|out|amount)|amountoutmin(?: :| =)?|(?:more|greater) than|anything from|(?<!tak(?:e|es|ing) |(?:a|an|fresh|new) (?:approval|allowance|permit|permission|one) )over|above|bottom line(?: of| is| :)?|floor(?: of| is| at| :| =)?|>|≥)$/;
const ABOUT =
  /(?:^| )(?:about|around|approximately|approx|approx \.|roughly|circa|ca|~|≈|some|nearly|almost|close to)$/;
/** What would be "lower than" or a "limit" otherwise: "nothing under 5", "a lower limit of 5". */
const NOT_LESS =
  /(?:^| )(?:(?:no|not|never|nothing) (?:for )?(?:less|lower|fewer) than|(?:not|never|nothing) (?:below|under)|lower (?:bound|limit)(?: of| is| at| being| :| =)?)$/;
const FILLER =
  /^(?:of|is|:|=|received|output|out|amount|acceptable|proceeds|buy|return|"|\(|the|a|an|total)$/;
/** The longest of the phrases above, in words. */
const REACH = 5;

/** How firmly an amount is meant that begins at one lexeme and ends before another. */
export function boundOf(lexemes: readonly Lexeme[], from: number, to: number): Bound {
  return boundAfter(lexemes, to) ?? boundBefore(lexemes, from);
}

/** How firmly an amount is meant, by the words before it. */
export function boundBefore(lexemes: readonly Lexeme[], at: number): Bound {
  let before = "";
  for (let index = Math.max(0, at - REACH); index < at; index += 1) before += ` ${wordAt(lexemes, index)}`;
  if (NOT_LESS.test(before)) return "at least";
  if (AT_MOST.test(before)) return "at most";
  if (AT_LEAST.test(before)) return "at least";
  if (ABOUT.test(before)) return "about";
  return FILLER.test(wordAt(lexemes, at - 1)) && at > 1 ? boundOfLabel(lexemes, at - 1) : "exact";
}

/** "minimum output: 5", "max. of 5": the bound stands before a word or two that only label the amount. */
function boundOfLabel(lexemes: readonly Lexeme[], from: number): Bound {
  let at = from;
  while (at > from - 4 && FILLER.test(wordAt(lexemes, at))) at -= 1;
  const word = wordAt(lexemes, at);
  if (/^(?:minimum|min|least)$/.test(word)) return "at least";
  return /^(?:maximum|max|most)$/.test(word) ? "at most" : "exact";
}

/** How firmly an amount is meant, by the words after it: "5 USDC or less", "5 USDC max". */
function boundAfter(lexemes: readonly Lexeme[], at: number): Bound | undefined {
  const [first, second] = [wordAt(lexemes, at), wordAt(lexemes, at + 1)];
  if (first === "or" || first === "and") {
    if (/^(?:less|lower|fewer|below|under)$/.test(second)) return "at most";
    // "up to 130 USDC and up to 240 DAI"
    if (second === "up" && wordAt(lexemes, at + 2) === "to") return undefined;
    if (/^(?:more|higher|above|better|up|upwards|over|richer)$/.test(second)) return "at least";
    return undefined;
  }
  // "0.99 WETH at worst."; of what is given it would be the most.
  if (first === "at" && second === "worst") return "at least";
  if (/^(?:is|being|at|as)$/.test(first)) return boundNamed(lexemes, at + 1);
  if (isOfNext(lexemes, at + 1)) return undefined;
  if (/^(?:max|maximum|tops|cap|ceiling|budget)$/.test(first)) return "at most";
  return /^(?:min|minimum|floor)$/.test(first) ? "at least" : undefined;
}

/** "1 ETH min 2950 USDC", and in a form "3600 USDC" with "Minimum to receive: 1.188 WETH" below it: what bounds the next sum. */
function isOfNext(lexemes: readonly Lexeme[], from: number): boolean {
  const at = pastWords(lexemes, from, LABELS, 4);
  const isLed = at === from || /^[:=]$/.test(wordAt(lexemes, at - 1)) || wordAt(lexemes, from) === ".";
  return isLed && lexemes[at]?.kind === "number";
}

const LABELS = /^(?:[.:=]|to|in|out|cost|amount|output|receive|received|return|get|≥|≤)$/;

/** "at the very least", "as a floor", "is my cap", "as the bottom line", "as the lower bound" */
function boundNamed(lexemes: readonly Lexeme[], from: number): Bound | undefined {
  const at = pastWords(lexemes, from, /^(?:an?|the|my|our|very|absolute)$/);
  const limit = wordAt(lexemes, at);
  if (/^(?:lower|upper)$/.test(limit) && /^(?:bound|limit)$/.test(wordAt(lexemes, at + 1)))
    return limit === "lower" ? "at least" : "at most";
  if (/^(?:most|max|maximum|cap|ceiling|budget|outside)$/.test(limit)) return "at most";
  return /^(?:least|min|minimum|floor|bottom)$/.test(limit) ? "at least" : undefined;
}
