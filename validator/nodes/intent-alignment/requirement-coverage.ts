import type { Call } from "../../calls/call.ts";
import { hardNode } from "../node.ts";
import { fail, pass } from "../result.ts";

/** Lending without a choice has a variable rate. */
const rateOf = ({ operation, interestRate }: Call) =>
  interestRate ?? (operation === "borrow" || operation === "repay" ? "variable" : undefined);

/** How to write it instead, by what stopped it; anything else is a word that no check could hold against the call. */
const REMEDIES: Readonly<Record<string, string>> = {
  negation: "Ask for what is to be done only, and send nothing where nothing is to be done",
  "change of mind": "Write the request as it stands now",
  condition: "Check the condition first, then state the intent without it",
  alternative: "Decide on one thing and ask for that",
  time: "Ask when it is to be done, or name a deadline such as: within 30 minutes",
  recurrence: "Ask for each transaction when it is due",
  doubt: "Ask plainly for what is to be done",
  unreal: "Ask plainly for what is to be done",
  report: "Say in your own words what you ask for",
  past: "Ask for what is to be done now",
  part: "Name the amount itself",
  quotation: "Say in your own words what you ask for, without quotation marks",
  question: "Ask for it as a request: Send 25 USDC to 0x…",
  "somebody else's": "Name the account by its address",
  "unexplained number": "Say what the number is for: an amount with its token, a price, a time",
  "unexplained address": "Say what the address is for: who receives, or who may spend",
};

/**
 * Every word of the intent is explained by the call or asks for nothing. What is neither could not be held against the
 * call, hence fails, with the words and how to write it instead. It comes behind the comparisons, which name a difference better.
 *
 * Confidence: 0.9; 0.7 where a model took a clause for an aside; 0.8 for a FAIL, since a person may see that it does not matter.
 */
export const requirementCoverage = hardNode({
  id: "intent_alignment.requirement_coverage",
  level: 3,
  run({ intent, calls }) {
    const rate = intent.interestRate;
    const loans = calls.filter((call) => rateOf(call) !== undefined);
    const other = rate && (loans.length > 0 ? loans : calls).find((call) => rateOf(call) !== rate.mode);
    if (rate && other) {
      const mode = rateOf(other);
      const shown = mode ? `the loan has a ${mode} rate` : "the call has no interest rate";
      return fail(0.9, `The intent says "${rate.quote.text}", ${shown}.`, {
        expected: rate.mode,
        actual: mode ?? "no interest rate",
        remedy: `Use the ${rate.mode} rate, or leave "${rate.quote.text}" out.`,
      });
    }
    const [unread] = intent.notUnderstood;
    if (!unread && intent.cleared) {
      const shown = intent.cleared.join('", "');
      return pass(0.7, `The model takes for an aside: "${shown}". Every other word was understood.`, {
        left_aside: intent.cleared,
      });
    }
    if (!unread) return pass(0.9, "Every word of the intent was understood.");
    if (unread.why === "unexplained by the call") {
      return fail(0.8, "What the calls do does not explain all that the intent names.", {
        expected: "an intent whose amounts, tokens, parties and actions are those of the calls",
        actual: unread.text,
        remedy:
          "Ask for just what the calls do, with their amounts, tokens and addresses, or change the calls.",
        may_be_asides: false,
        not_understood: [],
      });
    }
    const remedy =
      REMEDIES[unread.why ?? ""] ??
      "Say it as an amount, a price, a time, an address or an action of its own";
    return fail(
      0.8,
      `The intent says "${unread.text}", which could not be understood and held against the call.`,
      {
        expected: "words that are explained by the call, or that ask for nothing",
        actual: unread.text,
        remedy: `${remedy}, or leave "${unread.text}" out.`,
        may_be_asides: intent.notUnderstood.every(({ mayBeAside }) => mayBeAside === true),
        not_understood: intent.notUnderstood.map(({ text, why }) => ({ text, why: why ?? "unknown" })),
      },
    );
  },
});
