import type { Call } from "../../calls/call.ts";
import { spokenTokens, tokensBySymbol } from "../../data/tokens.ts";
import { hardNode } from "../node.ts";
import { fail, pass } from "../result.ts";
import { findUncovered } from "./find-uncovered.ts";

/** Lending without a choice has a variable rate. */
const rateOf = ({ operation, interestRate }: Call) =>
  interestRate ?? (operation === "borrow" || operation === "repay" ? "variable" : undefined);

/** "using transferFrom": the function that is called. */
function isFunctionOf({ signature, wrappers }: Call, text: string): boolean {
  const name = /^(?:using|via|with|through|by) (?:the )?(\w+)(?:\(\))?(?: function| method)?$/i.exec(
    text,
  )?.[1];
  if (name === undefined) return false;
  return [signature, ...wrappers.map((wrapper) => wrapper.signature)].some((called) =>
    called?.startsWith(`${name}(`),
  );
}

/** "via WETH": a token that the call's path passes through. */
function isOnPath(
  { operation, arguments: given, amountIn, amountOut }: Call,
  text: string,
  chainId: number,
): boolean {
  const symbol = /^(?:via|through) (?:the )?([\w.]{2,12})$/i.exec(text)?.[1];
  if (symbol === undefined || operation !== "swap") return false;
  const spoken = spokenTokens.get(symbol.toLowerCase());
  if (spoken === undefined) return false;
  const ends = [amountIn?.asset.contract, amountOut?.asset.contract];
  return tokensBySymbol(chainId, spoken).some(
    ({ contract }) => !ends.includes(contract) && pathsIn(given).includes(contract.slice(2).toLowerCase()),
  );
}

/** Every path among a call's arguments, at whatever depth, as hexadecimal digits. */
function pathsIn(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, inner]) => (key === "path" ? String(inner).toLowerCase() : pathsIn(inner)))
    .join(" ");
}

/**
 * What the intent demands is what the checks have looked at. A stretch that was not understood and stands where words
 * ask for something or restrict it fails, since it could not be held against the call; so does a number or an address
 * that lies in nothing that was understood. Any other word is only reported.
 *
 * Confidence: 0.9, 0.7 where words were left aside; 0.8 for a FAIL, since a person may see that it does not matter.
 */
export const requirementCoverage = hardNode({
  id: "intent_alignment.requirement_coverage",
  level: 2,
  run({ intent, calls, chain }) {
    const rate = intent.interestRate;
    const other = rate && calls.find((call) => rateOf(call) !== rate.mode);
    if (rate && other) {
      return fail(0.9, `The intent says "${rate.quote.text}", the loan has a ${rateOf(other)} rate.`, {
        expected: rate.mode,
        actual: rateOf(other),
        remedy: `Use the ${rate.mode} rate, or leave "${rate.quote.text}" out.`,
      });
    }
    const uncovered = findUncovered(intent, calls);
    if (uncovered !== undefined) {
      return fail(0.8, `The intent says "${uncovered}", and it is not clear what for.`, {
        expected: "numbers and addresses whose meaning is plain",
        actual: uncovered,
        remedy: `Say what "${uncovered}" is for, or leave it out.`,
      });
    }
    if (intent.notUnderstood.length === 0)
      return pass(0.9, "Every requirement of the intent was understood.");
    const demanding = intent.notUnderstood.find(
      ({ demands, text }) =>
        demands && !calls.some((call) => isFunctionOf(call, text) || isOnPath(call, text, chain.id)),
    );
    if (!demanding) {
      const shown = intent.notUnderstood.map(({ text }) => text);
      return pass(0.7, `Words that ask for nothing were left aside: "${shown.join('", "')}".`, {
        left_aside: shown,
      });
    }
    return fail(0.8, `The intent demands "${demanding.text}", which could not be checked.`, {
      expected: "requirements that can be compared with a call",
      actual: demanding.text,
      remedy: `Say "${demanding.text}" as an amount, a price, a time, an address or an action of its own, or leave it out.`,
    });
  },
});
