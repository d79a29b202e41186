import { encoded, expectOnly, expectPassed, expectRefused, ME, THIEF } from "./judged.ts";

const POOL = "0xbEbc44782C7dB0a1A60Cb6fe97d0b483032FF1C7";
const [USD, SHARE] = [10n ** 6n, 10n ** 18n];

describe("liquidity of a Curve pool", () => {
  const added = (amounts: bigint[], least: bigint, to = POOL) => ({
    to,
    data: encoded("add_liquidity(uint256[3],uint256)", [amounts, least]),
  });

  it("is added by the coins that the intent names, for at least the shares that it names", () => {
    const intent = "Add 1,000 USDC to the Curve 3pool, at least 950 3Crv";
    expectOnly(intent, added([0n, 1000n * USD, 0n], 950n * SHARE), {
      amount: added([0n, 1001n * USD, 0n], 950n * SHARE),
      coin: added([0n, 0n, 1000n * USD], 950n * SHARE),
      "coin more": added([SHARE, 1000n * USD, 0n], 950n * SHARE),
      "least shares": added([0n, 1000n * USD, 0n], 9n * SHARE),
      "least shares, none": added([0n, 1000n * USD, 0n], 0n),
      pool: added([0n, 1000n * USD, 0n], 950n * SHARE, THIEF),
    });
    expectPassed(added([5n * SHARE, 7n * USD, 0n], 11n * SHARE), [
      "Add 5 DAI and 7 USDC as liquidity to the Curve 3pool, at least 11 3Crv",
    ]);
    expectRefused(added([0n, 1000n * USD, 0n], 950n * SHARE), [
      "Add 1,000 USDC to the Curve 3pool",
      "Remove 1,000 USDC from the Curve 3pool, at least 950 3Crv",
      "Add 1,000 USDC to the Uniswap pool, at least 950 3Crv",
    ]);
  });

  it("is taken out in proportion, or as one coin of which the least is named", () => {
    const removed = (burnt: bigint, least: bigint[]) => ({
      to: POOL,
      data: encoded("remove_liquidity(uint256,uint256[3])", [burnt, least]),
    });
    expectOnly(
      "Remove 100 3Crv of liquidity from the Curve 3pool",
      removed(100n * SHARE, [SHARE, USD, USD]),
      {
        amount: removed(101n * SHARE, [SHARE, USD, USD]),
      },
    );
    const asOne = (burnt: bigint, coin: number, least: bigint) => ({
      to: POOL,
      data: encoded("remove_liquidity_one_coin(uint256,int128,uint256)", [burnt, coin, least]),
    });
    expectOnly(
      "Withdraw 100 3Crv from the Curve 3pool as at least 101 USDC",
      asOne(100n * SHARE, 1, 101n * USD),
      {
        amount: asOne(1000n * SHARE, 1, 101n * USD),
        coin: asOne(100n * SHARE, 2, 101n * USD),
        least: asOne(100n * SHARE, 1, 11n * USD),
        "least, none": asOne(100n * SHARE, 1, 0n),
      },
    );
  });

  it("is never moved for whatever comes of it, nor for what the intent does not name", () => {
    expectRefused(added([0n, 1000n * USD, 0n], 0n), ["Add 1,000 USDC to the Curve 3pool, at least 0 3Crv"]);
    expectRefused(
      {
        to: POOL,
        data: encoded("remove_liquidity_one_coin(uint256,int128,uint256)", [100n * SHARE, 1, 101n * USD]),
      },
      ["Withdraw 100 3Crv from the Curve 3pool"],
    );
  });

  it("goes to nobody else than the intent names", () => {
    const given = (to: string) => ({
      to: POOL,
      data: encoded("add_liquidity(uint256[3],uint256,address)", [[0n, 1000n * USD, 0n], 950n * SHARE, to]),
    });
    expectOnly("Add 1,000 USDC to the Curve 3pool, at least 950 3Crv", given(ME), { receiver: given(THIEF) });
  });
});
