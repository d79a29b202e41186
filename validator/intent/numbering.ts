import { isAsking, operationsOfNoun } from "../lexicon/operation-words.ts";
import { type Reading, take, takeSpan, wordAt } from "./reading.ts";

/**
 * Takes the numbers of a list that counts from one upwards, "1) approve … 2) swap …", "(1) at least 5 DAI; (2) within an
 * hour", so that none is read as an amount. "Five (5) DAI" is none, nor is "My mother turned 60. Send …".
 */
export function takeNumbering(reading: Reading): void {
  const { lexemes, folded } = reading;
  for (const [at, lexeme] of lexemes.entries()) {
    const mark = lexemes[at + 1];
    if (isDashed(reading, at) || isBeforeDeed(reading, at)) take(reading, lexeme);
    if (lexeme.kind !== "number" || !/^\d{1,2}$/.test(lexeme.lower) || mark?.start !== lexeme.end) continue;
    // "Amount: 2. Buy …"
    const isSlash = mark.text === "/" && /(?:^|\n)\s*$/.test(folded.slice(0, lexeme.start));
    if ((!isSlash && !/^[).:]$/.test(mark.text)) || wordAt(lexemes, at - 2) === "amount") continue;
    const number = Number(lexeme.lower);
    const before = folded.slice(0, lexeme.start);
    if (number !== 1 && !before.includes(`${number - 1}${mark.text}`)) continue;
    // "(min 3)" is no mark.
    const isOpen = before.lastIndexOf("(") > before.lastIndexOf(")");
    const isPair = mark.text === ")" && folded.includes("2)") && (isOpen ? /\($/ : /(?:^|\s)$/).test(before);
    if (isPair || /(?:^|\n)\s*$/.test(before) || isAsking(wordAt(lexemes, at + 2))) take(reading, lexeme);
  }
  for (const series of SPOKEN) takeSeries(reading, series);
}

/** "1 – revoke …\n2 – approve …": lines that are numbered so, each before a word. */
function isDashed({ lexemes, folded }: Reading, at: number): boolean {
  const number = /^\d{1,2}$/.test(wordAt(lexemes, at)) ? Number(wordAt(lexemes, at)) : 0;
  if (number === 0) return false;
  const before = folded.slice(0, lexemes[at]?.start);
  return (
    /(?:^|\n)\s*$/.test(before) &&
    /^[-–—]$/.test(wordAt(lexemes, at + 1)) &&
    lexemes[at + 2]?.kind === "word" &&
    (number === 1 ? /\n\s*2 [-–—] / : new RegExp(`(?:^|\\n)\\s*${number - 1} [-–—] `)).test(
      number === 1 ? folded : before,
    )
  );
}

const LINE = /(?:^|\n)\s*#?$/;

/** "1 send …\n2 approve …", "#1 pay …\n#2 unwrap …": lines of which each asks; "1 USDC to …\n2 USDC to …" are sums. */
function isBeforeDeed({ lexemes, folded }: Reading, at: number): boolean {
  const isNumbered = (place: number, number: number) =>
    wordAt(lexemes, place) === `${number}` &&
    LINE.test(folded.slice(0, lexemes[place]?.start)) &&
    (isAsking(wordAt(lexemes, place + 1)) || operationsOfNoun(wordAt(lexemes, place + 1)) !== undefined);
  const number = /^[1-9]$/.test(wordAt(lexemes, at)) ? Number(wordAt(lexemes, at)) : 0;
  // "number 2 please" tells which of them is meant.
  if (
    number === 0 ||
    !isNumbered(at, number) ||
    /\b(?:number|no\.?|item|step|only|just) #?[1-9]\b/i.test(folded)
  )
    return false;
  return lexemes.some((_, place) => isNumbered(place, number === 1 ? 2 : number - 1));
}

const SPOKEN: readonly (readonly string[])[] = [
  ["one", "two", "three", "four", "five", "six"],
  ["first", "second", "third", "fourth", "fifth", "sixth"],
  ["firstly", "secondly", "thirdly", "fourthly", "fifthly", "sixthly"],
];
const BEFORE_NUMBER = /^(?:[.,;:()–—-]|and|then|the|)$/;
/** What is counted: "First lot to 0x…, second to 0x…". */
const COUNTED = /^(?:lot|one|payment|part|share|transfer|step|job|task|batch)$/;

/** "One, 10 USDC to 0x…. Two, approve …", "first 10 USDC to 0x…, second an approval": words that count clauses from one upwards. */
function takeSeries(reading: Reading, series: readonly string[]): void {
  const { lexemes } = reading;
  const places: number[] = [];
  for (const word of series) {
    const from = (places.at(-1) ?? -1) + 1;
    const isApart = series[0] === "one";
    const at = lexemes.findIndex(
      ({ lower }, place) =>
        place >= from &&
        lower === word &&
        BEFORE_NUMBER.test(wordAt(lexemes, place - 1)) &&
        (!isApart || /^[,:]$/.test(wordAt(lexemes, place + 1))),
    );
    if (at < 0) break;
    places.push(at);
  }
  if (places.length < 2) return;
  for (const at of places)
    takeSpan(reading, { from: at, to: COUNTED.test(wordAt(lexemes, at + 1)) ? at + 2 : at + 1 });
}
