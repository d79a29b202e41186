import { DAI, FRIEND, STRANGER, USDC } from "../../../corpus/addresses.ts";
import { callsOf } from "../../../corpus/encoders/contract-call.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { eachWording } from "../../../corpus/outcome.ts";
import { ETHER, USD6 } from "../../../corpus/terms.ts";

const rights = callsOf([
  "function increaseAllowance(address spender, uint256 addedValue)",
  "function decreaseAllowance(address spender, uint256 subtractedValue)",
]);
const change = (name: string, dollars: bigint, to = FRIEND) => rights.call(USDC, name, [to, dollars * USD6]);
const set = (dollars: bigint, to = FRIEND) => erc20.call(USDC, "approve", [to, dollars * USD6]);

describe("a right that is raised, by its sign", () => {
  eachWording(
    [`USDC allowance of ${FRIEND}: +50 USDC please`, `${FRIEND} allowance += 50 USDC`],
    change("increaseAllowance", 50n),
    [
      set(50n),
      change("decreaseAllowance", 50n),
      change("increaseAllowance", 55n),
      change("increaseAllowance", 50n, STRANGER),
    ],
  );
});

describe("two rights of up to so much", () => {
  const both = (first: bigint, second: bigint) => ({
    transactions: [set(first), erc20.call(DAI, "approve", [FRIEND, second * ETHER])],
  });
  eachWording([`Let ${FRIEND} spend up to 130 USDC and up to 240 DAI.`], both(130n, 240n), [
    both(240n, 130n),
    both(130n, 250n),
    both(140n, 240n),
    set(130n),
  ]);
});
