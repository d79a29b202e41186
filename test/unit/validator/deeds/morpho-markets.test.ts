import { encoded, expectOnly, expectPassed, expectRefused, ME, THIEF } from "./judged.ts";

const MORPHO = "0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb";
const PYUSD = "0x6c3ea9036406852006290770bedfcaba0e23a0e8";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const WBTC = "0x2260fac5e5542a773aa44fbcfedf7c193bc2c599";
const WETH = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
const ORACLE = "0xc53c90d6e9a5b69e4abf3d5ae4c79225c7fef3d2";
const IRM = "0x870ac11d48b15db9a138cf899d20f13f79ba00bc";
const PARAMS = "(address,address,address,address,uint256)";

interface Changed {
  amount?: bigint;
  loan?: string;
  collateral?: string;
  limit?: bigint;
  owner?: string;
  receiver?: string;
  to?: string;
}
const market = ({ loan = PYUSD, collateral = WBTC, limit = 86n * 10n ** 16n }: Changed) => [
  loan,
  collateral,
  ORACLE,
  IRM,
  limit,
];

const paidBack = (one: Changed = {}) => ({
  to: one.to ?? MORPHO,
  data: encoded(`repay(${PARAMS},uint256,uint256,address,bytes)`, [
    market(one),
    one.amount ?? 3_526_000_000n,
    0,
    one.owner ?? ME,
    "0x",
  ]),
});
const taken = (name: "borrow" | "withdraw", one: Changed = {}) => ({
  to: MORPHO,
  data: encoded(`${name}(${PARAMS},uint256,uint256,address,address)`, [
    market(one),
    one.amount ?? 100_000_000n,
    0,
    one.owner ?? ME,
    one.receiver ?? ME,
  ]),
});

describe("a market of Morpho Blue that no table has", () => {
  it("takes back what is owed there, told by its tokens and its limit", () => {
    expectOnly("Repay 3,526 PYUSD of my loan in the Morpho WBTC/PYUSD market with 86% LLTV", paidBack(), {
      amount: paidBack({ amount: 3_527_000_000n }),
      loan: paidBack({ loan: USDC }),
      collateral: paidBack({ collateral: WETH }),
      limit: paidBack({ limit: 91n * 10n ** 16n }),
      "limit, by a hair": paidBack({ limit: 86n * 10n ** 16n + 1n }),
      debtor: paidBack({ owner: THIEF }),
      contract: paidBack({ to: THIEF }),
      function: taken("borrow", { amount: 3_526_000_000n }),
    });
  });

  it("is told by its limit in per cent, as a part of one, and without a name where it is just that", () => {
    expectPassed(paidBack(), [
      "Repay 3,526 PYUSD of my loan on Morpho, WBTC/PYUSD, LLTV 0.86",
      "morpho repay 3,526 pyusd, market wbtc/pyusd, liquidation LTV of 86 percent",
      "Repay 3,526 PYUSD of my Morpho loan (WBTC/PYUSD, 86 %)",
    ]);
    expectRefused(paidBack(), [
      "Repay 3,526 PYUSD of my loan on Morpho, WBTC/PYUSD, LLTV 0.915",
      "morpho repay 3,526 pyusd, market wbtc/pyusd, liquidation LTV of 91 percent",
      "Repay 3,526 PYUSD of my Morpho loan (WBTC/PYUSD, 91 %)",
    ]);
  });

  it("gives what the account has there or borrows against it, to nobody else", () => {
    expectOnly("Borrow 100 PYUSD on Morpho in the WBTC market", taken("borrow"), {
      receiver: taken("borrow", { receiver: THIEF }),
      owner: taken("borrow", { owner: THIEF }),
      amount: taken("borrow", { amount: 1_000_000_000n }),
      collateral: taken("borrow", { collateral: WETH }),
    });
    expectOnly("Borrow 100 PYUSD against my WBTC on Morpho", taken("borrow"), {
      collateral: taken("borrow", { collateral: WETH }),
    });
    expectOnly("Withdraw 100 PYUSD from the Morpho WBTC/PYUSD market", taken("withdraw"), {
      receiver: taken("withdraw", { receiver: THIEF }),
      collateral: taken("withdraw", { collateral: WETH }),
    });
  });

  it("gets nothing unless the intent names its id: its oracle is anybody's", () => {
    const supplied = {
      to: MORPHO,
      data: encoded(`supply(${PARAMS},uint256,uint256,address,bytes)`, [
        market({}),
        100_000_000n,
        0,
        ME,
        "0x",
      ]),
    };
    expectRefused(supplied, [
      "Lend 100 PYUSD in the Morpho WBTC/PYUSD market with 86% LLTV",
      "Supply 100 PYUSD to Morpho",
    ]);
    expectPassed(supplied, [
      "Lend 100 PYUSD in the Morpho market 0x9337a95dcb09d10abb33fdb955dd27b46e345f5510d54d9403f570f8f37b5983",
    ]);
  });
});
