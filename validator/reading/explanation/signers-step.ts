import type { Address } from "../../addresses/address.ts";
import type { Call } from "../../calls/call.ts";
import { addressesOf, type ControlChange } from "../../calls/control-change.ts";
import type { Owners, Party, Quote, Step } from "../../intent/intent.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { isTaken, type Reading, wordAt } from "../../intent/reading.ts";
import { termWords } from "../../lexicon/term-words.ts";
import type { Mention } from "../mentions/mention.ts";
import { stepOf } from "../steps/step-of.ts";
import { changesOwners, ownersIn, type ToldOwners } from "./owner-ways.ts";
import { thresholdIn } from "./threshold.ts";

type SignersChange = Extract<
  ControlChange,
  { change: "add owner" | "remove owner" | "replace owner" | "set threshold" }
>;

export const isOfSigners = (change: ControlChange | undefined): change is SignersChange =>
  change !== undefined && /^(?:(?:add|remove|replace) owner|set threshold)$/.test(change.change);

/** What else controls an account, beside those who sign and how many of them. */
const OTHER_CONTROL = /^(?:modules?|guard|implementation|handler|admin|role|code)$/;
const SETTING = termWords("sets a threshold");
/** "Three signatures shall be needed": what is to be; "the threshold is 3" tells what there is. */
const OBLIGING = /^(?:shall|should|must|henceforth|now)$/;
const TELLING = /^(?:is|are|was|were|has|had)$/;

/** The step that a text asks for where a call changes who signs for an account, or how many of them. */
export function signersStep(
  reading: Reading,
  call: Call,
  change: SignersChange,
  mentions: readonly Mention[],
): Step | undefined {
  const { lexemes, text } = reading;
  const has = (words: { test(word: string): boolean }) => {
    const found = lexemes.find(
      ({ lower }, at) => words.test(lower) && !isTaken(reading, at) && !isSignedFor(lexemes, at),
    );
    return found && quoteOf(text, found);
  };
  const told = "threshold" in change ? thresholdIn(reading, change.change === "set threshold") : undefined;
  if (has(OTHER_CONTROL) || ("threshold" in change && !told)) return undefined;
  const named = new Set<string>(addressesOf(change));
  const people = mentions
    .filter((mention) => mention.kind === "address")
    .filter(({ address }) => named.has(address));
  const called = calledIn(reading, call);
  const owners: (Owners & Partial<ToldOwners>) | undefined = called
    ? byFunction(change, people)
    : ownersIn(reading, people);
  const isOnlyThreshold = change.change === "set threshold";
  if (isOnlyThreshold ? changesOwners(reading) : !owners) return undefined;
  const asked =
    called ??
    (isOnlyThreshold
      ? (has(SETTING) ?? has(OBLIGING) ?? bareThreshold(has, labelledIn(reading)))
      : owners?.quote);
  return (
    asked &&
    stepOf("administer", asked, {
      amount: told?.amount,
      beside: [...(told?.beside ?? []), ...(owners?.beside ?? [])],
      ...(owners && { owners: { comes: owners.comes, goes: owners.goes } }),
      source: accountIn(mentions),
    })
  );
}

/** "3 signatures to move anything": what they are needed for. */
const isSignedFor = (lexemes: Reading["lexemes"], at: number) =>
  wordAt(lexemes, at - 1) === "to" &&
  /^(?:signatures|confirmations|approvals)$/.test(wordAt(lexemes, at - 2));

/** "Safe threshold: 3", "required confirmations → 3" leave nothing else possible. */
const bareThreshold = (has: (words: RegExp) => Quote | undefined, labelled: Quote | undefined) =>
  has(TELLING) ? undefined : (has(/^(?:threshold|quorum)$/) ?? labelled);

/** "required confirmations → 3"; "3 confirmations needed" may as well be what something waits for. */
function labelledIn({ lexemes, text }: Reading): Quote | undefined {
  const at = lexemes.findIndex(
    ({ lower }, place) =>
      /^(?:confirmations|signatures)$/.test(lower) &&
      /^(?:required|needed)$/.test(lexemes[place - 1]?.lower ?? "") &&
      /^(?:→|:|=)$/.test(lexemes[place + 1]?.lower ?? ""),
  );
  const noun = lexemes[at];
  return noun && quoteOf(text, noun);
}

/** The called function by its name: "addOwner", "removeOwner". */
export function calledIn({ lexemes, text }: Reading, { signature }: Call): Quote | undefined {
  const name = signature?.split("(")[0]?.toLowerCase();
  const found = lexemes.find(
    (lexeme, at) =>
      /^[a-z]+[A-Z]/.test(lexeme.text) &&
      (lexeme.lower === name || `${lexeme.lower}withthreshold` === name) &&
      // "enterMarkets was called for cDAI"
      !TELLING.test(lexemes[at + 1]?.lower ?? ""),
  );
  return found && quoteOf(text, found);
}

/** Which way it goes the name of a function tells, and the order of its arguments. */
function byFunction({ change }: SignersChange, people: readonly { address: Address }[]): Owners {
  const all = people.map(({ address }) => address);
  const [comes, goes] =
    change === "replace owner"
      ? [all.slice(1), all.slice(0, 1)]
      : change === "add owner"
        ? [all, []]
        : [[], all];
  return { comes, goes };
}

/** The account that is changed, where it is named as such. */
export function accountIn(mentions: readonly Mention[]): Party | undefined {
  const account = mentions.find((mention) => mention.kind === "address" && mention.isActing);
  return account?.kind === "address"
    ? { kind: "address", address: account.address, quote: account.quote }
    : undefined;
}
