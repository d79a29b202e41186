import type { Call } from "../../calls/call.ts";
import { quoteOf } from "../../intent/lexer.ts";
import { pastWords, wordAt } from "../../intent/reading.ts";
import { isOf } from "../../lexicon/lexicon.ts";
import { phraseEnd } from "../../lexicon/phrase-end.ts";
import { type ReferenceFinder, wordOf } from "./reference.ts";

const ALLOWED =
  /^(?:(?:has )?(?:already )?(?:approved|allowed|authori[sz]ed) (?:me|us|this)(?: already| for (?:it|this|that))?|(?:gave|granted|has given|has granted) (?:me|us) (?:an|the|its|their) (?:allowance|approval))$/;
const THERE =
  /^(?:there|it|them|him|her|(?:that|this|the same|their|his|her|its) (?:address|wallet|account))$/;
/** Said of what is collected: "the 400 USDC they owe me: pull it from …". */
const BESIDE = /^(?:(?:they|he|she|it) owes? (?:me|us)|: (?:pull|take|collect|draw|fetch) (?:it|them))$/;
const BRINGING = /^and (?:bring|move|put|take|transfer) (?:it|them|that) (?:to|into)$/;

/** Whether a call collects what somebody else allows. */
export const areAllowed = (calls: readonly Call[]) =>
  calls.every(
    ({ operation, owner, from }) => operation === "transfer" && owner !== undefined && owner !== from,
  );

/**
 * Of what somebody else allows one to collect: that it is allowed, and where it comes from then: "0x… has approved me already, so pull
 * 400 USDC from there", "… collect 400 USDC from that address and bring it to my wallet". Where it is 0x… that pays.
 */
export const allowedMeant: ReferenceFinder = ({ lexemes, text }, at, { party }, calls) => {
  const isOwner = (address: string | undefined) => calls.every(({ owner }) => owner === address);
  const first = lexemes[at];
  if (!first) return undefined;
  const said = (to: number) => ({ said: [quoteOf(text, first, lexemes[to - 1])] });
  if (first.kind === "address" && isOwner(first.lower)) {
    const told = phraseEnd(lexemes, at + 1, ALLOWED);
    if (told === undefined) return undefined;
    // "… for the rent"
    const purpose = pastWords(lexemes, told, /^(?:for|the|my|our)$/, 2);
    const to = purpose > told && isOf(wordAt(lexemes, purpose), "occasion") ? purpose + 1 : told;
    return /^[.,;:]$/.test(wordAt(lexemes, to)) ? { to, meant: [], ...said(to) } : undefined;
  }
  if (!party || !isOwner(party.lower)) return undefined;
  const there = wordAt(lexemes, at - 1) === "from" ? phraseEnd(lexemes, at, THERE) : undefined;
  if (there !== undefined) return { to: there, meant: [party], ...said(there) };
  const beside = phraseEnd(lexemes, at, BESIDE);
  if (beside !== undefined) return { to: beside, meant: [], ...said(beside) };
  const bringing = phraseEnd(lexemes, at, BRINGING);
  const isMine = bringing !== undefined && /^(?:my|our)$/.test(wordAt(lexemes, bringing));
  return isMine ? { to: bringing, meant: [wordOf("to")], ...said(bringing) } : undefined;
};
