import { AAVE_POOL, DAI, FRIEND, STRANGER, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const allow = (units: bigint) => erc20.call(DAI, "approve", [V2_ROUTER, units * ETHER]);
const sold = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  350n * ETHER,
  347n * USD6,
  [DAI, USDC],
  USER,
  SOON,
]);
const pay = (to: string, units: bigint) => erc20.call(USDC, "transfer", [to, units * USD6]);
const TRADE = `Approve ${V2_ROUTER} to spend 350 DAI, then swap 350 DAI for at least 347 USDC on Uniswap V2`;
const ENDED = `${TRADE}, then revoke ${V2_ROUTER}'s DAI allowance`;

/** Steps that are taken back, put in a comment or asked for once more behind what asked for them. */
export const takenBack: CorpusCase[] = [
  ...pairs("a right that is used and ended", batch(allow(350n), sold, allow(0n)), {
    right: [`${ENDED}.`, `${ENDED} again.`, `${TRADE}, then cancel the DAI allowance of ${V2_ROUTER}.`],
    wrong: [
      `${ENDED}. Cancel the second.`,
      `${ENDED}. Undo all.`,
      `${ENDED}, and cancel it.`,
      `${ENDED}. Undo that.`,
      `${ENDED}. Approve it.`,
      `${ENDED} (cancelled).`,
    ],
  }),
  ...pairs("a right and a trade", batch(allow(350n), sold), {
    right: [`${TRADE}.`],
    wrong: [
      `${TRADE}. Approve it.`,
      `Approve ${V2_ROUTER} to spend 350 DAI (cancelled), then swap 350 DAI for at least 347 USDC on Uniswap V2.`,
      `Approve ${V2_ROUTER} to spend 350 DAI, from his wallet, then swap 350 DAI for at least 347 USDC on Uniswap V2.`,
      `Approve ${V2_ROUTER} to spend 350 DAI, by mistake. Swap 350 DAI for at least 347 USDC on Uniswap V2.`,
      `Approve ${V2_ROUTER} to spend 350 DAI. // swap 350 DAI for at least 347 USDC on Uniswap V2.`,
    ],
  }),
  ...pairs("two payments", batch(pay(FRIEND, 75n), pay(STRANGER, 65n)), {
    right: [
      `Send 75 USDC to ${FRIEND}. Send 65 USDC to ${STRANGER}.`,
      `In this order: send 75 USDC to ${FRIEND} // send 65 USDC to ${STRANGER}`,
    ],
    wrong: [
      `Send 75 USDC to ${FRIEND}, and keep it. Send 65 USDC to ${STRANGER}.`,
      `Send 75 USDC to ${FRIEND} again. Send 65 USDC to ${STRANGER}.`,
      `Send 75 USDC to ${FRIEND}, then again send 65 USDC to ${STRANGER}.`,
      `N/a: send 75 USDC to ${FRIEND}. Send 65 USDC to ${STRANGER}.`,
      `// send 75 USDC to ${FRIEND}. Send 65 USDC to ${STRANGER}.`,
      `<!-- send 75 USDC to ${FRIEND} --> Send 65 USDC to ${STRANGER}.`,
      `Send 75 USDC to ${FRIEND}. Send 65 USDC to ${STRANGER}. Cancel the second.`,
    ],
  }),
  ...pairs(
    "a right and a deposit",
    batch(
      erc20.call(USDC, "approve", [AAVE_POOL, 450n * USD6]),
      aave.call(AAVE_POOL, "supply", [USDC, 450n * USD6, USER, 0]),
    ),
    {
      right: ["Approve the Aave V3 pool for 450 USDC, then supply 450 USDC to Aave V3."],
      wrong: [
        "Approve the Aave V3 pool for 450 USDC, then approve the Aave V3 pool for 450 USDC, then supply 450 USDC to Aave V3.",
      ],
    },
  ),
  ...pairs("what is unwrapped", batch(pay(FRIEND, 75n), weth.call(WETH, "withdraw", [ETHER])), {
    right: [
      `Send 75 USDC to ${FRIEND}, then turn 1 WETH into plain ETH again.`,
      `Send 75 USDC to ${FRIEND}, then unwrap 1 WETH and keep it.`,
    ],
    wrong: [`Send 75 USDC to ${FRIEND} and keep it, then unwrap 1 WETH.`],
  }),
];
