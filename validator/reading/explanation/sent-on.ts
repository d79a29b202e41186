import type { Call } from "../../calls/call.ts";
import type { Lexeme } from "../../intent/lexer.ts";
import { wordAt } from "../../intent/reading.ts";
import { isAsking, operationVerb } from "../../lexicon/operation-words.ts";

const TAKING = /^(?:withdraw|borrow|claim|unstake|unwrap)$/;
const OWN = /^(?:me|us|my|our|mine)$/;
/** How far behind its verb whoever gets it stands. */
const REACH = 8;

/**
 * "Pay 0x… 5 USDC. Withdraw 5 USDC from Aave and send it over.": whether what is taken out is to be sent on, where a payment is
 * among the calls; it is that payment, and comes behind.
 */
export const isSentOn = (lexemes: readonly Lexeme[], own: readonly Call[], groups: readonly Call[][]) =>
  own.every(({ operation }) => TAKING.test(operation)) &&
  groups.some((calls) => calls.some(({ operation }) => operation === "transfer")) &&
  lexemes.some(
    ({ lower }, at) =>
      isAsking(lower) &&
      operationVerb(lower)?.certain.has("transfer") === true &&
      !own.some(({ operation }) => operationVerb(lower)?.certain.has(operation)) &&
      // "… before you send it"
      wordAt(lexemes, at - 2) !== "before" &&
      !lexemes.slice(at, at + REACH).some((one) => OWN.test(one.lower)),
  );
