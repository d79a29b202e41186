import type { Call, Operation } from "../calls/call.ts";
import type { Lexeme } from "../intent/lexer.ts";
import type { Reading } from "../intent/reading.ts";
import { operationsOfNoun, operationVerb } from "../lexicon/operation-words.ts";

/** What takes away or back without a verb of it: "to 0", "no more access", "(approval for all = false)", "shouldn't". */
const TAKING =
  /^(?:0|0\.0|zero|zeroed|none|nothing|nil|null|no|not|nobody|never|nor|false|off|out|away|back|gone|down|longer|anymore|without|former|ex|old|unused|stale|leaves?|left|los(?:e|es|t|ing)|expires?|ends?|ended|done|shut|finished|through|quits?|fired|enough|denie[ds]|deny|bye|goodbye|cannot|0x0|burn|burned|nulled|shortened)$|n['’]t$/;

/** What undoes a deed, or what it undoes. */
const OPPOSITES: Readonly<Partial<Record<Operation, readonly Operation[]>>> = {
  revoke: ["approve"],
  supply: ["withdraw"],
  withdraw: ["supply"],
  borrow: ["repay"],
  repay: ["borrow"],
  stake: ["unstake", "withdraw"],
  unstake: ["supply"],
};

/** "take away its approval", "both allowances off", "zero the old approval" */
const TAKES =
  /\bzero(?:e[ds]|ing)? (?:out )?(?:the|my|our|its|that|any)\b|\b(?:approval|allowance|permission)s? (?:off|go|gone)\b|\b(?:tak(?:e|es|en|ing)|cut(?:s|ting)?|call(?:s|ed)?|pull(?:s|ed)?) (?:\S+ )?(?:away|off|back)\b/i;
const LESSENS = /\b(?:decrease|reduce|lower|cut|trim|slash|shave|pare|whittle|shrink|subtract)\b/i;

/** Whether rights are told to go that the calls give, or to shrink that they raise. */
export const isTakenInstead = ({ text }: Reading, calls: readonly Call[]): boolean =>
  calls.some(
    ({ operation, amountIn }) =>
      operation === "approve" && (TAKES.test(text) || (amountIn?.isChange && LESSENS.test(text))),
  ) && calls.every(({ operation }) => operation !== "revoke");

const isOfComet = (calls: readonly Call[]) => calls.some(({ protocol }) => protocol === "compound_v3");
const PAYS_BACK = /\bpay(?:s|ing)? (?:back|off|down)\b/i;

/** Whether a text only tells of the opposite of all that the calls do: "Give 0x… operator rights", where they are taken away. */
export function isGrantedInstead({ lexemes, text }: Reading, calls: readonly Call[]): boolean {
  const [{ operation = undefined } = {}] = calls;
  const opposites = operation && OPPOSITES[operation];
  if (!opposites || calls.some((call) => call.operation !== operation)) return false;
  // Where it may be either, a loan is paid back by what a deposit is made with.
  const paysBack = operation === "supply" && PAYS_BACK.test(text) && !isOfComet(calls);
  let isOpposite = paysBack;
  for (const lexeme of lexemes) {
    const word = verbIn(lexeme);
    const [verb, noun] = [operationVerb(word), operationsOfNoun(word)];
    if ((!paysBack && TAKING.test(word)) || verb?.possible.has(operation) || noun?.has(operation))
      return false;
    const told = operation === "revoke" ? verb?.possible : verb?.certain;
    const isTrue = operation === "revoke" && word === "true";
    isOpposite ||= isTrue || opposites.some((one) => told?.has(one) || noun?.has(one));
  }
  return isOpposite;
}

/** "depositETH" */
const verbIn = ({ text, lower }: Lexeme) => /^[a-z]+(?=[A-Z])/.exec(text)?.[0] ?? lower;
