import { ZeroAddress } from "ethers";
import {
  AAVE_POOL,
  C_DAI,
  COMPTROLLER,
  DAI,
  FRIEND,
  LIDO_QUEUE,
  PERMIT2,
  SAFE,
  SDAI,
  STETH,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
} from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { safe } from "./encoders/accounts.ts";
import { aave, comptroller, lido } from "./encoders/lending.ts";
import { erc20, erc4626, permit2, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, MAX, NOW, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const paid = { from: USER, to: FRIEND, value: ETHER.toString(), data: "0x", chainId: 1 };
const staked = lido.call(STETH, "submit", [ZeroAddress], { value: 6n * ETHER });
const joined = safe.call(SAFE, "addOwnerWithThreshold", [STRANGER, 3n], { from: SAFE });
const revoked = erc20.call(DAI, "approve", [PERMIT2, 0n]);
const unwrapped = weth.call(WETH, "withdraw", [3n * ETHER]);
const queued = lido.call(LIDO_QUEUE, "requestWithdrawals", [[7n * ETHER], USER]);
const redeemed = erc4626.call(SDAI, "redeem", [80n * ETHER, USER, USER]);
const borrowed = aave.call(AAVE_POOL, "borrow", [USDC, 350n * USD6, 2, 0, USER]);
const repaid = aave.call(AAVE_POOL, "repay", [USDC, MAX, 2, USER]);
const sold = v2.call(V2_ROUTER, "swapExactETHForTokens", [1500n * ETHER, [WETH, DAI], USER, SOON], {
  value: ETHER / 2n,
});
const handed = erc20.call(USDC, "transfer", [FRIEND, 40n * USD6]);
const permitted = permit2.call(PERMIT2, "approve", [USDC, STRANGER, 60n * USD6, NOW + 86_400n]);
const entered = comptroller.call(COMPTROLLER, "enterMarkets", [[C_DAI]]);

/** How people put one deed in passing, each beside what only looks like it. */
export const deedWordings: CorpusCase[] = [
  ...pairs("a whole one is one", paid, {
    right: [`Send one whole ETH to ${FRIEND}.`, `Send a full ETH to ${FRIEND}, please.`],
    wrong: [`Send two whole ETH to ${FRIEND}.`, `Send half a whole ETH to ${FRIEND}.`],
  }),
  ...pairs("a whole one is not all", staked, {
    right: ["Stake six full ETH with Lido."],
    wrong: [
      "Stake one whole ETH with Lido.",
      "Stake a full ETH with Lido.",
      "Stake an entire ETH with Lido.",
    ],
  }),
  ...pairs("the number of a paper", staked, {
    right: [
      "Stake 6 ETH with Lido. My ref. is 41-207.",
      "Stake 6 ETH with Lido. The ticket number for this is 7702.",
      "Stake 6 ETH with Lido (case 3B-18).",
    ],
    wrong: [
      "Stake 6 ETH with Lido. The amount for this is 7702.",
      "Stake 6 ETH with Lido. The number for this is 7.",
      "Stake 6 ETH with Lido. The ticket number for this is 7702 ETH.",
      "Stake 6 ETH with Lido (case 3B-18 was closed for good).",
    ],
  }),
  ...pairs("who comes and how many sign", joined, {
    right: [
      `New Safe owner: ${STRANGER}\nThreshold: 3`,
      `Safe: ${SAFE}\nnew owner: ${STRANGER}\nconfirmations needed: 3`,
      `Add ${STRANGER} as an owner of my Safe, with the threshold set to 3.`,
      `Make ${STRANGER} an owner of our Safe too, and three signatures should be enough from then on.`,
    ],
    wrong: [
      `New Safe owner: ${STRANGER}\nThreshold: 2`,
      `Old Safe owner: ${STRANGER}\nThreshold: 3`,
      `New Safe owner: ${STRANGER}\nThreshold: 3\nafter the vote`,
      `The new Safe owner ${STRANGER} says the threshold is 3.`,
      `Add ${STRANGER} as an owner of my Safe, with the threshold set to 4.`,
      `Make ${STRANGER} an owner of our Safe too, three signatures would be enough for that.`,
      `Make ${STRANGER} an owner of our Safe too, three signatures are not enough.`,
    ],
  }),
  ...pairs("who is shut out by what should not be anymore", revoked, {
    right: [
      "Permit2 shouldn't have access to my DAI anymore.",
      "Permit2 must not be able to touch my DAI any longer.",
      "Take away Permit2's DAI allowance. It should be zero afterwards.",
    ],
    wrong: [
      "Permit2 shouldn't lose access to my DAI anymore.",
      "Permit2 shouldn't need access to my DAI anymore.",
      "Permit2 shouldn't have access to more than 80 DAI anymore.",
      "Permit2 shouldn't have access to half of my DAI anymore.",
      "Take away Permit2's DAI allowance. It should be 80 afterwards.",
      "Approve DAI for Permit2. It should be zero afterwards.",
    ],
  }),
  ...pairs("that a market is entered", entered, {
    right: [
      "Enable cDAI as collateral on Compound V2, i.e. enter that market.",
      "Turn on collateral for my cDAI at Compound V2.",
    ],
    wrong: [
      "Enter that market.",
      "Disable cDAI as collateral on Compound V2, i.e. enter that market.",
      "Turn off collateral for my cDAI at Compound V2.",
      "Turn on collateral for my cUSDC at Compound V2.",
    ],
  }),
  ...pairs("what it is taken up for", staked, {
    right: [
      "Take 6 of my ETH and stake it with Lido.",
      "Take 6 ETH and stake them with Lido. Lovely sunshine today, isn't it?",
    ],
    wrong: [
      "Take 6 ETH from Aave and stake it with Lido.",
      "Take 6 of her ETH and stake it with Lido.",
      "Take 6 ETH and stake half of it with Lido.",
      "Take 6 ETH and stake them one by one with Lido.",
      "Take 6 ETH and stake them with Lido. Silly, isn't it?",
      "Take 6 ETH and stake them with Lido, isn't it?",
      "Stake 6 ETH with Lido, 15 December 2026.",
      "Stake 6 ETH with Lido (1 May 2027).",
    ],
  }),
  ...pairs("what is given up for it", unwrapped, {
    right: [
      "Withdraw 3 ETH from the WETH contract by burning 3 of my WETH.",
      "Please redeem 3 WETH for 3 ETH.",
    ],
    wrong: [
      "Withdraw 3 ETH from the WETH contract by burning 4 of my WETH.",
      "Redeem 3 WETH from Aave.",
      "Withdraw 3 ETH from the WETH contract and burn 3 of my WETH.",
    ],
  }),
  ...pairs("what a queue pays in the end", queued, {
    right: ["Unstake 7 stETH to ETH at Lido.", "Unstake 7 stETH with Lido, I'd like some plain ETH."],
    wrong: [
      "Unstake 7 stETH to WETH at Lido.",
      "Unstake 7 stETH to 7.1 ETH at Lido.",
      "Convert 7 stETH to ETH.",
      "Unstake 7 stETH at Lido and sell the ETH.",
      "Unstake 7 stETH at Lido; wrap the ETH too.",
    ],
  }),
  ...pairs("shares of a vault", redeemed, {
    right: ["Redeem 80 shares from the sDAI vault.", "sDAI vault: redeem 80 shares to my wallet"],
    wrong: [
      "Redeem 81 shares from the sDAI vault.",
      "Put 80 shares into the sDAI vault.",
      "Redeem all but 80 shares from the sDAI vault.",
    ],
  }),
  ...pairs("shares are not what they are of", erc4626.call(SDAI, "withdraw", [80n * ETHER, USER, USER]), {
    right: ["Withdraw 80 DAI from the sDAI vault."],
    wrong: ["Withdraw 80 shares from the sDAI vault."],
  }),
  ...pairs("only a loan has a rate to choose", borrowed, {
    right: [
      "Please draw 350 USDC at the variable rate from Aave V3, to be paid out to me.",
      "A loan of 350 USDC from Aave V3 is what I'd like.",
    ],
    wrong: [
      "Draw 350 USDC from my Aave V3 savings at the variable rate.",
      "Withdraw 350 USDC from Aave V3 at the variable rate.",
      "Draw 350 USDC from Aave V3.",
      "Get back 350 USDC from Aave V3, variable rate.",
      "Take 350 USDC that I put into Aave V3 at the variable rate.",
      "A loan of 350 USDC from Aave V3 is what he wants.",
      "A loan of 350 USDC from Aave V3 is what I'd like one day.",
    ],
  }),
  ...pairs("a debt that is cleared", repaid, {
    right: ["clear the entire usdc loan on aave v3"],
    wrong: [
      "take out the entire usdc loan on aave v3",
      "clear half the usdc loan on aave v3",
      "clear the usdc loan request on aave v3",
    ],
  }),
  ...pairs("what is wanted and what is given", sold, {
    right: [
      "DAI is what I want, 0.5 ETH is what I give, 1,500 DAI is the least I'd take. Uniswap V2 please.",
      "Swap on Uniswap V2: 0.5 ETH is what I give, at least 1500 DAI is what I want.",
    ],
    wrong: [
      "DAI is what I give, 0.5 ETH is what I want, 1,500 DAI is the least I'd take. Uniswap V2 please.",
      "DAI is what I wanted, 0.5 ETH is what I gave, at least 1500 DAI. Uniswap V2.",
      "DAI is not what I want, 0.5 ETH is what I give, at least 1500 DAI. Uniswap V2.",
    ],
  }),
  ...pairs("what would be given is not", handed, {
    right: [`40 USDC to ${FRIEND} is what I want.`],
    wrong: [
      `40 USDC to ${FRIEND} is what I'd pay.`,
      `40 USDC from ${FRIEND} is what I want.`,
      `Send 40 USDC to ${FRIEND}, 15 December 2026.`,
    ],
  }),
  ...pairs("when a permission ends", permitted, {
    right: [`Give ${STRANGER} a Permit2 allowance of 60 USDC, ending 16 November 2026 at 12:00 UTC.`],
    wrong: [`Give ${STRANGER} a Permit2 allowance of 60 USDC, ending 15 November 2026 at 13:00 UTC.`],
  }),
  ...pairs("what is told beside it", handed, {
    right: [
      `Send 40 USDC to ${FRIEND}. Hope your week is going well.`,
      `Send 40 USDC to ${FRIEND}. It's pouring outside and my umbrella broke.`,
      `Send 40 USDC to ${FRIEND}. That's the lady from the second floor.`,
      `Send 40 USDC to ${FRIEND}. Lunch round with the team`,
      `Send 40 USDC to ${FRIEND}. Let me know if you need anything else.`,
      `Send 40 USDC to ${FRIEND}. The kids are asleep and the fridge is empty.`,
    ],
    wrong: [
      `Send 40 USDC to ${FRIEND}. Hope my wife agrees.`,
      `Send 40 USDC to ${FRIEND}. When the rain has stopped, that is.`,
      `Send 40 USDC to ${FRIEND}. If the fridge is empty.`,
      `Send 40 USDC to ${FRIEND}. Our treasurer objects.`,
      `Send 40 USDC to ${FRIEND}. Lunch round cancelled`,
      `Send 40 USDC to ${FRIEND}. Let me know if you need my okay.`,
      `Send 40 USDC to ${FRIEND}. It's hush money.`,
      `Send 40 USDC to ${FRIEND}. I made up the number.`,
    ],
  }),
];
