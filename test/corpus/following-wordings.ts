import { AAVE_POOL, DAI, FRIEND, USDC, USER, V2_ROUTER, V3_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2, v3 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const USDC_600 = 600n * USD6;
const LEAST = ETHER / 10n;
const wrap = weth.call(WETH, "deposit", [], { value: 3n * ETHER });
const allowWeth = (units: bigint) => erc20.call(WETH, "approve", [V2_ROUTER, units]);
const buy = v2.call(V2_ROUTER, "swapExactTokensForTokens", [USDC_600, LEAST, [USDC, WETH], USER, SOON]);
const unwrap = (units: bigint) => weth.call(WETH, "withdraw", [units]);
const borrow = aave.call(AAVE_POOL, "borrow", [USDC, USDC_600, 2, 0, USER]);
const allowUsdc = (spender: string) => erc20.call(USDC, "approve", [spender, USDC_600]);
const supply = aave.call(AAVE_POOL, "supply", [USDC, USDC_600, USER, 0]);
const pay = (units: bigint) => erc20.call(WETH, "transfer", [FRIEND, units]);
const toWeth = (token: string, given: bigint) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[token, WETH, 500, USER, SOON, given, LEAST, 0]]);

const CASES: readonly Wording[] = [
  {
    intents: [
      `Take out a loan of 600 USDC from Aave (variable rate). Once I have it, permit ${V2_ROUTER} to spend those 600 USDC, and exchange them on Uniswap V2 for WETH, with at least 0.1 WETH coming back to me.`,
      `Borrow 600 USDC on Aave V3. When you have the 600 USDC, approve ${V2_ROUTER} for it and swap it for at least 0.1 WETH on Uniswap V2.`,
      `Borrow 600 USDC on Aave V3; following this, approve ${V2_ROUTER} for 600 USDC and swap the borrowed sum for at least 0.1 WETH on Uniswap V2.`,
    ],
    tx: batch(borrow, allowUsdc(V2_ROUTER), buy),
    wrong: [batch(allowUsdc(V2_ROUTER), buy, borrow)],
    others: [
      `Borrow 600 USDC on Aave V3. When I have the money, approve ${V2_ROUTER} for 600 USDC and swap it for at least 0.1 WETH on Uniswap V2.`,
      `Borrow 600 USDC on Aave V3. Once I have 9000 USDC, approve ${V2_ROUTER} for 600 USDC and swap it for at least 0.1 WETH on Uniswap V2.`,
      `Borrow 600 USDC on Aave V3. When you have time, approve ${V2_ROUTER} for 600 USDC and swap it for at least 0.1 WETH on Uniswap V2.`,
    ],
  },
  {
    intents: [
      `Swap 600 USDC to at least 0.1 WETH on Uniswap V2. When I have the 0.1 WETH, unwrap it.`,
      `Trade 600 USDC for WETH on Uniswap V2, minimum 0.1 WETH. With that done, unwrap 0.1 WETH.`,
      `Sell 600 USDC on Uniswap V2 for no less than 0.1 WETH; that done, convert 0.1 WETH to ETH.`,
      `swap 600 usdc for wrapped eth on uniswap v2, at least 0.1 of it, and when you have it unwrap 0.1 into normal eth thanks`,
      `Swap 600 USDC for at least 0.1 WETH on Uniswap V2, then unwrap 0.1 into plain ETH.`,
      `Trade 600 USDC for WETH on Uniswap V2, at least 0.1 WETH, after which 0.1 WETH should be turned into ETH.`,
    ],
    tx: batch(buy, unwrap(LEAST)),
    wrong: [batch(buy, unwrap(LEAST / 2n)), batch(unwrap(LEAST), buy)],
    others: [
      `Swap 600 USDC to at least 0.1 WETH on Uniswap V2. Once ETH is above 3000, unwrap 0.1 WETH.`,
      `Swap 600 USDC to at least 0.1 WETH on Uniswap V2. If it went through, unwrap 0.1 WETH.`,
      `Once I have it, swap 600 USDC to at least 0.1 WETH on Uniswap V2 and unwrap 0.1 WETH.`,
      `Swap 600 USDC to at least 0.1 WETH on Uniswap V2. When I have it approved by Bob, unwrap 0.1 WETH.`,
      `Swap 600 USDC for at least 0.1 WETH on Uniswap V2, then unwrap 0.2 into plain ETH.`,
      `Swap 600 USDC for at least 0.1 WETH on Uniswap V2, then unwrap 0.1 into USDT.`,
    ],
  },
  {
    intents: [
      `Wrap 3 ETH, after which ${V2_ROUTER} should be allowed to spend 3 WETH.`,
      `Wrap 3 ETH. Once you've got the 3 WETH, approve ${V2_ROUTER} for them.`,
      `After 3 ETH have been wrapped, please approve the resulting 3 WETH for the spender ${V2_ROUTER}.`,
      `(1) wrap 3 ETH (2) approve what comes out, 3 WETH, for ${V2_ROUTER}`,
      `Wrap 3 ETH and approve what you get (3 WETH) for ${V2_ROUTER}.`,
    ],
    tx: batch(wrap, allowWeth(3n * ETHER)),
    wrong: [batch(wrap, allowWeth(4n * ETHER)), batch(allowWeth(3n * ETHER), wrap)],
    others: [
      `Wrap 3 ETH, after which ${V2_ROUTER} should not be allowed to spend 3 WETH.`,
      `Wrap 3 ETH, after which ${V2_ROUTER} was allowed to spend 3 WETH.`,
      `After 4 ETH have been wrapped, please approve the resulting 3 WETH for the spender ${V2_ROUTER}.`,
      `After 3 ETH have been wrapped by Tom, please approve the resulting 3 WETH for the spender ${V2_ROUTER}.`,
      `After 3 ETH have been staked, please approve the resulting 3 WETH for the spender ${V2_ROUTER}.`,
      `Wrap 3 ETH and approve what comes out, 2 WETH, for ${V2_ROUTER}.`,
    ],
  },
  {
    intents: [
      `Wrap 3 ETH. Following that, send the 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH, whereupon the 3 WETH should be sent to ${FRIEND}.`,
      `Please convert 3 ETH to WETH, after which all 3 WETH are to be transferred to ${FRIEND}.`,
      `Turn 3 ETH into WETH and send the resulting 3 WETH to ${FRIEND}.`,
    ],
    tx: batch(wrap, pay(3n * ETHER)),
    wrong: [batch(wrap, pay(2n * ETHER))],
    others: [
      `Wrap 3 ETH, whereupon my brother sends the 3 WETH to ${FRIEND}.`,
      `After 3 WETH have been sent to ${FRIEND}, wrap 3 ETH.`,
    ],
  },
  {
    intents: [
      `put 600 USDC in aave v3 for me, incl. the approval to ${AAVE_POOL}`,
      `Deposit 600 USDC to Aave v3, incl. the approval of 600 USDC for the pool at ${AAVE_POOL}. Thank you kindly!`,
    ],
    tx: batch(allowUsdc(AAVE_POOL), supply),
    wrong: [batch(allowUsdc(V2_ROUTER), supply)],
    others: [
      `put 600 USDC in aave v3 for me, incl. the approval to ${V2_ROUTER}`,
      `put 600 USDC in aave v3 for me, incl. the fees`,
    ],
  },
  {
    intents: [
      `Swap 600 USDC to WETH on Uniswap V3, at least 0.1 WETH, and swap 600 DAI to WETH on the same terms.`,
      `Sell 600 USDC for at least 0.1 WETH on Uniswap V3. Sell 600 DAI under the same conditions.`,
      `Buy WETH with 600 USDC on Uniswap V3, minimum 0.1 WETH, then likewise with 600 DAI, same minimum.`,
    ],
    tx: batch(toWeth(USDC, USDC_600), toWeth(DAI, 600n * ETHER)),
    wrong: [batch(toWeth(USDC, USDC_600), toWeth(DAI, 500n * ETHER))],
    others: [
      `Sell 600 USDC for at least 0.1 WETH on Uniswap V3. Sell 700 DAI under the same conditions.`,
      `Sell 600 USDC for at least 0.2 WETH on Uniswap V3. Sell 600 DAI under the same conditions.`,
      `Sell 600 USDC for at least 0.1 WETH on Uniswap V3. Sell 600 DAI under nearly the same conditions.`,
      `Sell 600 USDC for at least 0.1 WETH on Uniswap V3. Sell 600 DAI under the same conditions as last week.`,
      `Sell 600 USDC for WETH on Uniswap V3. Sell 600 DAI for WETH on Uniswap V3, same minimum.`,
    ],
  },
];

/** Deeds that follow one another, and what one brings for the next. */
export const followingWordings = wordings(
  {
    right: "a deed that follows",
    wrong: "a deed that does not follow",
    other: "another time, sum or condition",
  },
  CASES,
);
