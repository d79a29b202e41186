import { AAVE_POOL, DAI, FRIEND, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const wrappedAndPaid = batch(
  weth.call(WETH, "deposit", [], { value: 3n * ETHER }),
  erc20.call(WETH, "transfer", [FRIEND, 3n * ETHER]),
);
const withdraw = (token: string, units: bigint) => aave.call(AAVE_POOL, "withdraw", [token, units, USER]);
const traded = batch(
  erc20.call(DAI, "approve", [V2_ROUTER, 350n * ETHER]),
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [350n * ETHER, 347n * USD6, [DAI, USDC], USER, SOON]),
);

/** Steps of a batch that are asked about, proposed, tried, let, or done by the speaker or by others. */
export const stepAskers: CorpusCase[] = [
  ...pairs("who does a step, and whether", wrappedAndPaid, {
    right: [
      `You should wrap 3 ETH and you should send 3 WETH to ${FRIEND}.`,
      `Could we wrap 3 ETH and send 3 WETH to ${FRIEND}?`,
      `Start with wrapping 3 ETH, then send 3 WETH to ${FRIEND}.`,
    ],
    wrong: [
      `Wrap 3 ETH, then should we send 3 WETH to ${FRIEND}.`,
      `How about we wrap 3 ETH and send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH and how about sending 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH and the bot should send 3 WETH to ${FRIEND}.`,
      `The bot wraps 3 ETH. Send 3 WETH to ${FRIEND}.`,
      `The bot is wrapping 3 ETH. Send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH and try sending 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH, then start sending 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH. You can send 3 WETH to ${FRIEND}.`,
      `I'll wrap 3 ETH, you send 3 WETH to ${FRIEND}.`,
      `We will wrap 3 ETH. Send 3 WETH to ${FRIEND}.`,
    ],
  }),
  ...pairs("a right that is let be given", traded, {
    right: [
      `Swap 350 DAI for at least 347 USDC on Uniswap V2, you can approve 350 DAI to ${V2_ROUTER} for it.`,
      `Approve ${V2_ROUTER} to spend 350 DAI, then swap 350 DAI on Uniswap V2; 347 USDC is the least I'll take.`,
    ],
    wrong: [
      `I'll approve ${V2_ROUTER} for 350 DAI, you swap 350 DAI for at least 347 USDC on Uniswap V2.`,
      `Approve ${V2_ROUTER} for 350 DAI. You can swap 350 DAI for at least 347 USDC on Uniswap V2.`,
    ],
  }),
  ...pairs("a deed that was, in other words", batch(withdraw(USDC, 90n * USD6), withdraw(DAI, 35n * ETHER)), {
    right: ["Withdraw 90 USDC from Aave V3 and withdraw 35 DAI from Aave V3."],
    wrong: ["Withdraw 90 USDC from Aave V3, then we withdrew 35 DAI from Aave V3."],
  }),
  ...pairs(
    "a right of a named contract that was given",
    batch(
      weth.call(WETH, "deposit", [], { value: 2n * ETHER }),
      erc20.call(WETH, "approve", [V2_ROUTER, 2n * ETHER]),
    ),
    {
      right: [`Wrap 2 ETH. Approve ${V2_ROUTER} to spend 2 WETH.`],
      wrong: [`I wrapped 2 ETH. Approve ${V2_ROUTER} to spend 2 WETH.`],
    },
  ),
];
