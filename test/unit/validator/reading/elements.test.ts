import { expect } from "chai";
import { DAI, FRIEND, LIDO_QUEUE, STRANGER, USDC, USER } from "../../../corpus/addresses.ts";
import { lido } from "../../../corpus/encoders/lending.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { DEEDS } from "../../../corpus/everyday/deeds.ts";
import { judge } from "../../../corpus/judge.ts";
import { ETHER } from "../../../corpus/terms.ts";

const decide = (tx: Record<string, unknown>, intent: string) =>
  judge({ rule: "elements", intent, tx }).verdict.decision;

const all = (...transactions: unknown[]) => ({ chainId: 1, from: USER, transactions });
const PAY = DEEDS.pay.tx;
const REVOKE_TWO = all(
  erc20.call(USDC, "approve", [STRANGER, 0n]),
  erc20.call(DAI, "approve", [STRANGER, 0n]),
);
const TWO_REQUESTS = lido.call(LIDO_QUEUE, "requestWithdrawals", [[5n * ETHER, 5n * ETHER], USER]);
const PAY_CENTS = erc20.call(USDC, "transfer", [FRIEND, 84_500_000n]);
const SELL = "Swap 1000 USDC for at least 0.33 WETH on Uniswap V3";
const SUPPLY = DEEDS.supply.tx;

/** What a call explains, and what is like it and means something else. */
const RULES: Readonly<
  Record<string, readonly [tx: Record<string, unknown>, right: readonly string[], wrong: readonly string[]]>
> = {
  "a sum that is reckoned aloud, and none that comes to something else": [
    PAY,
    [`The bill came to 80 plus a 20 late fee. Pay 100 USDC to ${FRIEND}.`],
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
  "in how many requests something is queued, and not in others": [
    TWO_REQUESTS,
    [
      "Start unstaking 10 stETH at Lido in two requests of 5 each",
      "Request two withdrawals from Lido, one of 5 stETH and one of 5 stETH",
    ],
    [
      "Start unstaking 10 stETH at Lido in one request",
      "Start unstaking 10 stETH at Lido in two requests of 4 each",
      "Request two withdrawals from Lido, one of 5 stETH and one of 4 stETH",
    ],
  ],
  "several tokens of one spender, in whatever order, and none that is kept": [
    REVOKE_TWO,
    [
      `Revoke DAI and USDC for ${STRANGER}`,
      `${STRANGER} has allowances on both my DAI and my USDC. Revoke both.`,
    ],
    [
      `Revoke USDC for ${STRANGER}, keep DAI`,
      `Revoke USDC for ${STRANGER}, DAI is fine`,
      `Revoke USDC for ${STRANGER}. The DAI one is ok.`,
      `Revoke USDC for ${STRANGER}. DAI stays.`,
      `Revoke DAI, USDC and LINK for ${STRANGER}`,
    ],
  ],
  "a sum that is said twice, in words as well, and no other": [
    PAY_CENTS,
    [`Transfer the sum of USDC 84.50 (eighty-four point five) to ${FRIEND}`],
    [
      `Send ninety-four dollars and fifty cents in USDC to ${FRIEND}`,
      `Transfer the sum of USDC 84.50 (ninety-five) to ${FRIEND}`,
    ],
  ],
  "the approval of what is sold, and of nothing more": [
    DEEDS.approveAndSell.tx,
    [`${SELL}. Include the approval for exactly the 1000 USDC.`],
    [`${SELL}. Include the approval for exactly the 3000 USDC.`],
  ],
};

describe("a call explains", () => {
  for (const [rule, [tx, right, wrong]] of Object.entries(RULES))
    it(rule, () => {
      for (const intent of right) expect(decide(tx, intent), intent).to.equal("PASS");
      for (const intent of wrong) expect(decide(tx, intent), intent).to.equal("REJECT");
    });
});
