import { expect } from "chai";
import { AAVE_POOL, FRIEND, USDC, USER, V2_ROUTER, WETH } from "../../../corpus/addresses.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { erc20, weth } from "../../../corpus/encoders/tokens.ts";
import { judge } from "../../../corpus/judge.ts";
import { AT_PRICES, ETHER, USD6 } from "../../../corpus/terms.ts";

type Given = Record<string, unknown>;

const allowed = (to: string, dollars: bigint) => erc20.call(USDC, "approve", [to, dollars * USD6]);
const all = (...transactions: Given[]): Given => ({ transactions });

/** A right text and its wrong twin. */
function tells(rule: string, tx: Given, right: string, wrong: string): void {
  const decide = (intent: string) => judge({ rule, intent, tx, metadata: AT_PRICES }).verdict.decision;
  it(`${rule}: ${wrong}`, () => {
    expect(decide(right), right).to.equal("PASS");
    expect(decide(wrong), wrong).to.equal("REJECT");
  });
}

describe("what is there or is to go is not asked for", () => {
  const supplied = all(
    allowed(AAVE_POOL, 900n),
    aave.call(AAVE_POOL, "supply", [USDC, 900n * USD6, USER, 0]),
  );
  tells(
    "an approval that is told to be there",
    supplied,
    "The supply of 900 USDC to Aave V3, with its approval.",
    "The approval's there, just the supply of 900 USDC to Aave V3.",
  );
  tells(
    "one of several",
    supplied,
    "Approve 900 USDC and supply it to Aave V3. The approval is for now, the deposit for the home.",
    "Approve 900 USDC and supply it to Aave V3. Just the approval for now, the deposit I do at home.",
  );
  tells(
    "rights that are to go",
    all(allowed(FRIEND, 150n), erc20.call(WETH, "approve", [FRIEND, 2n * ETHER])),
    `Both allowances, please, the 150 USDC of ${FRIEND} as well as its 2 WETH.`,
    `Both allowances off, please, the 150 USDC of ${FRIEND} as well as its 2 WETH.`,
  );
  tells(
    "a right that is to shrink",
    callsOf(["function increaseAllowance(address spender, uint256 addedValue)"]).call(
      USDC,
      "increaseAllowance",
      [FRIEND, 100n * USD6],
    ),
    `Raise by hundred (100) USDC what ${FRIEND} may spend of me, now please.`,
    `Trim by hundred (100) USDC what ${FRIEND} may spend of me, now please.`,
  );
  tells(
    "ether that nothing asks to be wrapped",
    all(
      weth.call(WETH, "deposit", [], { value: 3n * ETHER }),
      erc20.call(WETH, "approve", [V2_ROUTER, 3n * ETHER]),
    ),
    "Wrap 3 ETH and let Uniswap V2's router spend the 3 WETH.",
    "Let Uniswap V2's router spend 3 WETH.",
  );
});
