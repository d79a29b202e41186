import type { Address } from "../addresses/address.ts";
import type { DeedAmount, DeedFact } from "../calls/deed.ts";
import { type Decimal, decimal, fromBaseUnits } from "../decimals/decimal.ts";
import { type Phrase, words } from "./phrase.ts";
import { spokenDuration, spokenTime } from "./spoken-times.ts";

const LEAST = [
  "at least",
  "i expect at least",
  "expecting at least",
  "no less than",
  "not less than",
  "minimum",
  "minimum of",
  "a minimum of",
  "min",
  "minimum out",
];
const MOST = [
  "at most",
  "no more than",
  "not more than",
  "up to",
  "maximum",
  "maximum of",
  "a maximum of",
  "max",
];
const SELF = [
  "me",
  "myself",
  "my wallet",
  "my own wallet",
  "my address",
  "my own address",
  "my account",
  "my own account",
];

/** Every way in which a value may be said, as far as the words are its own. */
export function phrasesOf(fact: DeedFact, self: Address | undefined): Phrase[] {
  const called = fact.called.map(words);
  switch (fact.is) {
    case "amount":
      return amountFactPhrases(fact, called);
    case "number":
      return numberPhrases(called, { digits: fact.value, scale: 0 });
    case "party":
      return withCalled(called, [
        [{ literal: fact.address }],
        ...(fact.address === self ? SELF.map(words) : []),
      ]);
    case "text":
      return withCalled(called, literalsOf(fact.text));
    case "time":
      return spokenTime(fact.at);
    case "duration":
      return spokenDuration(fact.seconds);
    case "share":
      return sharePhrases({ digits: fact.bips, scale: 2 }, fact.bips);
    case "word":
      return fact.said.map(words);
  }
}

/** What is not required to be named may be waived: the contract's own rate is no market's. */
export const WAIVED = [
  "no minimum",
  "no minimum needed",
  "no minimum of shares",
  "no minimum of shares needed",
  "without a minimum",
  "whatever comes out",
  "whatever comes out is fine",
  "any amount",
  "any amount is fine",
  "i accept any amount",
];

function amountFactPhrases(fact: DeedFact & { is: "amount" }, called: readonly Phrase[]): Phrase[] {
  const { amount, isNamed, units, required } = fact;
  const phrases = amountPhrases(amount, units?.map(words));
  const waived = amount.bound === "at least" && !required ? waivedPhrases(amount) : [];
  return isNamed ? besideName(phrases, called) : [...phrases, ...waived];
}

function waivedPhrases(amount: DeedAmount): Phrase[] {
  const waived = WAIVED.map(words);
  return [
    ...waived,
    ...namesOf(amount).flatMap((name) => waived.map((phrase) => [...phrase, "of", ...name])),
  ];
}

const withCalled = (called: readonly Phrase[], phrases: readonly Phrase[]): Phrase[] => [
  ...phrases,
  ...called.flatMap((name) => phrases.map((phrase) => [...name, ...phrase])),
];

/** "at most 2 USDC in fees", "for a fee of at most 2 USDC", "fee: at most 2 USDC". */
function besideName(phrases: readonly Phrase[], called: readonly Phrase[]): Phrase[] {
  return called.flatMap((name) =>
    phrases.flatMap((phrase): Phrase[] => [
      [...phrase, ...name],
      [...phrase, "in", ...name],
      [...phrase, "of", ...name],
      [...phrase, "for", ...name],
      [...phrase, "as", ...name],
      [...name, ...phrase],
      [...name, "of", ...phrase],
      [...name, ":", ...phrase],
    ]),
  );
}

/** "punk #12", "request id 12", "index 12", "12 shares". */
function numberPhrases(called: readonly Phrase[], number: Decimal): Phrase[] {
  const marks: Phrase[] = [[], ["#"], ["id"], ["number"], ["no", "."]];
  return called.flatMap((name) => [
    ...marks.map((mark): Phrase => [...name, ...mark, { number, may: "equal" }]),
    [{ number, may: "equal" }, ...name],
  ]);
}

/** An amount by its token's symbol, by its contract, or in base units. */
function amountPhrases(amount: DeedAmount, told?: readonly Phrase[]): Phrase[] {
  const { asset, baseUnits, bound } = amount;
  const { decimals } = asset;
  const count = decimal(decimals === undefined ? baseUnits.toString() : fromBaseUnits(baseUnits, decimals));
  const names = told ?? namesOf(amount);
  const units: readonly Phrase[] = decimals === undefined ? [["base", "units"], ...names] : names;
  if (bound === "at least" || bound === "at most") {
    const may = bound === "at least" ? "be less" : "be more";
    return (bound === "at least" ? LEAST : MOST).flatMap((lead) =>
      [...units, []].map((unit): Phrase => [...words(lead), { number: count, may }, ...unit]),
    );
  }
  return units.map((unit): Phrase => [{ number: count, may: "equal" }, ...unit]);
}

function namesOf({ asset }: DeedAmount): Phrase[] {
  const { contract } = asset;
  // What a token calls itself tells nobody which it is.
  const symbol = asset.byOwnWord ? undefined : asset.symbol;
  return [
    ...(symbol ? [words(symbol.toLowerCase())] : []),
    ...(contract === "native"
      ? [["ether"], ["native", symbol?.toLowerCase() ?? "eth"]].slice(symbol === "ETH" ? 0 : 1)
      : [[{ literal: contract }]]),
  ];
}

/** Long numbers in hex are written with and without 0x, and with and without the zeros before them. */
function literalsOf(text: string): Phrase[] {
  const [, zeros = "", digits] = /^0x(0*)([0-9a-f]+)$/i.exec(text) ?? [];
  if (digits === undefined) return [[{ literal: text }]];
  const whole = `${zeros}${digits}`;
  return [whole, ...(digits.length >= 32 ? [digits] : [])].flatMap((hex) => [
    [{ literal: `0x${hex}` }],
    ...(hex.length >= 32 ? [[{ literal: hex }]] : []),
  ]);
}

function sharePhrases(number: Decimal, bips: bigint): Phrase[] {
  return [
    [{ number, may: "equal" }, "%"],
    [{ number, may: "equal" }, "percent"],
    [{ number: { digits: bips, scale: 0 }, may: "equal" }, "bps"],
  ];
}
