import { expect } from "chai";
import { FRIEND } from "../../../corpus/addresses.ts";
import { DEEDS } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";

/** A story that leaves the request as it is, and one that looks like it and undoes it. */
const STORIES: Readonly<Record<string, readonly [harmless: string, undoes: string]>> = {
  "what took place, and not what is called off": ["The workshop was lovely", "The workshop was called off"],
  "what was agreed, and not what others have yet to agree to": [
    "The neighbours have agreed",
    "The neighbours still have to agree",
  ],
  "what is owed, and not that nothing is": ["I owe her for the fence", "I don't owe her for the fence"],
  "what came, and not what never did": ["I got the parcel", "I never got the parcel"],
  "that others were paid for one, and not that he was paid": [
    "My cousin paid for the boat",
    "My cousin was paid yesterday",
  ],
  "whose birthday it is, and not whose coins these are": ["It's Nina's birthday", "The coins are Nina's"],
  "how one feels, and not that one is drunk": ["I am tired", "I am a bit drunk"],
  "when it is due, and not when else it would do": ["The rent is due", "Thursday is fine"],
};

describe("a story before the request may tell", () => {
  for (const [rule, told] of Object.entries(STORIES))
    it(rule, () => {
      const decisions = told.map(
        (story) =>
          judge({ rule, intent: `${story}. Send 100 USDC to ${FRIEND}.`, tx: DEEDS.pay.tx }).verdict.decision,
      );
      expect(decisions).to.deep.equal(["PASS", "REJECT"]);
    });
});
