import {
  AAVE_POOL,
  BAYC,
  C_USDC,
  COMPTROLLER,
  DAI,
  FRIEND,
  LIDO_QUEUE,
  LINK,
  OPENSEA_CONDUIT,
  PERMIT2,
  SAFE,
  SDAI,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
  WSTETH,
} from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { safe } from "./encoders/accounts.ts";
import { callsOf } from "./encoders/contract-call.ts";
import { aave, comptroller, cToken, lido } from "./encoders/lending.ts";
import { erc20, erc721, erc4626 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const paid = erc20.call(DAI, "transfer", [FRIEND, 35n * ETHER]);
const handed = erc721.call(BAYC, "safeTransferFrom", [USER, FRIEND, 812n]);
const operated = erc721.call(BAYC, "setApprovalForAll", [OPENSEA_CONDUIT, true]);
const allowed = erc20.call(DAI, "approve", [PERMIT2, 60n * ETHER]);
const revoked = erc20.call(DAI, "approve", [PERMIT2, 0n]);
const entered = comptroller.call(COMPTROLLER, "enterMarkets", [[C_USDC]]);
const raised = safe.call(SAFE, "changeThreshold", [4n], { from: SAFE });
const supplied = aave.call(AAVE_POOL, "supply", [USDC, 430n * USD6, USER, 0]);
const withdrawn = aave.call(AAVE_POOL, "withdraw", [USDC, 85n * USD6, USER]);
const emptied = aave.call(AAVE_POOL, "withdraw", [DAI, MAX, USER]);
const borrowed = aave.call(AAVE_POOL, "borrow", [USDC, 640n * USD6, 2, 0, USER]);
const drawn = cToken.call(C_USDC, "borrow", [220n * USD6]);
const repaid = cToken.call(C_USDC, "repayBorrow", [310n * USD6]);
const redeemed = erc4626.call(SDAI, "redeem", [70n * ETHER, USER, USER]);
const unwrapped = lido.call(WSTETH, "unwrap", [3n * ETHER]);
const queued = lido.call(LIDO_QUEUE, "requestWithdrawals", [[8n * ETHER], USER]);
const sold = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  45n * ETHER,
  610n * ETHER,
  [LINK, WETH, DAI],
  USER,
  SOON,
]);
const staked = callsOf(["function stakeRPL(uint256 _amount)"]).call(
  "0xedFc7DCaE43fF954577a2875a9D805874490eE3E",
  "stakeRPL",
  [90n * ETHER],
);

/** Sentences of other grammar that ask for one deed: what is told first, passively, by a form or by what it is for. */
export const singleSentences: CorpusCase[] = [
  ...pairs("a polite question in the passive", paid, {
    right: [
      `Could ${FRIEND} please be sent 35 DAI?`,
      `Can 35 DAI please be transferred to ${FRIEND}?`,
      `Could 35 DAI be paid to ${FRIEND} please?`,
    ],
    wrong: [
      `Could 35 DAI be sent to ${FRIEND}?`,
      `Could ${FRIEND} please be sent 36 DAI?`,
      `Could 35 DAI please not be sent to ${FRIEND}?`,
      `Could 35 DAI please be sent to ${FRIEND}? Just curious.`,
      `Could 35 DAI be sent to ${FRIEND}, please tell me?`,
      `Could ${FRIEND} please be sent 35 DAI from Bob's account?`,
      `Could 35 DAI have been sent to ${FRIEND} please?`,
    ],
  }),
  ...pairs("which one is meant, beside a remark", handed, {
    right: [`my ape no. 812 (contract ${BAYC}) should go to ${FRIEND}, wedding present for Lena!`],
    wrong: [
      `my ape no. 813 (contract ${BAYC}) should go to ${FRIEND}, wedding present for Lena!`,
      `my ape no. 812 stays. my ape (contract ${BAYC}) should go to ${FRIEND}, wedding present for Lena!`,
    ],
  }),
  ...pairs("who wants a right", operated, {
    right: [
      `Approve ${OPENSEA_CONDUIT} for all my tokens of the contract ${BAYC}. The platform requires it.`,
      `Approve ${OPENSEA_CONDUIT} for all my tokens of the contract ${BAYC}. The marketplace asks for that.`,
    ],
    wrong: [
      `Approve ${OPENSEA_CONDUIT} for all my tokens of the contract ${BAYC}. Blur wants it.`,
      `Approve ${OPENSEA_CONDUIT} for all my tokens of the contract ${BAYC}. The platform wants it, not me.`,
      `Approve ${OPENSEA_CONDUIT} for all my tokens of the contract ${BAYC}. The platform wanted it.`,
    ],
  }),
  ...pairs("who wants a right", allowed, {
    right: [`Approve 60 DAI for ${PERMIT2}. The app needs it.`],
    wrong: [`Approve 60 DAI for ${PERMIT2}. The app insists on it, I say no.`],
  }),
  ...pairs("who wants a right that is taken", revoked, {
    right: [`Revoke the DAI allowance of ${PERMIT2}.`],
    wrong: [`Revoke the DAI allowance of ${PERMIT2}. The app needs it.`],
  }),
  ...pairs("what is to count as collateral, told twice", entered, {
    right: [
      "I want my cUSDC to count as collateral at Compound V2. Please activate that.",
      "Compound V2, enter market: cUSDC. I'd like it to serve as collateral.",
      "Compound V2, enter market: cUSDC.",
      "Register cUSDC as my collateral with Compound V2.",
    ],
    wrong: [
      "I want my cUSDC to count as collateral at Compound V2. Please activate that tomorrow.",
      "I want my cUSDC to count as collateral at Compound V2. Please don't activate that.",
      "I registered cUSDC as my collateral with Compound V2.",
      "Register cUSDC as my brother's collateral with Compound V2.",
      "Compound V2, enter market: cDAI. I'd like it to serve as collateral.",
      "Compound V2, enter market: cUSDC. I'd not like it to serve as collateral.",
      "Compound V2, enter market: cUSDC. I wanted it to serve as collateral.",
    ],
  }),
  ...pairs("how many signatures it takes", raised, {
    right: [
      `It should take 4 signatures to move anything out of my Safe ${SAFE}.`,
      `Set my Safe ${SAFE} up so that it takes four signatures to send anything.`,
      `It must take 4 signatures to move funds out of my Safe ${SAFE}. Please set it up like that.`,
    ],
    wrong: [
      `It takes 4 signatures to move anything out of my Safe ${SAFE}.`,
      `It should take 3 signatures to move anything out of my Safe ${SAFE}.`,
      `It shouldn't take 4 signatures to move anything out of my Safe ${SAFE}.`,
      `Should it take 4 signatures to move anything out of my Safe ${SAFE}?`,
      `It should take 4 signatures to move 5 ETH out of my Safe ${SAFE}.`,
      `It should take 4 signatures to move anything out of my Safe ${SAFE}, but leave it at 2.`,
    ],
  }),
  ...pairs("whose a deposit is", supplied, {
    right: [
      "Supply 430 USDC to Aave V3 so that my own wallet gets the position.",
      `Aave V3 deposit\nasset: USDC\namount: 430\non behalf of: me (${USER})`,
      "Aave V3 deposit\nasset: USDC\namount: 430\nbeneficiary: me",
    ],
    wrong: [
      "Supply 430 USDC to Aave V3 so that my brother's wallet gets the position.",
      `Aave V3 deposit\nasset: USDC\namount: 430\non behalf of: me (${FRIEND})`,
      "Aave V3 deposit\nasset: USDC\namount: 430\non behalf of: me and Bob",
    ],
  }),
  ...pairs("what is wanted back in one's wallet", withdrawn, {
    right: ["I'd like 85 USDC of my Aave V3 deposit back in my wallet."],
    wrong: [
      "I'd like 85 USDC of my Aave V3 deposit back in my brother's wallet.",
      "I'd like 85 USDC back in my Aave V3 deposit.",
      "I'd like 85 USDC of my Aave V3 deposit back in Compound.",
    ],
  }),
  ...pairs("everything of one token", emptied, {
    right: [
      "Pull everything out of Aave V3 that I hold there in DAI.",
      "Withdraw everything from Aave V3 that I have in DAI.",
    ],
    wrong: [
      "Pull everything out of Aave V3.",
      "Pull everything out of Aave V3 that I hold there in USDC.",
      "Pull everything out of Aave V3 but 5 DAI.",
    ],
  }),
  ...pairs("what is taken on credit", borrowed, {
    right: [
      "I'd like 640 USDC of credit at Aave V3, variable.",
      "Take 640 USDC on credit at Aave V3 (variable).",
      "take 640 usdc from aave (variable)",
      "Borrow 640 USDC from Aave V3 with my WETH as collateral.",
    ],
    wrong: [
      "I have 640 USDC of credit at Aave V3, variable.",
      "I have a loan of 640 USDC at Aave V3, variable.",
      "There's a loan of 640 USDC at Aave V3, variable.",
      "Pay 640 USDC of credit at Aave V3, variable.",
      "take my 640 usdc from aave (variable)",
      "take 640 usdc of the deposit from aave (variable)",
      "I took 640 usdc from aave (variable)",
      "Take 640 USDC on credit at Aave V3 (stable).",
      "Borrow 640 USDC from Aave V3, fixed.",
    ],
  }),
  ...pairs("what is drawn on a market", drawn, {
    right: ["Please draw 220 USDC on Compound V2."],
    wrong: [
      "Please draw 220 USDC on my Compound V2 deposit.",
      "I drew 220 USDC on Compound V2.",
      "Please draw 220 USDC from Compound V2.",
      "Please draw 220 USDC on Aave.",
    ],
  }),
  ...pairs("when it was borrowed", repaid, {
    right: ["I borrowed USDC on Compound V2 some time ago. Please pay 310 USDC of it back."],
    wrong: [
      "Bob borrowed USDC on Compound V2 some time ago. Please pay 310 USDC of it back.",
      "Some time ago I paid 310 USDC back on Compound V2.",
    ],
  }),
  ...pairs("what is got for shares", redeemed, {
    right: ["Get me DAI back for seventy of my sDAI shares.", "I'd like to get DAI for 70 sDAI."],
    wrong: [
      "I'd like to get sDAI for 70 DAI.",
      "I'd like to get 70 DAI for sDAI.",
      "Get USDC back for 70 sDAI.",
    ],
  }),
  ...pairs("of what how much", unwrapped, {
    right: ["Of my wstETH, 3 should become stETH again."],
    wrong: [
      "Of my stETH, 3 should become wstETH.",
      "Of my wstETH, 3 should not become stETH again.",
      "Of my wstETH, 3 are stETH already.",
      "Of Bob's wstETH, 3 should become stETH again.",
    ],
  }),
  ...pairs("a number of one's papers", queued, {
    right: [
      "Unstake eight stETH via Lido. My file number for it: 27-C.",
      "Unstake eight stETH via Lido. The order no. in our books is 64.",
      "Unstake eight stETH via Lido, owner me.",
    ],
    wrong: [
      "Unstake eight stETH via Lido, owner Bob.",
      "Unstake eight stETH via Lido. The order in our books is 64.",
      "Unstake eight stETH via Lido. The order no. in our books is 64 stETH.",
      "Unstake eight stETH via Lido. The amount no. in our books is 64.",
    ],
  }),
  ...pairs("what one has got", sold, {
    right: [
      "Got 45 LINK lying around. Trade them for DAI on Uniswap V2, making sure no fewer than 610 DAI come back.",
    ],
    wrong: [
      "Got 45 LINK for DAI on Uniswap V2, at least 610 DAI.",
      "Got 45 LINK. At least 610 DAI for it on Uniswap V2.",
      "My brother got 45 LINK. Trade them for DAI on Uniswap V2, at least 610 DAI.",
      "Got 45 LINK lying around. Don't trade them for DAI on Uniswap V2, at least 610 DAI.",
      "Got 45 LINK lying around. Trade them for DAI on Uniswap V2, making sure no fewer than 620 DAI come back.",
    ],
  }),
  ...pairs("one's own node", staked, {
    right: ["Add 90 RPL of stake to my node at Rocket Pool.", "Stake 90 RPL on our node at Rocket Pool."],
    wrong: [
      "Add 90 RPL of stake to Bob's node at Rocket Pool.",
      "Stake 90 RPL on my second node at Rocket Pool.",
      "Stake 90 RPL on the node next to mine at Rocket Pool.",
    ],
  }),
];
