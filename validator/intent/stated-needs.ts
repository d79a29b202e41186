import type { Operation } from "../calls/call.ts";
import { quotient, showDecimal } from "../decimals/decimal.ts";
import type { NumberAmount } from "./intent.ts";
import type { Item } from "./items.ts";
import { type Lexeme, quoteOf } from "./lexer.ts";
import { numberAt } from "./numbers.ts";
import { type Reading, type Stretch, take, wordAt } from "./reading.ts";

/**
 * What one has or needs, said before the request: "I have 2 ETH, swap all of it for DAI", "Need DAI: swap …". It is the
 * verb's object only where a pronoun says so.
 */
export function withoutStatements({ reading, verb }: Stretch, operation: Operation, items: Item[]): Item[] {
  // "All of it" of a loan or a deposit is not what it is said to be now.
  if (ENDING.has(operation)) return items;
  const { lexemes } = reading;
  const [stated, ...others] = items.filter(({ from }) => from < verb);
  if (!stated?.token || others.length > 0) return items;
  const rest = items.filter((item) => item !== stated);
  const { amount } = stated;
  if (!amount) return isLed(lexemes, stated.from, NEEDING) ? rest : items;
  if (amount.kind !== "number" || amount.bound !== "exact" || amount.upTo) return items;
  if (!isLed(lexemes, stated.from, HAVING)) return items;
  const part = rest.find((item) => item.from > verb && item.amount?.kind === "share" && !item.token);
  if (part) return rest.map((item) => (item === part ? partOf(reading, item, amount, stated) : item));
  const pronoun = pronounAfter(lexemes, verb, stated);
  if (pronoun) {
    const behind = rest.filter(({ from, to }) => from >= pronoun.to || to <= pronoun.from);
    return [{ ...stated, ...pronoun }, ...behind];
  }
  const isOther = rest.some((item) => item.amount?.kind === "number" && item.token);
  if (isOther) take(reading, amount.quote);
  return isOther ? rest : items;
}

/** "I have 900 DAI, send a third of it": so much of what was stated, where it has an exact number. */
function partOf(reading: Reading, part: Item, whole: NumberAmount, { token, from }: Item): Item {
  const ratio = part.amount?.kind === "share" ? part.amount.ratio : undefined;
  const value = ratio && quotient({ ...whole.value, digits: whole.value.digits * ratio.above }, ratio.below);
  if (!value || !part.amount) return part;
  const { quote } = part.amount;
  // "I hold", "there are"
  const verb = reading.lexemes[from - 2];
  if (verb?.kind === "word") take(reading, quoteOf(reading.text, verb, whole.quote));
  return { ...part, token, amount: { ...whole, value, token, quote, whole: whole.quote } };
}

const ENDING: ReadonlySet<Operation> = new Set(["withdraw", "repay", "unstake", "claim"]);
const HAVING = /^(?:have|got|i've|i’ve|we've|we’ve|hold|own|holding|are|is)$/;
const NEEDING = /^(?:need|require)$/;

function isLed(lexemes: readonly Lexeme[], from: number, verbs: RegExp): boolean {
  let at = from - 1;
  while (/^(?:some|exactly|just|currently|now|more)$/.test(wordAt(lexemes, at))) at -= 1;
  if (!verbs.test(wordAt(lexemes, at))) return false;
  const before = wordAt(lexemes, at - 1);
  // "My balance is 5 DAI", "there are 5 DAI in my wallet"
  if (/^(?:is|are)$/.test(wordAt(lexemes, at))) return /^(?:balance|there)$/.test(before);
  return (
    at === 0 ||
    /^(?:i|we|am|i'm|i’m|have|i've|i’ve|we've|we’ve|currently|now|also|still|[.;!?,:])$/.test(before)
  );
}

/** "it", "them all", "all of it", "all 2 of them", where the number is the one that was stated. */
function pronounAfter(
  lexemes: readonly Lexeme[],
  verb: number,
  { amount }: Item,
): Pick<Item, "from" | "to"> | undefined {
  const from = verb + 1;
  let at = from;
  if (wordAt(lexemes, at) === "all") {
    at += 1;
    const number = wordAt(lexemes, at) === "of" ? undefined : numberAt(lexemes, at);
    if (number && (amount?.kind !== "number" || showDecimal(number.value) !== showDecimal(amount.value)))
      return undefined;
    at = number?.to ?? at;
    if (wordAt(lexemes, at) !== "of") return undefined;
    at += 1;
  }
  if (!/^(?:it|them)$/.test(wordAt(lexemes, at))) return undefined;
  return { from, to: wordAt(lexemes, at + 1) === "all" ? at + 2 : at + 1 };
}
