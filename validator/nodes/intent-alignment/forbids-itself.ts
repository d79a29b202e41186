import type { Call } from "../../calls/call.ts";
import { isUnlimited } from "../../decimals/unlimited.ts";
import type { Intent } from "../../intent/intent.ts";
import { operationsOfNoun, operationVerb } from "../../lexicon/operation-words.ts";

/** Words that narrow nothing down: what is forbidden in no others is forbidden altogether. */
const BARE =
  /^(?:do|don't|dont|not|never|no|please|it|this|that|them|him|her|anything|anyone|anybody|any|money|funds|now|yet|to|me|the|a|an|of|at|all|just|actually|execute|sign|submit|proceed|go|ahead|transaction|make|let|happen|ever|there|here|out|away|through|anywhere)$/;
const CARRIED = /\b(?:do|execute|sign|submit|proceed|go)\b/i;
const ADDRESS = /0x[0-9a-f]{40}/gi;

/**
 * Whether a prohibition takes back what the intent asks for: "Send 5 USDC to 0x…. Don't do it.", "Never send to 0x…" of the
 * very recipient, "no unlimited approvals" beside an unlimited one. One that narrows the request down is held by other checks.
 */
export function forbidsItself(
  { operation, quote }: Intent["prohibitions"][number],
  { steps }: Intent,
  calls: readonly Call[],
): boolean {
  const text = quote.text.toLowerCase().replaceAll("’", "'");
  const offended = calls.filter((call) =>
    operation === undefined || /\bgo\b/.test(text) ? CARRIED.test(text) : call.operation === operation,
  );
  if (offended.length === 0) return false;
  if (/\b(?:unlimited|infinite)\b/.test(text))
    return (
      steps.some(({ amount }) => amount?.kind === "unlimited") &&
      offended.some(({ amountIn }) => amountIn !== undefined && isUnlimited(amountIn.baseUnits))
    );
  const named = text.match(ADDRESS) ?? [];
  if (named.some((address) => offended.some((call) => partiesOf(call).includes(address)))) return true;
  const words = text.match(/[\p{L}\p{N}'.]+/gu) ?? [];
  return words.every(
    (word) => BARE.test(word) || operationVerb(word) !== undefined || operationsOfNoun(word) !== undefined,
  );
}

const partiesOf = ({ recipient, spender, to }: Call) =>
  [recipient, spender, to].flatMap((party) => party?.toLowerCase() ?? []);
