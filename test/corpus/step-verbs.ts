import { AAVE_POOL, DAI, FRIEND, USDC, USDT, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const allowed = erc20.call(DAI, "approve", [V2_ROUTER, 350n * ETHER]);
const paid = erc20.call(USDC, "transfer", [FRIEND, 45n * USD6]);
const sold = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  350n * ETHER,
  347n * USD6,
  [DAI, USDC],
  USER,
  SOON,
]);
const bought = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  600n * USD6,
  ETHER / 5n,
  [USDC, WETH],
  USER,
  SOON,
]);

/** Steps of a batch by a verb of another deed, beside those by one of their own. */
export const stepVerbs: CorpusCase[] = [
  ...pairs("a right and a payment", batch(allowed, paid), {
    right: [
      `Approve ${V2_ROUTER} for 350 DAI, then send 45 USDC to ${FRIEND}.`,
      `Set ${V2_ROUTER}'s allowance to 350 DAI and get 45 USDC to ${FRIEND}.`,
      `Let ${V2_ROUTER} spend 350 DAI, then let ${FRIEND} have 45 USDC.`,
    ],
    wrong: [
      `Approve ${V2_ROUTER} for 350 DAI, then lower 45 USDC to ${FRIEND}.`,
      `Approve ${V2_ROUTER} for 350 DAI, then increase 45 USDC to ${FRIEND}.`,
      `Approve ${V2_ROUTER} for 350 DAI and sign 45 USDC to ${FRIEND}.`,
      `Approve ${V2_ROUTER} for 350 DAI and enable 45 USDC to ${FRIEND}.`,
      `Approve ${V2_ROUTER} for 350 DAI. Receive 45 USDC to ${FRIEND}.`,
      `Spend ${V2_ROUTER} for 350 DAI, then send 45 USDC to ${FRIEND}.`,
    ],
  }),
  ...pairs("a right and a trade", batch(allowed, sold), {
    right: [
      `Approve ${V2_ROUTER} to spend 350 DAI, then swap 350 DAI for at least 347 USDC on Uniswap V2.`,
      `Sell 350 DAI, buy at least 347 USDC on Uniswap V2; needs an approval of 350 DAI to ${V2_ROUTER} first.`,
    ],
    wrong: [
      `Buy ${V2_ROUTER} for 350 DAI, then swap 350 DAI for at least 347 USDC on Uniswap V2.`,
      `Lower ${V2_ROUTER} to spend 350 DAI, then swap 350 DAI for at least 347 USDC on Uniswap V2.`,
      `Cash in ${V2_ROUTER} to spend 350 DAI and swap 350 DAI for at least 347 USDC on Uniswap V2.`,
    ],
  }),
  ...pairs("one right", allowed, {
    right: [`Let ${V2_ROUTER} spend 350 DAI`, `Increase ${V2_ROUTER}'s allowance to 350 DAI`],
    wrong: [`Lower ${V2_ROUTER} to spend 350 DAI`, `Spend ${V2_ROUTER} for 350 DAI`],
  }),
  ...pairs(
    "a right and a deposit",
    batch(
      erc20.call(USDC, "approve", [AAVE_POOL, 450n * USD6]),
      aave.call(AAVE_POOL, "supply", [USDC, 450n * USD6, USER, 0]),
    ),
    {
      right: ["Approve the Aave V3 pool for 450 USDC and supply 450 USDC to Aave V3."],
      wrong: [
        "Invest the Aave V3 pool for 450 USDC and supply 450 USDC to Aave V3.",
        "Approve the Aave V3 pool for 450 USDC and authorize 450 USDC to Aave V3.",
        "Approve the Aave V3 pool for 450 USDC. Increase 450 USDC to Aave V3.",
        "Approve the Aave V3 pool for 450 USDC and rubber stamp 450 USDC to Aave V3.",
      ],
    },
  ),
  ...pairs(
    "what is wrapped and paid",
    batch(
      weth.call(WETH, "deposit", [], { value: 3n * ETHER }),
      erc20.call(WETH, "transfer", [FRIEND, 3n * ETHER]),
    ),
    {
      right: [
        `Wrap 3 ETH and send 3 WETH to ${FRIEND}.`,
        `Take 3 of my ETH, wrap them to WETH, send the whole 3 WETH on to ${FRIEND}.`,
      ],
      wrong: [
        `Pay 3 ETH and send 3 WETH to ${FRIEND}.`,
        `Repay 3 ETH and send 3 WETH to ${FRIEND}.`,
        `Return 3 ETH, then send 3 WETH to ${FRIEND}.`,
        `Get 3 ETH and send 3 WETH to ${FRIEND}.`,
      ],
    },
  ),
  ...pairs(
    "a right that is renewed",
    batch(erc20.call(USDT, "approve", [FRIEND, 0n]), erc20.call(USDT, "approve", [FRIEND, 550n * USD6])),
    {
      right: [
        `Revoke ${FRIEND}'s USDT allowance, then approve ${FRIEND} to spend 550 USDT.`,
        `Lower ${FRIEND}'s USDT allowance to zero, then approve ${FRIEND} to spend 550 USDT.`,
      ],
      wrong: [
        `Raise ${FRIEND}'s USDT allowance, then approve ${FRIEND} to spend 550 USDT.`,
        `Lower ${FRIEND}'s USDT allowance, then approve ${FRIEND} to spend 550 USDT.`,
        `Add ${FRIEND}'s USDT allowance, then approve ${FRIEND} to spend 550 USDT.`,
      ],
    },
  ),
  ...pairs("what is bought and unwrapped", batch(bought, weth.call(WETH, "withdraw", [ETHER / 5n])), {
    right: [
      "Swap 600 USDC for at least 0.2 WETH on Uniswap V2 and unwrap 0.2 WETH.",
      "Turn 600 USDC into at least 0.2 WETH on Uniswap V2 and take 0.2 of it out as plain ETH.",
    ],
    wrong: [
      "Swap 600 USDC for at least 0.2 WETH on Uniswap V2 and move 0.2 WETH.",
      "Swap 600 USDC for at least 0.2 WETH on Uniswap V2. Spend 0.2 WETH.",
    ],
  }),
  ...pairs(
    "two debts",
    batch(
      aave.call(AAVE_POOL, "repay", [USDC, 55n * USD6, 2, USER]),
      aave.call(AAVE_POOL, "repay", [DAI, 65n * ETHER, 2, USER]),
    ),
    {
      right: ["Repay 55 USDC of my Aave V3 debt and repay 65 DAI of my Aave V3 debt."],
      wrong: [
        "Enable 55 USDC of my Aave V3 debt and repay 65 DAI of my Aave V3 debt.",
        "Request 55 USDC of my Aave V3 debt and repay 65 DAI of my Aave V3 debt.",
      ],
    },
  ),
];
