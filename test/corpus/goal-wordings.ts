import {
  AAVE_POOL,
  DAI,
  FRIEND,
  SDAI,
  STETH,
  STRANGER,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
  WSTETH,
} from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave, lido } from "./encoders/lending.ts";
import { erc20, erc4626, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const grant = (token: string, spender: string, units: bigint) =>
  erc20.call(token, "approve", [spender, units]);
const supply = (units: bigint) => aave.call(AAVE_POOL, "supply", [USDC, units, USER, 0]);
const borrow = (units: bigint) => aave.call(AAVE_POOL, "borrow", [USDC, units, 2, 0, USER]);
const withdraw = (units: bigint) => aave.call(AAVE_POOL, "withdraw", [USDC, units, USER]);
const pay = (token: string, units: bigint) => erc20.call(token, "transfer", [FRIEND, units]);
const wrap = (units: bigint) => weth.call(WETH, "deposit", [], { value: units });
const trade = (path: readonly string[], given: bigint, least: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [given, least, path, USER, SOON]);

const USDC_700 = 700n * USD6;
const DAI_350 = 350n * ETHER;
const allowPool = grant(USDC, AAVE_POOL, USDC_700);
const allowDai = grant(DAI, V2_ROUTER, DAI_350);
const sell = trade([DAI, USDC], DAI_350, 347n * USD6);
const allowUsdc = grant(USDC, V2_ROUTER, USDC_700);
const buy = trade([USDC, WETH], USDC_700, ETHER / 5n);

const CASES: readonly Wording[] = [
  {
    intents: [
      `I'd like to lend 700 USDC on Aave. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it on my own behalf.`,
      `I want my 700 USDC to earn on Aave V3. Approve the pool ${AAVE_POOL} for 700 USDC and then deposit it, please.`,
      `We want to supply 700 USDC to Aave V3. To do so, approve ${AAVE_POOL} for 700 USDC and supply the 700 USDC.`,
      `I need to deposit 700 USDC into Aave. Grant ${AAVE_POOL} permission for that amount, then make the deposit.`,
      `Goal: 700 USDC supplied to Aave V3. Steps: approve ${AAVE_POOL} for 700 USDC, then supply 700 USDC.`,
      `I want to put 700 USDC into Aave V3. This takes two steps: approve ${AAVE_POOL} for 700 USDC, then supply it.`,
      `My 700 USDC should be lent out on Aave V3. For this, let ${AAVE_POOL} use 700 USDC of mine and supply them.`,
      `we need 700 usdc in aave v3, so approve ${AAVE_POOL} for 700 usdc and deposit 700 usdc there`,
      `Hi! I'd like to deposit seven hundred USDC in Aave. Could you do whatever approval it takes and then supply it?`,
      `I have to get 700 USDC into Aave V3. Authorise ${AAVE_POOL} for the 700 USDC first, then supply.`,
    ],
    tx: batch(allowPool, supply(USDC_700)),
    wrong: [
      batch(allowPool, supply(600n * USD6)),
      batch(grant(USDC, STRANGER, USDC_700), supply(USDC_700)),
      batch(allowPool, supply(USDC_700), supply(USDC_700)),
    ],
    others: [
      `I'd like to lend 700 USDC on Aave someday. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it.`,
      `Should I lend 700 USDC on Aave? Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it.`,
      `I wanted to lend 700 USDC on Aave. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it.`,
      `I don't want to lend 700 USDC on Aave. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it.`,
      `My brother wants to lend 700 USDC on Aave. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it.`,
      `If I want to lend 700 USDC on Aave: approve ${AAVE_POOL} for exactly 700 USDC, then supply it.`,
      `I'd like to lend 700 USDC on Compound. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it.`,
      `I'd like to lend 700 DAI on Aave. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it.`,
      `I'd like to lend 900 USDC on Aave. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it.`,
      `I'd like to borrow 700 USDC on Aave. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it.`,
      `I'd like to lend 700 USDC on Aave. Tell me how: approve ${AAVE_POOL} for 700 USDC, then supply it.`,
      `I'd like to lend 700 USDC on Aave. I would give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it.`,
      `I'd like to lend 700 USDC on Aave. Never mind. Give ${AAVE_POOL} an allowance for 700 USDC, then supply it.`,
      `I'd like to lend 700 USDC on Aave. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply half of it.`,
      `I'd like to lend 700 USDC on Aave. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it for my sister.`,
      `I'd like to lend 700 USDC on Aave. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply another 700 USDC.`,
      `I'd like to lend 700 USDC on Aave and 50 DAI. Give ${AAVE_POOL} an allowance for exactly 700 USDC, then supply it.`,
      `I want to lend 700 USDC on Aave V3. This takes three steps: approve ${AAVE_POOL} for 700 USDC, then supply it.`,
      `I want to lend 700 USDC on Aave V3. Approve ${AAVE_POOL} for the amount first, then repay.`,
      `I want to lend 700 USDC on Aave V3. Approve ${AAVE_POOL} for 700 USDC, then I will supply it.`,
      `Approve ${AAVE_POOL} for 700 USDC, then I'll supply it on Aave V3.`,
      `Do we have to lend 700 USDC on Aave: approve ${AAVE_POOL} for 700 USDC, then supply it.`,
      `I want to lend 700 USDC on Aave V3. For that, ask my lawyer, approve ${AAVE_POOL} for 700 USDC, then supply it.`,
      `I'd like to lend 700 USDC on Aave with a deadline of 5 minutes ago. Approve ${AAVE_POOL} for 700 USDC, then supply it.`,
    ],
  },
  {
    intents: [
      `My sister ${FRIEND} gets 3 WETH from me. I only hold ETH, so wrap 3 ETH first and then transfer it to her.`,
      `${FRIEND} wants WETH rather than ETH, so wrap 3 ETH and transfer the 3 WETH over there.`,
      `${FRIEND} would love to have 3 WETH. Please wrap 3 ETH and then send them over.`,
      `I want to pay ${FRIEND} 3 WETH. Wrap 3 ETH and then send the 3 WETH.`,
      `We owe ${FRIEND} 3 WETH. To pay it, wrap 3 ETH and transfer the 3 WETH to ${FRIEND}.`,
      `My friend at ${FRIEND} should receive 3 WETH. Please wrap 3 ETH for that and transfer it to him.`,
      `I'd like to send 3 WETH to ${FRIEND}. I have only ETH, so wrap 3 ETH first, then send the WETH there.`,
      `Send 3 WETH to ${FRIEND}: wrap 3 ETH, then transfer the 3 WETH.`,
      `${FRIEND} must have 3 WETH from me. So: wrap 3 ETH, then pay.`,
    ],
    tx: batch(wrap(3n * ETHER), pay(WETH, 3n * ETHER)),
    wrong: [
      batch(wrap(3n * ETHER), pay(WETH, 2n * ETHER)),
      batch(wrap(3n * ETHER), pay(WETH, 3n * ETHER), pay(WETH, 3n * ETHER)),
      batch(wrap(3n * ETHER), erc20.call(WETH, "transfer", [STRANGER, 3n * ETHER])),
    ],
    others: [
      `Send 3 WETH to ${FRIEND}. Wrap 3 ETH and send 3 WETH to ${FRIEND}.`,
      `I want to send 3 WETH to ${FRIEND}. Then wrap 3 ETH and send 3 WETH to ${FRIEND}.`,
      `I want to send 3 WETH to ${FRIEND}. Also wrap 3 ETH and send 3 WETH to ${FRIEND}.`,
      `I want to send 3 WETH to ${FRIEND}. Wrap 3 ETH and send another 3 WETH to ${FRIEND}.`,
      `I might want to send 3 WETH to ${FRIEND}. Wrap 3 ETH and send 3 WETH to ${FRIEND}.`,
      `I'd like to send 3 WETH to ${FRIEND} tomorrow. Wrap 3 ETH and send 3 WETH to ${FRIEND}.`,
      `${FRIEND} has 3 WETH. Wrap 3 ETH and send 3 WETH to ${FRIEND}.`,
      `${FRIEND} wanted 3 WETH. Wrap 3 ETH and send it over.`,
      `${FRIEND} wants WETH rather than USDC, so wrap 3 ETH and transfer the 3 WETH over there.`,
      `${FRIEND} wants 3 WETH rather than a loan, so wrap 3 ETH and transfer the 3 WETH over there.`,
      `${FRIEND} needs 3 WETH from my boss. Wrap 3 ETH and send it over.`,
      `I'd like to send 3 WETH to ${FRIEND}. How would you wrap 3 ETH and then send it?`,
      `I'd like to send 3 WETH to ${FRIEND}. I only hold USDC, so wrap 3 ETH, then send it.`,
      `${FRIEND} no longer wants 3 WETH, so wrap 3 ETH, then send it.`,
      `${FRIEND} wants 3 WETH, so Tom should wrap 3 ETH, then send it.`,
      `Every month ${FRIEND} gets 3 WETH. Wrap 3 ETH and send 3 WETH to ${FRIEND}.`,
      `${STRANGER} needs 3 WETH, so wrap 3 ETH and send it over.`,
      `My sister ${FRIEND} gets 3 WETH from me. Wrap 3 ETH first and then send it to my brother.`,
    ],
  },
  {
    intents: [
      `I need 3 WETH, so wrap 3 ETH, and then approve ${V2_ROUTER} to spend these 3 WETH.`,
      `I want ${V2_ROUTER} to be able to spend 3 WETH. Wrap 3 ETH first, then approve it for the 3 WETH.`,
      `I need 3 WETH approved for ${V2_ROUTER}. I hold just ETH, so wrap 3 ETH and then approve 3 WETH for it.`,
    ],
    tx: batch(wrap(3n * ETHER), grant(WETH, V2_ROUTER, 3n * ETHER)),
    wrong: [batch(wrap(3n * ETHER), grant(WETH, V2_ROUTER, 4n * ETHER))],
    others: [
      `I need 4 WETH, so wrap 3 ETH, and then approve ${V2_ROUTER} to spend these 3 WETH.`,
      `I need 3 USDC, so wrap 3 ETH, and then approve ${V2_ROUTER} to spend these 3 WETH.`,
      `I need 3 WETH by Friday, so wrap 3 ETH, and then approve ${V2_ROUTER} to spend these 3 WETH.`,
      `I want ${V2_ROUTER} not to be able to spend 3 WETH. Wrap 3 ETH first, then approve it for the 3 WETH.`,
    ],
  },
  {
    intents: [
      `I'd like to turn 3 stETH into wstETH. Approve ${WSTETH} for 3 stETH, then wrap the 3 stETH.`,
      "I have 3 stETH and want them as wstETH, please wrap them with Lido.",
      `I want my 3 stETH wrapped. For that approve the wstETH contract ${WSTETH} for 3 stETH and wrap them.`,
      `we'd like to hold wstETH instead of 3 stETH: approve 3 stETH to ${WSTETH} and wrap 3 stETH`,
    ],
    tx: batch(grant(STETH, WSTETH, 3n * ETHER), lido.call(WSTETH, "wrap", [3n * ETHER])),
    wrong: [batch(grant(STETH, WSTETH, 3n * ETHER), lido.call(WSTETH, "wrap", [2n * ETHER]))],
    others: [
      "I have 4 stETH and want them as wstETH, please wrap them with Lido.",
      "I have 3 stETH and don't want them as wstETH, please wrap them with Lido.",
      "I have 3 stETH and want them as wstETH, please unwrap them with Lido.",
      "I have 3 stETH and want them as wstETH, please wrap half of them with Lido.",
      `I'd like to have 3 stETH. Approve ${WSTETH} for 3 stETH, then wrap the 3 stETH.`,
      `I want my 3 wstETH unwrapped. For that approve ${WSTETH} for 3 stETH and wrap them.`,
    ],
  },
  {
    intents: [
      `I'd like to swap 350 DAI for USDC on Uniswap V2. First approve ${V2_ROUTER} for 350 DAI, then swap 350 DAI for at least 347 USDC.`,
      `I want to get USDC for my 350 DAI. Approve the Uniswap V2 router ${V2_ROUTER} for 350 DAI and then swap the 350 DAI to USDC with a minimum of 347 USDC.`,
      `We want to exchange 350 DAI for at least 347 USDC on Uniswap V2. For that, approve ${V2_ROUTER} for 350 DAI and then do the trade.`,
      `We want to exchange 350 DAI for USDC on Uniswap V2. For that, approve ${V2_ROUTER} for 350 DAI and then do the trade with no less than 347 USDC.`,
      `I'd like to sell 350 DAI for USDC on Uniswap V2, 347 USDC minimum. Please approve ${V2_ROUTER} for the 350 DAI and then execute the swap.`,
      `I need 347 USDC or more for 350 DAI. Allow ${V2_ROUTER} to spend 350 DAI, then exchange them on Uniswap V2 for at least 347 USDC.`,
    ],
    tx: batch(allowDai, sell),
    wrong: [
      batch(allowDai, trade([DAI, USDC], DAI_350, 300n * USD6)),
      batch(allowDai, trade([DAI, USDC], 2n * DAI_350, 347n * USD6)),
    ],
    others: [
      `I'd like to swap 350 DAI for WETH on Uniswap V2. First approve ${V2_ROUTER} for 350 DAI, then swap 350 DAI for at least 347 USDC.`,
      `We want to exchange 350 DAI for at least 349 USDC on Uniswap V2. For that, approve ${V2_ROUTER} for 350 DAI and then do the trade.`,
      `We want to exchange 350 DAI for at least 347 USDC on Uniswap V2. For that, approve ${V2_ROUTER} for 350 DAI and then do the trade with my brother.`,
      `We want to exchange 350 DAI for USDC on Uniswap V2. For that, approve ${V2_ROUTER} for 350 DAI and then do the trade with no less than 349 USDC.`,
      `We want to exchange 350 DAI for at least 347 USDC on Uniswap V2. For that, approve ${V2_ROUTER} for 350 DAI and then do the transfer.`,
    ],
  },
  {
    intents: [
      `I want a WETH position: borrow 700 USDC from Aave V3, approve ${V2_ROUTER} for it and swap it on Uniswap V2 for at least 0.2 WETH.`,
      `I'd like to get at least 0.2 WETH for 700 USDC on Uniswap V2. I have no USDC yet, so borrow 700 USDC on Aave first, approve it to ${V2_ROUTER}, then swap it for WETH.`,
    ],
    tx: batch(borrow(USDC_700), allowUsdc, buy),
    wrong: [batch(borrow(USDC_700), allowUsdc, trade([USDC, WETH], USDC_700, ETHER / 10n))],
    others: [
      `I want a DAI position: borrow 700 USDC from Aave V3, approve ${V2_ROUTER} for it and swap it on Uniswap V2 for at least 0.2 WETH.`,
      `I want a WETH position of 2 ETH: borrow 700 USDC from Aave V3, approve ${V2_ROUTER} for it and swap it on Uniswap V2 for at least 0.2 WETH.`,
    ],
  },
  {
    intents: [
      `I want 1000 DAI in sDAI. Approve the vault ${SDAI} for 1000 DAI and deposit the 1000 DAI into it.`,
      `Move 1000 DAI into sDAI. Approve ${SDAI} for 1000 DAI, then deposit.`,
      `I'd like to deposit 1,000 DAI into the sDAI vault. For that, authorise ${SDAI} to take 1,000 DAI, and deposit them.`,
    ],
    tx: batch(grant(DAI, SDAI, 1000n * ETHER), erc4626.call(SDAI, "deposit", [1000n * ETHER, USER])),
    wrong: [batch(grant(DAI, SDAI, 1000n * ETHER), erc4626.call(SDAI, "deposit", [999n * ETHER, USER]))],
    others: [
      `Move 1000 DAI into sDAI. Approve ${SDAI} for 1000 DAI, then deposit again.`,
      `Move 1000 DAI into sDAI. Approve ${SDAI} for 1000 DAI, then deposit the rest.`,
      `Move 900 DAI into sDAI. Approve ${SDAI} for 1000 DAI, then deposit it.`,
      `I want 1000 USDC in sDAI. Approve the vault ${SDAI} for 1000 DAI and deposit the 1000 DAI into it.`,
      `I want my 1000 DAI out of sDAI. Approve the vault ${SDAI} for 1000 DAI and deposit the 1000 DAI into it.`,
    ],
  },
  {
    intents: [
      `I'd like to pay ${FRIEND} 700 USDC. So withdraw 700 USDC from Aave V3 and then send the 700 over.`,
      `${FRIEND} should get 700 USDC. Take that amount out of my Aave V3 position first, then pay.`,
    ],
    tx: batch(withdraw(USDC_700), pay(USDC, USDC_700)),
    wrong: [batch(pay(USDC, USDC_700), withdraw(USDC_700))],
    others: [
      `Pay ${FRIEND} 700 USDC, then withdraw 700 USDC from Aave V3 and send it over.`,
      `${FRIEND} should get 700 USDC. Take that amount out of my Aave V3 position first, then pay my rent.`,
    ],
  },
];

/** What is wanted first, and then how it is reached. */
export const goalWordings = wordings(
  { right: "a goal and the way to it", wrong: "another way", other: "no goal, or another" },
  CASES,
);
