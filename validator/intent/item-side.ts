import type { Exchange, SideName } from "./exchange.ts";
import type { Item } from "./items.ts";
import type { Lexeme } from "./lexer.ts";
import { wordAt } from "./reading.ts";
import { isSameToken } from "./same-asset.ts";

const GIVEN = new Set(
  "with using use from spend spending selling sell paying pay supplying depositing by input burning converting amountin sellamount selltoken tokenin".split(
    " ",
  ),
);
const WANTED = new Set(
  "to into → > against get gets getting receive receiving received obtain obtaining buy buying output out return returning expect expecting yield yielding acquire as amountout amountoutmin amountoutminimum minamountout minout minreturn buyamount buytoken tokenout".split(
    " ",
  ),
);
/** "take out", "pay back": these belong to the verb. */
const PARTICLES = new Set("out back off down up over away in across".split(" "));
/** What may stand between the word that tells the side and the item. */
const SKIPPED = new Set(
  "a an the my our some about around exactly approximately roughly ~ ≈ no less more than least most minimum maximum min max of ( \" ' ` * $ total amount me us : = only just back i value not floor cap ceiling budget limit is token asset".split(
    " ",
  ),
);

/** The side that the words before an item tell; "at 3000 USDC" is a price, which belongs to neither. */
export function markedSide(
  lexemes: readonly Lexeme[],
  verb: number,
  from: number,
  wantsObject: boolean,
): SideName | "price" | undefined {
  let at = from - 1;
  while (at !== verb) {
    const word = wordAt(lexemes, at);
    const before = wordAt(lexemes, at - 1);
    if ((word === "least" || word === "most") && before === "at") at -= 2;
    else if (word === "at" && /^(?:floor|cap|capped|ceiling|limit)$/.test(before)) at -= 2;
    else if (word === "to" && before === "up") at -= 2;
    else if (SKIPPED.has(word)) at -= 1;
    else break;
  }
  const object: SideName = wantsObject || /^[>→⇒]$/.test(wordAt(lexemes, verb)) ? "wanted" : "given";
  if (at === verb || (at === verb + 1 && PARTICLES.has(wordAt(lexemes, at)))) return object;
  const word = wordAt(lexemes, at);
  // "Token in: USDC", "Amount out: 5"
  if (/^(?:in|out)$/.test(word) && /^(?:token|amount)$/.test(wordAt(lexemes, at - 1)))
    return word === "in" ? "given" : "wanted";
  if (word === "for") return isOfVerb(lexemes, at, verb) ? object : wantsObject ? "given" : "wanted";
  if (word === "worth") return wantsObject ? "wanted" : "given";
  if (/^(?:at|@|per|price|rate)$/.test(word)) return "price";
  if (word === "in" && /^(?:pay|paying)$/.test(wordAt(lexemes, at - 1))) return "given";
  if (word === "to" && at < verb) return undefined;
  if (word === "on") return wordAt(lexemes, verb) === "spend" ? "wanted" : undefined;
  if (WANTED.has(word)) return "wanted";
  return GIVEN.has(word) ? "given" : undefined;
}

/** "An order for 5 USDC", "an order on CoW Protocol for 5 USDC": the word belongs to the noun. */
function isOfVerb(lexemes: readonly Lexeme[], at: number, verb: number): boolean {
  const noun = wordAt(lexemes, verb);
  if (at === verb + 1) return /^(?:order|orders|trade|deposit|payment)$/.test(noun);
  return /^orders?$/.test(noun) && isPlace(lexemes, verb + 1, at);
}

/** "on CoW Protocol": a place in a few words. */
function isPlace(lexemes: readonly Lexeme[], from: number, to: number): boolean {
  const isNamed = lexemes.slice(from + 1, to).every(({ kind }) => kind === "word");
  return isNamed && to - from >= 2 && to - from <= 4 && /^(?:on|via|through)$/.test(wordAt(lexemes, from));
}

/** "Sell 2 ETH for USDC with a minimum of 5950 USDC": the least of what is not given is got, whatever word leads to it. */
export function isYield(
  { given, wanted }: Exchange,
  { amount, token }: Item,
  marked: SideName | undefined,
  wantsObject: boolean,
): boolean {
  if (marked !== "given" || amount?.kind !== "number" || amount.bound !== "at least") return false;
  if (isSameToken(token, given.token)) return false;
  return isSameToken(token, wanted.token) || (!wantsObject && given.amount !== undefined);
}

/** "…, limit 695 DAI", "with a limit of 695 DAI". */
export function isNamedLimit(lexemes: readonly Lexeme[], { amount, from }: Item): boolean {
  if (amount?.kind !== "number") return false;
  let at = from - 1;
  while (at > from - 4 && /^(?:of|is|at|:|=)$/.test(wordAt(lexemes, at))) at -= 1;
  return wordAt(lexemes, at) === "limit";
}

/** What is given has its limit above, what is got below. */
export function limitedTo(item: Item, side: SideName): Item {
  if (item.amount?.kind !== "number") return item;
  return { ...item, amount: { ...item.amount, bound: side === "wanted" ? "at least" : "at most" } };
}

export function likelySide({ given, wanted }: Exchange, { amount, token }: Item, last: SideName): SideName {
  if (isSameToken(token, wanted.token)) return "wanted";
  if (isSameToken(token, given.token)) return "given";
  if (amount?.kind === "number" && amount.bound === "at least" && given.token) return "wanted";
  if (given.token && wanted.token) return "given";
  // "Buy order: 2 WETH, max 6050 DAI"
  if (amount?.kind === "number" && amount.bound === "at most" && wanted.amount && token) return "given";
  if (!amount && token && last === "given" && given.token) return "wanted";
  return last;
}
