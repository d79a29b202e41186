import {
  AAVE_POOL,
  BAYC,
  DAI,
  FRIEND,
  OPENSEA_CONDUIT,
  PERMIT2,
  SAFE,
  STRANGER,
  UNIVERSAL_ROUTER,
  USDC,
  USDT,
  USER,
  V2_ROUTER,
  WETH,
} from "./addresses.ts";
import { batch } from "./batch.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { execBySafe, safe } from "./encoders/accounts.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, erc721, permit2, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, MAX, NOW, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const paid = erc20.call(USDC, "transfer", [FRIEND, 85n * USD6]);
const paidTwice = batch(paid, erc20.call(USDC, "transfer", [STRANGER, 65n * USD6]));
const supplied = aave.call(AAVE_POOL, "supply", [USDC, 640n * USD6, USER, 0]);
const borrowed = aave.call(AAVE_POOL, "borrow", [DAI, 140n * ETHER, 2, 0, USER]);
const withdrawn = aave.call(AAVE_POOL, "withdraw", [DAI, MAX, USER]);
const repaid = aave.call(AAVE_POOL, "repay", [DAI, 140n * ETHER, 2, USER]);
const wrappedAndPaid = batch(
  weth.call(WETH, "deposit", [], { value: 3n * ETHER }),
  erc20.call(WETH, "transfer", [FRIEND, 3n * ETHER]),
);
const withdrawnAndPaid = batch(
  aave.call(AAVE_POOL, "withdraw", [USDC, 85n * USD6, USER]),
  erc20.call(USDC, "transfer", [FRIEND, 85n * USD6]),
);
const joined = execBySafe(SAFE, { to: SAFE, data: safe.data("addOwnerWithThreshold", [STRANGER, 3]) });
/** Until 25 November 2026, noon UTC. */
const granted = permit2.call(PERMIT2, "approve", [USDC, UNIVERSAL_ROUTER, 350n * USD6, NOW + 864_000n]);
const renewed = batch(
  erc20.call(USDT, "approve", [STRANGER, 0n]),
  erc20.call(USDT, "approve", [STRANGER, 350n * USD6]),
);
const allowed = erc20.call(USDC, "approve", [STRANGER, 85n * USD6]);
const traded = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  600n * ETHER,
  597n * USD6,
  [DAI, USDC],
  USER,
  SOON,
]);
const renewedAndTraded = batch(
  erc20.call(DAI, "approve", [V2_ROUTER, 0n]),
  erc20.call(DAI, "approve", [V2_ROUTER, 600n * ETHER]),
  traded,
);
const allowedAll = erc721.call(BAYC, "setApprovalForAll", [OPENSEA_CONDUIT, true]);

/** What is told beside a request, held against what the calls do: tastes, ends, joining, promises, what came first. */
export const toldBeside: CorpusCase[] = [
  ...pairs("what the recipient takes", wrappedAndPaid, {
    right: [
      `Wrap 3 ETH and send the 3 WETH to ${FRIEND}. She accepts WETH only.`,
      `My uncle would rather have WETH than ETH, so wrap 3 ETH and send the 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH and send the 3 WETH to ${FRIEND} (they insist on WETH).`,
      `${FRIEND} wants to be paid in WETH. So wrap 3 ETH and send the 3 WETH there.`,
      `Wrap 3 ETH and send the 3 WETH to ${FRIEND}. The museum only takes WETH, odd people.`,
    ],
    wrong: [
      `Wrap 3 ETH and send the 3 WETH to ${FRIEND}. She accepts ETH only.`,
      `Wrap 3 ETH and send the 3 WETH to ${FRIEND}. He only takes ETH.`,
      `My uncle would rather have ETH than WETH, so wrap 3 ETH and send the 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH and send the 3 WETH to ${FRIEND} (they insist on USDC).`,
      `${FRIEND} wants to be paid in ETH. So wrap 3 ETH and send the 3 WETH there.`,
      `Wrap 3 ETH and send the 3 WETH to ${FRIEND}. They have WETH.`,
      `Wrap 3 ETH and send the 3 WETH to ${FRIEND}. He only takes WETH, wrong guy.`,
    ],
  }),
  ...pairs("what is owed in another form", wrappedAndPaid, {
    right: [
      `I owe Marta 3 WETH and have only ETH, so wrap 3 ETH and send the 3 WETH to ${FRIEND}.`,
      `I owe Marta 3 WETH but only hold ETH. So wrap 3 ETH and send her the 3 WETH at ${FRIEND}.`,
    ],
    wrong: [
      `I owe Marta 4 WETH and have only ETH, so wrap 3 ETH and send the 3 WETH to ${FRIEND}.`,
      `I owe Marta 3 WETH and have only USDC, so wrap 3 ETH and send the 3 WETH to ${FRIEND}.`,
      `I owe nobody 3 WETH. So wrap 3 ETH and send the 3 WETH to ${FRIEND}.`,
    ],
  }),
  ...pairs("which sum is for what", paid, {
    right: [`Send 85 USDC to ${FRIEND}. The 85 are for the raffle.`],
    wrong: [
      `Send 85 USDC to ${FRIEND}. The 80 are for the raffle.`,
      `Send 85 USDC to ${FRIEND}. The 85 are for next week.`,
      `Send 85 USDC to ${FRIEND}, no more.`,
    ],
  }),
  ...pairs("which of two payments is for what", paidTwice, {
    right: [
      `Send 85 USDC to ${FRIEND} and 65 USDC to ${STRANGER}. The first is for the flowers, the second for the cake.`,
      `Send 85 USDC to ${FRIEND} and 65 USDC to ${STRANGER}. Congrats to the two of them!`,
    ],
    wrong: [
      `Send 85 USDC to ${FRIEND} and 65 USDC to ${STRANGER}. The first is for the flowers, the third for the cake.`,
      `Send 85 USDC to ${FRIEND} and 65 USDC to ${STRANGER}. The first is for later.`,
    ],
  }),
  ...pairs("how much a right is to", allowed, {
    right: [`Approve 85 USDC for ${STRANGER}, no more.`],
    wrong: [`Approve ${STRANGER}, no more than 80 USDC.`, `Approve 85 USDC for ${STRANGER} no more.`],
  }),
  ...pairs("where a trade brings it", traded, {
    right: ["Swap 600 DAI for at least 597 USDC on Uniswap V2, delivered to my wallet."],
    wrong: [
      "Swap 600 DAI for at least 597 USDC on Uniswap V2, delivered to my usual cold wallet.",
      "Swap 600 DAI for at least 597 USDC on Uniswap V2, to my savings wallet.",
    ],
  }),
  ...pairs("when a permission ends", granted, {
    right: [
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC that runs until 25 November 2026, 12:00 UTC.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC. It ends 25 November 2026, 12:00 UTC.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC. The grant is to end on 25 November 2026, 12:00 UTC.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC, lapsing 25 November 2026, 12:00 UTC.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC, not valid beyond 25 November 2026.`,
      `Let ${UNIVERSAL_ROUTER} have 350 USDC of Permit2 allowance, valid until 1795608000 (unix time).`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC until 25 November 2026. It's for the game my cousin wrote.`,
    ],
    wrong: [
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC that runs until 20 November 2026, 12:00 UTC.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC. It ends 20 November 2026, 12:00 UTC.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC. It does not end on 25 November 2026, 12:00 UTC.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC, lapsing 20 November 2026, 12:00 UTC.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC, not valid beyond 20 November 2026.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC; it may never be usable past 20 November 2026.`,
      `Let ${UNIVERSAL_ROUTER} have 350 USDC of Permit2 allowance, valid until 1795508000 (unix time).`,
      `Let ${UNIVERSAL_ROUTER} have 350 USDC.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC until 25 November 2026. It's in the game my cousin wrote.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC until 25 November 2026. It's the thing my cousin told me to.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC, no longer than 20 November 2026.`,
      `Give ${UNIVERSAL_ROUTER} a Permit2 allowance over 350 USDC. End it on 25 November 2026, 12:00 UTC.`,
    ],
  }),
  ...pairs("what is only told", supplied, {
    right: [
      "You should supply 640 USDC to Aave V3.",
      "Supply 640 USDC to Aave V3, aTokens to myself.",
      "Task 6: supply 640 USDC to Aave V3.",
    ],
    wrong: [
      "Whatever he says, keep it from supplying 640 USDC to Aave V3.",
      "You should supply 640 USDC to Aave V3 too, mate, it's easy.",
      "Item 6, Friday's meeting: supply 640 USDC to Aave V3.",
    ],
  }),
  ...pairs("what has no end", supplied, {
    right: [
      "Supply 640 USDC to Aave V3, on my own behalf.",
      "Supply 640 USDC to Aave V3. I don't want it to just sit there.",
    ],
    wrong: [
      "Supply 640 USDC to Aave V3, on her own behalf.",
      "Supply 640 USDC to Aave V3. It ends 25 November 2026.",
      "Supply 640 USDC to Aave V3. I don't want it to go there.",
    ],
  }),
  ...pairs("why one borrows", borrowed, {
    right: ["Borrow 140 DAI on Aave V3, variable rate. Short of cash after the holidays."],
    wrong: ["Borrow 140 DAI on Aave V3, variable rate. Short of collateral."],
  }),
  ...pairs("why one leaves", withdrawn, {
    right: [
      "I'm leaving Aave V3: take out all of my DAI.",
      "Take all of my DAI out of Aave V3. Need it for the roof.",
    ],
    wrong: [
      "Take all of my DAI out of Aave V3. Need it for tomorrow.",
      "I'm leaving Compound: take out all of my DAI from Aave V3.",
      "I'm leaving: take out all of my DAI from Aave V3, unless you object.",
    ],
  }),
  ...pairs("how far a repayment goes", repaid, {
    right: ["Repay 140 DAI on Aave V3, variable rate. One step closer to being debt free!"],
    wrong: ["Repay 140 DAI on Aave V3, variable rate. I'm debt free!"],
  }),
  ...pairs("who joins as an owner", joined, {
    right: [
      `Add ${STRANGER} as an owner of our Safe ${SAFE} and set the threshold to 3. Greta is joining the board.`,
      `Add ${STRANGER} as an owner of our Safe ${SAFE} and set the threshold to 3. Otto joined our team on Monday, welcome Otto!`,
    ],
    wrong: [
      `Add ${STRANGER} as an owner of our Safe ${SAFE} and set the threshold to 3. Greta may join the board.`,
      `Add ${STRANGER} as an owner of our Safe ${SAFE} and set the threshold to 3. Greta has not joined the board.`,
      `Add ${STRANGER} as an owner of our Safe ${SAFE} and set the threshold to 3. Voting closes Sunday.`,
      `Add ${STRANGER} as an owner of our Safe ${SAFE} and set the threshold to 3. Otto joins next month.`,
    ],
  }),
  ...pairs("what is owed or promised", withdrawnAndPaid, {
    right: [
      `I promised ${FRIEND} 85 USDC. Please withdraw 85 USDC from Aave V3 and send it there.`,
      `${FRIEND} is owed 85 USDC, so withdraw it from Aave V3 and send it over.`,
      `I owe ${FRIEND} 85 USDC. So withdraw 85 USDC from Aave V3 and send him the 85 USDC.`,
    ],
    wrong: [
      `I promised ${FRIEND} 850 USDC. Please withdraw 85 USDC from Aave V3 and send it there.`,
      `I promised not to send ${FRIEND} 85 USDC. Please withdraw 85 USDC from Aave V3 and send it there.`,
      `${FRIEND} is owed 850 USDC, so withdraw 85 USDC from Aave V3 and send it over.`,
      `I owe ${FRIEND} 85 USDC. So withdraw 85 USDC from Aave V3 and send him the 80 USDC.`,
      `${FRIEND} is owed 85 USDC by Bob, so withdraw it from Aave V3 and send it over.`,
    ],
  }),
  ...pairs("what a payment is for", paid, {
    right: [
      `Prize money: 85 USDC to ${FRIEND}.`,
      `Lunch, ref 41-7-C: 85 USDC to ${FRIEND}.`,
      `85 USDC to ${FRIEND}. Was for the cake :)`,
      `Send 85 USDC to ${FRIEND}. The rent is due, you know how it is.`,
      `Pleas send 85 USDC to ${FRIEND}.`,
      `Send 85 USDC to ${FRIEND}. The plumber wants his money, haha.`,
      `Recipient: ${FRIEND}\nAmount: 85 USDC\nWhat for: timber for the henhouse`,
      `Gift for my niece's graduation! Send 85 USDC to ${FRIEND}.`,
      `Tip for the gardener. Send 85 USDC to ${FRIEND}.`,
      `Owe Frida for dinner. 85 USDC to ${FRIEND}`,
      `Send 85 USDC to ${FRIEND}. The whole team here sends greetings.`,
      `Send 85 USDC to ${FRIEND}. My aunt says it is simpler that way.`,
    ],
    wrong: [
      `Hush money: 85 USDC to ${FRIEND}.`,
      `Client money: 85 USDC to ${FRIEND}.`,
      `Draft, ref 41-7-C: 85 USDC to ${FRIEND}.`,
      `Send 85 USDC to ${FRIEND}. The rent is due, but we'll see.`,
      `Send 85 USDC to ${FRIEND}. The rent is due, or so he says.`,
      `Send 85 USDC to ${FRIEND}. As if I would, haha.`,
      `Send 85 USDC to ${FRIEND}, haha.`,
      `Send 85 USDC to ${FRIEND}, and I can call it back within ten days.`,
      `The transfer, 85 USDC to ${FRIEND}, got through nicely.`,
      `85 USDC to ${FRIEND}. This year's figures are still being negotiated.`,
      `Send 85 USDC to ${FRIEND}. It's all I own, so let's take a night over it.`,
      `Send 85 USDC to ${FRIEND}; you can spare yourself the bit with my brother.`,
      `85 USDC to ${FRIEND}. That was the payment.`,
      `Refund for the test. Send 85 USDC to ${FRIEND}.`,
      `Tip for later. Send 85 USDC to ${FRIEND}.`,
      `85 USDC to ${FRIEND}. Was for the other wallet`,
      `85 USDC to ${FRIEND}. It was for the demo.`,
      `Send 85 USDC to ${FRIEND}. The whole team here sends 5 USDC.`,
      `Send 85 USDC to ${FRIEND}. My aunt says it is simpler the other way.`,
    ],
  }),
  ...pairs("who says how a token is", renewed, {
    right: [
      `Set the USDT allowance of ${STRANGER} to zero and then to 350 USDT. USDT is picky about this, as my cousin told me.`,
      `Set the USDT allowance of ${STRANGER} to zero and then to 350 USDT. Tether is fussy about that, as you surely know.`,
    ],
    wrong: [
      `Set the USDT allowance of ${STRANGER} to zero and then to 350 USDT. USDT is picky, my boss told me to say.`,
      `Set the USDT allowance of ${STRANGER} to zero and then to 350 USDT. USDC is picky about this, as my cousin told me.`,
    ],
  }),
  ...pairs("a right given anew, told behind the trade", renewedAndTraded, {
    right: [
      `Swap 600 DAI for at least 597 USDC on Uniswap V2. Before that revoke the DAI allowance of ${V2_ROUTER} and then approve 600 DAI for it.`,
      `I wish to swap 600 DAI for at least 597 USDC on Uniswap V2. Kindly zero the existing DAI approval for ${V2_ROUTER} beforehand and then grant it 600 DAI.`,
      `Uniswap V2, 600 DAI for USDC, min 597. Before the swap set the DAI allowance of ${V2_ROUTER} to zero and then to 600.`,
    ],
    wrong: [
      `Uniswap V2, 600 DAI for USDC, min 597. Before the swap set the DAI allowance of ${V2_ROUTER} to zero and then to 700.`,
      `Swap 600 DAI for at least 597 USDC on Uniswap V2. Then approve 600 DAI for ${V2_ROUTER}.`,
      `Swap 600 DAI for at least 597 USDC on Uniswap V2. First approve 600 DAI for ${V2_ROUTER} and then revoke it.`,
      `Swap 600 DAI for at least 597 USDC on Uniswap V2. After that revoke the DAI allowance of ${V2_ROUTER} and then approve 600 DAI for it.`,
    ],
  }),
  ...pairs("what the recipient takes", wrappedAndPaid, {
    right: [`The recipient only takes WETH. Wrap 3 ETH and send the 3 WETH to ${FRIEND}.`],
    wrong: [`The recipient only takes ETH. Wrap 3 ETH and send the 3 WETH to ${FRIEND}.`],
  }),
  ...pairs("one deed and another besides", paidTwice, {
    right: [`Transfer 85 USDC to ${FRIEND}; additionally send 65 USDC to ${STRANGER}.`],
    wrong: [
      `Transfer 85 USDC to ${FRIEND}; additionally send 60 USDC to ${STRANGER}.`,
      `Transfer 85 USDC to ${FRIEND} and 65 USDC to ${STRANGER}; additionally send 65 USDC to ${STRANGER}.`,
    ],
  }),
  ...pairs("what is turned on", allowedAll, {
    right: [
      `setApprovalForAll on ${BAYC}: operator ${OPENSEA_CONDUIT}, approved yes.`,
      `NFT approval for all\ncollection: ${BAYC} (BAYC)\noperator: ${OPENSEA_CONDUIT}\napproved: yes`,
      `Allow the operator ${OPENSEA_CONDUIT} to handle all my Bored Apes (setApprovalForAll, true).`,
    ],
    wrong: [
      `setApprovalForAll on ${BAYC}: operator ${OPENSEA_CONDUIT}, approved no.`,
      `Allow the operator ${OPENSEA_CONDUIT} to handle all my Bored Apes (setApprovalForAll, false).`,
      `NFT approval for all\ncollection: ${BAYC} (BAYC)\noperator: ${OPENSEA_CONDUIT}\napproved: false`,
    ],
  }),
];
