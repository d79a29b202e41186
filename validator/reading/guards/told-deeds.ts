import { isPast, operationsOfNoun } from "../../lexicon/operation-words.ts";
import { plainAt, type Word } from "../grammar/word.ts";
import type { GuardContext } from "./guard.ts";

const FORMER =
  /^(?:past|previous|recent|prior|earlier|former|completed|historic|historical|finished|last|yesterday's|(?:year|month|week|day)'s)$/;
const MADE = /^(?:made|done|sent|executed|paid|completed|processed|settled|finished)$/;
const BETWEEN = 4;
/** How far from what names the deeds it is told that they were done. */
const REACH = 8;

/** Marks deeds that are only told, where nothing but their name asks for them: "Past payments: …", "three transfers were made: …". */
export function guardToldDeeds(words: Word[], { facts }: GuardContext): void {
  if (!facts.operations.has("revoke")) markHad(words);
  for (const [at, word] of words.entries()) {
    if (isState(words, at)) word.problem = "report";
    // "should no longer have unlimited access": less of it, and not none.
    if (/^(?:unlimited|infinite)$/.test(word.plain) && isDenied(words, at)) word.problem = "part";
  }
  markKnown(words);
  markGot(words);
  markSet(words);
  markWished(words);
  markPossible(words);
  if (words.some(asks)) return;
  for (const [at, word] of words.entries()) {
    if (!/s$/.test(word.plain) || !operationsOfNoun(word.plain)) continue;
    const isFormer = words.slice(Math.max(0, at - BETWEEN), at).some(({ plain }) => FORMER.test(plain));
    const isMade = words
      .slice(at + 1, at + REACH)
      .some(
        ({ plain, lexeme }, place) =>
          lexeme.kind === "word" &&
          /^(?:was|were|been)$/.test(plain) &&
          MADE.test(plainAt(words, at + place + 2)),
      );
    if (isFormer || isMade) word.problem = "past";
  }
}

const KNOWING =
  /^(?:great|good|nice|glad|happy|relieved|now|think|believe|guess|suppose|know|heard|noticed|fine|thankfully|luckily|fortunately|apparently|finally|obviously)$/;

/** "Great that 0x… can no longer spend my DAI", "I think 0x… may spend 5 DAI": what somebody may do is known, not asked for. */
function markKnown(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    // "0x… is no longer allowed to spend my DAI"
    const told = [1, 2, 3, 4].map((step) => plainAt(words, at + step)).join(" ");
    if (word.lexeme.kind === "address" && /^is no longer (?:allowed|able|permitted)$/.test(told))
      word.problem = "report";
    if (word.lexeme.kind !== "address" || !/^(?:can|may|can't|cannot)$/.test(plainAt(words, at + 1)))
      continue;
    const known = words[plainAt(words, at - 1) === "that" ? at - 2 : at - 1];
    if (known && KNOWING.test(known.plain)) known.problem = "report";
    const standing = words.slice(at, at + STANDING_REACH).find((_, place) => stands(words, at + place));
    if (standing) standing.problem = "report";
  }
}

const STANDING_REACH = 12;

/** "0x… can spend 5 DAI as it is", "0x… can now spend 5 DAI" */
const stands = (words: readonly Word[], at: number) =>
  /^as (?:it )?is(?: |$)/.test([0, 1, 2].map((step) => plainAt(words, at + step)).join(" ")) ||
  (plainAt(words, at) === "now" && plainAt(words, at - 1) === "can") ||
  (/^(?:already|anyway)$/.test(plainAt(words, at)) && /^(?:[.,;!?)]|)$/.test(plainAt(words, at + 1)));

/** "got", "was given" */
const isGot = (words: readonly Word[], at: number) =>
  /^(?:got|received)$/.test(plainAt(words, at)) ||
  (/^(?:was|were)$/.test(plainAt(words, at)) &&
    /^(?:given|granted|sent|paid|allowed|approved|issued)$/.test(plainAt(words, at + 1)));

/** "0x… gets 5 USDC, 0x… got 5": who has it already is not to be paid. */
function markGot(words: readonly Word[]): void {
  for (const [at, word] of words.entries())
    if (
      isGot(words, at) &&
      words[plainAt(words, at - 1) === ")" ? at - 2 : at - 1]?.lexeme.kind === "address"
    )
      word.problem = "past";
}

/** "0x… has an allowance of 5 USDC" tells of one; of what is taken away it says which. */
function markHad(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    if (!/^(?:has|holds|had)$/.test(word.plain) || words[at - 1]?.lexeme.kind !== "address") continue;
    const isRight = words
      .slice(at + 2, at + HAD_REACH)
      .some(({ plain }) => operationsOfNoun(plain)?.has("approve"));
    if (isRight && /^(?:an?|the|its|got|two|three)$/.test(plainAt(words, at + 1))) word.problem = "report";
  }
}
const HAD_REACH = 5;

/** "Burn 1 rETH for ETH, I wish." */
function markWished(words: readonly Word[]): void {
  for (const [at, word] of words.entries())
    if (
      word.plain === "wish" &&
      /^(?:i|we)$/.test(plainAt(words, at - 1)) &&
      /^(?:[.,;!?)]|)$/.test(plainAt(words, at + 1))
    )
      word.problem = "doubt";
}

/** "I could unwrap 2 WETH": what one may do or should is not asked for. */
function markPossible(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    const isSaid =
      /^(?:i|we)$/.test(plainAt(words, at - 1)) &&
      /^(?:[.,;:!?(]|and|but|well|)$/.test(plainAt(words, at - 2));
    const deed =
      words[/^(?:also|just|well|always|still|now)$/.test(plainAt(words, at + 1)) ? at + 2 : at + 1];
    if (/^(?:can|could|would|should|might|may)$/.test(word.plain) && isSaid && deed?.element?.as === "verb")
      word.problem = "doubt";
  }
}

/** "its allowance was set to zero": what was set, by a word that also orders. */
function markSet(words: readonly Word[]): void {
  for (const [at, word] of words.entries()) {
    const isDone =
      /^(?:was|were)$/.test(word.plain) && /^(?:set|reset|put|cut)$/.test(plainAt(words, at + 1));
    if (isDone && words[at + 2]?.lexeme.lower === "to") word.problem = "past";
  }
}

/** A verb that asks; a noun may be the name of what is asked for: "three transfers". */
const asks = ({ element, plain }: Word) =>
  element?.as === "verb" &&
  element.of !== "the call" &&
  !isPast(plain) &&
  operationsOfNoun(plain) === undefined;

const isDenied = (words: readonly Word[], at: number) =>
  words.slice(Math.max(0, at - BETWEEN), at).some(({ plain }) => plain === "longer");

const WISHED = /^(?:new|target|wanted|desired|wish|want|should|must|to|be)$/;

/** "its allowance is zero", but "its new allowance is zero". */
function isState(words: readonly Word[], at: number): boolean {
  const { element, plain } = words[at] ?? {};
  return (
    element?.as === "verb" &&
    /^(?:zero|0|nil|none|nothing)$/.test(plain ?? "") &&
    /^(?:is|are|was|were)$/.test(plainAt(words, at - 1)) &&
    !words.slice(Math.max(0, at - REACH), at).some((before) => WISHED.test(before.plain))
  );
}
