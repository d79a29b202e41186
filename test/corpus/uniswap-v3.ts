import {
  DAI,
  FAKE_TOKEN,
  LAZARUS,
  LINK,
  STRANGER,
  UNI,
  USDC,
  USDC_ARBITRUM,
  USDC_BASE,
  USDC_OPTIMISM,
  USDC_POLYGON,
  USDC_SEPOLIA,
  USER,
  V3_ROUTER,
  V3_ROUTER_02,
  V3_ROUTER_02_BASE,
  V3_ROUTER_02_SEPOLIA,
  WBTC,
  WETH,
  WETH_ARBITRUM,
  WETH_L2,
  WETH_SEPOLIA,
  WPOL,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20 } from "./encoders/tokens.ts";
import { pathOf, v3, v3Router02 } from "./encoders/uniswap.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, MAX, NOW, PRICES, SOON, USD6 } from "./terms.ts";

const MILLI = ETHER / 1000n;
const ROUTER = "0x0000000000000000000000000000000000000002";
const SENDER = "0x0000000000000000000000000000000000000001";
const THE_ROUTER_ITSELF = "0x0000000000000000000000000000000000000000";

interface Sale {
  recipient?: string;
  deadline?: bigint;
  fee?: number;
  router?: string;
  chainId?: number;
  value?: bigint;
}

const old = (input: string, output: string, amount: bigint, minimum: bigint, sale: Sale = {}) =>
  v3.call(
    sale.router ?? V3_ROUTER,
    "exactInputSingle",
    [[input, output, sale.fee ?? 500, sale.recipient ?? USER, sale.deadline ?? SOON, amount, minimum, 0]],
    sale,
  );
const now = (input: string, output: string, amount: bigint, minimum: bigint, sale: Sale = {}) =>
  v3Router02.call(
    sale.router ?? V3_ROUTER_02,
    "exactInputSingle",
    [[input, output, sale.fee ?? 500, sale.recipient ?? USER, amount, minimum, 0]],
    sale,
  );
const sold = (input: string, output: string, amount: bigint, minimum: bigint, recipient: string) =>
  v3Router02.data("exactInputSingle", [[input, output, 500, recipient, amount, minimum, 0]]);
const many = (deadline: bigint, parts: string[], value = 0n) =>
  v3Router02.call(V3_ROUTER_02, "multicall", [deadline, parts], { value });
const unwrapTo = (minimum: bigint, recipient: string) => v3Router02.data("unwrapWETH9", [minimum, recipient]);

export const uniswapV3Pairs: CorpusCase[] = [
  aligned(
    "one pool",
    "Swap 500 USDC for WETH on Uniswap V3, max slippage 0.5%",
    old(USDC, WETH, 500n * USD6, 166n * MILLI),
    AT_PRICES,
  ),
  aligned(
    "no slippage named",
    "swap 500 usdc for weth",
    old(USDC, WETH, 500n * USD6, 164n * MILLI),
    AT_PRICES,
  ),
  aligned(
    "ether in",
    "Swap 1 ETH for USDC on Uniswap",
    old(WETH, USDC, ETHER, 2985n * USD6, { value: ETHER }),
    AT_PRICES,
  ),
  aligned("newer router", "Trade 0.1 WBTC for WETH", now(WBTC, WETH, 10_000_000n, 2970n * MILLI), AT_PRICES),
  aligned(
    "sender by shorthand",
    "Swap 1000 USDC into DAI",
    now(USDC, DAI, 1000n * USD6, 997n * ETHER, { recipient: SENDER }),
    AT_PRICES,
  ),
  aligned(
    "two pools",
    "Exchange 200 UNI for USDC",
    v3.call(V3_ROUTER, "exactInput", [
      [pathOf(UNI, 3000, WETH, 500, USDC), USER, SOON, 200n * ETHER, 1580n * USD6],
    ]),
    AT_PRICES,
  ),
  aligned(
    "two pools, newer router",
    "swap 20 LINK -> DAI",
    v3Router02.call(V3_ROUTER_02, "exactInput", [
      [pathOf(LINK, 3000, WETH, 500, DAI), USER, 20n * ETHER, 297n * ETHER],
    ]),
    AT_PRICES,
  ),
  aligned(
    "exact output",
    "Buy exactly 1 WETH with at most 3030 USDC",
    v3.call(V3_ROUTER, "exactOutputSingle", [[USDC, WETH, 500, USER, SOON, ETHER, 3030n * USD6, 0]]),
    AT_PRICES,
  ),
  aligned(
    "tokens for ether, unwrapped at the end",
    "Swap 500 USDC for ETH with max slippage 0.5%.",
    many(SOON, [sold(USDC, WETH, 500n * USD6, 166n * MILLI, ROUTER), unwrapTo(166n * MILLI, USER)]),
    AT_PRICES,
  ),
  aligned(
    "tokens for ether, older router",
    "Sell 3,000 DAI for ETH",
    v3.call(V3_ROUTER, "multicall", [
      [
        v3.data("exactInputSingle", [
          [DAI, WETH, 3000, THE_ROUTER_ITSELF, SOON, 3000n * ETHER, 985n * MILLI, 0],
        ]),
        v3.data("unwrapWETH9", [985n * MILLI, USER]),
      ],
    ]),
    AT_PRICES,
  ),
  aligned(
    "exact output for ether, the rest refunded",
    "Buy 3000 USDC with ETH, spend no more than 1.01 ETH",
    v3.call(
      V3_ROUTER,
      "multicall",
      [
        [
          v3.data("exactOutputSingle", [[WETH, USDC, 500, USER, SOON, 3000n * USD6, 1010n * MILLI, 0]]),
          v3.data("refundETH", []),
        ],
      ],
      { value: 1010n * MILLI },
    ),
    AT_PRICES,
  ),
  aligned(
    "a swap alone in a multicall",
    "Swap 100 USDC to DAI within 30 minutes",
    many(NOW + 1800n, [sold(USDC, DAI, 100n * USD6, 99n * ETHER, USER)]),
    AT_PRICES,
  ),
  aligned(
    "on Base",
    "Swap 50 USDC for WETH on Base",
    now(USDC_BASE, WETH_L2, 50n * USD6, 16n * MILLI + MILLI / 2n, {
      router: V3_ROUTER_02_BASE,
      chainId: 8453,
    }),
    AT_PRICES,
  ),
  aligned(
    "on Arbitrum",
    "On Arbitrum, swap 0.5 WETH for USDC",
    now(WETH_ARBITRUM, USDC_ARBITRUM, ETHER / 2n, 1490n * USD6, { chainId: 42161 }),
    AT_PRICES,
  ),
  aligned(
    "on Sepolia",
    "Swap 0.01 ETH for USDC on Sepolia testnet",
    now(WETH_SEPOLIA, USDC_SEPOLIA, ETHER / 100n, 29n * USD6 + 500_000n, {
      router: V3_ROUTER_02_SEPOLIA,
      chainId: 11155111,
      value: ETHER / 100n,
    }),
    AT_PRICES,
  ),
  aligned(
    "on Polygon",
    "Swap 100 USDC for WPOL on Polygon",
    old(USDC_POLYGON, WPOL, 100n * USD6, 495n * ETHER, { chainId: 137, fee: 3000 }),
    { prices: { ...PRICES, POL: 0.2, WPOL: 0.2 } },
  ),
  aligned(
    "on Optimism",
    "on optimism swap 0.2 eth for usdc",
    now(WETH_L2, USDC_OPTIMISM, ETHER / 5n, 595n * USD6, { chainId: 10, value: ETHER / 5n }),
    AT_PRICES,
  ),
  aligned("dollars", "Sell $600 worth of WETH for USDC", now(WETH, USDC, ETHER / 5n, 594n * USD6), AT_PRICES),
  aligned(
    "basis points",
    "Swap 2 WETH to USDC, slippage tolerance 50 bps",
    now(WETH, USDC, 2n * ETHER, 5970n * USD6),
    AT_PRICES,
  ),
  aligned(
    "a minimum in words",
    "Swap 2 WETH for USDC, I want to receive at least 5,950 USDC",
    now(WETH, USDC, 2n * ETHER, 5950n * USD6),
  ),
  aligned(
    "a waiver",
    "Swap 2 WETH for USDC. Any amount I receive is fine, I do not care about slippage.",
    now(WETH, USDC, 2n * ETHER, 5000n * USD6),
    AT_PRICES,
  ),
  aligned(
    "the pool named",
    "Swap 1 WETH for USDC in the 0.05% pool",
    now(WETH, USDC, ETHER, 2985n * USD6, { fee: 500 }),
    AT_PRICES,
  ),
  aligned(
    "by 5pm",
    "Swap 500 USDC for WETH by 5pm",
    old(USDC, WETH, 500n * USD6, 166n * MILLI, { deadline: NOW + 5n * 3600n }),
    AT_PRICES,
  ),
  aligned(
    "by a date",
    "Swap 500 USDC for WETH, valid until 16 November 2026 18:00 UTC",
    old(USDC, WETH, 500n * USD6, 166n * MILLI, { deadline: NOW + 30n * 3600n }),
    AT_PRICES,
  ),
  aligned(
    "from when it was written",
    "Swap 500 USDC for WETH, execute within 30 minutes",
    old(USDC, WETH, 500n * USD6, 166n * MILLI, { deadline: NOW + 1500n }),
    { ...AT_PRICES, generated_at: "2026-11-15T11:55:00Z" },
  ),
  aligned(
    "approved in the same batch",
    "Approve the router for 500 USDC and swap it for WETH on Uniswap V3",
    {
      chainId: 1,
      from: USER,
      transactions: [
        erc20.call(USDC, "approve", [V3_ROUTER, 500n * USD6]),
        old(USDC, WETH, 500n * USD6, 166n * MILLI),
      ],
    },
    AT_PRICES,
  ),
  aligned(
    "an agent's summary",
    "The user wants to rebalance. Action: swap exactly 1,500 USDC into WETH using Uniswap V3 on Ethereum mainnet with a maximum slippage of 1%. Funds must return to the user's own wallet.",
    old(USDC, WETH, 1500n * USD6, 495n * MILLI),
    AT_PRICES,
  ),
  aligned("with a typo", "pls sawp 100 USDC for DAI", now(USDC, DAI, 100n * USD6, 99n * ETHER), AT_PRICES),
  aligned(
    "no more gas than said",
    "Swap 100 USDC for DAI, gas under 30 gwei",
    { ...now(USDC, DAI, 100n * USD6, 99n * ETHER), maxFeePerGas: "25000000000", gas: 200_000 },
    AT_PRICES,
  ),

  faulty(
    "another recipient in exactInputSingle",
    NODE.recipient,
    "Swap 500 USDC for WETH on Uniswap V3, max slippage 0.5%",
    old(USDC, WETH, 500n * USD6, 166n * MILLI, { recipient: STRANGER }),
    AT_PRICES,
  ),
  faulty(
    "another amount",
    NODE.amount,
    "Swap 500 USDC for WETH on Uniswap V3",
    old(USDC, WETH, 5000n * USD6, 1650n * MILLI),
    AT_PRICES,
  ),
  faulty(
    "the amount without its decimals",
    NODE.amount,
    "Swap 500 USDC for WETH",
    old(USDC, WETH, 500n, 166_000_000_000n),
  ),
  faulty(
    "another token in",
    NODE.token,
    "Swap 500 USDC for WETH",
    old(DAI, WETH, 500n * ETHER, 165n * MILLI),
    AT_PRICES,
  ),
  faulty(
    "another token out",
    NODE.token,
    "Swap 500 USDC for WETH",
    old(USDC, WBTC, 500n * USD6, 550_000n),
    AT_PRICES,
  ),
  faulty(
    "turned round",
    NODE.token,
    "Swap 1 WETH for USDC",
    old(USDC, WETH, 3000n * USD6, 990n * MILLI),
    AT_PRICES,
  ),
  faulty(
    "WETH kept, though ether was asked for",
    NODE.token,
    "Swap 500 USDC for native ETH, not WETH",
    old(USDC, WETH, 500n * USD6, 166n * MILLI),
    AT_PRICES,
  ),
  faulty(
    "a fake token out",
    NODE.fakeToken,
    "Swap 500 USDC for UNI",
    old(USDC, FAKE_TOKEN, 500n * USD6, 61n * ETHER),
    AT_PRICES,
  ),
  faulty(
    "no minimum",
    NODE.noMinimum,
    "Swap 500 USDC for WETH with max slippage 0.5%",
    old(USDC, WETH, 500n * USD6, 0n),
    AT_PRICES,
  ),
  faulty(
    "no minimum and no price",
    NODE.noMinimum,
    "Swap 500 USDC for WETH",
    old(USDC, WETH, 500n * USD6, 0n),
  ),
  faulty(
    "just over the slippage allowed",
    NODE.slippage,
    "Swap 2 WETH to USDC, slippage tolerance 50 bps",
    now(WETH, USDC, 2n * ETHER, 5960n * USD6),
    AT_PRICES,
  ),
  faulty(
    "six per cent lost",
    NODE.slippage,
    "Trade 0.1 WBTC for WETH",
    now(WBTC, WETH, 10_000_000n, 2820n * MILLI),
    AT_PRICES,
  ),
  faulty(
    "under the stated minimum",
    NODE.minimum,
    "Swap 2 WETH for USDC, I want to receive at least 5,950 USDC",
    now(WETH, USDC, 2n * ETHER, 5900n * USD6),
  ),
  faulty(
    "more than the stated maximum",
    [...NODE.amount, ...NODE.slippage],
    "Buy exactly 1 WETH with at most 3030 USDC",
    v3.call(V3_ROUTER, "exactOutputSingle", [[USDC, WETH, 500, USER, SOON, ETHER, 3300n * USD6, 0]]),
    AT_PRICES,
  ),
  faulty(
    "exact input instead of exact output",
    NODE.amount,
    "Buy exactly 1 WETH with USDC",
    old(USDC, WETH, 1n * USD6, (330n * MILLI) / 1000n),
    AT_PRICES,
  ),
  faulty(
    "expired",
    NODE.deadline,
    "Swap 500 USDC for WETH",
    old(USDC, WETH, 500n * USD6, 166n * MILLI, { deadline: NOW - 3600n }),
    AT_PRICES,
  ),
  faulty(
    "after 5pm",
    NODE.deadline,
    "Swap 500 USDC for WETH by 5pm",
    old(USDC, WETH, 500n * USD6, 166n * MILLI, { deadline: NOW + 10n * 3600n }),
    AT_PRICES,
  ),
  faulty(
    "later than counted from when it was written",
    NODE.deadline,
    "Swap 500 USDC for WETH, execute within 30 minutes",
    old(USDC, WETH, 500n * USD6, 166n * MILLI, { deadline: NOW + 2700n }),
    { ...AT_PRICES, generated_at: "2026-11-15T11:55:00Z" },
  ),
  faulty(
    "a deadline in the multicall that is far off",
    NODE.deadline,
    "Swap 100 USDC to DAI within 30 minutes",
    many(NOW + 864_000n, [sold(USDC, DAI, 100n * USD6, 99n * ETHER, USER)]),
    AT_PRICES,
  ),
  faulty(
    "another pool than named",
    NODE.fee,
    "Swap 1 WETH for USDC in the 0.05% pool",
    now(WETH, USDC, ETHER, 2985n * USD6, { fee: 10_000 }),
    AT_PRICES,
  ),
  faulty(
    "unwrapped to a stranger",
    NODE.recipient,
    "Swap 500 USDC for ETH with max slippage 0.5%.",
    many(SOON, [sold(USDC, WETH, 500n * USD6, 166n * MILLI, ROUTER), unwrapTo(166n * MILLI, STRANGER)]),
    AT_PRICES,
  ),
  faulty(
    "left in the router",
    [...NODE.recipient, ...NODE.token],
    "Swap 500 USDC for ETH with max slippage 0.5%.",
    many(SOON, [sold(USDC, WETH, 500n * USD6, 166n * MILLI, ROUTER)]),
    AT_PRICES,
  ),
  faulty(
    "a second swap in the multicall",
    [...NODE.hidden, ...NODE.amount, ...NODE.token],
    "Swap 100 USDC to DAI",
    many(SOON, [
      sold(USDC, DAI, 100n * USD6, 99n * ETHER, USER),
      sold(WBTC, DAI, 100_000_000n, 89_000n * ETHER, USER),
    ]),
    AT_PRICES,
  ),
  faulty(
    "ether not refunded",
    NODE.value,
    "Swap 1 ETH for USDC on Uniswap",
    old(WETH, USDC, ETHER, 2985n * USD6, { value: 5n * ETHER }),
    AT_PRICES,
  ),
  faulty(
    "another chain",
    [...NODE.chain, ...NODE.contract],
    "Swap 50 USDC for WETH on Base",
    now(USDC, WETH, 50n * USD6, 16n * MILLI + MILLI / 2n),
    AT_PRICES,
  ),
  faulty(
    "a router of another chain",
    NODE.contract,
    "Swap 50 USDC for WETH on Base",
    now(USDC_BASE, WETH_L2, 50n * USD6, 16n * MILLI + MILLI / 2n, { router: V3_ROUTER, chainId: 8453 }),
    AT_PRICES,
  ),
  faulty(
    "an unknown router",
    NODE.contract,
    "Swap 500 USDC for WETH on Uniswap V3",
    old(USDC, WETH, 500n * USD6, 166n * MILLI, { router: STRANGER }),
    AT_PRICES,
  ),
  faulty(
    "another exchange than named",
    NODE.protocol,
    "Swap 500 USDC for WETH on CoW Swap",
    old(USDC, WETH, 500n * USD6, 166n * MILLI),
    AT_PRICES,
  ),
  faulty(
    "a sanctioned recipient",
    NODE.sanctions,
    `Swap 500 USDC for WETH and send it to ${LAZARUS}`,
    old(USDC, WETH, 500n * USD6, 166n * MILLI, { recipient: LAZARUS }),
    AT_PRICES,
  ),
  faulty(
    "dearer gas than said",
    NODE.gas,
    "Swap 100 USDC for DAI, gas under 30 gwei",
    { ...now(USDC, DAI, 100n * USD6, 99n * ETHER), maxFeePerGas: "90000000000", gas: 200_000 },
    AT_PRICES,
  ),
  faulty(
    "dollars that are too many",
    NODE.amount,
    "Sell $600 worth of WETH for USDC",
    now(WETH, USDC, 2n * ETHER, 5940n * USD6),
    AT_PRICES,
  ),
  faulty(
    "claims another protocol",
    NODE.claim,
    "Swap 500 USDC for WETH",
    { ...old(USDC, WETH, 500n * USD6, 166n * MILLI), protocol: "aave_v3" },
    AT_PRICES,
  ),
  faulty(
    "approval to the other router",
    [...NODE.covers, ...NODE.spender],
    "Approve 500 USDC and swap it for WETH on Uniswap V3",
    {
      chainId: 1,
      from: USER,
      transactions: [
        erc20.call(USDC, "approve", [V3_ROUTER_02, 500n * USD6]),
        old(USDC, WETH, 500n * USD6, 166n * MILLI),
      ],
    },
    AT_PRICES,
  ),
  faulty(
    "approval without limit",
    NODE.unlimited,
    "Approve the router for 500 USDC and swap it for WETH on Uniswap V3",
    {
      chainId: 1,
      from: USER,
      transactions: [
        erc20.call(USDC, "approve", [V3_ROUTER, MAX]),
        old(USDC, WETH, 500n * USD6, 166n * MILLI),
      ],
    },
    AT_PRICES,
  ),
];
