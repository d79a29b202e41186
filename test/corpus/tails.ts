import { AAVE_POOL, FRIEND, STETH, USDC, USER } from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave, lido } from "./encoders/lending.ts";
import { erc20 } from "./encoders/tokens.ts";
import { ETHER, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const NOBODY = "0x0000000000000000000000000000000000000000";
const paid = erc20.call(USDC, "transfer", [FRIEND, 45n * USD6]);
const supplied = aave.call(AAVE_POOL, "supply", [USDC, 270n * USD6, USER, 0]);
const staked = lido.call(STETH, "submit", [NOBODY], { value: 7n * ETHER });

/** What hangs behind a request and makes it another one. */
export const tails: CorpusCase[] = [
  ...pairs("what hangs behind a payment", paid, {
    right: [
      `Send 45 USDC to ${FRIEND}, because gas is cheap.`,
      `Send 45 USDC to ${FRIEND} for me, thanks.`,
      `Make a payment of 45 USDC to ${FRIEND}.`,
    ],
    wrong: [
      `Send 45 USDC to ${FRIEND} upon my approval`,
      `Send 45 USDC to ${FRIEND} following my approval`,
      `Send 45 USDC to ${FRIEND}, following lunch.`,
      `Send 45 USDC to ${FRIEND}, failing my birthday.`,
      `Send 45 USDC to ${FRIEND} on behalf of her`,
      `Send 45 USDC to ${FRIEND}, in lieu of the usual.`,
      `Send 45 USDC to ${FRIEND}, instead of a friend.`,
      `Send 45 USDC to ${FRIEND} but first lunch`,
      `Send 45 USDC to ${FRIEND}, at least`,
      `Send 45 USDC to ${FRIEND} approximately`,
      `Send 45 USDC to ${FRIEND} nearly`,
      `Send 45 USDC to ${FRIEND}, for discussion`,
      `50%: send 45 USDC to ${FRIEND}`,
      `Send 45 USDC to ${FRIEND}. A bit of it.`,
      `Shall we send 45 USDC to ${FRIEND}`,
      `Nina here, Paul is out and I'm on his laptop. Send 45 USDC to ${FRIEND}.`,
      `Send 45 USDC to ${FRIEND}, she won't notice.`,
      `Send 45 USDC to ${FRIEND}. I must be able to call it back within 14 days.`,
      `Send 45 USDC to ${FRIEND}. There has to be a cooling-off period.`,
      `Backlog: send 45 USDC to ${FRIEND}`,
      `Send 45 USDC approval to ${FRIEND}`,
      `Send 45 USDC request to ${FRIEND}`,
      `Send a bill of 45 USDC to ${FRIEND}`,
    ],
  }),
  ...pairs("what hangs behind a deposit", supplied, {
    right: ["Supply 270 USDC to Aave V3 under my own account."],
    wrong: [
      "Supply 270 USDC to Aave V3 under him",
      "Supply 270 USDC to Aave V3 via her",
      "Supply 270 USDC to Aave V3 for signature",
      "Supply 270 USDC to Aave V3. Q3.",
      "Supply 270 USDC to Aave V3 at most",
      "Supply 270 USDC to Aave V3, capped",
      "Supply 270 USDC to Aave V3, off-chain",
      "Supply 270 USDC to Aave V3. A third of each.",
    ],
  }),
  ...pairs("what hangs behind a stake", staked, {
    right: ["Stake 7 ETH with Lido, that's all."],
    wrong: [
      "Stake 7 ETH with Lido, solo",
      "Stake 7 ETH with Lido upon my approval",
      "[declined] Stake 7 ETH with Lido",
    ],
  }),
];
