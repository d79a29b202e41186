import { hardNode } from "../node.ts";
import { fail, pass } from "../result.ts";

/**
 * The intent says something that can be compared with a transaction, in one way only.
 *
 * Confidence: 0.95; 0.9 for an ambiguity, which a person might read otherwise.
 */
export const intentClarity = hardNode({
  id: "intent_alignment.intent_clarity",
  level: 1,
  mustPass: true,
  run({ intent }) {
    if (intent.steps.length === 0) {
      const shown = intent.text.trim();
      return fail(
        0.95,
        shown ? "The intent does not say what the transaction is to do." : "The intent is empty.",
        {
          expected: "an action with what it needs, such as: Send 25 USDC to 0x…",
          actual: shown.slice(0, 200),
          remedy:
            "Say in the intent what is to be done, with how much of which token, and for which address.",
        },
      );
    }
    const [ambiguity] = intent.ambiguities;
    if (ambiguity) {
      return fail(0.9, ambiguity.problem, {
        expected: "an intent that can be read in one way only",
        actual: ambiguity.quote.text,
        remedy: ambiguity.remedy,
      });
    }
    const asked = intent.steps.map(({ action }) => action.operation);
    return pass(0.95, `The intent asks for: ${asked.join(", then ")}.`, { operations: asked });
  },
});
