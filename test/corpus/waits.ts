import { AAVE_POOL, FRIEND, USDC, USER } from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave } from "./encoders/lending.ts";
import { erc20 } from "./encoders/tokens.ts";
import { MAX, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const paid = erc20.call(USDC, "transfer", [FRIEND, 75n * USD6]);
const repaid = aave.call(AAVE_POOL, "repay", [USDC, MAX, 2, USER]);

/** What a request is to wait for, though no word says so; what was written under it later; a deed that one looks back on. */
export const waits: CorpusCase[] = [
  ...pairs("what a payment waits for", paid, {
    right: [`75 USDC to ${FRIEND}. We met in front of the cinema.`, `75 USDC to ${FRIEND}, on Ethereum.`],
    wrong: [
      `75 USDC to ${FRIEND}, in front of the notary.`,
      `75 USDC to ${FRIEND}, in the presence of my lawyer.`,
      `75 USDC to ${FRIEND}, on the deed landing in my letterbox.`,
      `75 USDC to ${FRIEND}, on his parcel arriving.`,
      `75 USDC to ${FRIEND}. I want the appraisal on my desk beforehand.`,
      `75 USDC to ${FRIEND}. I've sworn to sleep over anything this size.`,
      `75 USDC to ${FRIEND}, charge it to my Visa.`,
      `75 USDC to ${FRIEND}.\n\nEDIT: she paid for the tickets, so we're good.`,
    ],
  }),
  ...pairs("a repayment that one looks back on", repaid, {
    right: [
      "Paying off my whole USDC debt on Aave V3, please.",
      "Repay all my USDC debt on Aave V3. It feels great!",
    ],
    wrong: [
      "Paying off my whole USDC debt on Aave V3 felt fantastic this morning.",
      "Repaying my whole USDC debt on Aave V3 took ages.",
      "Clearing all my USDC debt on Aave V3 was easy.",
    ],
  }),
];
