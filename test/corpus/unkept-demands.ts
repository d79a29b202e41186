import { AAVE_POOL, FRIEND, PERMIT2, STETH, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { aave, lido } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { REFUSED } from "./everyday/refused.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";

const NOBODY = "0x0000000000000000000000000000000000000000";
const MILLI = ETHER / 1000n;
const pay = erc20.call(USDC, "transfer", [FRIEND, 100n * USD6]);
const allow = erc20.call(USDC, "approve", [PERMIT2, MAX]);
const allowSome = erc20.call(USDC, "approve", [PERMIT2, 500n * USD6]);
const deposit = aave.call(AAVE_POOL, "supply", [USDC, 1000n * USD6, USER, 0]);
const repay = aave.call(AAVE_POOL, "repay", [USDC, 300n * USD6, 2, USER]);
const repayAll = aave.call(AAVE_POOL, "repay", [USDC, MAX, 2, USER]);
const stake = lido.call(STETH, "submit", [NOBODY], { value: 5n * ETHER });
const unwrap = weth.call(WETH, "withdraw", [ETHER]);
const boughtAndUnwrapped = {
  chainId: 1,
  from: USER,
  transactions: [
    v2.call(V2_ROUTER, "swapExactTokensForTokens", [500n * USD6, 165n * MILLI, [USDC, WETH], USER, SOON]),
    weth.call(WETH, "withdraw", [165n * MILLI]),
  ],
};
const SWAP = "On Uniswap V2 swap 500 USDC for at least 0.165 WETH";

type Pair = readonly [right: string, unkept: string];

/** By what the call is; the first of each asks for it, the second for something that the same call does not keep. */
const PAIRS: readonly (readonly [Record<string, unknown>, readonly Pair[]])[] = [
  [
    pay,
    [
      [`I made up my mind, send 100 USDC to ${FRIEND}`, `I've changed my mind, send 100 USDC to ${FRIEND}`],
      [`Send 100 USDC to ${FRIEND} right now`, `Send 100 USDC to ${FRIEND} at market open`],
      [
        `As my accountant knows: send 100 USDC to ${FRIEND}`,
        `My accountant suggested: send 100 USDC to ${FRIEND}`,
      ],
      [`Send 100 USDC to ${FRIEND}, that's why`, `Send 100 USDC to ${FRIEND}, that's why not`],
      [`Send 100 USDC to ${FRIEND}. Ben gets a hug.`, `Send 100 USDC to ${FRIEND}. Ben gets a cut.`],
      [`Send 100 USDC to my sister who owns ${FRIEND}`, `Send 100 USDC to the person who controls ${FRIEND}`],
      [
        `Send 100 USDC to my brother, who lives at ${FRIEND}`,
        `Send 100 USDC to the wallet that funded ${FRIEND}`,
      ],
      [`Send 100 USDC to the wallet ${FRIEND}`, `Send 100 USDC to the man behind ${FRIEND}`],
      [`Send 100 USDC to our lawyer ${FRIEND}`, `Send 100 USDC to the lawyer representing ${FRIEND}`],
      [`Send 100 USDC to my friend ${FRIEND}`, `Send 100 USDC to everyone bar ${FRIEND}`],
      [`Send 100 USDC over to ${FRIEND}`, `Send 100 USDC past ${FRIEND}`],
      [
        `100 USDC to ${FRIEND} for the plumber, he was here last night`,
        `100 USDC to ${FRIEND} for the plumber, that went through last night`,
      ],
      [`One payment: 100 USDC to ${FRIEND}`, `Two payments: 100 USDC to ${FRIEND}`],
      [`Send a sum of 100 USDC to ${FRIEND}`, `Send an invoice for 100 USDC to ${FRIEND}`],
      [`Send 100 USDC to ${FRIEND} for the NFT`, `Send 100 USDC, an NFT to ${FRIEND}`],
      [`Send 100 USDC to ${FRIEND} out of my wallet`, `Send 100 USDC to ${FRIEND} out of the vault`],
      [`I want to send 100 USDC to ${FRIEND}`, `I want to know: send 100 USDC to ${FRIEND}`],
      [`Send 100 USDC to ${FRIEND} for the school year`, `Send ${FRIEND} money so that he has 100 USDC`],
      [`Send 100 USDC to ${FRIEND}. Could you do that now please?`, `Send 100 USDC to ${FRIEND}. Would you?`],
    ],
  ],
  [
    allowSome,
    [
      [
        "Permit2 should get 500 USDC of allowance",
        "Permit2 should get 500 USDC of allowance on top of what it has",
      ],
    ],
  ],
  [
    allow,
    [
      [
        `Unlimited USDC approval for Permit2 at ${PERMIT2}`,
        `Unlimited USDC approval for the contract that replaced ${PERMIT2}`,
      ],
      [
        "Unlimited USDC approval for Permit2 please",
        "Unlimited USDC approval for Permit2, but have it run out by itself on Sunday night",
      ],
      [
        "Unlimited USDC approval for Permit2, thanks",
        "Unlimited USDC approval for Permit2, over by Sunday night",
      ],
    ],
  ],
  [
    deposit,
    [
      [
        "Supply 1000 USDC to Aave as collateral",
        "Supply 1000 USDC to Aave, keeping it switched off as collateral",
      ],
      ["Supply 1000 USDC to Aave", "Supply 1000 USDC to Aave, collateral stays off"],
      [
        "Supply 1000 USDC to Aave, for a rainy day",
        "Supply 1000 USDC to Aave, but don't let it count as collateral",
      ],
      [
        "Supply 1000 USDC to Aave, my seventieth birthday was lovely",
        "Supply 1000 USDC to Aave, fixed until my seventieth birthday so I'm not tempted",
      ],
      [
        "Supply 1000 USDC to Aave for my sabbatical",
        "Supply 1000 USDC to Aave for the duration of my sabbatical",
      ],
      ["Supply 1000 USDC to Aave for the school", "Supply 1000 USDC to Aave for the school year"],
      ["Supply 1000 USDC to Aave as a position", "Supply 1000 USDC to Aave as a joint position"],
      ["Supply a sum of 1000 USDC to Aave", "Supply the yield on 1000 USDC to Aave"],
      ["Supply 1000 USDC to the Aave market", "Supply 1000 USDC to the market next to Aave"],
      ["Top up Aave with 1000 USDC", "Top up Aave so that I have 1000 USDC in it"],
      ["Place 1000 USDC at Aave", "Plant 1000 USDC at Aave"],
      ["Park 1000 USDC at Aave", "Fill my Aave up to 1000 USDC"],
      ["Good morning: supply 1000 USDC to Aave", "Practice run first please: supply 1000 USDC to Aave"],
    ],
  ],
  [
    stake,
    [
      ["Stake 5 ETH with Lido", "Stake 5 ETH with Lido, on a validator in Switzerland for legal reasons"],
      ["Stake 5 ETH with Lido, please", "Stake 5 ETH with Lido, with a node run by monks"],
      ["Stake 5 ETH with Lido now", "Stake 5 ETH with Lido, opening a minipool of my own with it"],
    ],
  ],
  [
    unwrap,
    [
      ["Unwrap 1 WETH. Keep it in ETH.", "Unwrap 1 WETH. Keep it in WETH."],
      ["Unwrap 1 WETH and let me have the ETH", "Unwrap 1 WETH and let my mum have the ETH"],
    ],
  ],
  [
    repay,
    [
      ["Repay 300 USDC on Aave", "Repay 300 USDC on Aave so nothing is left owing"],
      ["Repay 300 USDC on Aave from my wallet", "Repay 300 USDC on Aave using the collateral"],
      ["Repay 300 USDC of my Aave debt", "Repay 300 USDC on Aave to close the loan"],
    ],
  ],
  [
    repayAll,
    [
      [
        "Repay all of my USDC debt on Aave, variable rate",
        "Repay all of Jim's USDC debt on Aave, variable rate",
      ],
    ],
  ],
  [
    boughtAndUnwrapped,
    [
      [`${SWAP}, then unwrap 0.165 WETH`, `${SWAP}. Keep it as WETH.`],
      [`${SWAP}, then get it as ETH`, `${SWAP}. It should remain WETH.`],
      [`${SWAP} and unwrap it`, `${SWAP}. Have it as WETH.`],
      [
        `${SWAP}, then unwrap 0.165 WETH. Keep it as ETH.`,
        `${SWAP}, then unwrap 0.165 WETH. Keep it as WETH.`,
      ],
    ],
  ],
];

/** What is demanded beside a request and no call keeps, though all that the call has is named. */
export const unkeptDemands: CorpusCase[] = PAIRS.flatMap(([tx, pairs]) =>
  pairs.flatMap(([right, unkept]) => [
    aligned("nothing beside", right, tx),
    faulty("a demand that no call keeps", REFUSED, unkept, tx),
  ]),
);
