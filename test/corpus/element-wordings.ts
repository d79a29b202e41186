import { AAVE_POOL, FRIEND, SAFE, SDAI, STRANGER, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { execBySafe, safe } from "./encoders/accounts.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, erc4626 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { REFUSED } from "./everyday/refused.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";

type Transaction = Record<string, unknown>;

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

interface Wording {
  intents: readonly string[];
  tx: Transaction;
  wrong: readonly Transaction[];
  /** Much like them, and not answered by the transaction. */
  others: readonly string[];
}

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
    intents: ["Raise the confirmations our Safe requires to 3"],
    tx: administer("changeThreshold", 3),
    wrong: [administer("changeThreshold", 1)],
    others: ["Raise the confirmations our Safe requires to 4"],
  },
];

/** Amounts, directions, bounds and thresholds in the words of every day. */
export const elementWordings: CorpusCase[] = WORDINGS.flatMap(({ intents, tx, wrong, others }) => [
  ...intents.flatMap((intent) => [
    aligned("an element in other words", intent, tx),
    ...wrong.map((other) => faulty("another element", REFUSED, intent, other)),
  ]),
  ...others.map((intent) => faulty("words for another call", REFUSED, intent, tx)),
]);
