import {
  accountOf,
  FRIEND,
  MULTI_SEND_CALL_ONLY,
  SAFE,
  USDC,
  USER,
  V3_ROUTER,
  V3_ROUTER_02,
  WETH,
} from "../addresses.ts";
import { execBySafe, multiSend, safe } from "../encoders/accounts.ts";
import { callsOf } from "../encoders/contract-call.ts";
import { erc20 } from "../encoders/tokens.ts";
import { pathOf, v3, v3Router02 } from "../encoders/uniswap.ts";
import { ROUTER, SENDER, v3ExactIn, wrapEth } from "../encoders/universal-router.ts";
import { NODE } from "../nodes.ts";
import { ETHER, SOON, USD6 } from "../terms.ts";

export const MILLI = ETHER / 1000n;
export const SIGNATURE = `0x${"5a".repeat(64)}1b`;
export const R = `0x${"5a".repeat(32)}`;
/** Begins and ends like another account, as poisoned address books have it. */
export const likeness = (account: string) =>
  `${account.slice(0, 8)}${accountOf("poison").slice(8, 36)}${account.slice(-6)}`.toLowerCase();
export const base64 = (text: string) => Buffer.from(text).toString("base64");

export const pay = (amount = 100n * USD6, to = FRIEND, token = USDC) =>
  erc20.call(token, "transfer", [to, amount]);
export const payIntent = `Send 100 USDC to ${FRIEND}`;
export const swap = (recipient = USER, minimum = 990n * MILLI, deadline = SOON) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[USDC, WETH, 500, recipient, deadline, 3000n * USD6, minimum, 0]]);
export const swapIntent = "Swap 3000 USDC for WETH";
export const swapData = v3Router02.data("exactInputSingle", [
  [USDC, WETH, 500, USER, 3000n * USD6, 990n * MILLI, 0],
]);
export const multicall = (...parts: string[]) => v3Router02.call(V3_ROUTER_02, "multicall", [SOON, parts]);
export const etherIntent = "Swap 1 ETH for USDC on Uniswap";
export const wethToUsdc = pathOf(WETH, 500, USDC);
export const swapEther = [wrapEth(ROUTER, ETHER), v3ExactIn(SENDER, ETHER, 2985n * USD6, wethToUsdc, false)];
export const together = (...inners: { to: string; value?: string; data?: string; operation?: number }[]) =>
  execBySafe(SAFE, multiSend(MULTI_SEND_CALL_ONLY, inners), { operation: 1 });
export const bySafe = (name: string, ...values: unknown[]) =>
  execBySafe(SAFE, { to: SAFE, data: safe.data(name, values) });
export const safeIntent = `From my Safe, send 100 USDC to ${FRIEND}`;
export const cowOrder = (more: Record<string, unknown>) => ({
  protocol: "cow",
  chainId: 1,
  from: USER,
  order: {
    sellToken: USDC,
    buyToken: WETH,
    receiver: USER,
    sellAmount: "3000000000",
    buyAmount: (990n * MILLI).toString(),
    validTo: Number(SOON),
    appData: `0x${"00".repeat(32)}`,
    feeAmount: "0",
    kind: "sell",
    partiallyFillable: false,
    sellTokenBalance: "erc20",
    buyTokenBalance: "erc20",
    ...more,
  },
});
export const risky = callsOf([
  "function upgradeTo(address implementation)",
  "function transferOwnership(address owner)",
  "function approveDelegation(address delegatee, uint256 amount)",
  "function increaseAllowance(address spender, uint256 amount)",
]);
/** Replaces a 32-byte word of the arguments. */
export const withWord = (data: string, index: number, word: string) =>
  `${data.slice(0, 10 + 64 * index)}${word.padStart(64, "0")}${data.slice(10 + 64 * (index + 1))}`;
export const unknown = [...NODE.understood, ...NODE.operation, ...NODE.administer, ...NODE.contract];
export const malformed = [...NODE.format, ...NODE.understood];
