import { isAsking } from "../lexicon/operation-words.ts";
import { type Reading, type Span, takeSpan, wordAt } from "./reading.ts";

interface Mark extends Span {
  /** Marks of one make belong together. */
  make: string;
  value: number;
  /** It counts steps and can be nothing else. */
  isStep: boolean;
}

const MOST = 24;
/** What steps are counted by, each from one upwards; "i)" counts with "ii)", since eight lettered steps are one too many. */
const COUNTS = {
  number: Array.from({ length: MOST }, (_, at) => `${at + 1}`),
  word: "one two three four five six seven eight".split(" "),
  ordinal: "first second third fourth fifth sixth seventh eighth".split(" "),
  adverb: "firstly secondly thirdly fourthly fifthly sixthly".split(" "),
  letter: [..."abcdefgh"],
  roman: "i ii iii iv v vi vii viii".split(" "),
};
const PLACES = new Map(
  Object.entries(COUNTS).flatMap(([list, words]) => words.map((word, at) => [word, { list, value: at + 1 }])),
);
const BEGINS_CLAUSE = /^(?:[.,;:()–—-]|and|then|the|)$/;
/** What is counted: "First lot to 0x…, second to 0x…". */
const COUNTED = /^(?:lot|one|payment|part|share|transfer|step|job|task|batch)$/;

/**
 * Takes the marks by which a text counts its steps from the first upwards, "1) … 2) …", "1° … 2° …", "a) … b) …",
 * "step 1 … step 2 …", "first … second …", so that none is read as an amount. What goes another way is left to be not understood.
 */
export function takeNumbering(reading: Reading): void {
  for (const series of Map.groupBy(marksIn(reading), ({ make }) => make).values()) {
    const upwards: Mark[] = [];
    for (const mark of series) if (mark.value === upwards.length + 1) upwards.push(mark);
    if (upwards.length > 1 || upwards[0]?.make === "line")
      for (const mark of upwards) takeSpan(reading, mark);
  }
}

/** Whether a text numbers a step lower than one before it: "step 2 … step 1 …", "b) … a) …". */
export function countsBackwards(reading: Reading): boolean {
  const steps = marksIn(reading).filter(({ isStep }) => isStep);
  return steps.some(({ make, value }, at) =>
    steps.slice(0, at).some((before) => before.make === make && before.value > value),
  );
}

const marksIn = (reading: Reading) => reading.lexemes.flatMap((_, at) => markAt(reading, at) ?? []);

function markAt(reading: Reading, at: number): Mark | undefined {
  const { lexemes } = reading;
  const [before, own, next] = [wordAt(lexemes, at - 1), lexemes[at], lexemes[at + 1]];
  const { list, value = 0 } = PLACES.get(own?.lower ?? "") ?? {};
  if (!list || !own || !next) return undefined;
  const mark = (make: string, isStep = true, from = at, to = at + 1) => ({ make, value, isStep, from, to });
  // "Task one is …", "job 1: …"
  const isNamed = /^(?:step|task|job|action)$/.test(before) && /^(?:number|word)$/.test(list);
  if (isNamed) return mark(before, true, at - 1);
  const isTight = next.start === own.end;
  if (/^(?:letter|roman)$/.test(list)) return isTight && next.text === ")" ? mark(list) : undefined;
  const isLed = /^[,:]$/.test(next.text);
  const isOfDeed = isAsking(wordAt(lexemes, isLed ? at + 2 : at + 1));
  if (list !== "number")
    return isOfDeed || (BEGINS_CLAUSE.test(before) && (isLed || list !== "word"))
      ? mark(list, isOfDeed && list === "ordinal", at, COUNTED.test(next.lower) ? at + 2 : at + 1)
      : undefined;
  if (isTight && /^[°º]$/.test(next.text)) return mark("degree", true, at, at + 2);
  if (before === "[" && next.text === "]") return mark("square");
  if (before === "#" && isOfDeed) return mark("hash", true, at - 1);
  const said = reading.folded.slice(0, own.start);
  const isLine = /(?:^|\n)\s*$/.test(said);
  // "(min 3)" is no mark.
  const isOpen = said.lastIndexOf("(") > said.lastIndexOf(")");
  if (isTight && next.text === ")")
    return (isOpen ? /\($/ : /(?:^|\s)$/).test(said) ? mark("bracket", false) : undefined;
  // "1 – revoke …", "2/ send …", "3 swap …" on lines of their own, and "1. send …" wherever it stands
  const isListed =
    /^[-–—/]$/.test(next.text) || isAsking(next.lower) || (isTight && /^[.:]$/.test(next.text));
  const isAmong = isTight && /^[.:]$/.test(next.text) && isAsking(wordAt(lexemes, at + 2));
  return isAmong || (isLine && isListed) ? mark("line", false) : undefined;
}
