import type { Intent } from "./intent.ts";
import type { Reading } from "./reading.ts";
import { findTerm, told } from "./terms-told.ts";

const MODE = "(?<mode>stable|fixed|variable|floating)";
const RATE = "(?:rates?|interest|apr|apy|mode)";
const LEAD = "(?:rate|mode|interest|:|=)";
const END = "(?= (?:[.,;!)]|debts?|loans?)(?!\\S)|\n|$)";

const FORMS = [
  `(?:${LEAD} )*${MODE}(?:-rate|(?: ${RATE})+)`,
  `(?:${LEAD} )+${MODE}`,
  `(?<mode>variable|floating)${END}`,
].map(told);
/** Of a loan it says which; of what is paid, what kind of coin it is: "borrow 5 DAI (stable)", "both stable", "my stable USDC debt". */
const OF_LOAN = [
  `(?<=[(,] )${MODE}(?:${END}| both| each)`,
  `(?<=both )${MODE}`,
  `the ${MODE} one`,
  `${MODE}(?= (?!coins?)\\S+ (?:debts?|loans?))`,
].map(told);
const LOAN = /\b(?:debts?|loans?|borrow(?:s|ing)?|repay|repayments?|credit)\b/i;

/** The kind of interest that is to be paid: "at the variable rate", "stable interest rate", "rate mode: variable". */
export function findInterestRate(reading: Reading): Intent["interestRate"] {
  const forms = LOAN.test(reading.folded) ? [...FORMS, ...OF_LOAN] : FORMS;
  const found = findTerm(reading, /stable|fixed|variable|floating/i, forms);
  const mode = found?.words.groups?.mode;
  return found && { mode: /^(?:stable|fixed)$/.test(mode ?? "") ? "stable" : "variable", quote: found.quote };
}
