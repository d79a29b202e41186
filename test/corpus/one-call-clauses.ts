import {
  AAVE_POOL,
  C_DAI,
  C_USDC,
  DAI,
  FRIEND,
  LINK,
  PERMIT2,
  SDAI,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
} from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { callsOf } from "./encoders/contract-call.ts";
import { aave, cToken } from "./encoders/lending.ts";
import { erc20, erc4626 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const paid = erc20.call(USDC, "transfer", [FRIEND, 45n * USD6]);
const borrowed = aave.call(AAVE_POOL, "borrow", [USDC, 820n * USD6, 2, 0, USER]);
const drawn = cToken.call(C_DAI, "borrow", [65n * ETHER]);
const repaid = cToken.call(C_USDC, "repayBorrow", [270n * USD6]);
const returned = aave.call(AAVE_POOL, "repay", [USDC, 190n * USD6, 2, USER]);
const revoked = erc20.call(DAI, "approve", [PERMIT2, 0n]);
const redeemed = erc4626.call(SDAI, "redeem", [25n * ETHER, USER, USER]);
const withdrawn = aave.call(AAVE_POOL, "withdraw", [USDC, 70n * USD6, USER]);
const sold = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  30n * ETHER,
  400n * USD6,
  [LINK, WETH, USDC],
  USER,
  SOON,
]);
const staked = callsOf(["function stakeRPL(uint256 _amount)"]).call(
  "0xedFc7DCaE43fF954577a2875a9D805874490eE3E",
  "stakeRPL",
  [120n * ETHER],
);

/** Clauses that tell one deed by the table of deeds, as they tell several: by nouns, passively, by what is got, on credit. */
export const oneCallClauses: CorpusCase[] = [
  ...pairs("a payment by its noun, or by what is due", paid, {
    right: [
      `${FRIEND} is to have 45 USDC.`,
      `From my USDC, 45 are to go to ${FRIEND}.`,
      `I wish to make a payment of 45 USDC in favour of ${FRIEND}.`,
      `A payment of 45 USDC is to be made to ${FRIEND}.`,
      `A transfer of 45 USDC to ${FRIEND} should be made.`,
    ],
    wrong: [
      `Send 45 USDC to ${FRIEND} by 12.`,
      `From his USDC, 45 are to go to ${FRIEND}.`,
      `Send 45 of her USDC to ${FRIEND}.`,
      `From my USDC, 46 are to go to ${FRIEND}.`,
      `From my USDC, 45 went to ${FRIEND}.`,
      `45 USDC were to go to ${FRIEND}.`,
      `A payment of 45 USDC was to be made to ${FRIEND}.`,
      `A payment of 45 USDC is to be made by ${FRIEND}.`,
      `A payment of 45 USDC in favour of ${FRIEND} is expected.`,
      `${FRIEND} → my wallet: 45 USDC`,
      `45 USDC: ${FRIEND} -> me`,
    ],
  }),
  ...pairs("a loan behind a need, against what is there", borrowed, {
    right: [
      "I need 820 USDC; draw it as a loan against my collateral at Aave V3.",
      "Borrow 820 USDC from Aave V3 against the collateral I've already got in there.",
      "Borrow 820 USDC from Aave V3 and pay it out to me.",
    ],
    wrong: [
      "I need 820 USDC; draw some of it as a loan against my collateral at Aave V3.",
      "I need 820 USDC; draw it against my collateral at Aave V3 tomorrow.",
      "Draw 820 USDC from my Aave V3 savings as a loan.",
      "Borrow 820 USDC from Aave V3 and pay it out to Tom.",
      "Borrow 820 USDC from Aave V3 and pay half of it out to me.",
      "Borrow 820 USDC from Aave V3 and pay it out to me every week.",
    ],
  }),
  ...pairs("what is drawn on credit", drawn, {
    right: ["Please draw 65 DAI on my Compound V2 credit.", "Draw 65 DAI on my Compound V2 credit line."],
    wrong: [
      "Draw 65 DAI on his Compound V2 credit line.",
      "Draw 65 DAI on my Compound V2 account.",
      "Credit 65 DAI to my Compound V2 account.",
      "I drew 65 DAI on my Compound V2 credit.",
    ],
  }),
  ...pairs("a repayment by its noun", repaid, {
    right: [
      "A repayment of USDC 270 is to be made on my Compound V2 borrow position.",
      "A partial repayment of 270 USDC has to be made on Compound V2.",
    ],
    wrong: [
      "A repayment of USDC 270 was to be made on my Compound V2 borrow position.",
      "A repayment of USDC 270 is to be made on his Compound V2 borrow position.",
      "A repayment of USDC 270 is to be made to me by Compound V2.",
    ],
  }),
  ...pairs("so much of what one owes", returned, {
    right: ["Use 190 USDC to pay back part of what I borrowed in USDC at Aave V3."],
    wrong: [
      "Use part of my 190 USDC to pay back what I borrowed in USDC at Aave V3.",
      "Pay back part of what I borrowed in USDC at Aave V3.",
    ],
  }),
  ...pairs("what is got, in exchange for what is given", sold, {
    right: [
      "At least 400 USDC in exchange for 30 LINK on Uniswap V2.",
      "I'd love to have at least 400 USDC in return for 30 LINK on Uniswap V2.",
      "30 LINK in exchange for at least 400 USDC on Uniswap V2.",
      "USDC, min. 400, in exchange for 30 LINK. Uniswap V2.",
      "30 LINK, sold for USDC via Uniswap V2. No fewer than 400 USDC should land in my wallet.",
      "Sell 30 LINK on Uniswap V2, I shouldnt get less than 400 USDC for it",
    ],
    wrong: [
      "At most 400 USDC in exchange for 30 LINK on Uniswap V2.",
      "I'd like 30 LINK in exchange for 400 USDC on Uniswap V2.",
      "I'd like at least 400 USDC in exchange for half of my 30 LINK on Uniswap V2.",
      "I got at least 400 USDC in exchange for 30 LINK on Uniswap V2.",
      "I got at least 400 USDC for 30 LINK on Uniswap V2.",
      "Bob wants at least 400 USDC in exchange for 30 LINK on Uniswap V2.",
      "USDC, max. 400, in exchange for 30 LINK. Uniswap V2.",
      "USDC, sold for 30 LINK via Uniswap V2. No fewer than 400 USDC should land in my wallet.",
      "Sell 30 LINK on Uniswap V2, I shouldnt get more than 400 USDC for it",
    ],
  }),
  ...pairs("what is added to a node's stake", staked, {
    right: ["Please add 120 RPL to my node's stake at Rocket Pool."],
    wrong: [
      "Add 120 RPL to his node's stake at Rocket Pool.",
      "Add 120 RPL to Bob's node's stake at Rocket Pool.",
      "I added 120 RPL to my node's stake at Rocket Pool.",
    ],
  }),
  ...pairs("a right that somebody loses", revoked, {
    right: [
      `${PERMIT2} should not be able to spend any of my DAI anymore.`,
      `${PERMIT2} loses its right to my DAI, please.`,
    ],
    wrong: [
      `${PERMIT2} lost its right to my DAI.`,
      `${PERMIT2} will lose its right to my DAI.`,
      `${PERMIT2} never loses its right to my DAI.`,
      `${PERMIT2} loses its right to some of my DAI.`,
      `${PERMIT2} loses its right to my DAI tomorrow.`,
      `I hear ${PERMIT2} loses its right to my DAI.`,
      `${PERMIT2} should not be able to spend any of my DAI over 500 anymore.`,
    ],
  }),
  ...pairs("a trade by a form's labels", sold, {
    right: [
      "Give up: 30 LINK\nReceive: at least 400 USDC\nWhere: Uniswap V2",
      `Sell: 30 LINK\nBuy: USDC, min 400\nVenue: Uniswap V2\nProceeds to: ${USER}`,
    ],
    wrong: [
      "Give up: 400 USDC\nReceive: at least 30 LINK\nWhere: Uniswap V2",
      "I give up: 30 LINK for at least 400 USDC on Uniswap V2",
      `Sell: 30 LINK\nBuy: USDC, min 400\nVenue: Uniswap V2\nProceeds to: ${FRIEND}`,
      "Sell: 30 LINK\nBuy: USDC, min 400\nVenue: Uniswap V2\nProceeds to: my sister",
    ],
  }),
  ...pairs("shares turned into what they are of", redeemed, {
    right: ["25 of my sDAI, turn them back into DAI please.", "Convert 25 sDAI into DAI."],
    wrong: [
      "Turn 25 DAI into sDAI.",
      "Turn 26 sDAI into DAI.",
      "Turn half of my 25 sDAI into DAI.",
      "Turn 25 sDAI into at least 40 DAI.",
      "Turn Bob's 25 sDAI into DAI.",
      "I turned 25 sDAI into DAI.",
    ],
  }),
  ...pairs("nothing is converted that is only taken out", withdrawn, {
    right: ["Take 70 USDC out of Aave V3."],
    wrong: ["Convert 70 USDC from Aave V3.", "Convert 70 USDC from Aave V3 into DAI."],
  }),
  ...pairs("what is told beside other payments, or of what was before", paid, {
    right: [`45 USDC are to be remitted to ${FRIEND}.`],
    wrong: [
      `Second 45 USDC are for ${FRIEND}.`,
      `Once withdrawn, send 45 USDC to ${FRIEND}.`,
      `${FRIEND} should end up with 45 USDC.`,
      `${FRIEND} is to have the resulting 45 USDC.`,
      `${FRIEND} is to have all my USDC, 45.`,
    ],
  }),
  ...pairs("what is told of a withdrawal", withdrawn, {
    right: ["Aave V3 → me: 70 USDC"],
    wrong: [
      "Once you have taken 70 USDC out of Aave V3.",
      "After withdrawing 70 USDC from Aave V3.",
      "Can I get 70 USDC out of Aave V3?",
    ],
  }),
  ...pairs("a loan of what one needs, and of nothing else", drawn, {
    right: ["I need 65 DAI; take it as a loan from Compound V2."],
    wrong: [
      "Bob borrowed 65 DAI; take it as a loan from Compound V2.",
      "I have a loan of 65 DAI; take it as a loan from Compound V2.",
      "I repaid 65 DAI. Take it as a loan from Compound V2.",
      "I don't need 65 DAI; take it as a loan from Compound V2.",
    ],
  }),
  ...pairs("a trade that took place", sold, {
    right: ["30 LINK to be swapped for at least 400 USDC on Uniswap V2."],
    wrong: ["30 LINK got swapped for at least 400 USDC on Uniswap V2."],
  }),
];
