import { AAVE_POOL, DAI, FRIEND, STRANGER, USDC, USER } from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave } from "./encoders/lending.ts";
import { erc20 } from "./encoders/tokens.ts";
import { USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

type Transaction = Record<string, unknown>;

const inOrder = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const pay = (amount: bigint, to = FRIEND, token = USDC) => erc20.call(token, "transfer", [to, amount * USD6]);
const take = (amount: bigint) => aave.call(AAVE_POOL, "withdraw", [USDC, amount * USD6, USER]);

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
