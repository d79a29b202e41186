import { expect } from "chai";
import { FRIEND } from "../../../corpus/addresses.ts";
import { DEEDS } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";

const decide = (tx: Record<string, unknown>, intent: string) =>
  judge({ rule: "elements", intent, tx }).verdict.decision;

const PAY = DEEDS.pay.tx;
const SUPPLY = DEEDS.supply.tx;

/** What a call explains, and what is like it and means something else. */
const RULES: Readonly<
  Record<string, readonly [tx: Record<string, unknown>, right: readonly string[], wrong: readonly string[]]>
> = {
  "a sum that is reckoned aloud, and none that comes to something else": [
    PAY,
    [
      `Five lessons at 20 USDC makes 100 USDC. Send it to ${FRIEND}.`,
      `The bill came to 80 plus a 20 late fee. Pay 100 USDC to ${FRIEND}.`,
      `Rosa lent me 350 and I already gave back 250, so now send the remaining 100 USDC to ${FRIEND}.`,
      `Rent is 300 for three of us, so my share is 100 USDC. Send it to ${FRIEND}.`,
      `The broker gets a commission of 2%, so on the 5,000 that's 100 USDC. Send it to ${FRIEND}.`,
    ],
    [
      `Five lessons at 30 USDC makes 100 USDC. Send it to ${FRIEND}.`,
      `Send five people 20 USDC each, 100 USDC to ${FRIEND}.`,
      `60 USDC now, 40 USDC on Friday, 100 USDC in total to ${FRIEND}.`,
      `Unless it is 60 plus 40, send 100 USDC to ${FRIEND}.`,
    ],
  ],
  "what looks like a remark and has what the request lacks": [
    SUPPLY,
    ["There's idle USDC in my wallet. Please supply 750 of it to Aave so it earns something."],
    ["There's idle DAI in my wallet. Please supply 750 of it to Aave so it earns something."],
  ],
};

describe("a call explains", () => {
  for (const [rule, [tx, right, wrong]] of Object.entries(RULES))
    it(rule, () => {
      for (const intent of right) expect(decide(tx, intent), intent).to.equal("PASS");
      for (const intent of wrong) expect(decide(tx, intent), intent).to.equal("REJECT");
    });
});
