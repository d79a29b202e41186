import { expect } from "chai";
import { AAVE_POOL, FRIEND, STETH, USDC, USER, V2_ROUTER, WETH, WSTETH } from "../../../corpus/addresses.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { aave } from "../../../corpus/encoders/lending.ts";
import { erc20, weth } from "../../../corpus/encoders/tokens.ts";
import { v2 } from "../../../corpus/encoders/uniswap.ts";
import { decide, eachWording } from "../../../corpus/outcome.ts";
import { ETHER, SOON, USD6 } from "../../../corpus/terms.ts";

const wrapper = callsOf(["function wrap(uint256 _stETHAmount)"]);
const approved = (whole: bigint) => erc20.call(STETH, "approve", [WSTETH, whole * ETHER]);
const wrapped = (whole: bigint) => wrapper.call(WSTETH, "wrap", [whole * ETHER]);
const both = (first: bigint, second: bigint) => ({ transactions: [approved(first), wrapped(second)] });

describe("a right whose values are another call's too comes where its word stands", () => {
  eachWording(
    ["approve 5 stETH to the wstETH contract and then wrap the 5 stETH into wstETH with Lido"],
    both(5n, 5n),
    [both(6n, 5n), both(5n, 6n), { transactions: [wrapped(5n), approved(5n)] }],
  );
  for (const intent of ["wrap 5 stETH into wstETH with Lido and then approve 5 stETH to the wstETH contract"])
    it(`is another order: ${intent}`, () => {
      expect(decide(intent, both(5n, 5n))).to.equal("REJECT");
    });
});

describe("calls that are told in another order by the words for their deeds", () => {
  const allowed = erc20.call(USDC, "approve", [AAVE_POOL, 810n * USD6]);
  const supplied = aave.call(AAVE_POOL, "supply", [USDC, 810n * USD6, USER, 0]);
  const least = (3n * ETHER) / 10n;
  const sold = v2.call(V2_ROUTER, "swapExactTokensForTokens", [900n * USD6, least, [USDC, WETH], USER, SOON]);
  const unwrapped = weth.call(WETH, "withdraw", [least]);
  for (const [right, wrong, calls] of [
    [
      "Approve 810 USDC for the Aave V3 Pool, then deposit the 810 USDC there.",
      "Deposit first, 810 USDC with Aave V3, and the approval of 810 USDC for it afterwards.",
      [allowed, supplied],
    ],
    [
      "Sell 900 USDC on Uniswap V2 for WETH, 0.3 or more, then unwrap 0.3 WETH for me.",
      "Unwrap 0.3 WETH for me, then sell 900 USDC on Uniswap V2 for WETH, 0.3 or more.",
      [sold, unwrapped],
    ],
    [
      "{step 1: USDC allowance 810 to the Aave V3 Pool} {step 2: supply 810 USDC}",
      "{step 1: supply 810 USDC} {step 2: USDC allowance 810 to the Aave V3 Pool}",
      [allowed, supplied],
    ],
    [
      `Allowance of ${FRIEND} first to zero and then to 1925 USDC.`,
      `First an allowance of 1925 USDC for ${FRIEND}, and then set it down to zero, nan prefers it so.`,
      [0n, 1925n].map((dollars) => erc20.call(USDC, "approve", [FRIEND, dollars * USD6])),
    ],
  ] as const)
    it(wrong, () => {
      expect(decide(right, { transactions: calls })).to.equal("PASS");
      expect(decide(wrong, { transactions: calls })).to.equal("REJECT");
    });
});
