import { AAVE_POOL, C_DAI, DAI, FRIEND, SDAI, STRANGER, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave, cToken } from "./encoders/lending.ts";
import { erc20, erc4626, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const paid = erc20.call(USDC, "transfer", [FRIEND, 55n * USD6]);
const borrowed = cToken.call(C_DAI, "borrow", [75n * ETHER]);
const supplied = aave.call(AAVE_POOL, "supply", [USDC, 310n * USD6, USER, 0]);
const withdrawn = aave.call(AAVE_POOL, "withdraw", [USDC, 95n * USD6, USER]);
const redeemed = erc4626.call(SDAI, "redeem", [35n * ETHER, USER, USER]);
const saved = erc4626.call(SDAI, "deposit", [160n * ETHER, USER]);
const wrapped = weth.call(WETH, "deposit", [], { value: 4n * ETHER });
const allowed = erc20.call(WETH, "approve", [V2_ROUTER, 4n * ETHER]);
const revoked = erc20.call(USDC, "approve", [V2_ROUTER, 0n]);
const paidBoth = batch(paid, erc20.call(USDC, "transfer", [STRANGER, 55n * USD6]));
const sold = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  300n * ETHER,
  298n * USD6,
  [DAI, USDC],
  USER,
  SOON,
]);
const dollars = batch(erc20.call(DAI, "approve", [V2_ROUTER, 300n * ETHER]), sold);

/** Demands that look like a remark or like the end of a request, and what is only told of one's affairs. */
export const hiddenDemands: CorpusCase[] = [
  ...pairs("a payment that is only told of, or that is somebody else's", paid, {
    right: [
      `Send 55 USDC to ${FRIEND}, for his bid on an NFT.`,
      `Send 55 USDC to ${FRIEND}. I saw him this morning.`,
      `Send 55 USDC to ${FRIEND}. For your records: invoice 12.`,
      `Please send 55 USDC to ${FRIEND}. For my records: travel expenses.`,
      `Have 55 USDC sent to ${FRIEND}, please.`,
    ],
    wrong: [
      `For your records: transfer of 55 USDC to ${FRIEND}, executed Tuesday, travel expenses.`,
      `For our files: 55 USDC to ${FRIEND}.`,
      `FYI: transfer of 55 USDC to ${FRIEND}.`,
      `Payment: ${FRIEND}, 55 USDC. Declined.`,
      `Please have 55 USDC sent to ${FRIEND} by them.`,
      `55 USDC are for ${FRIEND} to spend.`,
      `From there 55 USDC should go to ${FRIEND}.`,
      `The first 55 USDC are for ${FRIEND}.`,
      `Budget 55 USDC for ${FRIEND}.`,
      `Prove to me that 55 USDC went to ${FRIEND}.`,
      `Send 55 USDC to ${FRIEND}. Parked since Tuesday.`,
      `Send 55 USDC to ${FRIEND} on our anniversary.`,
      `55 USDC paid to ${FRIEND} this morning. Nice and smooth.`,
      `Invoice ${FRIEND} for 55 USDC.`,
      `Bill ${FRIEND} 55 USDC.`,
      `Promise ${FRIEND} 55 USDC.`,
      `Keep 55 USDC for ${FRIEND}.`,
      `Collect 55 USDC for ${FRIEND}.`,
      `Stream 55 USDC to ${FRIEND}.`,
      `Send 55 USDC to ${FRIEND}, all in for under two cents of gas.`,
      `Send 55 USDC to ${FRIEND}: forgive me for having even considered that.`,
    ],
  }),
  ...pairs("another loan than the one that is taken", borrowed, {
    right: ["Please take a loan of 75 DAI from Compound V2.", "I want a loan of 75 DAI at Compound V2."],
    wrong: [
      "I want to get out of the loan of 75 DAI at Compound V2",
      "Please make a loan of 75 DAI to Compound V2",
      "Please loan 75 DAI to Compound V2",
      "Please loan Compound V2 75 DAI",
      "Please open a loan against 75 DAI on Compound V2",
      "I'd like to apply for a loan of 75 DAI at Compound V2.",
      "Let Compound V2 borrow 75 DAI from me",
      "Offer 75 DAI to borrow on Compound V2",
      "Lend me that loan on Compound V2 for 75 DAI in interest",
    ],
  }),
  ...pairs("what stands already", supplied, {
    right: [
      "310 USDC is to be supplied to Aave V3, please.",
      "Supply 310 USDC to Aave V3. I like having savings.",
    ],
    wrong: [
      "310 USDC is supplied to Aave V3. Please.",
      "Move my 310 USDC deposit on Aave V3",
      "Put 310 USDC of my Aave V3 position to use",
      "Supply 310 USDC to Aave V3, Compound having the edge where it pays better.",
      "Supply 310 USDC to Aave V3, the last loan having been repaid.",
    ],
  }),
  ...pairs("what is taken out, and to where", withdrawn, {
    right: ["Withdraw 95 USDC from Aave V3 to my wallet."],
    wrong: ["Withdraw 95 USDC of rewards from Aave V3", "Withdraw 95 USDC from Aave V3 to my Safe"],
  }),
  ...pairs("where what comes out is to end up", redeemed, {
    right: ["Redeem 35 sDAI, my landlord wants his rent in DAI."],
    wrong: [
      "Redeem value of 35 sDAI please.",
      "Redeem 35 sDAI, the DAI to go straight to my landlord.",
      "Redeem 35 sDAI, the DAI going to my landlord.",
      "Redeem 35 sDAI. The DAI should be sent to my landlord.",
    ],
  }),
  ...pairs("what is to be done with what comes of it", saved, {
    right: ["Deposit 160 DAI into sDAI, the shares to my own account."],
    wrong: [
      "Deposit 160 DAI into sDAI and put the shares up as collateral on Spark.",
      "Deposit 160 DAI into sDAI, then lock the shares.",
    ],
  }),
  ...pairs("a right that is none, or somebody else's", allowed, {
    right: [`Approve 4 WETH for ${V2_ROUTER}.`, `Have ${V2_ROUTER} approved for 4 WETH.`],
    wrong: [
      `Approve 4 WETH from ${V2_ROUTER}`,
      `Approve ${V2_ROUTER}'s 4 WETH`,
      `Approve the payment of 4 WETH to ${V2_ROUTER}`,
      `Make ${V2_ROUTER} approve 4 WETH`,
    ],
  }),
  ...pairs("a right that is taken from nobody, or not alone", revoked, {
    right: [`Revoke the USDC allowance of ${V2_ROUTER}, nothing else.`],
    wrong: [
      `Revoke nothing for ${V2_ROUTER} on USDC`,
      `Revoke all USDC allowances, ${V2_ROUTER} among them`,
      `Make ${V2_ROUTER} revoke its USDC allowance`,
    ],
  }),
  ...pairs("the same again", batch(wrapped, allowed), {
    right: [`Wrap 4 ETH, then approve the Uniswap V2 router for 4 WETH.`],
    wrong: [`Wrap 4 ETH, then the same again, and approve the Uniswap V2 router for 4 WETH.`],
  }),
  ...pairs("who is left out", paidBoth, {
    right: [`Send 55 USDC each to ${FRIEND} and ${STRANGER}.`],
    wrong: [
      `Send 55 USDC to ${FRIEND}, who sends 55 USDC to ${STRANGER}`,
      `Send 55 USDC each to ${FRIEND} and ${STRANGER}. Those among them who didn't turn up for the shift get nothing.`,
    ],
  }),
  ...pairs("another day, or another way to trade", dollars, {
    right: [
      `Now: approve 300 DAI for ${V2_ROUTER}, then swap the 300 DAI there for at least 298 USDC.`,
      `Sell 300 DAI on Uniswap V2 for at least 298 USDC. Beforehand: approve 300 DAI for ${V2_ROUTER}.`,
    ],
    wrong: [
      `Quote 300 DAI for at least 298 USDC on Uniswap V2. Approve 300 DAI for ${V2_ROUTER}.`,
      `Now: approve 300 DAI for ${V2_ROUTER}. Monday: swap the 300 DAI there for at least 298 USDC.`,
      `Approve the Uniswap V2 router for 300 DAI and spend as little of it as will buy exactly 298 USDC.`,
      `Approve 300 DAI for ${V2_ROUTER}, usable for this trade and for nothing else, and swap the 300 DAI on Uniswap V2 for at least 298 USDC.`,
    ],
  }),
];
