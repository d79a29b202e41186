import {
  AAVE_POOL,
  COMET_USDC,
  FRIEND,
  SAFE,
  SDAI,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
  WSTETH,
} from "./addresses.ts";
import { execBySafe, safe } from "./encoders/accounts.ts";
import { aave, comet, lido } from "./encoders/lending.ts";
import { erc20, erc4626 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const administer = (name: string, ...values: unknown[]) =>
  execBySafe(SAFE, { to: SAFE, data: safe.data(name, values) });
const buy = (most: bigint, amount = ETHER) =>
  v2.call(V2_ROUTER, "swapTokensForExactTokens", [amount, most * USD6, [USDC, WETH], USER, SOON]);
const sell = (amount: bigint, least: bigint, to = USER) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [amount, least * USD6, [WETH, USDC], to, SOON]);
const withdraw = (amount: bigint) => aave.call(AAVE_POOL, "withdraw", [USDC, amount, USER]);
const saved = (amount: bigint) => erc4626.call(SDAI, "withdraw", [amount, USER, USER]);
const allow = (amount: bigint) => erc20.call(USDC, "approve", [STRANGER, amount]);
/** The first owner of a list is behind this one. */
const FIRST = "0x0000000000000000000000000000000000000001";

const WORDINGS: readonly Wording[] = [
  {
    intents: [
      "Use Uniswap V2 to purchase one WETH, costing me 3030 USDC at the outside",
      "Uniswap V2, buy order: 1 WETH, max spend 3030 USDC",
      "Buy 1 WETH on Uniswap V2, paying 3030 USDC tops",
    ],
    tx: buy(3030n),
    wrong: [buy(3040n), buy(3030n, ETHER / 2n)],
    others: [
      "Uniswap V2, sell order: 1 WETH, max spend 3030 USDC",
      "Use Uniswap V2 to purchase one WETH, costing me 3000 USDC at the outside",
    ],
  },
  {
    intents: [
      "1 WETH should become USDC via Uniswap V2, with a floor of 2970 USDC",
      "On Uniswap V2, swap 1 WETH to USDC, bottom line 2970 USDC.",
      "Use Uniswap V2 for 1 WETH into USDC, I won't take less than 2970",
      "On Uniswap V2 I'm giving 1 WETH and want USDC, 2970 or more of it.",
      "Uniswap V2: 1 WETH becomes USDC. Anything from 2970 USDC upward is fine with me.",
    ],
    tx: sell(ETHER, 2970n),
    wrong: [sell(ETHER, 2900n), sell(2n * ETHER, 2970n), sell(ETHER, 2970n, STRANGER)],
    others: [
      "USDC should become 1 WETH via Uniswap V2, with a floor of 2970 USDC",
      "On Uniswap V2, swap 1 WETH to USDC, bottom line 2990 USDC.",
      "On Uniswap V2, swap 1 WETH to USDC, min 2970 USDC, one for one",
    ],
  },
  {
    intents: [
      `Swap 1 WETH to USDC on Uniswap V2 and have the proceeds delivered to ${FRIEND}, no less than 2970 USDC`,
    ],
    tx: sell(ETHER, 2970n, FRIEND),
    wrong: [sell(ETHER, 2970n), sell(ETHER, 2970n, STRANGER)],
    others: [
      `Swap 1 WETH to USDC on Uniswap V2 and have half the proceeds delivered to ${FRIEND}, min 2970 USDC`,
    ],
  },
  {
    intents: [
      "Pull every last bit of my USDC out of Aave V3.",
      "Withdraw all my USDC from Aave, every cent.",
      "Aave: withdraw all my USDC, the lot, everything.",
    ],
    tx: withdraw(MAX),
    wrong: [withdraw(250n * USD6)],
    others: ["Pull every last Friday USDC out of Aave V3.", "Withdraw all my USDC from Aave, the lot but 10"],
  },
  {
    intents: ["From my sDAI savings, withdraw 100 DAI."],
    tx: saved(100n * ETHER),
    wrong: [saved(1000n * ETHER)],
    others: ["From my sDAI savings, withdraw 100 sDAI.", "Put 100 DAI into my sDAI savings"],
  },
  {
    intents: [`Bring the USDC allowance of ${STRANGER} down to 50 USDC.`],
    tx: allow(50n * USD6),
    wrong: [allow(500n * USD6), allow(MAX)],
    others: [`Bring the USDC allowance of ${STRANGER} to zero`, `Bring 50 USDC to ${STRANGER}`],
  },
  {
    intents: [`Make ${FRIEND} an owner of our Safe ${SAFE}. Two signatures should be required from then on.`],
    tx: administer("addOwnerWithThreshold", FRIEND, 2),
    wrong: [administer("addOwnerWithThreshold", FRIEND, 1), administer("addOwnerWithThreshold", STRANGER, 2)],
    others: [
      `Make ${FRIEND} an owner of our Safe ${SAFE}. Three signatures should be required from then on.`,
    ],
  },
  {
    intents: [
      `Remove ${FRIEND} from the owners of Safe ${SAFE}; two confirmations needed from then on.`,
      `Remove ${FRIEND} from the owners of Safe ${SAFE}, leaving a threshold of 2.`,
    ],
    tx: administer("removeOwner", FIRST, FRIEND, 2),
    wrong: [administer("removeOwner", FIRST, FRIEND, 1), administer("removeOwner", FIRST, STRANGER, 2)],
    others: [
      `Remove ${FRIEND} from the owners of Safe ${SAFE}, two confirmations needed first`,
      `Remove ${FRIEND} from the owners of Safe ${SAFE}, leaving a threshold of 3.`,
    ],
  },
  {
    intents: [`In the Safe ${SAFE}, owner ${FRIEND} is to be replaced by ${STRANGER}.`],
    tx: administer("swapOwner", FIRST, FRIEND, STRANGER),
    wrong: [administer("swapOwner", FIRST, STRANGER, FRIEND)],
    others: [`In the Safe ${SAFE}, owner ${STRANGER} is to be replaced by ${FRIEND}.`],
  },
  {
    intents: [
      `Give ${STRANGER} leave to draw up to 50 USDC from me.`,
      `Give ${STRANGER} the green light for 50 USDC.`,
      `Set the USDC allowance of ${STRANGER} at 50`,
      `approve 50 usdc 4 ${STRANGER} pls`,
    ],
    tx: allow(50n * USD6),
    wrong: [allow(500n * USD6), allow(0n), erc20.call(USDC, "transfer", [STRANGER, 50n * USD6])],
    others: [
      `Give ${STRANGER} the nod and 50 USDC.`,
      `Give ${STRANGER} leave to keep 50 USDC.`,
      `Give ${STRANGER} no leave to draw up to 50 USDC from me.`,
      `Set the USDC allowance of ${STRANGER} at 50 per day`,
      `Hand ${STRANGER} 50 USDC.`,
      `Hand ${STRANGER} 50 USDC with permission.`,
      `Give ${STRANGER} 50 USDC with my approval.`,
    ],
  },
  {
    intents: [`Take my USDC allowance away from ${STRANGER}.`, `Take the USDC approval off ${STRANGER}.`],
    tx: allow(0n),
    wrong: [allow(50n * USD6), allow(MAX)],
    others: [`Take the USDC approval ${STRANGER} has and double it.`],
  },
  {
    intents: [
      "Uniswap V2: I give 1 WETH and get at least 2970 USDC.",
      "Exchange 1 WETH against USDC on Uniswap V2, at least 2970 USDC",
      "Sell a single WETH for USDC on Uniswap V2; 2970 USDC is my minimum.",
      "1 WETH to sell on Uniswap V2, lower limit 2970 USDC.",
    ],
    tx: sell(ETHER, 2970n),
    wrong: [sell(ETHER, 2900n), sell(2n * ETHER, 2970n), buy(2970n)],
    others: [
      "Uniswap V2: I get 1 WETH and give at least 2970 USDC.",
      "Exchange 2970 USDC against 1 WETH on Uniswap V2",
      "1 WETH to buy on Uniswap V2, lower limit 2970 USDC.",
      "Sell a single USDC for WETH on Uniswap V2; 2970 USDC is my minimum.",
    ],
  },
  {
    intents: [
      "Give Aave back 100 USDC of what I borrowed",
      "Hand Aave back 100 of the USDC I owe it.",
      "Settle 100 USDC of my borrowings at Aave.",
    ],
    tx: aave.call(AAVE_POOL, "repay", [USDC, 100n * USD6, 2, USER]),
    wrong: [
      aave.call(AAVE_POOL, "borrow", [USDC, 100n * USD6, 2, 0, USER]),
      aave.call(AAVE_POOL, "repay", [USDC, 1000n * USD6, 2, USER]),
    ],
    others: [
      "Give me 100 USDC of what I borrowed from Aave.",
      `Give ${FRIEND} the 100 USDC that I borrowed from Aave.`,
      "Hand Aave 100 USDC.",
    ],
  },
  {
    intents: [
      "Compound V3, the USDC one: get me 1 WETH of my collateral back.",
      "Remove 1 WETH of collateral from the USDC market of Compound V3.",
    ],
    tx: comet.call(COMET_USDC, "withdraw", [WETH, ETHER]),
    wrong: [
      comet.call(COMET_USDC, "supply", [WETH, ETHER]),
      comet.call(COMET_USDC, "withdraw", [WETH, 2n * ETHER]),
    ],
    others: [
      "Compound V3, the WETH one: get me 1 WETH of my collateral back.",
      "Compound V3, the USDC one: put 1 WETH of my collateral back.",
      "Get 1 WETH of my collateral back into the Compound V3 USDC market.",
      "Remove 1 WETH of collateral from the WETH market of Compound V3.",
    ],
  },
  {
    intents: [
      "I have some USDC in Aave V3. Take 250 USDC out of it.",
      "take 250 usdc out my aave",
      "Take 250 USDC out of there. Aave.",
    ],
    tx: withdraw(250n * USD6),
    wrong: [withdraw(2500n * USD6), withdraw(MAX)],
    others: [
      "Take 250 USDC out of it and into Aave.",
      "I have some USDC in Aave V3. Put 250 USDC on top of it.",
    ],
  },
  {
    intents: ["Undo the wrapping of 1.5 wstETH."],
    tx: lido.call(WSTETH, "unwrap", [(3n * ETHER) / 2n]),
    wrong: [lido.call(WSTETH, "wrap", [(3n * ETHER) / 2n]), lido.call(WSTETH, "unwrap", [3n * ETHER])],
    others: ["Undo 1.5 wstETH.", "Undo the wrapping of 1.5 wstETH tomorrow."],
  },
  {
    intents: [
      `Bring ${FRIEND} in as an owner of the Safe ${SAFE}, threshold 2.`,
      `Safe ${SAFE}: new owner ${FRIEND}; threshold 2.`,
    ],
    tx: administer("addOwnerWithThreshold", FRIEND, 2),
    wrong: [
      administer("addOwnerWithThreshold", FRIEND, 1),
      administer("addOwnerWithThreshold", STRANGER, 2),
      administer("removeOwner", FIRST, FRIEND, 2),
    ],
    others: [
      `Kick ${FRIEND} out of the owners of the Safe ${SAFE}, threshold 2.`,
      `Safe ${SAFE}: no new owner ${FRIEND}; threshold 2.`,
      `Safe ${SAFE}: new owner ${FRIEND} says hi; threshold 2.`,
    ],
  },
  {
    intents: [
      `Kick ${FRIEND} off the owners of Safe ${SAFE}, with 2 confirmations required afterwards.`,
      `Kick ${FRIEND} out of the owners of the Safe ${SAFE}, threshold 2 afterwards.`,
    ],
    tx: administer("removeOwner", FIRST, FRIEND, 2),
    wrong: [administer("removeOwner", FIRST, STRANGER, 2), administer("addOwnerWithThreshold", FRIEND, 2)],
    others: [`Kick ${FRIEND} off the owners of Safe ${SAFE}, with 3 confirmations required afterwards.`],
  },
  {
    intents: ["Raise the confirmations our Safe requires to 3"],
    tx: administer("changeThreshold", 3),
    wrong: [administer("changeThreshold", 1)],
    others: ["Raise the confirmations our Safe requires to 4"],
  },
];

/** Amounts, directions, bounds and thresholds in the words of every day. */
export const elementWordings = wordings(
  { right: "an element in other words", wrong: "another element", other: "words for another call" },
  WORDINGS,
);
