import { DAI, FRIEND, LINK, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { v2 } from "./encoders/uniswap.ts";
import { REFUSED } from "./everyday/refused.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, NOW, SOON, USD6 } from "./terms.ts";

const COVERAGE = "intent_alignment.requirement_coverage";

/** 2 ETH for DAI. */
const sell = (least: bigint) =>
  v2.call(V2_ROUTER, "swapExactETHForTokens", [least * ETHER, [WETH, DAI], USER, SOON], {
    value: 2n * ETHER,
  });
/** 100 LINK for USDC. */
const buy = (most: bigint) =>
  v2.call(V2_ROUTER, "swapTokensForExactTokens", [100n * ETHER, most * USD6, [USDC, WETH, LINK], USER, SOON]);
const dollarsUntil = (deadline: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [1000n * ETHER, 995n * USD6, [DAI, USDC], USER, deadline]);
const dollars = dollarsUntil(SOON);
const ether = (chainId: number, value: bigint) => ({
  from: USER,
  to: FRIEND,
  value: value.toString(),
  chainId,
});

const ONWARD = [
  ["and then pay my rent", NODE.sequence],
  ["and pay my landlord", NODE.sequence],
  ["and then send 900 USDC to my landlord", NODE.sequence],
  ["and then pay 900 USDC rent", NODE.sequence],
  ["and then tip the driver", NODE.sequence],
  ["and send me 5 USDC to my other wallet", NODE.sequence],
  ["to repay my Aave loan", COVERAGE],
  ["to pay back my Compound debt", COVERAGE],
  ["to supply it to Aave", COVERAGE],
  ["and put it in my savings", COVERAGE],
] as const;
const REASONS = [
  "to buy a laptop",
  "so I can pay my rent",
  "so that we can pay salaries",
  "because I have to pay rent",
  "since I need to pay my taxes soon",
];
const FLOORS = [
  "Sell 2 ETH for DAI. My floor is 5950 DAI.",
  "Sell 2 ETH for DAI, floor: 5,950",
  "Sell 2 ETH for DAI, 5950 DAI floor",
  "Sell 2 ETH for DAI with a floor at 5950 DAI",
  "Sell 2 ETH for DAI. 5950 DAI is my floor.",
  "Sell 2 ETH for DAI with a minimum of 5950 DAI",
  "Sell 2 ETH to DAI with at least 5950 DAI",
  "Sell 2 ETH for DAI, limit 5950 DAI",
  "Sell 2 ETH for DAI with a limit of 5950 DAI",
  "Sell 2 ETH at 2975 DAI each",
  "Sell 2 ETH for DAI at 2,975 or better",
  "Sell 2 ETH for DAI at $2975 or better",
  "Sell 2 ETH for DAI at a limit price of 2975 DAI",
];
const CAPS = [
  "Buy 100 LINK with USDC, budget 1,520 USDC",
  "Buy 100 LINK with a budget of 1520 USDC",
  "Buy 100 LINK with USDC; cap 1520 USDC",
  "Buy 100 LINK with USDC; my cap is 1520",
  "Buy 100 LINK with USDC, with a ceiling of 1520 USDC",
  "Buy 100 LINK with USDC, limit 1520 USDC",
  "Buy 100 LINK and pay 1520 USDC",
  "Buy 100 LINK; I'll part with 1520 USDC tops",
  "100 LINK wanted, 1520 USDC tops, Uniswap V2",
  "Buy 100 LINK with USDC at $15.2 or better",
  "Buy 100 LINK at 15.2 USDC each",
];
const WAYS = [
  "2 ETH in, 5950 DAI or more out, Uniswap V2",
  "2 ETH out, DAI in, no less than 5950 DAI, Uniswap V2",
  "2 ETH to be sold on Uniswap V2; I expect 5950 DAI or more.",
  "Sell 2 ETH for DAI. Anything under 5950 DAI and it should fail.",
  "Sell 2 ETH for DAI; if it's less than 5950 DAI, revert.",
  "Sell 2 ETH for DAI, 5950 DAI being the least I'd take",
  "Swap 2 ETH for DAI with no less than 5950 DAI coming back",
  "swap 2 eth 4 dai, min 5950 dai",
  "For 2 ETH get me DAI on Uniswap V2, 5950 or more.",
  "DAI please, for 2 ETH, on Uniswap V2, min 5950",
  "Find the best route on Uniswap for 2 ETH to DAI, I accept 5950 and up. Do it.",
  "Take the best path on Uniswap V2 for 2 ETH into DAI, at least 5950 DAI",
  "I'd be glad if you submitted this to Uniswap: 2 ETH sold, at least 5950 DAI bought.",
];
const TURNED = [
  "2 ETH in, 5950 DAI or less out, Uniswap V2",
  "2 ETH in, 5950 DAI or more in, Uniswap V2",
  "2 ETH out, DAI in, Uniswap V2",
  "2 ETH to be bought on Uniswap V2; I expect to pay 5950 DAI or more.",
  "Sell 2 ETH for DAI. Anything over 5950 DAI and it should fail.",
  "Sell 2 ETH for DAI; if it's more than 5950 DAI, revert.",
  "swap 2 dai 4 eth, min 5950 eth",
  "Sell 2 ETH worth of DAI on Uniswap V2, at least 5950 DAI",
  "2 ETH please, for DAI, on Uniswap V2, min 5950",
  "Find the best route on Uniswap for DAI to 2 ETH, I accept 5950 and up. Do it.",
  "I'd be glad if you submitted this to Uniswap: 2 ETH bought, at least 5950 DAI sold.",
];
const UNBIDDEN = [
  "Find the best route on Uniswap for 2 ETH to DAI, I accept 5950 DAI and up.",
  "Find the best route on Uniswap for 2 ETH to DAI, I accept 5950 DAI and up. Bob can do it.",
  "Find the best route on Uniswap for 2 ETH to DAI, I accept 5950 DAI and up, and show it.",
  "I'd be glad if you had submitted this to Uniswap: 2 ETH sold, at least 5950 DAI bought.",
  "You submitted this to Uniswap: 2 ETH sold, at least 5950 DAI bought.",
];
const WAITS = [
  "Swap 1000 DAI for at least 995 USDC in a month",
  "In two weeks swap 1000 DAI for at least 995 USDC",
  "Swap 1000 DAI for at least 995 USDC, in 3 days",
];
const ASIDES = [
  "Swap 1000 DAI for at least 995 USDC. My lease ends in a month.",
  "Swap 1000 DAI for at least 995 USDC, he will pay me back in a month",
];
const ENDS = [
  "order dead after 12:30 UTC on 15 Nov 2026",
  "void after 12:30 UTC",
  "not valid after 12:30 UTC",
  "and it shouldn't be valid past 12:30 UTC",
  "no longer good after 12:30 UTC today",
  "and it lapses at 12:30 UTC",
];
const BEGINNINGS = [
  "order valid after 12:30 UTC",
  "and it shouldn't be valid before 12:30 UTC",
  "not void after 12:30 UTC",
  "order live after 12:30 UTC",
];
const BARE = [
  "Trade 2 ETH for DAI, min. 5950",
  "Can you turn 2 ETH into DAI? At least 5950 please!",
  "Sell 2 ETH for DAI, 5950 minimum",
  "Kindly swap ETH 2 to DAI, minimum DAI 5950",
  "2 ETH to DAI pls, at least 5950 DAI",
  "Swap on Uniswap V2: amountIn = 2 ETH, amountOutMin = 5950 DAI, recipient = my wallet",
  "Operation: swap. Sell token: ETH. Sell amount: 2. Buy token: DAI. Min buy amount: 5950.",
  "Action: swap; Token in: ETH; Amount in: 2; Token out: DAI; Min out: 5950",
  "Action: token swap. Input asset: ETH. Input amount: 2. Output asset: DAI. Constraints: (1) minimum output 5950 DAI; (2) proceeds must be delivered to the sender's own address.",
];
const ELSEWHERE = [
  "and have it sent to my hardware wallet",
  ", proceeds go to the treasury multisig",
  ", the funds go to my bank account",
  "into my savings account",
  ". Recipient: payroll.",
];
const COINS_OF_BASE = [
  `Send 0.05 Base ETH to ${FRIEND}`,
  `Send 0.05 ETH (Base) to ${FRIEND}`,
  `Base ETH: send 0.05 to ${FRIEND}`,
  `Move 0.05 Base network ETH to ${FRIEND}`,
];

/** How people who trade put it. */
export const tradeWordings: CorpusCase[] = [
  ...ONWARD.map(([wish, node]) =>
    faulty("a wish behind a trade left out", node, `Swap 1000 DAI for at least 995 USDC ${wish}`, dollars),
  ),
  ...REASONS.map((reason) =>
    aligned("a reason for a trade is no wish", `Swap 1000 DAI for at least 995 USDC ${reason}`, dollars),
  ),
  ...WAITS.map((intent) => faulty("not now", NODE.clarity, intent, dollars)),
  ...ASIDES.flatMap((intent) => [
    aligned("a time of something else", intent, dollars),
    faulty(
      "a time of something else is no deadline",
      [...NODE.deadline, "adversarial_detection.mev_risky_parameters"],
      intent,
      dollarsUntil(NOW + 864_000n),
    ),
  ]),
  aligned(
    "finishing in time",
    "Swap 1000 DAI for at least 995 USDC and finish before 12:20 UTC",
    dollarsUntil(NOW + 1000n),
  ),
  faulty(
    "finishing late",
    NODE.deadline,
    "Swap 1000 DAI for at least 995 USDC and finish before 12:20 UTC",
    dollarsUntil(NOW + 3600n),
  ),
  ...ENDS.map((end) => `Swap 1000 DAI for at least 995 USDC, ${end}`).flatMap((intent) => [
    aligned("dead by then", intent, dollarsUntil(NOW + 1800n)),
    faulty("alive after it should be dead", NODE.deadline, intent, dollarsUntil(NOW + 1900n)),
  ]),
  ...BEGINNINGS.map((beginning) =>
    faulty(
      "a time from which on it holds",
      NODE.clarity,
      `Swap 1000 DAI for at least 995 USDC, ${beginning}`,
      dollarsUntil(NOW + 1800n),
    ),
  ),
  ...FLOORS.flatMap((intent) => [
    aligned("as much as the floor", intent, sell(5950n), AT_PRICES),
    faulty("less than the floor", [...NODE.amount, COVERAGE], intent, sell(5900n), AT_PRICES),
  ]),
  ...WAYS.flatMap((intent) => [
    aligned("which way each goes", intent, sell(5950n)),
    faulty("less than is to come back", [...NODE.amount, ...NODE.token], intent, sell(5900n)),
  ]),
  ...TURNED.map((intent) =>
    faulty(
      "the other way round",
      [COVERAGE, ...NODE.amount, ...NODE.token, ...NODE.clarity],
      intent,
      sell(5950n),
    ),
  ),
  ...UNBIDDEN.map((intent) =>
    faulty("nobody is to trade", [...NODE.clarity, ...NODE.token], intent, sell(5950n)),
  ),
  ...BARE.flatMap((intent) => [
    aligned("as much as is labelled", intent, sell(5950n)),
    faulty("less than is labelled", NODE.amount, intent, sell(5900n)),
  ]),
  ...ELSEWHERE.map((place) =>
    faulty("a place without an address", COVERAGE, `Swap 1000 DAI for at least 995 USDC ${place}`, dollars),
  ),
  aligned(
    "a place of one's own",
    "Swap 1000 DAI for at least 995 USDC, delivered to the sender's own address",
    dollars,
  ),
  faulty("less than a range", NODE.amount, "Swap 1000 DAI for between 998 and 1002 USDC", dollars),
  faulty(
    "what is sold is fixed, and what is got is not",
    NODE.amount,
    "Sell 1520 USDC for at least 100 LINK",
    buy(1520n),
  ),
  ...CAPS.flatMap((intent) => [
    aligned("as much as the cap", intent, buy(1520n), AT_PRICES),
    faulty("more than the cap", [...NODE.amount, ...NODE.clarity], intent, buy(1540n), AT_PRICES),
  ]),
  ...COINS_OF_BASE.flatMap((intent) => [
    aligned("the coin of a chain", intent, ether(8453, ETHER / 20n)),
    faulty("the coin of another chain", NODE.chain, intent, ether(1, ETHER / 20n)),
    faulty("another number of the coin", NODE.amount, intent, ether(8453, ETHER / 2n)),
  ]),
  ...["Get me a quote for", "Get me a price for"].map((asked) =>
    faulty("a price that is asked for", REFUSED, `${asked} 1000 DAI to USDC, min 995 USDC`, dollars),
  ),
  aligned(
    "a coin, and the label of the next line",
    `Transfer to ${FRIEND}\nAmount: 0.05 ETH\nNetwork: Ethereum`,
    ether(1, ETHER / 20n),
  ),
  faulty(
    "a coin, and another chain in the next line",
    NODE.chain,
    `Transfer to ${FRIEND}\nAmount: 0.05 ETH\nNetwork: Base`,
    ether(1, ETHER / 20n),
  ),
];
