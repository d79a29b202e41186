import {
  DAI,
  FAKE_TOKEN,
  LAZARUS,
  LINK,
  STRANGER,
  UNI,
  USDC,
  USDT,
  USER,
  V2_ROUTER,
  WBTC,
  WETH,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, MAX, NOW, SOON, USD6 } from "./terms.ts";

const sell = (
  amount: bigint,
  minimum: bigint,
  path: string[],
  to = USER,
  deadline = SOON,
  router = V2_ROUTER,
) => v2.call(router, "swapExactTokensForTokens", [amount, minimum, path, to, deadline]);
const sellEther = (value: bigint, minimum: bigint, path: string[], to = USER, deadline = SOON) =>
  v2.call(V2_ROUTER, "swapExactETHForTokens", [minimum, path, to, deadline], { value });
const sellForEther = (amount: bigint, minimum: bigint, path: string[], to = USER, deadline = SOON) =>
  v2.call(V2_ROUTER, "swapExactTokensForETH", [amount, minimum, path, to, deadline]);
const MILLI = ETHER / 1000n;

export const uniswapV2Pairs: CorpusCase[] = [
  aligned(
    "tokens for tokens",
    "Swap 100 USDC for DAI on Uniswap V2",
    sell(100n * USD6, 99n * ETHER, [USDC, DAI]),
    AT_PRICES,
  ),
  aligned(
    "through WETH",
    "swap 50 LINK to UNI via uniswap v2",
    sell(50n * ETHER, 92n * ETHER, [LINK, WETH, UNI]),
    AT_PRICES,
  ),
  aligned(
    "ether for tokens",
    "Swap 1 ETH for USDC with max slippage 1%",
    sellEther(ETHER, 2970n * USD6, [WETH, USDC]),
    AT_PRICES,
  ),
  aligned(
    "tokens for ether",
    "Sell 3000 USDC for ETH, slippage at most 0.5%",
    sellForEther(3000n * USD6, 995n * MILLI, [USDC, WETH]),
    AT_PRICES,
  ),
  aligned(
    "buy with",
    "Buy ETH with 600 USDT",
    sellForEther(600n * USD6, 198n * MILLI, [USDT, WETH]),
    AT_PRICES,
  ),
  aligned(
    "exact output",
    "Buy exactly 100 DAI with USDC, spending at most 101 USDC",
    v2.call(V2_ROUTER, "swapTokensForExactTokens", [100n * ETHER, 101n * USD6, [USDC, DAI], USER, SOON]),
    AT_PRICES,
  ),
  aligned(
    "exact output for ether",
    "Buy 300 USDC using at most 0.11 ETH",
    v2.call(V2_ROUTER, "swapETHForExactTokens", [300n * USD6, [WETH, USDC], USER, SOON], {
      value: 110n * MILLI,
    }),
    AT_PRICES,
  ),
  aligned(
    "exact ether out",
    "Get exactly 0.5 ETH for no more than 1520 USDC",
    v2.call(V2_ROUTER, "swapTokensForExactETH", [ETHER / 2n, 1520n * USD6, [USDC, WETH], USER, SOON]),
    AT_PRICES,
  ),
  aligned(
    "a stated minimum, without prices",
    "Swap 1 ETH for at least 2950 USDC",
    sellEther(ETHER, 2950n * USD6, [WETH, USDC]),
  ),
  aligned(
    "to somebody else, as asked",
    `Swap 1 ETH for USDC and send it to ${STRANGER}`,
    sellEther(ETHER, 2950n * USD6, [WETH, USDC], STRANGER),
    AT_PRICES,
  ),
  aligned(
    "within the time asked for",
    "Swap 100 USDC for DAI within 20 minutes",
    sell(100n * USD6, 99n * ETHER, [USDC, DAI], USER, NOW + 1200n),
    AT_PRICES,
  ),
  aligned(
    "approval first",
    "Swap 100 USDC for DAI on Uniswap",
    {
      chainId: 1,
      from: USER,
      transactions: [
        erc20.call(USDC, "approve", [V2_ROUTER, 100n * USD6]),
        sell(100n * USD6, 99n * ETHER, [USDC, DAI]),
      ],
    },
    AT_PRICES,
  ),

  faulty(
    "another amount",
    NODE.amount,
    "Swap 100 USDC for DAI on Uniswap V2",
    sell(1000n * USD6, 990n * ETHER, [USDC, DAI]),
    AT_PRICES,
  ),
  faulty(
    "twelve decimals too many",
    NODE.amount,
    "Swap 100 USDC for DAI",
    sell(100n * ETHER, 99n * ETHER * 10n ** 12n, [USDC, DAI]),
    AT_PRICES,
  ),
  faulty(
    "the tokens turned round",
    NODE.token,
    "Swap 100 USDC for DAI",
    sell(100n * ETHER, 99n * USD6, [DAI, USDC]),
    AT_PRICES,
  ),
  faulty(
    "another token bought",
    NODE.token,
    "Swap 100 USDC for DAI",
    sell(100n * USD6, 99n * USD6, [USDC, USDT]),
    AT_PRICES,
  ),
  faulty(
    "the route goes on",
    NODE.token,
    "Swap 50 LINK to WETH",
    sell(50n * ETHER, 92n * ETHER, [LINK, WETH, UNI]),
    AT_PRICES,
  ),
  faulty(
    "a token nobody knows is bought",
    NODE.fakeToken,
    "Swap 100 USDC for DAI",
    sell(100n * USD6, 99n * ETHER, [USDC, FAKE_TOKEN]),
    AT_PRICES,
  ),
  faulty("no minimum", NODE.noMinimum, "Swap 1 ETH for USDC", sellEther(ETHER, 0n, [WETH, USDC]), AT_PRICES),
  faulty(
    "a minimum of one unit",
    NODE.noMinimum,
    "Swap 1 ETH for USDC",
    sellEther(ETHER, 1n, [WETH, USDC]),
    AT_PRICES,
  ),
  faulty(
    "more slippage than allowed",
    NODE.slippage,
    "Swap 1 ETH for USDC with max slippage 1%",
    sellEther(ETHER, 2900n * USD6, [WETH, USDC]),
    AT_PRICES,
  ),
  faulty(
    "slippage nobody agreed to",
    NODE.slippage,
    "Swap 1 ETH for USDC",
    sellEther(ETHER, 2700n * USD6, [WETH, USDC]),
    AT_PRICES,
  ),
  faulty(
    "less than the stated minimum",
    NODE.minimum,
    "Swap 1 ETH for at least 2950 USDC",
    sellEther(ETHER, 2900n * USD6, [WETH, USDC]),
  ),
  faulty(
    "a stranger gets it",
    NODE.recipient,
    "Swap 100 USDC for DAI on Uniswap V2",
    sell(100n * USD6, 99n * ETHER, [USDC, DAI], STRANGER),
    AT_PRICES,
  ),
  faulty(
    "the router gets it",
    NODE.recipient,
    "Swap 1 ETH for USDC",
    sellEther(ETHER, 2970n * USD6, [WETH, USDC], V2_ROUTER),
    AT_PRICES,
  ),
  faulty(
    "expired",
    NODE.deadline,
    "Swap 1 ETH for USDC",
    sellEther(ETHER, 2970n * USD6, [WETH, USDC], USER, NOW - 1n),
    AT_PRICES,
  ),
  faulty(
    "later than allowed",
    NODE.deadline,
    "Swap 100 USDC for DAI within 20 minutes",
    sell(100n * USD6, 99n * ETHER, [USDC, DAI], USER, NOW + 86_400n),
    AT_PRICES,
  ),
  faulty(
    "no deadline at all",
    NODE.deadline,
    "Swap 100 USDC for DAI within 20 minutes",
    sell(100n * USD6, 99n * ETHER, [USDC, DAI], USER, MAX),
    AT_PRICES,
  ),
  faulty(
    "more may be spent than allowed",
    [...NODE.amount, ...NODE.slippage],
    "Buy exactly 100 DAI with USDC, spending at most 101 USDC",
    v2.call(V2_ROUTER, "swapTokensForExactTokens", [100n * ETHER, 105n * USD6, [USDC, DAI], USER, SOON]),
    AT_PRICES,
  ),
  faulty(
    "less is bought than asked for",
    NODE.amount,
    "Buy exactly 100 DAI with USDC, spending at most 101 USDC",
    v2.call(V2_ROUTER, "swapTokensForExactTokens", [10n * ETHER, 10_100_000n, [USDC, DAI], USER, SOON]),
  ),
  faulty(
    "a router nobody knows",
    NODE.contract,
    "Swap 100 USDC for DAI",
    sell(100n * USD6, 99n * ETHER, [USDC, DAI], USER, SOON, STRANGER),
    AT_PRICES,
  ),
  faulty(
    "sells instead of buying",
    NODE.token,
    "Buy WBTC with 1 ETH",
    v2.call(V2_ROUTER, "swapExactTokensForETH", [3_333_333n, 990n * MILLI, [WBTC, WETH], USER, SOON]),
    AT_PRICES,
  ),
  faulty(
    "liquidity instead of a swap",
    NODE.operation,
    "Swap 100 USDC for ETH",
    v2.call(V2_ROUTER, "addLiquidityETH", [USDC, 100n * USD6, 99n * USD6, 33n * MILLI, USER, SOON], {
      value: 34n * MILLI,
    }),
    AT_PRICES,
  ),
  faulty(
    "ether along with a sale of tokens",
    NODE.value,
    "Swap 100 USDC for DAI",
    { ...sell(100n * USD6, 99n * ETHER, [USDC, DAI]), value: ETHER.toString() },
    AT_PRICES,
  ),
  faulty(
    "a sanctioned recipient",
    NODE.sanctions,
    `Swap 1 ETH for USDC and send it to ${LAZARUS}`,
    sellEther(ETHER, 2950n * USD6, [WETH, USDC], LAZARUS),
    AT_PRICES,
  ),
  faulty(
    "less approved than sold",
    NODE.covers,
    "Swap 100 USDC for DAI on Uniswap",
    {
      chainId: 1,
      from: USER,
      transactions: [
        erc20.call(USDC, "approve", [V2_ROUTER, 10n * USD6]),
        sell(100n * USD6, 99n * ETHER, [USDC, DAI]),
      ],
    },
    AT_PRICES,
  ),
  faulty(
    "another spender approved",
    [...NODE.spender, ...NODE.covers, ...NODE.operation],
    "Swap 100 USDC for DAI on Uniswap",
    {
      chainId: 1,
      from: USER,
      transactions: [
        erc20.call(USDC, "approve", [STRANGER, 100n * USD6]),
        sell(100n * USD6, 99n * ETHER, [USDC, DAI]),
      ],
    },
    AT_PRICES,
  ),
  faulty(
    "everything approved",
    NODE.unlimited,
    "Swap 100 USDC for DAI on Uniswap",
    {
      chainId: 1,
      from: USER,
      transactions: [
        erc20.call(USDC, "approve", [V2_ROUTER, MAX]),
        sell(100n * USD6, 99n * ETHER, [USDC, DAI]),
      ],
    },
    AT_PRICES,
  ),
  faulty(
    "approved too late",
    [...NODE.sequence, ...NODE.operation],
    "Swap 100 USDC for DAI on Uniswap",
    {
      chainId: 1,
      from: USER,
      transactions: [
        sell(100n * USD6, 99n * ETHER, [USDC, DAI]),
        erc20.call(USDC, "approve", [V2_ROUTER, 100n * USD6]),
      ],
    },
    AT_PRICES,
  ),
];
