import {
  AAVE_POOL,
  COMET_USDC,
  DAI,
  FRIEND,
  PERMIT2,
  SAFE,
  SDAI,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
} from "./addresses.ts";
import { batch } from "./batch.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { execBySafe, safe } from "./encoders/accounts.ts";
import { aave, comet } from "./encoders/lending.ts";
import { erc20, erc4626, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { REFUSED } from "./everyday/refused.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";

const FIRST = "0x0000000000000000000000000000000000000001";
const pay = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount * USD6]);
/** 2 ETH for at least 5950 DAI. */
const sell = (to = USER) =>
  v2.call(V2_ROUTER, "swapExactETHForTokens", [5950n * ETHER, [WETH, DAI], to, SOON], { value: 2n * ETHER });
const supply = (onBehalfOf = USER) => aave.call(AAVE_POOL, "supply", [USDC, 1000n * USD6, onBehalfOf, 0]);
const withdraw = aave.call(AAVE_POOL, "withdraw", [USDC, 250n * USD6, USER]);
const repay = aave.call(AAVE_POOL, "repay", [USDC, 300n * USD6, 2, USER]);
const pledge = comet.call(COMET_USDC, "supply", [WETH, ETHER]);
const release = comet.call(COMET_USDC, "withdraw", [WETH, ETHER]);
const cashOut = erc4626.call(SDAI, "withdraw", [100n * ETHER, USER, USER]);
const unwrap = weth.call(WETH, "withdraw", [ETHER]);
const allow = (spender: string, amount: bigint) => erc20.call(USDC, "approve", [spender, amount * USD6]);
const replaced = execBySafe(SAFE, { to: SAFE, data: safe.data("swapOwner", [FIRST, FRIEND, STRANGER]) });
const shares = batch(pay(50n), pay(50n, STRANGER));
const errands = batch(pay(10n), allow(V2_ROUTER, 50n), unwrap);
const leveraged = batch(
  aave.call(AAVE_POOL, "borrow", [USDC, 1000n * USD6, 2, 0, USER]),
  allow(V2_ROUTER, 1000n),
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [1000n * USD6, ETHER / 4n, [USDC, WETH], USER, SOON]),
);

type Pair = readonly [right: string, other: string];

/** By what the call is; the first of each asks for it, the second is built alike and asks for something else. */
const PAIRS: readonly (readonly [Record<string, unknown>, readonly Pair[]])[] = [
  [
    sell(),
    [
      ["At least 5950 DAI for my 2 ETH, Uniswap V2", "At least 2 ETH for my 5950 DAI, Uniswap V2"],
      ["DAI for 2 ETH on Uniswap V2, at least 5950 DAI", "ETH for 5950 DAI on Uniswap V2, at least 2 ETH"],
      ["Uniswap V2: for 2 ETH, at least 5950 DAI", "Uniswap V2: for 5950 DAI, at least 2 ETH"],
      ["For 2 ETH I want 5950 DAI at the least, Uniswap V2", "For 5950 DAI I want 2 ETH, Uniswap V2"],
      ["At least 5950 DAI for 2 ETH of mine, Uniswap V2", "At least 5950 DAI of mine for 2 ETH, Uniswap V2"],
      [
        "Offload 2 ETH for DAI on Uniswap V2, fetching at least 5950 DAI",
        "Offload 2 ETH for DAI on Uniswap V2, fetching at most 5950 DAI",
      ],
      [
        "Sell 2 ETH for at least 5950 DAI on Uniswap V2, no fees",
        "Sell 2 ETH for at least 5950 DAI on Uniswap V2, with no fee to anybody",
      ],
    ],
  ],
  [
    sell(FRIEND),
    [
      [
        `Sell 2 ETH on Uniswap V2 and have at least 5950 DAI delivered to ${FRIEND}`,
        `Sell 2 ETH on Uniswap V2 and have at least 5950 DAI delivered to ${STRANGER}`,
      ],
    ],
  ],
  [
    pay(100n),
    [
      [`${FRIEND} should be paid 100 USDC`, `${FRIEND} should pay me 100 USDC`],
      [`Have 100 USDC sent to ${FRIEND}`, `Have ${FRIEND} send 100 USDC`],
      [`I'd be grateful if you sent 100 USDC to ${FRIEND}`, `I'd be sad if you sent 100 USDC to ${FRIEND}`],
      [`USDC 100 send to ${FRIEND}`, `USDC 50 send to ${FRIEND}`],
      [`My friend at ${FRIEND} needs 100 USDC, send it to him`, `${FRIEND} needs 100 USDC, send it to me`],
      [`100 USDC to the wallet ${FRIEND}`, `100 USDC to the wallet that ${FRIEND} forwards to`],
      [`100 USDC to ${FRIEND} as a deposit`, `100 USDC to ${FRIEND} as a deposit I get back`],
      [`100 USDC to ${FRIEND}`, `100 USDC to ${FRIEND} on credit`],
    ],
  ],
  [
    supply(FRIEND),
    [
      [
        `On behalf of ${FRIEND}, supply 1000 USDC to Aave V3`,
        `On behalf of ${FRIEND}, supply 1000 USDC to Aave V3, credited to me`,
      ],
      [
        `Lend 1000 USDC on Aave V3, but book the position to ${FRIEND}`,
        `Lend 1000 USDC on Aave V3, but book the position to ${STRANGER}`,
      ],
    ],
  ],
  [
    withdraw,
    [
      ["I want 250 USDC of my deposit at Aave V3 back", "I want 250 USDC of my debt at Aave V3 paid back"],
      ["My USDC is in Aave V3; take 250 USDC of it out", "My USDC is in Aave V3; put 250 USDC to it"],
    ],
  ],
  [supply(), [["I want 1000 USDC back in Aave V3", "I want my 1000 USDC at Aave V3 back"]]],
  [
    repay,
    [
      ["My Aave V3 debt should go down by 300 USDC", "My Aave V3 debt should go up by 300 USDC"],
      ["Another 300 USDC off my debt at Aave V3", "Another 300 USDC of debt at Aave V3"],
    ],
  ],
  [
    release,
    [
      [
        "I'd like 1 WETH of my collateral at Compound III back",
        "I'd like 1 WETH put up as collateral at Compound III",
      ],
    ],
  ],
  [
    pledge,
    [
      [
        "I'd like 1 WETH put up as collateral at Compound III",
        "I'd like 1 WETH of my collateral at Compound III back",
      ],
    ],
  ],
  [cashOut, [["From sDAI I'd like 100 DAI paid out", "Into sDAI I'd like 100 DAI paid"]]],
  [unwrap, [["WETH 1 unwrap to ETH", "ETH 1 wrap to WETH"]]],
  [
    allow(PERMIT2, 0n),
    [
      ["Permit2 may no longer spend my USDC. Revoke it.", "Permit2 may no longer spend my DAI. Revoke it."],
      ["Revoke the USDC allowance that Permit2 holds", "Cancel 50 USDC of the allowance that Permit2 holds"],
    ],
  ],
  [
    allow(FRIEND, 0n),
    [
      [`${FRIEND} can no longer spend my USDC`, `${FRIEND} can no longer spend my DAI`],
      [
        `The USDC approval that I gave ${FRIEND}: take it back`,
        `The USDC approval that I gave ${FRIEND}: keep it`,
      ],
    ],
  ],
  [
    allow(PERMIT2, 500n),
    [
      [
        "The allowance I gave Permit2 is larger than I like; reduce it to 500 USDC",
        "The allowance I gave Permit2 is larger than I like; reduce it by 500 USDC",
      ],
    ],
  ],
  [
    replaced,
    [
      [
        `${FRIEND} is an owner of our Safe ${SAFE}; replace him with ${STRANGER}`,
        `${STRANGER} is an owner of our Safe ${SAFE}; replace him with ${FRIEND}`,
      ],
    ],
  ],
  [
    shares,
    [
      [
        `Equal shares of 50 USDC: one to ${FRIEND}, one to ${STRANGER}`,
        `Equal shares of 50 USDC: one to ${FRIEND}, two to ${STRANGER}`,
      ],
    ],
  ],
  [
    errands,
    [
      [
        `Hand 10 USDC to ${FRIEND}, next let ${V2_ROUTER} spend 50 USDC, finally unwrap 1 WETH`,
        `Hand 10 USDC to ${V2_ROUTER}, next let ${FRIEND} spend 50 USDC, finally unwrap 1 WETH`,
      ],
    ],
  ],
  [
    leveraged,
    [
      [
        "Borrow 1000 USDC on Aave V3 and swap what I borrowed into WETH on Uniswap V2, at least 0.25 WETH",
        "Borrow 1000 USDC on Aave V3 and swap half of what I borrowed into WETH on Uniswap V2, at least 0.25 WETH",
      ],
    ],
  ],
];

/** Requests that are built otherwise than by a verb and its objects in their order. */
export const builtSentences: CorpusCase[] = PAIRS.flatMap(([tx, pairs]) =>
  pairs.flatMap(([right, other]) => [
    aligned("built otherwise", right, tx),
    faulty("built alike for something else", REFUSED, other, tx),
  ]),
);
