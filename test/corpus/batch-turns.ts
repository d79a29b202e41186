import { AAVE_POOL, DAI, FRIEND, STRANGER, USDC, USDT, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

type Transaction = Record<string, unknown>;

const inOrder = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const pay = (amount: bigint, to = FRIEND, token = USDC) => erc20.call(token, "transfer", [to, amount * USD6]);
const take = (amount: bigint) => aave.call(AAVE_POOL, "withdraw", [USDC, amount * USD6, USER]);
const grant = (token: string, units: bigint, to = V2_ROUTER) => erc20.call(token, "approve", [to, units]);
const sell = (least: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [700n * ETHER, least * USD6, [DAI, USDC], USER, SOON]);
const wrap = weth.call(WETH, "deposit", [], { value: 3n * ETHER });
const unwrap = weth.call(WETH, "withdraw", [2n * ETHER]);
const loan = aave.call(AAVE_POOL, "borrow", [USDC, 900n * USD6, 2, 0, USER]);
const buy = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  900n * USD6,
  ETHER / 4n,
  [USDC, WETH],
  USER,
  SOON,
]);

const CASES: readonly Wording[] = [
  {
    intents: [
      `${FRIEND} should get 35 USDC, and so should ${STRANGER}. Thanks!`,
      `${FRIEND} gets 35 USDC, and so does ${STRANGER}, thank you`,
      `pay ${FRIEND} 35 usdc… and again to ${STRANGER}`,
      `Send 35 USDC to ${FRIEND}, and once again to ${STRANGER}.`,
      `Kindly effect two transfers of USDC, each amounting to 35: the first in favour of ${FRIEND}, the second of ${STRANGER}.`,
      `Make two payments in USDC, each of 35: the first to ${FRIEND}, the other to ${STRANGER}.`,
      `${FRIEND} 35, ${STRANGER} 35, both USDC`,
      `${FRIEND}: 35, ${STRANGER}: 35. All USDC.`,
      `${FRIEND} and ${STRANGER} get 35 USDC each please. So 70 total.`,
      `Pay 35 USDC each to ${FRIEND} and ${STRANGER}, 70 total`,
    ],
    tx: batch(pay(35n), pay(35n, STRANGER)),
    wrong: [
      batch(pay(35n), pay(36n, STRANGER)),
      batch(pay(35n), pay(35n)),
      batch(pay(35n, FRIEND, DAI), pay(35n, STRANGER, DAI)),
    ],
    others: [
      `${FRIEND} should get 35 USDC, and so should ${STRANGER} have.`,
      `${FRIEND} should get 35 USDC, and so did ${STRANGER}.`,
      `Should ${FRIEND} get 35 USDC, so should ${STRANGER}.`,
      `pay ${FRIEND} 35 usdc, and never again to ${STRANGER}`,
      `pay ${FRIEND} 35 usdc, and again to ${STRANGER}, and again to ${FRIEND}`,
      `Make three transfers of USDC, each amounting to 35: the first to ${FRIEND}, the second to ${STRANGER}.`,
      `Make two transfers of USDC, amounting to 35: the first to ${FRIEND}, the second to ${STRANGER}.`,
      `Make two transfers of USDC, each of 35: the first to ${FRIEND}, the second from ${STRANGER}.`,
      `${FRIEND} 35, ${STRANGER} 35, all my USDC`,
      `${FRIEND} 35, ${STRANGER} 35, not all USDC`,
      `${FRIEND} 35, ${STRANGER} 35, both DAI`,
      `Pay 35 USDC each to ${FRIEND} and ${STRANGER}. So 80 total.`,
      `Pay 35 USDC each to ${FRIEND} and ${STRANGER}. Not 70 total.`,
      `Pay 35 USDC each to ${FRIEND} and ${STRANGER}. Another 70 total.`,
    ],
  },
  {
    intents: [
      `80 USDC comes out of my Aave V3 position, and then goes to ${FRIEND}`,
      `80 USDC comes out of Aave V3 and goes to ${FRIEND}.`,
    ],
    tx: inOrder(take(80n), pay(80n)),
    wrong: [inOrder(take(80n), pay(80n, STRANGER)), inOrder(take(80n), pay(70n))],
    others: [
      `80 USDC came out of my Aave V3 position, and then goes to ${FRIEND}`,
      `80 USDC came out of my Aave V3 position. Send it to ${FRIEND}.`,
      `80 USDC comes out of my Aave V3 position, and then went to ${FRIEND}`,
      `80 USDC comes out of my Aave V3 position monthly, and then goes to ${FRIEND}`,
      `If 80 USDC comes out of my Aave V3 position, then goes to ${FRIEND}`,
    ],
  },
  {
    intents: [
      `Wrap 3 ETH to WETH; thereafter an approval of 3 WETH for ${V2_ROUTER}.`,
      `Wrap 3 ETH to WETH; then comes an approval of 3 WETH for ${V2_ROUTER}.`,
      `First wrap 3 ETH to WETH. Next comes the approval of 3 WETH for ${V2_ROUTER}.`,
    ],
    tx: inOrder(wrap, grant(WETH, 3n * ETHER)),
    wrong: [inOrder(wrap, grant(WETH, 2n * ETHER)), inOrder(wrap, grant(WETH, 3n * ETHER, STRANGER))],
    others: [
      `Wrap 3 ETH to WETH; thereafter no approval of 3 WETH for ${V2_ROUTER}.`,
      `Wrap 3 ETH to WETH; thereafter the approval of 3 WETH for ${V2_ROUTER} can wait.`,
      `Wrap 3 ETH to WETH; then comes the approval of 3 WETH for ${V2_ROUTER}, if at all.`,
      `Thereafter an approval of 3 WETH for ${V2_ROUTER}. Wrap 3 ETH to WETH.`,
    ],
  },
  {
    intents: [
      `I want to swap 700 DAI to USDC with Uniswap V2. First the approval of exactly 700 DAI for the router ${V2_ROUTER}, then the swap. I should get 690 USDC or more.`,
      `Swap 700 DAI to USDC on Uniswap V2, at least 690 USDC. First approve 700 DAI for ${V2_ROUTER}, then the swap.`,
      `Approve 700 DAI for ${V2_ROUTER} and then, on Uniswap V2, sell the 700 DAI for at least 690 USDC.`,
      `Approve 700 DAI for ${V2_ROUTER}, and then the Uniswap V2 swap of it for USDC (min. 690).`,
      `Approve 700 DAI for ${V2_ROUTER}, then the swap of it for USDC on Uniswap V2, minimum 690.`,
      `Approve 700 DAI for ${V2_ROUTER} and then, using that same Uniswap V2 router, sell the 700 DAI for at least 690 USDC.`,
    ],
    tx: inOrder(grant(DAI, 700n * ETHER), sell(690n)),
    wrong: [
      inOrder(grant(DAI, 700n * ETHER), sell(600n)),
      inOrder(grant(DAI, 900n * ETHER), sell(690n)),
      inOrder(grant(DAI, 700n * ETHER), sell(690n), sell(690n)),
    ],
    others: [
      `Swap 700 DAI to USDC on Uniswap V2, at least 690 USDC. First approve 700 DAI for ${V2_ROUTER}, then the swap tomorrow.`,
      `Swap 700 DAI to USDC on Uniswap V2, at least 690 USDC. First approve 700 DAI for ${V2_ROUTER}, then the swap back.`,
      `Swap 700 DAI to USDC on Uniswap V2, at least 690 USDC. First approve 700 DAI for ${V2_ROUTER}, then the deposit.`,
      `Approve 700 DAI for ${V2_ROUTER}, and then the Uniswap V2 swap of half of it for USDC (min. 690).`,
      `Approve 700 DAI for ${V2_ROUTER}, and then the Uniswap V3 swap of it for USDC (min. 690).`,
      `Approve 700 DAI for ${V2_ROUTER}, and then the Uniswap V2 swap of it for USDC (min. 690) is up to me.`,
      `Approve 700 DAI for ${V2_ROUTER} and then, on Friday, sell the 700 DAI on Uniswap V2 for at least 690 USDC.`,
      `Approve 700 DAI for ${V2_ROUTER} and then, on SushiSwap, sell the 700 DAI for at least 690 USDC.`,
      `Approve 700 DAI for ${V2_ROUTER} and then, with his consent, sell the 700 DAI on Uniswap V2 for at least 690 USDC.`,
      `Approve 700 DAI for ${V2_ROUTER} and then, at 0.99 or better, sell the 700 DAI on Uniswap V2 for at least 690 USDC.`,
    ],
  },
  {
    intents: [
      `First you cancel DAI permission of ${V2_ROUTER}. Then you give new one for 700 DAI. Then you change 700 DAI to USDC in Uniswap V2, not less than 690 USDC.`,
      `Zero the DAI allowance of ${V2_ROUTER}. Next comes a fresh 700 DAI approval to it, and then swap it for USDC on Uniswap V2 (min. 690).`,
    ],
    tx: inOrder(grant(DAI, 0n), grant(DAI, 700n * ETHER), sell(690n)),
    wrong: [inOrder(grant(DAI, 0n), grant(DAI, 800n * ETHER), sell(690n))],
    others: [
      `First you cancel DAI permission of ${V2_ROUTER}. Then you gave new one for 700 DAI. Then you change 700 DAI to USDC in Uniswap V2, not less than 690 USDC.`,
      `Zero the DAI allowance of ${V2_ROUTER}. When you give a new one for 700 DAI, swap it for USDC on Uniswap V2 (min. 690).`,
    ],
  },
  {
    intents: [
      `Revoke the USDT approval of ${FRIEND} and then give a new one of 450 USDT to the same address. I read that USDT wants it that way.`,
      `Revoke the USDT approval of ${FRIEND} and then approve 450 USDT for it. I hear that USDT is fussy like that.`,
    ],
    tx: inOrder(grant(USDT, 0n, FRIEND), grant(USDT, 450n * USD6, FRIEND)),
    wrong: [inOrder(grant(USDT, 0n, FRIEND), grant(USDT, 460n * USD6, FRIEND))],
    others: [
      `Revoke the USDT approval of ${FRIEND} and then approve 450 USDT for it. I read that USDT wants it back.`,
      `Revoke the USDT approval of ${FRIEND} and then approve 450 USDT for it. I read that DAI wants it that way.`,
    ],
  },
  {
    intents: [
      `Send ${FRIEND} 15 USDC. After that, authorise ${V2_ROUTER} to spend my USDC, capped at 60. Finally, unwrap 2 WETH.`,
      `Send ${FRIEND} 15 USDC. Then authorise ${V2_ROUTER} as a spender of my USDC, limited to 60. Finally, redeem 2 WETH for ETH.`,
    ],
    tx: inOrder(pay(15n), grant(USDC, 60n * USD6), unwrap),
    wrong: [inOrder(pay(15n), grant(USDC, 70n * USD6), unwrap)],
    others: [
      `Send ${FRIEND} 15 USDC. After that, authorise ${V2_ROUTER} to spend my USDC, not capped at 60. Finally, unwrap 2 WETH.`,
      `Send ${FRIEND} 15 USDC. After that, authorise ${V2_ROUTER} to spend my USDC, capped at 60 a month. Finally, unwrap 2 WETH.`,
    ],
  },
  {
    intents: [
      `borrow 900 usdc on aave v3, approve it for ${V2_ROUTER}, then all into weth on uniswap v2, min 0.25 weth`,
      `aave v3 borrow 900 usdc, then everything into weth w/ uniswap v2, min 0.25 weth`,
    ],
    tx: inOrder(loan, grant(USDC, 900n * USD6), buy),
    wrong: [inOrder(loan, grant(USDC, 900n * USD6), sell(690n))],
    others: [
      `borrow 900 usdc on aave v3, then all my usdc into weth on uniswap v2, min 0.25 weth`,
      `borrow 900 usdc on aave v3, then nearly all into weth on uniswap v2, min 0.25 weth`,
      `borrow 900 usdc on aave v3, then all into dai on uniswap v2, min 0.25 weth`,
    ],
  },
];

/** Several deeds by turns of speech that lean on the one before, and turns that only sound like them. */
export const batchTurns = wordings(
  {
    right: "several deeds by turns that lean on one another",
    wrong: "other deeds than such turns tell",
    other: "turns that ask for none of several deeds",
  },
  CASES,
);
