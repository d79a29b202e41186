import {
  COW_ETH_FLOW,
  COW_RELAYER,
  COW_SETTLEMENT,
  DAI,
  FAKE_TOKEN,
  STRANGER,
  USDC,
  USER,
  WBTC,
  WETH,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { cow } from "./encoders/accounts.ts";
import { erc20 } from "./encoders/tokens.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, NOW, PRICES, SOON, USD6 } from "./terms.ts";

const MILLI = ETHER / 1000n;
const APP_DATA = `0x${"00".repeat(32)}`;
const order = (
  more: Record<string, unknown> = {},
  context: Record<string, unknown> = { prices_usd: PRICES },
) => ({
  protocol: "cow",
  chainId: 1,
  from: USER,
  order: {
    sellToken: USDC,
    buyToken: WETH,
    receiver: USER,
    sellAmount: (3000n * USD6).toString(),
    buyAmount: (990n * MILLI).toString(),
    validTo: Number(SOON),
    appData: APP_DATA,
    feeAmount: "0",
    kind: "sell",
    partiallyFillable: false,
    sellTokenBalance: "erc20",
    buyTokenBalance: "erc20",
    ...more,
  },
  context,
});
const eth = (
  sell: bigint,
  buy: bigint,
  more: { receiver?: string; value?: bigint; buyToken?: string; validTo?: bigint } = {},
) =>
  cow.call(
    COW_ETH_FLOW,
    "createOrder",
    [
      [
        more.buyToken ?? USDC,
        more.receiver ?? USER,
        sell,
        buy,
        APP_DATA,
        0,
        more.validTo ?? SOON,
        false,
        4711,
      ],
    ],
    { value: more.value ?? sell },
  );

export const cowPairs: CorpusCase[] = [
  aligned("an order for the settlement contract", "Sell 3000 USDC for WETH on CoW", {
    ...order(),
    to: COW_SETTLEMENT,
  }),
  faulty("an order for another contract", NODE.contract, "Sell 3000 USDC for WETH on CoW", {
    ...order(),
    to: STRANGER,
  }),
  aligned("sell", "Sell 3000 USDC for WETH on CoW Swap", order()),
  aligned("no partial fills", "Sell 3000 USDC for WETH, no partial fills, max slippage 1%", order()),
  aligned(
    "in time",
    "Sell 3000 USDC for WETH, no partial fills, max slippage 1%, by 5pm.",
    order({ validTo: Number(NOW) + 4 * 3600 }),
  ),
  aligned(
    "within half an hour",
    "Buy WETH with 3000 USDC, execute within 30 minutes.",
    order({ validTo: Number(NOW) + 1700 }),
  ),
  aligned(
    "partly is fine",
    "Sell 3000 USDC for WETH on cowswap, partial fills are ok",
    order({ partiallyFillable: true }),
  ),
  ...(["partially fillable", "partial fills: on"] as const).flatMap((set) => [
    aligned(
      "set to be filled in parts",
      `Sell 3000 USDC for WETH on cowswap, ${set}`,
      order({ partiallyFillable: true }),
    ),
    faulty(
      "set to be filled in parts, and whole",
      NODE.partialFill,
      `Sell 3000 USDC for WETH on cowswap, ${set}`,
      order(),
    ),
  ]),
  aligned(
    "buy order",
    "Buy exactly 1 WETH for at most 3030 USDC via CoW",
    order({ kind: "buy", sellAmount: "3030000000", buyAmount: ETHER.toString() }),
  ),
  aligned(
    "limit",
    "Place a limit order: sell 3000 USDC for at least 1.05 WETH, valid for 1 day",
    order({ buyAmount: (1050n * MILLI).toString(), validTo: Number(NOW) + 86_000 }),
  ),
  faulty(
    "a limit of a day instead of a week",
    NODE.deadline,
    "Place a limit order: sell 3000 USDC for at least 1.05 WETH, good for 7 days",
    order({ buyAmount: (1050n * MILLI).toString(), validTo: Number(NOW) + 86_000 }),
  ),
  aligned(
    "a limit that may end earlier",
    "Place a limit order: sell 3000 USDC for at least 1.05 WETH, valid no longer than 7 days",
    order({ buyAmount: (1050n * MILLI).toString(), validTo: Number(NOW) + 86_000 }),
  ),
  aligned(
    "generated earlier",
    "Sell 3000 USDC for WETH within 30 minutes",
    order({ validTo: Number(NOW) + 1500 }, { generated_at: "2026-11-15T11:55:00Z", prices_usd: PRICES }),
  ),
  aligned(
    "two and a half thousand",
    "sell 2.5k DAI for WBTC",
    order({ sellToken: DAI, buyToken: WBTC, sellAmount: (2500n * ETHER).toString(), buyAmount: "2750000" }),
  ),
  aligned(
    "receiver left out",
    "Sell 3000 USDC for WETH on CoW Swap",
    order({ receiver: "0x0000000000000000000000000000000000000000" }),
  ),
  aligned(
    "to somebody else, as asked",
    `Sell 3000 USDC for WETH and deliver it to ${STRANGER}`,
    order({ receiver: STRANGER }),
  ),
  aligned("symbols instead of addresses", "Sell 1000 USDC for WETH, max slippage 1%", {
    protocol: "cow",
    from: USER,
    order: {
      kind: "sell",
      sellToken: "USDC",
      buyToken: "WETH",
      sellAmount: "1000000000",
      buyAmount: (330n * MILLI).toString(),
      validTo: Number(SOON),
      partiallyFillable: false,
    },
    context: { generated_at: "2026-11-15T11:59:00Z", prices_usd: PRICES },
  }),
  aligned(
    "ether by the flow contract",
    "Sell 1 ETH for USDC on CoW Swap",
    eth(ETHER, 2970n * USD6),
    AT_PRICES,
  ),
  aligned(
    "ether, a minimum stated",
    "Swap 2 ETH for at least 5900 USDC using CoW",
    eth(2n * ETHER, 5900n * USD6),
  ),
  aligned(
    "approve the relayer",
    "Approve CoW Swap to spend 3000 USDC",
    erc20.call(USDC, "approve", [COW_RELAYER, 3000n * USD6]),
  ),

  faulty(
    "receiver elsewhere",
    NODE.recipient,
    "Sell 3000 USDC for WETH on CoW Swap",
    order({ receiver: STRANGER }),
  ),
  faulty("buys one wei", NODE.noMinimum, "Sell 3000 USDC for WETH on CoW Swap", order({ buyAmount: "1" })),
  faulty("buys nothing", NODE.noMinimum, "Sell 3000 USDC for WETH on CoW Swap", order({ buyAmount: "0" })),
  faulty(
    "too much slippage",
    NODE.slippage,
    "Sell 3000 USDC for WETH, max slippage 1%",
    order({ buyAmount: (980n * MILLI).toString() }),
  ),
  faulty(
    "below the limit price",
    NODE.minimum,
    "Sell 3000 USDC for at least 1.05 WETH",
    order({ buyAmount: (1000n * MILLI).toString() }),
  ),
  faulty(
    "another amount",
    NODE.amount,
    "Sell 3000 USDC for WETH on CoW Swap",
    order({ sellAmount: "30000000000", buyAmount: (9900n * MILLI).toString() }),
  ),
  faulty(
    "decimals of the wrong token",
    NODE.amount,
    "Sell 3000 USDC for WETH on CoW Swap",
    order({ sellAmount: (3000n * ETHER).toString(), buyAmount: (990n * MILLI * 10n ** 12n).toString() }),
  ),
  faulty(
    "another token sold",
    NODE.token,
    "Sell 3000 USDC for WETH",
    order({ sellToken: DAI, sellAmount: (3000n * ETHER).toString() }),
  ),
  faulty(
    "another token bought",
    NODE.token,
    "Sell 3000 USDC for WETH",
    order({ buyToken: WBTC, buyAmount: "3300000" }),
  ),
  faulty("a fake token bought", NODE.fakeToken, "Sell 3000 USDC for WETH", order({ buyToken: FAKE_TOKEN })),
  faulty(
    "valid far too long",
    NODE.deadline,
    "Sell 3000 USDC for WETH within 30 minutes",
    order({ validTo: Number(NOW) + 30 * 86_400 }),
  ),
  faulty(
    "no longer valid",
    NODE.deadline,
    "Sell 3000 USDC for WETH on CoW Swap",
    order({ validTo: Number(NOW) - 60 }),
  ),
  faulty(
    "may be filled in parts",
    NODE.partialFill,
    "Sell 3000 USDC for WETH, no partial fills",
    order({ partiallyFillable: true }),
  ),
  faulty(
    "buys instead of selling",
    [...NODE.amount, ...NODE.operation],
    "Buy exactly 1 WETH for at most 3030 USDC via CoW",
    order({ kind: "sell", sellAmount: "3030000000", buyAmount: "995000000000000000" }),
  ),
  faulty(
    "a fee of a third",
    NODE.fee,
    "Sell 3000 USDC for WETH on CoW Swap",
    order({ feeAmount: "1000000000" }),
  ),
  faulty(
    "another kind of order",
    [...NODE.understood, ...NODE.format],
    "Sell 3000 USDC for WETH on CoW Swap",
    order({ kind: "give" }),
  ),
  faulty(
    "an amount that is none",
    [...NODE.format, ...NODE.understood],
    "Sell 3000 USDC for WETH on CoW Swap",
    order({ sellAmount: "three thousand" }),
  ),
  faulty(
    "ether for a stranger",
    NODE.recipient,
    "Sell 1 ETH for USDC on CoW Swap",
    eth(ETHER, 2970n * USD6, { receiver: STRANGER }),
    AT_PRICES,
  ),
  faulty("ether for one unit", NODE.noMinimum, "Sell 1 ETH for USDC on CoW Swap", eth(ETHER, 1n), AT_PRICES),
  faulty(
    "value that is not sold",
    NODE.value,
    "Sell 1 ETH for USDC on CoW Swap",
    eth(ETHER, 2970n * USD6, { value: 2n * ETHER }),
    AT_PRICES,
  ),
  faulty("another protocol than named", NODE.protocol, "Sell 3000 USDC for WETH on Uniswap", order()),
];
