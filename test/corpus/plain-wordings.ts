import {
  AAVE_POOL,
  C_DAI,
  COMPTROLLER,
  DAI,
  FRIEND,
  LIDO_QUEUE,
  SAFE,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
} from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { safe } from "./encoders/accounts.ts";
import { aave, comptroller, lido } from "./encoders/lending.ts";
import { erc20 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const withdrawn = aave.call(AAVE_POOL, "withdraw", [USDC, 90n * USD6, USER]);
const borrowed = aave.call(AAVE_POOL, "borrow", [USDC, 350n * USD6, 2, 0, USER]);
const repaid = aave.call(AAVE_POOL, "repay", [USDC, 75n * USD6, 2, USER]);
const revoked = erc20.call(DAI, "approve", [STRANGER, 0n]);
const paid = erc20.call(USDC, "transfer", [FRIEND, 40n * USD6]);
const queued = lido.call(LIDO_QUEUE, "requestWithdrawals", [[7n * ETHER], USER]);
const entered = comptroller.call(COMPTROLLER, "enterMarkets", [[C_DAI]]);
const raised = safe.call(SAFE, "changeThreshold", [4n], { from: SAFE });
const sold = v2.call(V2_ROUTER, "swapExactETHForTokens", [1500n * ETHER, [WETH, DAI], USER, SOON], {
  value: ETHER / 2n,
});

/** What people add in plain words to one deed: whose money it is, where it comes to, from where on a price will do. */
export const plainWordings: CorpusCase[] = [
  ...pairs("where it comes to anyway", withdrawn, {
    right: [
      "Withdraw 90 USDC from Aave V3 and bring it back to my wallet.",
      "Take 90 USDC out of Aave V3, then move it to my own wallet.",
      `Withdraw 90 USDC from Aave V3. The money comes back to ${USER}.`,
      "Withdraw 90 USDC from Aave V3, paid to me.",
    ],
    wrong: [
      "Withdraw 90 USDC from Aave V3 and bring it back to Aave.",
      "Withdraw 90 USDC from Aave V3 and move it to Aave V3.",
      `Withdraw 90 USDC from Aave V3 and bring it to my wallet ${FRIEND}.`,
      "Withdraw 90 USDC from Aave V3 and bring it to my brother's wallet.",
      `Withdraw 90 USDC from Aave V3. The money comes back to ${FRIEND}.`,
      "Withdraw 90 USDC from Aave V3, paid to my sister.",
    ],
  }),
  ...pairs("whose money it is", repaid, {
    right: [
      "Repay 75 USDC of my Aave V3 debt, paid from my wallet.",
      "Repay 75 USDC on Aave V3, out of my own pocket.",
    ],
    wrong: [
      "Repay 75 USDC of my Aave V3 debt, paid from my deposit.",
      "Repay 75 USDC on Aave V3, out of her pocket.",
    ],
  }),
  ...pairs("out of my wallet", paid, {
    right: [`40 USDC, to ${FRIEND}, out of my wallet please.`],
    wrong: [`40 USDC, to ${FRIEND}, out of Ben's wallet please.`],
  }),
  ...pairs("drawn against what lies there", borrowed, {
    right: ["I've got collateral in Aave V3. Draw 350 USDC against it."],
    wrong: [
      "I've got collateral in Aave V3. Draw 350 USDC from it.",
      "I've got collateral in Aave V3. Vote 350 USDC against it.",
    ],
  }),
  ...pairs("no longer allowed", revoked, {
    right: [
      `${STRANGER} must no longer be allowed to spend my DAI.`,
      `Cancel whatever DAI allowance ${STRANGER} has.`,
    ],
    wrong: [
      `${STRANGER} must no longer be allowed to spend my USDC.`,
      `${STRANGER} must no longer be allowed to spend more than 5 DAI.`,
      `${FRIEND} must no longer be allowed to spend my DAI.`,
      `Cancel the DAI allowance ${STRANGER} has, or whatever.`,
    ],
  }),
  ...pairs("whose request it is", queued, {
    right: ["Queue 7 stETH for withdrawal at Lido, with me as owner of the request."],
    wrong: ["Queue 7 stETH for withdrawal at Lido, with Ben as owner of the request."],
  }),
  ...pairs("a market by its name alone", entered, {
    right: ["Compound V2: enter market cDAI"],
    wrong: ["Compound V2: enter market cUSDC", "Compound V2: exit market cDAI"],
  }),
  ...pairs("switched on", entered, {
    right: ["On Compound V2, switch my DAI on as collateral."],
    wrong: [
      "On Compound V2, switch my DAI off as collateral.",
      "On Compound V2, switch my USDC on as collateral.",
    ],
  }),
  ...pairs("owed to somebody", paid, {
    right: [`I owe somebody 40 USDC. His address is ${FRIEND}. Send it.`],
    wrong: [`I owe somebody else 40 USDC. Send it to ${FRIEND}.`, `I owe somebody 40 USDC, not ${FRIEND}.`],
  }),
  ...pairs("how many have to sign", raised, {
    right: [
      `Change the Safe ${SAFE} so that four owners need to sign.`,
      `Make the Safe ${SAFE} require four owners to sign.`,
    ],
    wrong: [
      `Change the Safe ${SAFE} so that three owners need to sign.`,
      `Change the Safe ${SAFE}, four owners must sign it first.`,
      `Change the Safe ${SAFE} so that four owners need not sign.`,
    ],
  }),
  ...pairs("from where on a price will do", sold, {
    right: [
      "Cashing out a bit: sell 0.5 ETH for DAI on Uniswap V2, at least 1500 DAI.",
      "Sell 0.5 ETH for DAI on Uniswap V2. Anything from 1,500 upwards is OK.",
      "Sell 0.5 ETH for DAI. Uniswap V2 had the best quote, so use that. At least 1500 DAI.",
      "Sell: 0.5 ETH\nBuy: DAI\nMinimum received: 1500 DAI\nVenue: Uniswap V2\nDelivered to: my own wallet",
    ],
    wrong: [
      "Cashing out a bit more later: sell 0.5 ETH for DAI on Uniswap V2, at least 1500 DAI.",
      "Sell 0.5 ETH for DAI on Uniswap V2. Anything from 1,501 upwards is OK.",
      "Sell 0.5 ETH for DAI. Uniswap V3 had the best quote, so use that. At least 1500 DAI.",
      "Sell 0.5 ETH for DAI on Uniswap V2, at least 1500 DAI, so use that as collateral.",
      `Sell: 0.5 ETH\nBuy: DAI\nMinimum received: 1500 DAI\nVenue: Uniswap V2\nDelivered to: ${FRIEND}`,
    ],
  }),
  ...pairs("what was put off and is done", paid, {
    right: [
      `Send 40 USDC to ${FRIEND}. A colleague recommended her.`,
      `Send 40 USDC to ${FRIEND}. The new bathroom has to be paid somehow.`,
      `Send 40 USDC to ${FRIEND}. Better late than never.`,
      `Send 40 USDC to ${FRIEND}. It's getting dark outside.`,
    ],
    wrong: [
      `Send 40 USDC to ${FRIEND}. A colleague recommended waiting.`,
      `Send 40 USDC to ${FRIEND}. The new bathroom has to be paid first.`,
      `Send 40 USDC to ${FRIEND}. Better later than now.`,
      `Send 40 USDC to ${FRIEND}. It's getting late, so tomorrow will do.`,
    ],
  }),
];
