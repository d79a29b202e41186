import { DAI, FRIEND, SDAI, STRANGER, USDC, V2_ROUTER } from "../../../corpus/addresses.ts";
import { erc20 } from "../../../corpus/encoders/tokens.ts";
import { eachWording } from "../../../corpus/outcome.ts";
import { ETHER, USD6 } from "../../../corpus/terms.ts";

const pay = (dollars: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, dollars * USD6]);
const let_ = (to: string, dollars: bigint) => erc20.call(USDC, "approve", [to, dollars * USD6]);

describe("all of it today", () => {
  eachWording(
    [`Two things today please: let ${STRANGER} spend 280 USDC, then send ${FRIEND} 40 USDC.`],
    { transactions: [let_(STRANGER, 280n), pay(40n)] },
    [
      { transactions: [pay(40n), let_(STRANGER, 280n)] },
      { transactions: [let_(STRANGER, 40n), pay(280n)] },
      { transactions: [let_(FRIEND, 280n), pay(40n, STRANGER)] },
    ],
  );
});

describe("a vault that may spend, by the token that it gives out", () => {
  const allowed = (to: string, whole: bigint) => erc20.call(DAI, "approve", [to, whole * ETHER]);
  eachWording(["approve sDAI for 85 DAI"], allowed(SDAI, 85n), [
    allowed(FRIEND, 85n),
    allowed(SDAI, 58n),
    erc20.call(SDAI, "approve", [SDAI, 85n * ETHER]),
  ]);
});

describe("lines that are numbered without a mark, each of which asks", () => {
  eachWording(
    [`Today:\n1 send 40 USDC to ${FRIEND}\n2 approve 280 USDC for ${STRANGER}`],
    { transactions: [pay(40n), let_(STRANGER, 280n)] },
    [{ transactions: [pay(1n), let_(STRANGER, 2n)] }, { transactions: [pay(40n), let_(STRANGER, 40n)] }],
  );
});

describe("who is paid and who may spend", () => {
  eachWording(
    [`give uni v2 a 350 usdc allowance, ${FRIEND} gets 35 usdc`],
    { transactions: [let_(V2_ROUTER, 350n), pay(35n)] },
    [
      { transactions: [let_(V2_ROUTER, 35n), pay(350n)] },
      { transactions: [let_(FRIEND, 350n), pay(35n)] },
      { transactions: [let_(V2_ROUTER, 350n), pay(35n, STRANGER)] },
    ],
  );
});

describe("what is as good a day as any ends nothing", () => {
  eachWording(
    [`${FRIEND} is due 100 USDC from me and Sunday's as good a day as any, so send them.`],
    pay(100n),
    [pay(10n), pay(100n, STRANGER)],
  );
});

describe("who may spend is told by a right, and not who is paid", () => {
  eachWording(
    [`30 USDC of spending allowance for ${FRIEND}, and 350 USDC sent to ${STRANGER}, both today.`],
    { transactions: [let_(FRIEND, 30n), pay(350n, STRANGER)] },
    [{ transactions: [pay(30n), let_(STRANGER, 350n)] }],
  );
});
