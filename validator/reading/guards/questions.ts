import { isPast } from "../../lexicon/operation-words.ts";
import { isPolitelyPassive } from "../grammar/polite-wish.ts";
import { isOpen, plainAt, type Word } from "../grammar/word.ts";
import { asks } from "./asks.ts";

/** What may ask for a deed in the form of a question. */
const POLITE = /^(?:can|could|would|will) (?:you|u|we)$/;
/** "Could I get 5 DAI out of Aave? Just curious.": who says so wants to know. */
const CURIOUS = /^(?:curious|wonder|wondering|wondered|hypothetically|theoretically)$/;
const LEADING = /^(?:please|pls|plz|hi|hello|hey|so|ok|okay|there|dear|agent|assistant|then|and|thanks)$/;

/** A question asks for an answer, unless it is a polite request: "Could you send …?" */
export function guardQuestions(words: Word[]): void {
  let start = 0;
  const isCurious = words.some(({ plain }) => CURIOUS.test(plain));
  for (const [at, { lexeme, element }] of words.entries()) {
    if (lexeme.text === "?" && isOpen(words[at] as Word)) {
      const asked = words.slice(start, at);
      const isElement = asked.some((word) => word.element !== undefined);
      const isCourtesy = asked.every(
        ({ filler, lexeme: { kind } }) => kind === "sign" || filler === "courtesy",
      );
      // "I can't decide. Would you?" asks for advice.
      const isBare = !isElement && asked.length === 2 && !isCourtesy;
      const isMeant = clausesOf(asked).some(isPolite) || (isUrged(asked) && words.slice(0, start).some(asks));
      if ((isElement || !isCourtesy) && (isBare || isCurious || !isMeant))
        (words[at] as Word).problem = "question";
    }
    // The mark in "LI.FI" ends nothing.
    if (/^[.;!?]$/.test(lexeme.text) && element === undefined) start = at + 1;
    // "Is it safe to move …", whatever mark ends it.
    const isTurned = at === start && INVERTED.test(`${words[at]?.plain} ${subjectAt(words, at + 1)}`);
    if (isTurned && words[at]?.element === undefined) (words[at] as Word).problem = "question";
  }
}

/** "Not under 0.33 WETH, ok?": a bound that is urged, and no deed that is asked about. */
function isUrged(asked: readonly Word[]): boolean {
  const last = asked.findLastIndex(({ lexeme }) => lexeme.text === ",");
  const tag = asked.slice(last + 1);
  return (
    last > 0 &&
    /^(?:not|no|never|at|min|minimum)$/.test(plainAt(asked, 0)) &&
    asked.some(({ lexeme }) => lexeme.kind === "number") &&
    tag.length === 1 &&
    /^(?:ok|okay|please|pls)$/.test(plainAt(tag, 0)) &&
    !asked.some(asks)
  );
}

const INVERTED =
  /^(?:(?:is|are|was|does|did|should|am) (?:it|this|that|there|i|we|he|she|they|0x)|(?:do|shall) (?:i|we|they))$/;

/** "Should 0x… get 5 USDC, 0x… should too" is a condition as well. */
const subjectAt = (words: readonly Word[], at: number) =>
  words[at]?.lexeme.kind === "address" ? "0x" : plainAt(words, at);

/** "I need WETH, could you wrap …?": the last clause asks, or what stands behind a heading. */
function clausesOf(asked: readonly Word[]): (readonly Word[])[] {
  const last = asked.findLastIndex(({ lexeme }) => /^[,:–—]$/.test(lexeme.text));
  // "Two things: could you send …, and approve …?"
  const head = asked.findIndex(({ lexeme }) => lexeme.text === ":");
  return [asked, ...[head, last].filter((at) => at >= 0).map((at) => asked.slice(at + 1))];
}

function isPolite(asked: readonly Word[]): boolean {
  let first = 0;
  while (LEADING.test(plainAt(asked, first)) || asked[first]?.lexeme.kind === "sign") first += 1;
  const said = (count: number) =>
    asked
      .slice(first, first + count)
      .map(({ plain }) => plain)
      .join(" ");
  // "Could I have 5 WETH unwrapped?", but "Could I have unwrapped 5 WETH?"
  const isHad = said(3) === "could i have" && !isPast(plainAt(asked, first + 3));
  // "Can I get 5 DAI out of Aave?", which was read as a clause that asks for it.
  const isGot = /^(?:can|could|may) i (?:get|have)$/.test(said(3)) && asked[first]?.element?.as === "beside";
  // "hi, wrap 2 ETH for me?"
  const isOrder =
    asked[first]?.element?.as === "verb" &&
    /^(?:for (?:me|us)|.* ?(?:please|pls))$/.test(
      `${plainAt(asked, asked.length - 2)} ${plainAt(asked, asked.length - 1)}`,
    );
  const isWish = isHad || isGot || isOrder || isPolitelyPassive(asked, first);
  return said(4) === "may i ask you" || isWish || POLITE.test(said(2));
}
