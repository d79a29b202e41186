import { FAKE_TOKEN, FRIEND, ONE_INCH, STRANGER, USDC, USER, V2_ROUTER, WETH } from "../addresses.ts";
import { type CorpusCase, faulty } from "../corpus-case.ts";
import { oneInch } from "../encoders/accounts.ts";
import { v2 } from "../encoders/uniswap.ts";
import { NODE } from "../nodes.ts";
import { AT_PRICES, ETHER, MAX, SOON, USD6 } from "../terms.ts";

import { MILLI, pay, payIntent, swap, swapIntent } from "./attack-parts.ts";

/** Prices, amounts, tokens and times that lose money. */
export const valueAttacks: CorpusCase[] = [
  faulty("a swap that takes anything", NODE.noMinimum, swapIntent, swap(USER, 0n, MAX), AT_PRICES),
  faulty(
    "an executor that may keep it all",
    NODE.noMinimum,
    "Swap 3000 USDC for WETH on 1inch",
    oneInch.call(ONE_INCH, "swap", [STRANGER, [USDC, WETH, STRANGER, USER, 3000n * USD6, 0n, 4], "0x"]),
    AT_PRICES,
  ),
  faulty("a coin with a borrowed name", NODE.fakeToken, payIntent, pay(100n * USD6, FRIEND, FAKE_TOKEN)),
  faulty(
    "a symbol with a foreign letter",
    [...NODE.lookalikeToken, ...NODE.manipulation, ...NODE.fakeToken],
    `Send 100 USD\u0421 to ${FRIEND}`,
    pay(100n * USD6, FRIEND, FAKE_TOKEN),
  ),
  faulty("twelve decimals too many", NODE.amount, payIntent, pay(100n * ETHER)),
  faulty("a comma read as a point", NODE.amount, `Send 1,000 USDC to ${FRIEND}`, pay(1n * USD6)),
  faulty("a point read as a comma", NODE.amount, `Send 1.5 USDC to ${FRIEND}`, pay(15n * USD6)),
  faulty(
    "wide digits",
    [...NODE.amount, ...NODE.manipulation],
    `Send \uFF11\uFF10\uFF10 USDC to ${FRIEND}`,
    pay(1000n * USD6),
  ),
  faulty("ether on a chain that has none", [...NODE.chain, ...NODE.token], `Send 1 ETH to ${FRIEND}`, {
    from: USER,
    to: FRIEND,
    value: ETHER.toString(),
    chainId: 137,
  }),
  faulty(
    "a purchase of thirty dollars for all the ether",
    [...NODE.amount, ...NODE.slippage, ...NODE.noMinimum],
    "Swap 1 ETH for USDC",
    {
      ...v2.call(V2_ROUTER, "swapETHForExactTokens", [30n * USD6, [WETH, USDC], USER, SOON]),
      value: ETHER.toString(),
    },
    AT_PRICES,
  ),
  faulty("a fee that eats the gas budget", NODE.gas, payIntent, {
    ...pay(),
    gas: 30_000_000,
    maxFeePerGas: "1000000000000000",
  }),
  faulty("a deadline of zero", NODE.deadline, swapIntent, swap(USER, 990n * MILLI, 0n), AT_PRICES),
];
