import { expect } from "chai";
import { refusalOf } from "../calls/decoders/decoded-calls.ts";
import { encoded, expectOnly, expectPassed, expectRefused, THIEF } from "./judged.ts";

const ROUTER = "0xAE563E3f8219521950555F5962419C8919758Ea2";
const POOL = "0x85b2b559bc2d21104c4defdd6efca8a20343361d";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const DAI = "0x6b175474e89094c44da98b954eedeac495271d0f";
const WETH = "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2";
const [USD, SHARE] = [10n ** 6n, 10n ** 18n];

describe("liquidity of a Balancer pool", () => {
  interface Changed {
    pool?: string;
    token?: string;
    shares?: bigint;
    amount?: bigint;
    asEther?: boolean;
    data?: string;
    value?: bigint;
    to?: string;
  }
  const added = (one: Changed = {}) => ({
    to: one.to ?? ROUTER,
    value: one.value ?? 0n,
    data: encoded("addLiquiditySingleTokenExactOut(address,address,uint256,uint256,bool,bytes)", [
      one.pool ?? POOL,
      one.token ?? USDC,
      one.amount ?? 100n * USD,
      one.shares ?? 90n * SHARE,
      one.asEther ?? false,
      one.data ?? "0x",
    ]),
  });
  const removed = (one: Changed = {}) => ({
    to: one.to ?? ROUTER,
    data: encoded("removeLiquiditySingleTokenExactIn(address,uint256,address,uint256,bool,bytes)", [
      one.pool ?? POOL,
      one.shares ?? 90n * SHARE,
      one.token ?? USDC,
      one.amount ?? 95n * USD,
      one.asEther ?? false,
      one.data ?? "0x",
    ]),
  });

  it("is added by one token, for the shares and the most that the intent names", () => {
    expectOnly(`Add liquidity to the Balancer pool ${POOL}: at most 100 USDC for 90 BPT`, added(), {
      pool: added({ pool: THIEF }),
      token: added({ token: DAI }),
      most: added({ amount: 101n * USD }),
      shares: added({ shares: 80n * SHARE }),
      data: added({ data: "0x01" }),
      "value beside it": added({ value: 1n }),
      contract: added({ to: THIEF }),
    });
    expectRefused(added(), [
      "Add liquidity to the Balancer pool: at most 100 USDC for 90 BPT",
      `Add liquidity to the Balancer pool ${POOL}: at most 100 USDC`,
      `Remove liquidity from the Balancer pool ${POOL}: at most 100 USDC for 90 BPT`,
    ]);
    expectPassed(added({ token: WETH, amount: SHARE, asEther: true, value: SHARE }), [
      `Add liquidity to the Balancer pool ${POOL}: at most 1 ETH for 90 BPT`,
    ]);
  });

  it("is taken out as one token of which the least is named, or in proportion", () => {
    expectOnly(`Withdraw 90 BPT from the Balancer pool ${POOL} as at least 95 USDC`, removed(), {
      pool: removed({ pool: THIEF }),
      token: removed({ token: DAI }),
      least: removed({ amount: 9n * USD }),
      "least, none": removed({ amount: 0n }),
      shares: removed({ shares: 900n * SHARE }),
    });
    const all = (shares: bigint, pool = POOL) => ({
      to: ROUTER,
      data: encoded("removeLiquidityProportional(address,uint256,uint256[],bool,bytes)", [
        pool,
        shares,
        [1n, 1n],
        false,
        "0x",
      ]),
    });
    expectOnly(`Remove 90 BPT of liquidity from the Balancer pool ${POOL}`, all(90n * SHARE), {
      shares: all(91n * SHARE),
      pool: all(90n * SHARE, THIEF),
    });
  });

  it("is not read where tokens are counted by their place in a pool that no table has", () => {
    const refused = refusalOf(ROUTER, "addLiquidityUnbalanced(address,uint256[],uint256,bool,bytes)", [
      POOL,
      [1n, 2n],
      1n,
      false,
      "0x",
    ]);
    expect(refused.problem).to.include("by their place");
  });
});
