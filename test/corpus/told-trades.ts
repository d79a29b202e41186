import {
  AAVE_POOL,
  DAI,
  FRIEND,
  LINK,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  V3_ROUTER,
  WETH,
} from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave } from "./encoders/lending.ts";
import { erc20 } from "./encoders/tokens.ts";
import { v2, v3 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const MILLI = ETHER / 1000n;
const dollars = (to: string, least = 298n) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [300n * ETHER, least * USD6, [DAI, USDC], to, SOON]);
const own = (least: bigint) => dollars(USER, least);
const deposit = (whose: string) => aave.call(AAVE_POOL, "supply", [USDC, 1000n * USD6, whose, 0]);
/** 100 LINK for USDC. */
const links = (most: bigint) =>
  v2.call(V2_ROUTER, "swapTokensForExactTokens", [100n * ETHER, most * USD6, [USDC, WETH, LINK], USER, SOON]);
const buy = (token: string, units: bigint, least: bigint) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[token, WETH, 500, USER, SOON, units, least, 0]]);
const twice = (dai: bigint) => batch(buy(USDC, 200n * USD6, 66n * MILLI), buy(DAI, 200n * ETHER, dai));
const thrice = (spender: string) =>
  batch(
    erc20.call(DAI, "approve", [spender, 300n * ETHER]),
    own(298n),
    erc20.call(DAI, "approve", [spender, 0n]),
  );

const SOLD = "Swap 300 DAI to USDC on Uniswap V2, at least 298 USDC";
const CASES: readonly Wording[] = [
  {
    intents: [
      `${SOLD}, and let ${FRIEND} have the outcome.`,
      `${SOLD}, then let ${FRIEND} get all the USDC.`,
      `Swap 300 DAI to USDC on Uniswap V2 and let ${FRIEND} have the proceeds, which must be at least 298 USDC.`,
      `${SOLD}, and have the USDC delivered straight to ${FRIEND}`,
      `${SOLD}, and have it sent to ${FRIEND}`,
      `${SOLD}, and deliver the result directly to ${FRIEND}.`,
    ],
    tx: dollars(FRIEND),
    wrong: [dollars(USER), dollars(STRANGER), dollars(FRIEND, 290n)],
    others: [
      `${SOLD}, and let ${FRIEND} have the DAI.`,
      `${SOLD}, and let ${FRIEND} have half of the USDC.`,
      `${SOLD}, and let ${FRIEND} have the proceeds if he asks.`,
      `${SOLD}, and let ${FRIEND} have a look at the outcome.`,
      `${SOLD}, and don't let ${FRIEND} have the outcome.`,
      `${SOLD}, and have the DAI delivered straight to ${FRIEND}`,
      `${SOLD}, and have it sent tomorrow to ${FRIEND}`,
      `${SOLD}, and have it sent back`,
      `${SOLD}, to ${FRIEND}. Proceeds to my wallet.`,
      `${SOLD}, to ${FRIEND}, receiver myself.`,
    ],
  },
  {
    intents: [
      `${SOLD}, receiver myself.`,
      `${SOLD}. Proceeds remain in this wallet.`,
      "Swap 300 DAI to USDC on Uniswap V2. Minimum acceptable proceeds: USDC 298.",
      "Uniswap V2: 300 dai >> usdc, min out 298",
      "Uniswap V2 please. Input 300 DAI, output USDC, minimum 298 USDC.",
      "300 DAI into USDC, uniswap v2, gimme 298 USDC minimum",
      "I am wanting to exchange 300 DAI to USDC on Uniswap V2, minimum 298 USDC.",
      "Swap 300 DAI to USDC on Uniswap V2, dont accept less then 298 USDC",
      "Take 300 DAI, turn it in USDC on Uniswap V2, min 298 USDC",
      "Swap 300 DAI to USDC on Uniswap V2 (298 USDC is the bottom).",
      "Swap 300 DAI to USDC on Uniswap V2 with 298 USDC as the bottom line",
      "Swap 300 DAI to USDC on Uniswap V2, im fine with anything from 298 USDC up",
    ],
    tx: own(298n),
    wrong: [own(290n), dollars(STRANGER)],
    others: [
      "Swap 300 DAI to USDC on Uniswap V2. Maximum acceptable proceeds: USDC 298.",
      `${SOLD}. Half of the proceeds remain in this wallet.`,
      `${SOLD}. Proceeds remain in this wallet until Friday.`,
      `${SOLD}, and let ${FRIEND} have the outcome.`,
      `${SOLD}, depending on the outcome.`,
      "Uniswap V2: 300 dai << usdc, min out 298",
      "Bob wrote:\n>> Uniswap V2: 300 dai to usdc, min out 298",
      "Uniswap V2 please. Output 300 DAI, input USDC, minimum 298 USDC.",
      "gimme 300 DAI for USDC, uniswap v2, 298 USDC minimum",
      "I was wanting to exchange 300 DAI to USDC on Uniswap V2, minimum 298 USDC.",
      "Swap 300 DAI to USDC on Uniswap V2, dont accept more then 298 USDC",
      "Take 300 DAI, turn it in WETH on Uniswap V2, min 298 USDC",
      "Swap 300 DAI to USDC on Uniswap V2 (298 USDC is the top).",
      "Swap 300 DAI to USDC on Uniswap V2, im not fine with anything from 298 USDC up",
    ],
  },
  {
    intents: [
      "Route 300 DAI into USDC on Uniswap V2. 298 USDC at worst.",
      "Could you route 300 DAI into USDC on Uniswap V2 for me? Min. return 298 USDC.",
      "Swap 300 DAI to USDC on Uniswap V2 for 298 USDC at worst, please.",
      "I has 300 DAI and want USDC for it, through Uniswap V2, minimal 298 USDC.",
      "Swap 300 DAI to USDC on Uniswap V2, max slippage 0.7%, meaning 298 USDC min.",
      "Swap 300 DAI to USDC on Uniswap V2. 0.7% below par is okay for me, so 298 USDC minimum.",
      "Swap 300 DAI to USDC on Uniswap V2, at most 0.7% under par.",
    ],
    tx: own(298n),
    wrong: [own(290n), dollars(STRANGER)],
    others: [
      "Route 300 DAI into USDC on Uniswap V2. 299 USDC at worst.",
      "Swap 290 DAI at worst to USDC on Uniswap V2, at least 298 USDC.",
      "For USDC on Uniswap V2, at least 298 USDC, sell 290 DAI at worst.",
      "Swap 300 DAI to USDC on Uniswap V2 at worst, min 298 USDC.",
      "Did you route 300 DAI into USDC on Uniswap V2 for me? Min. return 298 USDC.",
      "Route 300 DAI into WETH on Uniswap V2. Min. return 298 USDC.",
      "Swap 300 DAI to USDC on Uniswap V2. Max. return 298 USDC.",
      "Swap 300 DAI to USDC on Uniswap V2, minimal 299 USDC.",
      "Swap 300 DAI to USDC on Uniswap V2, max slippage 0.7%, meaning 299 USDC min.",
      "Swap 300 DAI to USDC on Uniswap V2, minimum 298 USDC, meaning not yet.",
      "Swap 300 DAI to USDC on Uniswap V2. 0.5% below par is okay.",
      "Swap 300 DAI to USDC on Uniswap V2. 0.7% below par is not okay, so 298 USDC minimum.",
      "Swap 300 DAI to USDC on Uniswap V2. 0.7% below par is okay for Bob, so 298 USDC minimum.",
      "Swap 300 DAI to USDC on Uniswap V2 if 0.7% below par is okay, 298 USDC minimum.",
      `${SOLD}, to ${FRIEND} rather than to me.`,
    ],
  },
  {
    intents: [
      `${SOLD}, and the proceeds go to ${FRIEND} rather than to me.`,
      `${SOLD}, to ${FRIEND} instead of me.`,
      `${SOLD}, to ${FRIEND}, not to me.`,
    ],
    tx: dollars(FRIEND),
    wrong: [dollars(USER), dollars(STRANGER)],
    others: [
      `${SOLD}, and the proceeds go to me rather than to ${FRIEND}.`,
      `${SOLD}, to ${FRIEND} rather than to my wife.`,
      `${SOLD}, not to ${FRIEND}, to me.`,
    ],
  },
  {
    intents: [
      `Approve 300 DAI to ${V2_ROUTER}, swap this 300 DAI in USDC by Uniswap V2 (minimal 298 USDC), finally revoke the DAI approve`,
      `pls do for me: approve 300 DAI to ${V2_ROUTER}, swap it to USDC on Uniswap V2, min 298 USDC, then revoke the approve`,
    ],
    tx: thrice(V2_ROUTER),
    wrong: [thrice(STRANGER), own(298n)],
    others: [
      `Approve 300 DAI to ${V2_ROUTER}, swap this 300 DAI in USDC by Uniswap V2 (minimal 299 USDC), finally revoke the DAI approve`,
      `Approve 300 DAI to ${V2_ROUTER}, swap this 300 DAI in USDC by Uniswap V2 (minimal 298 USDC), finally revoke the USDC approve`,
      `Approve 300 DAI to ${V2_ROUTER}, swap this 300 DAI in USDC by Uniswap V2 (minimal 298 USDC), don't revoke the DAI approve`,
    ],
  },
  {
    intents: [
      `Deposit 1000 USDC into Aave V3 on behalf of ${FRIEND}, so that the position is his.`,
      `Deposit 1000 USDC into Aave V3 on behalf of ${FRIEND}, so the deposit becomes hers.`,
    ],
    tx: deposit(FRIEND),
    wrong: [deposit(USER), deposit(STRANGER)],
    others: [
      "Deposit 1000 USDC into Aave V3, so that the position is his.",
      `Deposit 1000 USDC into Aave V3 on behalf of ${FRIEND}, so that half the position is his.`,
      `Deposit 1000 USDC into Aave V3 on behalf of ${FRIEND}, so that the position is mine.`,
    ],
  },
  {
    intents: [
      "I need 100 LINK, exactly one hundred. Uniswap V2, paid from my USDC, cap of 1515 USDC.",
      "I want 100 LINK on hand, precisely that. Buy it with USDC on Uniswap V2; it may cost 1515 USDC at the most.",
      "I'd like exactly 100 LINK, bought on Uniswap V2 with USDC. Don't pay more than 1515 USDC for them.",
      "Buy 100 LINK on Uniswap V2. I pay in USDC and accept anything up to 1515 USDC.",
      "Get me exactly 100 LINK, pay with USDC on Uniswap V2, 1515 USDC tops, refund me what isn't needed.",
      "I wish to purchase 100 LINK on Uniswap V2, paying with USDC. Maximum outlay: 1515 USDC.",
      "Get me exactly 100 LINK on Uniswap V2, paying with USDC, 1515 USDC tops, and what isn't used returns to me.",
    ],
    tx: links(1515n),
    wrong: [links(1600n), own(298n)],
    others: [
      "I need 100 LINK, exactly ten. Uniswap V2, paid from my USDC, cap of 1515 USDC.",
      "I need exactly 100 LINK. Uniswap V2, paid from his USDC, cap of 1515 USDC.",
      "I need exactly 100 LINK. Uniswap V2, paid from my DAI, cap of 1515 USDC.",
      "I want 100 LINK on hand. Buy half of it with USDC on Uniswap V2; it may cost 1515 USDC at the most.",
      "I'd like exactly 100 LINK, bought on Uniswap V2 with USDC for them. Don't pay more than 1515 USDC.",
      "Get me exactly 100 LINK, pay with USDC on Uniswap V2, 1515 USDC tops, refund Bob what isn't needed.",
      "Get me exactly 100 LINK, pay with USDC on Uniswap V2, 1515 USDC tops, don't refund me what isn't needed.",
      "I wish to purchase 100 LINK on Uniswap V2, paying with USDC. Maximum outlay: 1500 USDC.",
      "I wish to purchase 100 LINK on Uniswap V2, paying with USDC. Minimum outlay: 1515 USDC.",
      "Get me exactly 100 LINK on Uniswap V2, paying with USDC, 1515 USDC tops, and what isn't used returns to Bob.",
      "Buy exactly 100 LINK on Uniswap V2 with USDC. 1500 USDC at worst.",
    ],
  },
  {
    intents: [
      "Two buys of WETH on Uniswap V3. One with 200 USDC for >= 0.066 WETH, one with 200 DAI for >= 0.065 WETH.",
      "split buy of weth on uni v3: 200 usdc -> min 0.066 weth, and 200 dai -> min 0.065 weth",
      "two uniswap v3 buys of WETH pls, 200 USDC with min 0.066 and 200 DAI with min 0.065",
      "Uniswap V3, two trades into WETH:\na) 200 USDC, min 0.066 WETH\nb) 200 DAI, min 0.065 WETH",
      "Two swaps on Uniswap V3:\n1) 200 USDC to WETH, at least 0.066\n2) 200 DAI to WETH, at least 0.065",
      "Buy WETH on Uniswap V3 in two goes. 200 USDC (min 0.066 WETH), 200 DAI (min 0.065 WETH).",
      "I want WETH from two sides on Uniswap V3. 200 USDC for min 0.066 WETH, and 200 DAI for min 0.065 WETH as well.",
      "I want WETH on Uniswap V3: 200 USDC for 0.066 or more, 200 DAI for 0.065 WETH or better.",
    ],
    tx: twice(65n * MILLI),
    wrong: [twice(60n * MILLI), buy(USDC, 200n * USD6, 66n * MILLI)],
    others: [
      "Three buys of WETH on Uniswap V3. One with 200 USDC for >= 0.066 WETH, one with 200 DAI for >= 0.065 WETH.",
      "Two buys of WETH on Uniswap V2. One with 200 USDC for >= 0.066 WETH, one with 200 DAI for >= 0.065 WETH.",
      "Two buys of DAI on Uniswap V3. One with 200 USDC for >= 0.066 WETH, one with 200 DAI for >= 0.065 WETH.",
      "Two buys of WETH on Uniswap V3. One with 200 USDC for >= 0.067 WETH, one with 200 DAI for >= 0.065 WETH.",
      "Two buys of WETH on Uniswap V3. One with 200 DAI for >= 0.066 WETH, one with 200 USDC for >= 0.065 WETH.",
      "Two buys of WETH on Uniswap V3. One with 200 USDC for max 0.066 WETH, one with 200 DAI for >= 0.065 WETH.",
      "Two buys of WETH on Uniswap V3 tomorrow. One with 200 USDC for >= 0.066 WETH, one with 200 DAI for >= 0.065 WETH.",
      "Two buys of WETH on Uniswap V3. One with 200 USDC for >= 0.066 WETH, or one with 200 DAI for >= 0.065 WETH.",
      "Two buys of WETH on Uniswap V3. One with half of 200 USDC for >= 0.066 WETH, one with 200 DAI for >= 0.065 WETH.",
      "Buy WETH on Uniswap V3 in three goes. 200 USDC (min 0.066 WETH), 200 DAI (min 0.065 WETH).",
      "I wanted WETH from two sides on Uniswap V3. 200 USDC for min 0.066 WETH, and 200 DAI for min 0.065 WETH as well.",
      "I want WETH on Uniswap V3: 200 USDC for 0.066 or less, 200 DAI for 0.065 WETH or better.",
      "I want WETH on Uniswap V3: 200 USDC for 0.067 or more, 200 DAI for 0.065 WETH or better.",
      "I want WETH on Uniswap V3: 200 USDC for 0.066 or more, or 200 DAI for 0.065 WETH or better.",
      "Two sales of WETH on Uniswap V3. One with 200 USDC for >= 0.066 WETH, one with 200 DAI for >= 0.065 WETH.",
    ],
  },
];

/** Trades as they are told: whom they are for, what they are paid with, how much they bring, and several under one heading. */
export const toldTrades = wordings(
  {
    right: "a trade as it is told",
    wrong: "another trade than is told",
    other: "what only sounds like a trade",
  },
  CASES,
);
