import {
  DAI,
  LINK,
  STRANGER,
  UNISWAP_FEE,
  UNIVERSAL_ROUTER,
  UNIVERSAL_ROUTER_BASE,
  UNIVERSAL_ROUTER_OLD,
  USDC,
  USDC_BASE,
  USDT,
  USER,
  WBTC,
  WETH,
  WETH_L2,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { pathOf } from "./encoders/uniswap.ts";
import {
  CONTRACT_BALANCE,
  type Command,
  execute,
  payPortion,
  permit2TransferFrom,
  permitSingle,
  ROUTER,
  SENDER,
  subPlan,
  sweep,
  transfer,
  unwrapWeth,
  v2ExactIn,
  v2ExactOut,
  v3ExactIn,
  v3ExactOut,
  v4ExactInSingle,
  wrapEth,
} from "./encoders/universal-router.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, MAX160, NOW, SOON, USD6 } from "./terms.ts";

const MILLI = ETHER / 1000n;
const ETH = "0x0000000000000000000000000000000000000000";
const SIGNATURE = `0x${"5a".repeat(64)}1b`;
const run = (
  commands: Command[],
  more: { value?: bigint; deadline?: bigint; to?: string; chainId?: number } = {},
) => execute(more.to ?? UNIVERSAL_ROUTER, commands, more.deadline ?? SOON, more);
const permitFor = (token: string, amount: bigint, spender = UNIVERSAL_ROUTER) =>
  permitSingle([[token, amount, NOW + 2_592_000n, 0], spender, SOON], SIGNATURE);
const usdcToWeth = pathOf(USDC, 500, WETH);
const wethToUsdc = pathOf(WETH, 500, USDC);
const etherForUsdc = (minimum: bigint, recipient = SENDER) => [
  wrapEth(ROUTER, ETHER),
  v3ExactIn(recipient, ETHER, minimum, wethToUsdc, false),
];
const usdcForEther = (minimum: bigint, recipient = SENDER, amount = 600n * USD6) => [
  v3ExactIn(ROUTER, amount, 0n, usdcToWeth, true),
  unwrapWeth(recipient, minimum),
];

export const universalRouterPairs: CorpusCase[] = [
  aligned(
    "ether in through V3",
    "Swap 1 ETH for USDC on Uniswap",
    run(etherForUsdc(2985n * USD6), { value: ETHER }),
    AT_PRICES,
  ),
  aligned(
    "ether out through V3",
    "Swap 600 USDC for ETH with max slippage 1%",
    run(usdcForEther(198n * MILLI)),
    AT_PRICES,
  ),
  aligned(
    "tokens through V3",
    "swap 3000 USDC to WETH",
    run([v3ExactIn(SENDER, 3000n * USD6, 995n * MILLI, usdcToWeth, true)]),
    AT_PRICES,
  ),
  aligned(
    "tokens through V2",
    "Swap 100 USDC for DAI using Uniswap",
    run([v2ExactIn(SENDER, 100n * USD6, 99n * ETHER, [USDC, DAI], true)]),
    AT_PRICES,
  ),
  aligned(
    "the user by address",
    "Swap 100 USDC for DAI using Uniswap",
    run([v2ExactIn(USER, 100n * USD6, 99n * ETHER, [USDC, DAI], true)]),
    AT_PRICES,
  ),
  aligned(
    "exact output through V3",
    "Buy exactly 1 WETH with at most 3030 USDC",
    run([v3ExactOut(SENDER, ETHER, 3030n * USD6, pathOf(WETH, 500, USDC), true)]),
    AT_PRICES,
  ),
  aligned(
    "exact output through V2",
    "Buy 500 DAI with USDC, no more than 505 USDC",
    run([v2ExactOut(SENDER, 500n * ETHER, 505n * USD6, [USDC, DAI], true)]),
    AT_PRICES,
  ),
  aligned(
    "with a permit",
    "Swap 3000 USDC for WETH on Uniswap",
    run([permitFor(USDC, 3000n * USD6), v3ExactIn(SENDER, 3000n * USD6, 995n * MILLI, usdcToWeth, true)]),
    AT_PRICES,
  ),
  aligned(
    "as Uniswap's interface makes it, fee and all",
    "Swap 1 ETH for USDC on Uniswap",
    run(
      [
        wrapEth(ROUTER, ETHER),
        v3ExactIn(ROUTER, ETHER, 0n, wethToUsdc, false),
        payPortion(USDC, UNISWAP_FEE, 25n),
        sweep(USDC, SENDER, 2970n * USD6),
      ],
      { value: ETHER },
    ),
    AT_PRICES,
  ),
  aligned(
    "split over V2 and V3",
    "Swap 2 ETH for USDC",
    run(
      [
        wrapEth(ROUTER, 2n * ETHER),
        v3ExactIn(ROUTER, ETHER, 0n, wethToUsdc, false),
        v2ExactIn(ROUTER, ETHER, 0n, [WETH, USDC], false),
        sweep(USDC, SENDER, 5960n * USD6),
      ],
      { value: 2n * ETHER },
    ),
    AT_PRICES,
  ),
  aligned(
    "split over two pools, each with its minimum",
    "Swap 2000 USDC for DAI",
    run([
      v3ExactIn(SENDER, 1200n * USD6, 1195n * ETHER, pathOf(USDC, 100, DAI), true),
      v2ExactIn(SENDER, 800n * USD6, 796n * ETHER, [USDC, DAI], true),
    ]),
    AT_PRICES,
  ),
  aligned(
    "V4, ether in",
    "Swap 1 ETH for USDC on Uniswap v4",
    run([v4ExactInSingle(ETH, USDC, ETHER, 2985n * USD6)], { value: ETHER }),
    AT_PRICES,
  ),
  aligned(
    "V4, tokens",
    "Swap 500 USDC to USDT, slippage 0.3%",
    run([v4ExactInSingle(USDC, USDT, 500n * USD6, 499n * USD6)]),
    AT_PRICES,
  ),
  aligned(
    "V4 after a permit",
    "Swap 500 USDC to USDT",
    run([permitFor(USDC, 500n * USD6), v4ExactInSingle(USDC, USDT, 500n * USD6, 499n * USD6)]),
    AT_PRICES,
  ),
  aligned(
    "over several pools",
    "Swap 20 LINK for USDC",
    run([v3ExactIn(SENDER, 20n * ETHER, 296n * USD6, pathOf(LINK, 3000, WETH, 500, USDC), true)]),
    AT_PRICES,
  ),
  aligned(
    "on Base",
    "Swap 0.1 ETH for USDC on Base",
    run(
      [
        wrapEth(ROUTER, ETHER / 10n),
        v3ExactIn(SENDER, ETHER / 10n, 297n * USD6, pathOf(WETH_L2, 500, USDC_BASE), false),
      ],
      { value: ETHER / 10n, to: UNIVERSAL_ROUTER_BASE, chainId: 8453 },
    ),
    AT_PRICES,
  ),
  aligned(
    "the older router",
    "Swap 1 ETH for USDC",
    run(etherForUsdc(2985n * USD6), { value: ETHER, to: UNIVERSAL_ROUTER_OLD }),
    AT_PRICES,
  ),
  aligned(
    "to a friend, as asked",
    `Swap 1 ETH for USDC and send the USDC to ${STRANGER}`,
    run(etherForUsdc(2985n * USD6, STRANGER), { value: ETHER }),
    AT_PRICES,
  ),
  aligned(
    "the rest of the ether back",
    "Buy 3000 USDC with ETH, spend no more than 1.01 ETH",
    run(
      [
        wrapEth(ROUTER, 1010n * MILLI),
        v3ExactOut(SENDER, 3000n * USD6, 1010n * MILLI, pathOf(USDC, 500, WETH), false),
        unwrapWeth(SENDER, 0n),
      ],
      { value: 1010n * MILLI },
    ),
    AT_PRICES,
  ),
  aligned(
    "by tonight",
    "Swap 1 ETH for USDC by 11:59pm",
    run(etherForUsdc(2985n * USD6), { value: ETHER, deadline: NOW + 3600n }),
    AT_PRICES,
  ),
  aligned(
    "in a plan of its own",
    "Swap 100 USDC for DAI using Uniswap",
    run([subPlan(v2ExactIn(SENDER, 100n * USD6, 99n * ETHER, [USDC, DAI], true))]),
    AT_PRICES,
  ),

  faulty(
    "another amount",
    NODE.amount,
    "Swap 1 ETH for USDC on Uniswap",
    run([wrapEth(ROUTER, 2n * ETHER), v3ExactIn(SENDER, 2n * ETHER, 5970n * USD6, wethToUsdc, false)], {
      value: 2n * ETHER,
    }),
    AT_PRICES,
  ),
  faulty(
    "another token bought",
    NODE.token,
    "Swap 1 ETH for USDC on Uniswap",
    run([wrapEth(ROUTER, ETHER), v3ExactIn(SENDER, ETHER, 2985n * ETHER, pathOf(WETH, 3000, DAI), false)], {
      value: ETHER,
    }),
    AT_PRICES,
  ),
  faulty(
    "a stranger gets it",
    NODE.recipient,
    "Swap 1 ETH for USDC on Uniswap",
    run(etherForUsdc(2985n * USD6, STRANGER), { value: ETHER }),
    AT_PRICES,
  ),
  faulty(
    "unwrapped to a stranger",
    NODE.recipient,
    "Swap 600 USDC for ETH with max slippage 1%",
    run(usdcForEther(198n * MILLI, STRANGER)),
    AT_PRICES,
  ),
  faulty(
    "left in the router",
    NODE.recipient,
    "Swap 1 ETH for USDC on Uniswap",
    run(etherForUsdc(2985n * USD6, ROUTER), { value: ETHER }),
    AT_PRICES,
  ),
  faulty(
    "no minimum",
    NODE.noMinimum,
    "Swap 1 ETH for USDC on Uniswap",
    run(etherForUsdc(0n), { value: ETHER }),
    AT_PRICES,
  ),
  faulty(
    "no minimum at the end of the plan",
    NODE.noMinimum,
    "Swap 600 USDC for ETH with max slippage 1%",
    run(usdcForEther(0n)),
    AT_PRICES,
  ),
  faulty(
    "too much slippage",
    NODE.slippage,
    "Swap 600 USDC for ETH with max slippage 1%",
    run(usdcForEther(195n * MILLI)),
    AT_PRICES,
  ),
  faulty(
    "expired",
    NODE.deadline,
    "Swap 1 ETH for USDC on Uniswap",
    run(etherForUsdc(2985n * USD6), { value: ETHER, deadline: NOW - 5n }),
    AT_PRICES,
  ),
  faulty(
    "tomorrow instead of tonight",
    NODE.deadline,
    "Swap 1 ETH for USDC by 11:59pm",
    run(etherForUsdc(2985n * USD6), { value: ETHER, deadline: NOW + 86_400n }),
    AT_PRICES,
  ),
  faulty(
    "a fee to a stranger",
    NODE.fee,
    "Swap 1 ETH for USDC on Uniswap",
    run(
      [
        wrapEth(ROUTER, ETHER),
        v3ExactIn(ROUTER, ETHER, 0n, wethToUsdc, false),
        payPortion(USDC, STRANGER, 25n),
        sweep(USDC, SENDER, 2970n * USD6),
      ],
      { value: ETHER },
    ),
    AT_PRICES,
  ),
  faulty(
    "three per cent as fee",
    NODE.fee,
    "Swap 1 ETH for USDC on Uniswap, max slippage 5%",
    run(
      [
        wrapEth(ROUTER, ETHER),
        v3ExactIn(ROUTER, ETHER, 0n, wethToUsdc, false),
        payPortion(USDC, UNISWAP_FEE, 300n),
        sweep(USDC, SENDER, 2880n * USD6),
      ],
      { value: ETHER },
    ),
    AT_PRICES,
  ),
  faulty(
    "a transfer to a stranger behind the swap",
    [...NODE.fee, ...NODE.hidden, ...NODE.recipient],
    "Swap 1 ETH for USDC on Uniswap",
    run(
      [
        wrapEth(ROUTER, ETHER),
        v3ExactIn(ROUTER, ETHER, 2985n * USD6, wethToUsdc, false),
        transfer(USDC, STRANGER, 1000n * USD6),
        sweep(USDC, SENDER, 1900n * USD6),
      ],
      { value: ETHER },
    ),
  ),
  faulty(
    "swept to a stranger",
    NODE.recipient,
    "Swap 1 ETH for USDC on Uniswap",
    run(
      [
        wrapEth(ROUTER, ETHER),
        v3ExactIn(ROUTER, ETHER, 0n, wethToUsdc, false),
        sweep(USDC, STRANGER, 2970n * USD6),
      ],
      { value: ETHER },
    ),
    AT_PRICES,
  ),
  faulty(
    "other tokens taken along",
    [...NODE.hidden, ...NODE.fee, ...NODE.recipient],
    "Swap 1 ETH for USDC on Uniswap",
    run([...etherForUsdc(2985n * USD6), permit2TransferFrom(WBTC, STRANGER, 100_000_000n)], { value: ETHER }),
    AT_PRICES,
  ),
  faulty(
    "a permit to a stranger",
    [...NODE.permit],
    "Swap 3000 USDC for WETH on Uniswap",
    run([
      permitFor(USDC, 3000n * USD6, STRANGER),
      v3ExactIn(SENDER, 3000n * USD6, 995n * MILLI, usdcToWeth, true),
    ]),
    AT_PRICES,
  ),
  faulty(
    "ether that nobody takes back",
    NODE.value,
    "Swap 1 ETH for USDC on Uniswap",
    run(etherForUsdc(2985n * USD6), { value: 3n * ETHER }),
    AT_PRICES,
  ),
  faulty(
    "V4 with another amount",
    NODE.amount,
    "Swap 500 USDC to USDT, slippage 0.3%",
    run([v4ExactInSingle(USDC, USDT, 5000n * USD6, 4990n * USD6)]),
    AT_PRICES,
  ),
  faulty(
    "V4 without a minimum",
    NODE.noMinimum,
    "Swap 1 ETH for USDC on Uniswap v4",
    run([v4ExactInSingle(ETH, USDC, ETHER, 0n)], { value: ETHER }),
    AT_PRICES,
  ),
  faulty(
    "half of a split route to a stranger",
    [...NODE.recipient, ...NODE.hidden],
    "Swap 2000 USDC for DAI",
    run([
      v3ExactIn(SENDER, 1200n * USD6, 1195n * ETHER, pathOf(USDC, 100, DAI), true),
      v2ExactIn(STRANGER, 800n * USD6, 796n * ETHER, [USDC, DAI], true),
    ]),
    AT_PRICES,
  ),
  faulty(
    "a command nobody knows",
    [...NODE.understood, ...NODE.format],
    "Swap 1 ETH for USDC on Uniswap",
    run([...etherForUsdc(2985n * USD6), ["3d", "0x"]], { value: ETHER }),
    AT_PRICES,
  ),
  faulty(
    "a router nobody knows",
    NODE.contract,
    "Swap 1 ETH for USDC on Uniswap",
    run(etherForUsdc(2985n * USD6), { value: ETHER, to: STRANGER }),
    AT_PRICES,
  ),
  faulty(
    "the whole balance pulled",
    [...NODE.amount, ...NODE.hidden, ...NODE.recipient],
    "Swap 600 USDC for ETH",
    run([
      permit2TransferFrom(USDC, ROUTER, MAX160),
      v3ExactIn(ROUTER, CONTRACT_BALANCE, 0n, usdcToWeth, false),
      unwrapWeth(SENDER, 198n * MILLI),
    ]),
    AT_PRICES,
  ),
  faulty(
    "permit of more than the swap needs",
    [...NODE.unlimited, ...NODE.permit, ...NODE.covers],
    "Swap 3000 USDC for WETH on Uniswap, do not approve more than needed",
    run([permitFor(USDC, MAX160), v3ExactIn(SENDER, 3000n * USD6, 995n * MILLI, usdcToWeth, true)]),
    AT_PRICES,
  ),
  faulty(
    "a fee, though none was allowed",
    [...NODE.fee, "intent_alignment.prohibitions", "intent_alignment.requirement_coverage"],
    "Swap 1 ETH for USDC without any fee",
    run(
      [
        wrapEth(ROUTER, ETHER),
        v3ExactIn(ROUTER, ETHER, 0n, wethToUsdc, false),
        payPortion(USDC, UNISWAP_FEE, 25n),
        sweep(USDC, SENDER, 2970n * USD6),
      ],
      { value: ETHER },
    ),
    AT_PRICES,
  ),
];
