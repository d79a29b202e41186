import { FRIEND, SAFE, STRANGER, USDC } from "../../../corpus/addresses.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { eachWording } from "../../../corpus/outcome.ts";
import { USD6 } from "../../../corpus/terms.ts";

const pay = (to: string, dollars: bigint) => erc20.call(USDC, "transfer", [to, dollars * USD6]);
const paid = (first: bigint, second: bigint, third: bigint) => ({
  transactions: [pay(FRIEND, first), pay(STRANGER, second), pay(SAFE, third)],
});

describe("a sum that is told once, and that it is each one's", () => {
  eachWording(
    [
      `45 USDC ea → ${FRIEND} / ${STRANGER} / ${SAFE}`,
      `Give each of these 45 USDC\n${FRIEND}\n${STRANGER}\n${SAFE}`,
      `Prize money, three winners at 45 USDC: ${FRIEND}, ${STRANGER}, ${SAFE}. Pay them.`,
      `Three scholarships of USDC 45, to be paid at once:\n${FRIEND}\n${STRANGER}\n${SAFE}`,
      `a hundred and five usdc for ${FRIEND}. ditto ${STRANGER}. ditto ${SAFE}`.replace(
        "a hundred and five",
        "45",
      ),
    ],
    paid(45n, 45n, 45n),
    [
      paid(45n, 45n, 15n),
      paid(15n, 15n, 15n),
      { transactions: [pay(FRIEND, 45n), pay(STRANGER, 45n)] },
      { transactions: [pay(FRIEND, 45n), pay(STRANGER, 45n), pay(USDC, 45n)] },
    ],
  );
});
