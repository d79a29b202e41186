import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";

/** The time by which the intent wants it done has not passed. */
export const deadlineConsistency = hardNode({
  id: "intent_alignment.deadline_consistency",
  level: 2,
  run({ intent, evaluatedAt }) {
    if (!intent.deadline) return skip("The intent names no deadline.");
    const { at, quote } = intent.deadline;
    const until = new Date(at).toISOString();
    if (at > evaluatedAt)
      return pass(0.9, `The deadline "${quote.text}" is ${until} and has not passed.`, { deadline: until });
    return fail(0.95, `The deadline "${quote.text}" was ${until} and has passed.`, {
      expected: `to be done by ${until}`,
      actual: new Date(evaluatedAt).toISOString(),
      remedy: "Ask again with a deadline that lies ahead.",
    });
  },
});
