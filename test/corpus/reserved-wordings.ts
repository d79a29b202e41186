import {
  AAVE_POOL,
  BAYC,
  C_USDC,
  DAI,
  FRIEND,
  LIDO_QUEUE,
  OPENSEA_CONDUIT,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
} from "./addresses.ts";
import { batch } from "./batch.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave, cToken, lido } from "./encoders/lending.ts";
import { erc20, erc721, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const approved = erc20.call(USDC, "approve", [STRANGER, 320n * USD6]);
const revoked = erc20.call(DAI, "approve", [STRANGER, 0n]);
const borrowed = aave.call(AAVE_POOL, "borrow", [USDC, 640n * USD6, 2, 0, USER]);
const repaidAll = aave.call(AAVE_POOL, "repay", [USDC, 2n ** 256n - 1n, 2, USER]);
const unwrapped = weth.call(WETH, "withdraw", [6n * ETHER]);
const operated = erc721.call(BAYC, "setApprovalForAll", [OPENSEA_CONDUIT, true]);
const queued = lido.call(LIDO_QUEUE, "requestWithdrawals", [[4n * ETHER], USER]);
const paid = erc20.call(USDC, "transfer", [FRIEND, 85n * USD6]);
const supplied = cToken.call(C_USDC, "mint", [450n * USD6]);
const withdrawn = batch(
  aave.call(AAVE_POOL, "withdraw", [USDC, 130n * USD6, USER]),
  aave.call(AAVE_POOL, "withdraw", [DAI, 45n * ETHER, USER]),
);
const wrappedAndSent = batch(
  weth.call(WETH, "deposit", [], { value: 3n * ETHER }),
  erc20.call(WETH, "transfer", [FRIEND, 3n * ETHER]),
);
const swapped = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  700n * ETHER,
  697n * USD6,
  [DAI, USDC],
  USER,
  SOON,
]);
const traded = batch(erc20.call(DAI, "approve", [V2_ROUTER, 700n * ETHER]), swapped);
const endedTrade = batch(
  erc20.call(DAI, "approve", [V2_ROUTER, 700n * ETHER]),
  swapped,
  erc20.call(DAI, "approve", [V2_ROUTER, 0n]),
);
const granted = batch(
  erc20.call(USDC, "approve", [STRANGER, 130n * USD6]),
  erc20.call(DAI, "approve", [STRANGER, 240n * ETHER]),
);

const TRADE = `Approve 700 DAI for ${V2_ROUTER}, then swap it for at least 697 USDC on Uniswap V2`;

/** Requests with a reservation that no call keeps, each beside words much like it that leave the request as it is. */
export const reservedWordings: CorpusCase[] = [
  ...pairs("what somebody is to be unable to do", approved, {
    right: [
      `Approve ${STRANGER} for exactly 320 USDC so that it can't take more.`,
      `Approve ${STRANGER} for 320 USDC.`,
    ],
    wrong: [
      `Approve ${STRANGER} for 320 USDC such that it won't move them to anyone else.`,
      `Approve ${STRANGER} for 320 USDC in a way that it can't spend a single one.`,
    ],
  }),
  ...pairs("what may never come", paid, {
    right: [`Pay 85 USDC to ${FRIEND}, he should come over for dinner.`],
    wrong: [
      `Pay 85 USDC to ${FRIEND} should worst come to worst.`,
      `Pay 85 USDC to ${FRIEND} should the need arise.`,
      `Pay 85 USDC to ${FRIEND}, seeing that nobody can ever draw on them afterwards.`,
    ],
  }),
  ...pairs("what a rate is to be", borrowed, {
    right: ["Borrow 640 USDC at Aave V3 at the variable rate."],
    wrong: [
      "Borrow 640 USDC at Aave V3 at a rate that can't go up.",
      "Borrow 640 USDC at Aave V3 at a rate which won't move.",
    ],
  }),
  ...pairs("a right that is to end by itself", operated, {
    right: [`Make ${OPENSEA_CONDUIT} operator of my tokens in ${BAYC}.`],
    wrong: [
      `Make ${OPENSEA_CONDUIT} operator of my tokens in ${BAYC}, through Friday.`,
      `Make ${OPENSEA_CONDUIT} operator of my tokens in ${BAYC}, the right to run out by itself at midnight.`,
    ],
  }),
  ...pairs("what holds for a time", queued, {
    right: ["Queue 4 stETH for withdrawal at Lido by tomorrow."],
    wrong: [
      "Queue 4 stETH for withdrawal at Lido, cancellable until tomorrow.",
      "Queue 4 stETH for withdrawal at Lido, until tomorrow.",
    ],
  }),
  ...pairs("a way that a time is told with", paid, {
    right: [`Pay 85 USDC to ${FRIEND} by 1 December.`],
    wrong: [`Pay 85 USDC to ${FRIEND} through an escrow that opens on 1 December.`],
  }),
  ...pairs("the form in which it is sent", wrappedAndSent, {
    right: [`Wrap 3 ETH and send it to ${FRIEND}.`],
    wrong: [
      `Wrap 3 ETH, and send ${FRIEND} three, unwrapped.`,
      `Wrap 3 ETH for myself, and send ${FRIEND} another three, unwrapped.`,
    ],
  }),
  ...pairs("what the speaker does", traded, {
    right: [`${TRADE}. That's the trade I promised myself for my birthday.`, `${TRADE}.`],
    wrong: [
      `${TRADE}; you do the approval, the swap I'm doing by hand.`,
      `${TRADE}; the swap I'll handle.`,
      `${TRADE}. The second step is mine.`,
      `${TRADE}. I'm making the trade myself.`,
      `${TRADE}, Ines from accounts signing off on it beforehand.`,
      `${TRADE} while ETH is under 1900 dollars.`,
    ],
  }),
  ...pairs("what is to be done besides", traded, {
    right: [`${TRADE}. Please do the swap now.`, `${TRADE}. Exchange it.`],
    wrong: [
      `${TRADE}. And invest it.`,
      `${TRADE}. Then stake it.`,
      `${TRADE}, approve it again`,
      `${TRADE}. And do it again.`,
      `${TRADE}. Borrow more.`,
      `${TRADE}. Many thanks, claim the rewards`,
      `${TRADE}, mint one more`,
      `${TRADE}. Deposit them.`,
    ],
  }),
  ...pairs("a deed between two others", batch(approved, paid), {
    right: [`Approve ${STRANGER} for 320 USDC, and send 85 USDC to ${FRIEND}.`],
    wrong: [
      `Approve ${STRANGER} for 320 USDC, swap it for USDC, and send 85 USDC to ${FRIEND}.`,
      `Approve ${STRANGER} for 320 USDC. Stake them. Send 85 USDC to ${FRIEND}.`,
      `Approve ${STRANGER} for 320 USDC, trade it into USDC, then send 85 of those to ${FRIEND}.`,
      `Approve ${STRANGER} for 320 USDC, and send 85 USDC to ${FRIEND}. Then forward it.`,
      `Approve ${STRANGER} for 320 USDC, and send 85 USDC to ${FRIEND}. Send it back.`,
    ],
  }),
  ...pairs("what is to be done afterwards", supplied, {
    right: ["Supply 450 USDC to Compound V2. Then I'm off to the lake."],
    wrong: [
      "Supply 450 USDC to Compound V2, and afterwards enter the cUSDC market.",
      "Supply 450 USDC to Compound V2, then enter the market.",
      "Supply 450 USDC to Compound V2. Afterwards tidy up the rest.",
    ],
  }),
  ...pairs("withdrawals that need none of each other", withdrawn, {
    right: [
      "Withdraw 45 DAI and 130 USDC from Aave V3.",
      "Withdraw 130 USDC and 45 DAI from Aave V3.",
      "Please take out 45 DAI as well as 130 USDC from my Aave V3 deposits.",
    ],
    wrong: [
      "Withdraw 45 DAI, then 130 USDC from Aave V3.",
      "Withdraw 130 DAI and 45 USDC from Aave V3.",
      "First withdraw 45 DAI and after that 130 USDC from Aave V3.",
    ],
  }),
  ...pairs("who is to spend no longer", revoked, {
    right: [
      `${STRANGER} should no longer be allowed to spend my DAI.`,
      `${STRANGER} shall no longer be allowed to spend any DAI of mine, so set it to 0.`,
      `Revoke whatever ${STRANGER} can spend of my DAI.`,
    ],
    wrong: [
      `${STRANGER} is no longer allowed to spend my DAI.`,
      `Thankfully ${STRANGER} can no longer spend my DAI.`,
      `${STRANGER} shall no longer be allowed to spend more than 50 DAI of mine.`,
      `${STRANGER} shall no longer be allowed to spend any DAI of my wife's.`,
      `Revoke half of whatever ${STRANGER} can spend of my DAI.`,
    ],
  }),
  ...pairs("what is to be done first", traded, {
    right: [`First things first: ${TRADE}.`],
    wrong: [
      `First revoke the present allowance, then ${TRADE}.`,
      `First tidy up the position, then ${TRADE}.`,
    ],
  }),
  ...pairs("a remark that ends by taking it back", paid, {
    right: [
      `Pay 85 USDC to ${FRIEND}. Lunch money.`,
      `Pay 85 USDC to ${FRIEND}. The new kitchen is coming, finally.`,
    ],
    wrong: [
      `Pay 85 USDC to ${FRIEND}. Lunch money never mind.`,
      `Pay 85 USDC to ${FRIEND}. The new kitchen is coming, finally, abort.`,
      `Pay 85 USDC to ${FRIEND}. Funny number just kidding.`,
      `Pay 85 USDC to ${FRIEND}. We'll see.`,
      `Pay 85 USDC to ${FRIEND}. It's for the podcast subscription ask me before signing.`,
    ],
  }),
  ...pairs("one more who is paid", paid, {
    right: [`85 USDC to ${FRIEND}, Karl's address.`, `85 USDC to Karl: ${FRIEND}`],
    wrong: [
      `85 USDC to ${FRIEND}, and 85 to Karl too.`,
      `85 USDC to ${FRIEND} and 85 USDC to Karl, I'll dig up his address later.`,
    ],
  }),
  ...pairs("what a coin decides", paid, {
    right: [`I pay 85 USDC to ${FRIEND}, please send it.`],
    wrong: [`Heads I pay 85 USDC to ${FRIEND}, tails I don't. Coin's still in the air.`],
  }),
  ...pairs("a wallet that no address tells", queued, {
    right: ["Queue 4 stETH for withdrawal at Lido to my wallet."],
    wrong: [
      "Queue 4 stETH for withdrawal at Lido into my new wallet.",
      "Queue 4 stETH for withdrawal at Lido to my second wallet.",
    ],
  }),
  ...pairs("what is for another day", batch(paid, approved), {
    right: [`Pay ${FRIEND} 85 USDC today, and approve ${STRANGER} for 320 USDC.`],
    wrong: [
      `Pay ${FRIEND} 85 USDC today. The approval of 320 USDC for ${STRANGER} is for next week.`,
      `Pay ${FRIEND} 85 USDC. The approval of 320 USDC for ${STRANGER} is for Friday.`,
      `Pay ${FRIEND} 85 USDC today, and approve ${STRANGER} for 320 USDC until Friday.`,
    ],
  }),
  ...pairs("what somebody may do as things are", approved, {
    right: [`${STRANGER} may spend 320 USDC of mine.`],
    wrong: [
      `${STRANGER} can spend 320 USDC as it is.`,
      `${STRANGER} can now spend 320 USDC.`,
      `${STRANGER} may spend 320 USDC, you set that approval already.`,
    ],
  }),
  ...pairs("what is bought with it", swapped, {
    right: ["Pay my 700 DAI for at least 697 USDC on Uniswap V2."],
    wrong: [
      "Pay my rent with 700 DAI. I expect at least 697 USDC on Uniswap V2.",
      "Pay for the trip with 700 DAI and get at least 697 USDC on Uniswap V2.",
    ],
  }),
  ...pairs("who does not take it", paid, {
    right: [`Pay 85 USDC to ${FRIEND}. He takes USDC.`],
    wrong: [
      `Pay 85 USDC to ${FRIEND}. He never takes USDC.`,
      `Pay 85 USDC to ${FRIEND}, his address from memory.`,
    ],
  }),
  ...pairs("less of a right, and not none", revoked, {
    right: [`${STRANGER} should no longer have access to my DAI.`],
    wrong: [`${STRANGER} should no longer have unlimited access to my DAI.`],
  }),
  ...pairs("how it used to be done", approved, {
    right: [`Approve ${STRANGER} for 320 USDC. These days we pay by card.`],
    wrong: [
      `Old way of doing it: approve ${STRANGER} for 320 USDC. These days we pay by card.`,
      `Approve ${STRANGER} for 320 USDC... idk, feels like selling too early.`,
    ],
  }),
  ...pairs("what only stands so", revoked, {
    right: [
      `The DAI allowance of ${STRANGER} should be zero.`,
      `Set the DAI allowance of ${STRANGER} to zero.`,
    ],
    wrong: [
      `The DAI allowance of ${STRANGER} is zero.`,
      `DAI, spender ${STRANGER}: allowance is zero and has been since spring.`,
    ],
  }),
  ...pairs("a right over another token", endedTrade, {
    right: [`${TRADE}, and after that revoke that router's DAI allowance.`],
    wrong: [
      `${TRADE}, and after that revoke that router's USDC allowance.`,
      `${TRADE}. That router's USDC allowance has to go.`,
      `${TRADE}, and once done revoke the approval over my USDC.`,
    ],
  }),
  ...pairs("one part of several", traded, {
    right: [`${TRADE}. The approval goes first.`],
    wrong: [
      `${TRADE}. Start with just the first part, we'll see about the second.`,
      `${TRADE}. We'll see about the second.`,
      `${TRADE}. The first part is enough.`,
    ],
  }),
  ...pairs("an order that no call is meant by", batch(paid, approved), {
    right: [`Send 85 USDC to ${FRIEND} and approve 320 USDC for ${STRANGER}.`],
    wrong: [
      `Approve ${STRANGER} for 320 USDC and send 85 USDC to ${FRIEND}. And withdraw 85 USDC.`,
      `Send 85 USDC to ${FRIEND} and withdraw it, and approve 320 USDC for ${STRANGER}.`,
      `Send 85 USDC to ${FRIEND}, then give ${STRANGER} 320 USDC.`,
    ],
  }),
  ...pairs("a trade and what is done behind it", traded, {
    right: [`Swap 700 DAI to USDC on Uniswap V2, I want 697 USDC or more.`],
    wrong: [`Swap 700 DAI to USDC on Uniswap V2, I want 697 USDC or more. Invest it.`],
  }),
  ...pairs("taken back at once", revoked, {
    right: [`Revoke the DAI approval of ${STRANGER}. I checked it twice.`],
    wrong: [
      `Stop revoking ${STRANGER}'s access to my DAI.`,
      `Revoke the DAI approval of ${STRANGER}. Cancel that.`,
      `Revoke the DAI approval of ${STRANGER}. Thanks a lot, no wait.`,
      `Revoke the DAI approval of ${STRANGER}, I wish.`,
      `Revoke the DAI approval of ${STRANGER}, the DAI one on behalf of my client.`,
    ],
  }),
  ...pairs("told of, or taken out again", granted, {
    right: [
      `Approve ${STRANGER} for 130 USDC and 240 DAI.`,
      `Approve ${STRANGER} for 130 USDC and 240 DAI, not USDT.`,
    ],
    wrong: [
      `Approve ${STRANGER} for 130 USDC and 240 DAI, well, not the DAI.`,
      `Approve ${STRANGER} for 130 USDC and 240 DAI. Not the DAI though.`,
      `The spender (${STRANGER}) got approvals for 130 USDC and 240 DAI from me yesterday.`,
      `The spender (${STRANGER}) was given approvals for 130 USDC and 240 DAI.`,
    ],
  }),
  ...pairs("whose it is", repaidAll, {
    right: [
      "Repay all of my USDC debt on Aave V3.",
      "Repay our whole USDC debt on Aave V3.",
      "Repay all of my variable USDC debt on Aave V3.",
    ],
    wrong: [
      "Repay all of his USDC debt on Aave V3.",
      "Repay her whole USDC debt on Aave V3.",
      "Repay their debt in USDC on Aave V3 in full.",
      "Repay all the stolen USDC debt on Aave V3.",
      "Repay all of my stable USDC debt on Aave V3.",
    ],
  }),
  ...pairs("what one may do or would rather not", unwrapped, {
    right: [
      "I would like to unwrap 6 WETH.",
      "You could unwrap 6 WETH for me.",
      "I have WETH and would rather keep it simple. Unwrap 6 WETH.",
    ],
    wrong: [
      "I could unwrap 6 WETH.",
      "We can just unwrap 6 WETH.",
      "I should unwrap 6 WETH.",
      "Unwrap 6 of his WETH.",
      "I have WETH and would rather keep it. Unwrap 6 WETH.",
    ],
  }),
  ...pairs("a trade that was", swapped, {
    right: ["Next trade: 700 DAI for at least 697 USDC on Uniswap V2."],
    wrong: [
      "Last trade: 700 DAI for at least 697 USDC on Uniswap V2.",
      "My most recent swap was 700 DAI for at least 697 USDC on Uniswap V2.",
    ],
  }),
  ...pairs("a deed that is only spoken of", unwrapped, {
    right: ["Please take care of unwrapping 6 WETH.", "Thanks in advance for unwrapping 6 WETH."],
    wrong: [
      "Thanks for unwrapping 6 WETH.",
      "Sorry about unwrapping 6 WETH.",
      "I'm proud of unwrapping 6 WETH.",
      "Word is you can unwrap 6 WETH.",
    ],
  }),
  ...pairs("what the other one is to give", granted, {
    right: [`Let ${STRANGER} draw 130 USDC and 240 DAI from me.`],
    wrong: [
      `Let ${STRANGER} draw 130 USDC from me and, in return, let me draw 240 DAI from them.`,
      `Approve ${STRANGER} for 130 USDC and 240 DAI, such that each withdrawal needs my countersignature.`,
    ],
  }),
  ...pairs("one more for one of them", batch(paid, erc20.call(USDC, "transfer", [STRANGER, 85n * USD6])), {
    right: [`Send 85 USDC to each of ${FRIEND} and ${STRANGER}.`],
    wrong: [
      `Send 85 USDC to each of ${FRIEND} and ${STRANGER}, and then another 85 to the first of them.`,
      `Send 85 USDC to each of ${FRIEND} and ${STRANGER}, and then another 85 USDC to the first of them.`,
      `Send 85 USDC to each of ${FRIEND} and ${STRANGER}. The middle one can fall away.`,
      `${FRIEND} is owed 85 USDC and ${STRANGER} is owed 85 USDC.`,
    ],
  }),
  ...pairs("rights over two tokens", endedTrade, {
    right: [`${TRADE}, and in the end set the router's allowance on DAI back to zero.`],
    wrong: [`${TRADE}, and in the end set the router's allowances on both DAI and USDC back to zero.`],
  }),
];
