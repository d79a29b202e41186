import { expect } from "chai";
import { STETH, WSTETH } from "../../../corpus/addresses.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { decide, eachWording } from "../../../corpus/outcome.ts";
import { ETHER } from "../../../corpus/terms.ts";

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
