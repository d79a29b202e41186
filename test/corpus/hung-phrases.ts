import { AAVE_POOL, FRIEND, STRANGER, USDC, USER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { ETHER, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const paid = erc20.call(USDC, "transfer", [FRIEND, 45n * USD6]);
const supplied = aave.call(AAVE_POOL, "supply", [USDC, 270n * USD6, USER, 0]);
const wrappedAndPaid = batch(
  weth.call(WETH, "deposit", [], { value: 3n * ETHER }),
  erc20.call(WETH, "transfer", [FRIEND, 3n * ETHER]),
);
const paidTwice = batch(
  erc20.call(USDC, "transfer", [FRIEND, 75n * USD6]),
  erc20.call(USDC, "transfer", [STRANGER, 65n * USD6]),
);

/** Phrases of small words that are hung on a request, headings that unsay it, and steps that are not asked for. */
export const hungPhrases: CorpusCase[] = [
  ...pairs("a phrase hung on a payment", paid, {
    right: [
      `Send 45 USDC to ${FRIEND}, no more, no less.`,
      `Task: send 45 USDC to ${FRIEND}`,
      `Task 2: send 45 USDC to ${FRIEND}`,
      `Send 45 USDC to ${FRIEND} for me.`,
    ],
    wrong: [
      `Send 45 USDC to ${FRIEND} over him`,
      `Send 45 USDC to ${FRIEND} for each one`,
      `Send 45 USDC to ${FRIEND} per wallet`,
      `Send 45 USDC to ${FRIEND} apiece`,
      `Send 45 USDC to ${FRIEND}, a month`,
      `Send 45 USDC to ${FRIEND}, EOD`,
      `Send 45 USDC to ${FRIEND}, best efforts`,
      `Send 45 USDC to ${FRIEND} to be repaid`,
      `Send 45 USDC to ${FRIEND}, and friends`,
      `Send 45 USDC to ${FRIEND}, or less`,
      `Send 45 USDC to ${FRIEND}, no more`,
      `Send 45 USDC to ${FRIEND}, second attempt`,
      `Send ${FRIEND} to 45 USDC`,
      `17:00: send 45 USDC to ${FRIEND}`,
      `1 of 2: send 45 USDC to ${FRIEND}`,
      `Phase 2: send 45 USDC to ${FRIEND}`,
      `Scene 1: send 45 USDC to ${FRIEND}`,
      `Nice to have: send 45 USDC to ${FRIEND}`,
      `Send 45 USDC to ${FRIEND} by EOD`,
      `Send 45 USDC to ${FRIEND} from now on`,
      `Send 45 USDC to ${FRIEND} in dollars`,
      `×2: send 45 USDC to ${FRIEND}`,
      `In the game: send 45 USDC to ${FRIEND}`,
      `Best efforts: send 45 USDC to ${FRIEND}`,
    ],
  }),
  ...pairs("a phrase hung on a deposit", supplied, {
    right: ["I have USDC to spare. Supply 270 USDC to Aave V3."],
    wrong: [
      "Supply 270 USDC to Aave V3 with it",
      "Supply 270 USDC to Aave V3 out of him",
      "Supply 270 USDC to Aave V3, all or nothing",
      "Supply 270 USDC to Aave V3 as a loan",
      "Yesterday: supply 270 USDC to Aave V3",
    ],
  }),
  ...pairs("a step that is not asked for", wrappedAndPaid, {
    right: [`Wrap 3 ETH, then transfer the 3 WETH to ${FRIEND}.`],
    wrong: [
      `Wrap 3 ETH, then was to transfer the 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH, then am allowed to transfer the 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH, then let him transfer the 3 WETH to ${FRIEND}.`,
      `3 ETH have been wrapped, then transfer the 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH and I transferred the 3 WETH to ${FRIEND}.`,
      `3 ETH may be wrapped, then transfer the 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH, then promise to transfer the 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH, not really and transfer the 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH, then transfer the 3 WETH to ${FRIEND} on his behalf.`,
      `Wrap 3 ETH as needed, then transfer the 3 WETH to ${FRIEND}.`,
    ],
  }),
  ...pairs("one of two payments that is not asked for", paidTwice, {
    right: [`Send 75 USDC to ${FRIEND} and 65 USDC to ${STRANGER}.`],
    wrong: [
      `75 USDC have been sent to ${FRIEND}, then send 65 USDC to ${STRANGER}.`,
      `Send 75 USDC to ${FRIEND}, then used to send 65 USDC to ${STRANGER}.`,
      `Send 75 USDC to ${FRIEND}, and so on, then send 65 USDC to ${STRANGER}.`,
      `Send 75 USDC to ${FRIEND} in the next transaction, then send 65 USDC to ${STRANGER}.`,
    ],
  }),
];
