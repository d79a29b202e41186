import { expect } from "chai";
import { outflowsOf, type SignedCall } from "../../../../validator/calls/outflows-of.ts";
import {
  AAVE_GATEWAY,
  AAVE_POOL,
  BAYC,
  C_USDC,
  COMET_USDC,
  COW_ETH_FLOW,
  FRIEND,
  MULTICALL3,
  OPENSEA_CONDUIT,
  OPENSTORE,
  PERMIT2,
  SAFE,
  SDAI,
  STRANGER,
  UNIVERSAL_ROUTER,
  USDC,
  USER,
  V2_ROUTER,
  V3_ROUTER,
  WETH,
} from "../../../corpus/addresses.ts";
import { cow, execBySafe, multicall3, safe } from "../../../corpus/encoders/accounts.ts";
import type { Transaction } from "../../../corpus/encoders/contract-call.ts";
import { aave, aaveGateway, comet, cToken } from "../../../corpus/encoders/lending.ts";
import {
  erc20,
  erc721,
  erc1155,
  erc4626,
  PERMIT_ONE,
  permit2,
  weth,
} from "../../../corpus/encoders/tokens.ts";
import { pathOf, v2, v3 } from "../../../corpus/encoders/uniswap.ts";
import { execute, permitSingle, SENDER, v3ExactIn } from "../../../corpus/encoders/universal-router.ts";

const MAX = 2n ** 256n - 1n;
const LATER = 4_000_000_000n;

const plain = (value: bigint, data = "0x"): Transaction => ({
  from: USER,
  to: FRIEND,
  value: value.toString(),
  data,
  chainId: 1,
});

const seen = (transaction: Transaction) => {
  const { of, isWhole } = outflowsOf(transaction satisfies SignedCall);
  return { isWhole, ...Object.fromEntries(of.map(({ asset, amount }) => [asset, amount])) };
};

describe("what a transaction takes out", () => {
  const rows: readonly (readonly [string, Transaction, Record<string, bigint>])[] = [
    ["a payment: its value", plain(7n), { native: 7n }],
    ["a token transfer: its amount", erc20.call(USDC, "transfer", [FRIEND, 5n]), { [USDC]: 5n }],
    [
      "a transfer by allowance: its amount, whoever's it is",
      erc20.call(USDC, "transferFrom", [STRANGER, FRIEND, 5n]),
      { [USDC]: 5n },
    ],
    ["an approval: what it permits", erc20.call(USDC, "approve", [V2_ROUTER, 9n]), { [USDC]: 9n }],
    [
      "an approval without an end: more than any budget",
      erc20.call(USDC, "approve", [V2_ROUTER, MAX]),
      { [USDC]: MAX },
    ],
    ["an approval taken back: nothing", erc20.call(USDC, "approve", [V2_ROUTER, 0n]), {}],
    [
      "a permit: what it permits",
      erc20.call(USDC, "permit", [USER, FRIEND, 9n, LATER, 27, `0x${"1".repeat(64)}`, `0x${"1".repeat(64)}`]),
      { [USDC]: 9n },
    ],
    [
      "a permit of Permit2: what it permits",
      permit2.call(PERMIT2, PERMIT_ONE, [USER, [[USDC, 9n, LATER, 0n], FRIEND, LATER], "0x12"]),
      { [USDC]: 9n },
    ],
    ["wrapping: its value", weth.call(WETH, "deposit", [], { value: 3n }), { native: 3n }],
    ["unwrapping: the wrapped token", weth.call(WETH, "withdraw", [3n]), { [WETH]: 3n }],
    [
      "a swap: what is sold, not what is bought",
      v2.call(V2_ROUTER, "swapExactTokensForTokens", [5n, 1n, [USDC, WETH], USER, LATER]),
      { [USDC]: 5n },
    ],
    [
      "a purchase: the most that it may cost",
      v3.call(V3_ROUTER, "exactOutputSingle", [[USDC, WETH, 500, USER, LATER, 1n, 8n, 0n]]),
      { [USDC]: 8n },
    ],
    [
      "a purchase with native currency: all that comes along",
      v2.call(V2_ROUTER, "swapETHForExactTokens", [5n, [WETH, USDC], USER, LATER], { value: 6n }),
      { native: 6n },
    ],
    [
      "liquidity: both sides",
      v2.call(V2_ROUTER, "addLiquidityETH", [USDC, 5n, 1n, 1n, USER, LATER], { value: 6n }),
      { native: 6n, [USDC]: 5n },
    ],
    [
      "a router's plan with a permit: what it sells and what it permits",
      execute(
        UNIVERSAL_ROUTER,
        [
          permitSingle([[USDC, 5n, LATER, 0n], UNIVERSAL_ROUTER, LATER], "0x12"),
          v3ExactIn(SENDER, 5n, 1n, pathOf(USDC, 500, WETH), true),
        ],
        LATER,
      ),
      { [USDC]: 10n },
    ],
    [
      "an order of native currency: with its fee",
      cow.call(
        COW_ETH_FLOW,
        "createOrder",
        [[USDC, USER, 5n, 1n, `0x${"0".repeat(64)}`, 1n, LATER, false, 0n]],
        {
          value: 6n,
        },
      ),
      { native: 6n },
    ],
    ["a deposit: its amount", aave.call(AAVE_POOL, "supply", [USDC, 5n, USER, 0]), { [USDC]: 5n }],
    [
      "a debt paid off whatever it is: more than any budget",
      aave.call(AAVE_POOL, "repay", [USDC, MAX, 2n, USER]),
      { [USDC]: MAX },
    ],
    ["a withdrawal to oneself: nothing", aave.call(AAVE_POOL, "withdraw", [USDC, 5n, USER]), {}],
    [
      "a withdrawal to another: what that one gets",
      aave.call(AAVE_POOL, "withdraw", [USDC, 5n, STRANGER]),
      { [USDC]: 5n },
    ],
    [
      "a withdrawal of native currency to another, too",
      aaveGateway.call(AAVE_GATEWAY, "withdrawETH", [AAVE_POOL, 5n, STRANGER]),
      { native: 5n },
    ],
    ["a loan to oneself: nothing", aave.call(AAVE_POOL, "borrow", [USDC, 5n, 2n, 0, USER]), {}],
    ["a redemption: the shares", cToken.call(C_USDC, "redeem", [5n]), { [C_USDC]: 5n }],
    [
      "a piece of a collection: one",
      erc721.call(BAYC, "safeTransferFrom", [USER, FRIEND, 77n]),
      { [BAYC]: 1n },
    ],
    [
      "pieces of a collection: as many",
      erc1155.call(OPENSTORE, "safeBatchTransferFrom", [USER, FRIEND, [1n, 2n], [3n, 4n], "0x"]),
      { [OPENSTORE]: 7n },
    ],
    [
      "an approval of a whole collection: more than any budget",
      erc721.call(BAYC, "setApprovalForAll", [OPENSEA_CONDUIT, true]),
      { [BAYC]: MAX },
    ],
    [
      "a Safe's payment beside a payment to the Safe: both",
      { ...execBySafe(SAFE, { to: FRIEND, value: "4" }), value: "3" },
      { native: 7n },
    ],
    [
      "a batch: the sum of its calls",
      multicall3.call(MULTICALL3, "aggregate3", [
        [
          [USDC, false, erc20.data("transferFrom", [USER, FRIEND, 2n])],
          [USDC, false, erc20.data("transferFrom", [USER, STRANGER, 3n])],
        ],
      ]),
      { [USDC]: 5n },
    ],
  ];
  for (const [what, transaction, expected] of rows) {
    it(`of ${what}`, () => expect(seen(transaction)).to.deep.equal({ isWhole: true, ...expected }));
  }

  for (const [what, transaction, known] of [
    ["a function that no decoder knows", plain(2n, "0xdeadbeef"), { native: 2n }],
    ["a selector without a function behind it", plain(2n, "0xde"), { native: 2n }],
    ["a known function with bytes behind its arguments", erc20.call(USDC, "transfer", [FRIEND, 5n]), {}],
    ["shares at whatever they cost", erc4626.call(SDAI, "mint", [5n, USER]), {}],
    ["shares redeemed for somebody else", erc4626.call(SDAI, "redeem", [5n, STRANGER, USER]), {}],
    ["a manager of all that a market holds", comet.call(COMET_USDC, "allow", [STRANGER, true]), {}],
    [
      "a change of who controls the account",
      execBySafe(SAFE, { to: SAFE, data: safe.data("enableModule", [STRANGER]) }),
      {},
    ],
    [
      "a batch with something unknown in it",
      multicall3.call(MULTICALL3, "aggregate3", [
        [
          [USDC, false, erc20.data("transferFrom", [USER, FRIEND, 2n])],
          [STRANGER, false, "0xdeadbeef"],
        ],
      ]),
      { [USDC]: 2n },
    ],
  ] as const) {
    it(`cannot be told of ${what}`, () => {
      const given = what.startsWith("a known function")
        ? { ...transaction, data: `${transaction.data}00` }
        : transaction;
      const { isWhole, ...of } = seen(given);
      expect(isWhole).to.equal(false);
      expect(of).to.deep.equal(known);
    });
  }
});
