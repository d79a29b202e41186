import { AAVE_POOL, DAI, FRIEND, STRANGER, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

type Transaction = Record<string, unknown>;

const inOrder = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const grant = (token: string, spender: string, units: bigint) =>
  erc20.call(token, "approve", [spender, units]);
const trade = (path: readonly string[], given: bigint, least: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [given, least, path, USER, SOON]);

const DAI_250 = 250n * ETHER;
const USDC_800 = 800n * USD6;
const QUARTER = ETHER / 4n;
const allow = grant(DAI, V2_ROUTER, DAI_250);
const end = grant(DAI, V2_ROUTER, 0n);
const sell = trade([DAI, USDC], DAI_250, 248n * USD6);
const loan = aave.call(AAVE_POOL, "borrow", [USDC, USDC_800, 2, 0, USER]);
const allowUsdc = grant(USDC, V2_ROUTER, USDC_800);
const buy = trade([USDC, WETH], USDC_800, QUARTER);
const repay = (token: string, units: bigint) => aave.call(AAVE_POOL, "repay", [token, units, 2, USER]);
const wrap = weth.call(WETH, "deposit", [], { value: 3n * ETHER });
const payWeth = (units: bigint) => erc20.call(WETH, "transfer", [FRIEND, units]);

const CASES: readonly Wording[] = [
  {
    intents: [
      `Lever up: borrow 800 USDC on Aave V3, approve ${V2_ROUTER} for 800 USDC, swap the 800 USDC into WETH on Uniswap V2, at least 0.25 WETH.`,
      `Leverage time :) borrow 800 USDC on Aave V3, approve 800 USDC to ${V2_ROUTER}, swap the lot to WETH on Uniswap V2, 0.25 WETH minimum.`,
      `Loop for me: borrow 800 USDC on Aave V3, approve ${V2_ROUTER} for 800 USDC, and swap 800 USDC into WETH on Uniswap V2 (0.25 WETH minimum).`,
      `Borrow 800 USDC on Aave and buy WETH with all of it on Uniswap V2 (approve ${V2_ROUTER} in between, 800 USDC). I want 0.25 WETH or more.`,
      `Please take out 800 USDC of debt on Aave V3. Let ${V2_ROUTER} pull that amount, and convert it into WETH there; I must get 0.25 WETH or more.`,
    ],
    tx: inOrder(loan, allowUsdc, buy),
    wrong: [
      inOrder(loan, allowUsdc, trade([USDC, WETH], USDC_800, ETHER / 5n)),
      inOrder(loan, grant(USDC, STRANGER, USDC_800), buy),
    ],
    others: [
      `Borrow 800 USDC on Aave V3, approve ${V2_ROUTER} for 800 USDC, swap the 800 USDC into WETH on Uniswap V2, at least 0.25 WETH, and loop.`,
      `Lever up twice: borrow 800 USDC on Aave V3, approve ${V2_ROUTER} for 800 USDC, swap the 800 USDC into WETH on Uniswap V2, at least 0.25 WETH.`,
      `Keep levering up: borrow 800 USDC on Aave V3, approve ${V2_ROUTER} for 800 USDC, swap the 800 USDC into WETH on Uniswap V2, at least 0.25 WETH.`,
      `Borrow 800 USDC on Aave and buy WETH with all of it but 100 on Uniswap V2 (approve ${V2_ROUTER} in between, 800 USDC). I want 0.25 WETH or more.`,
      `Please take 800 USDC of debt off Aave V3. Let ${V2_ROUTER} pull that amount, and convert it into WETH there; I must get 0.25 WETH or more.`,
      `Borrow 800 USDC on Aave and buy WETH with half of it on Uniswap V2 (approve ${V2_ROUTER} in between, 800 USDC). I want 0.25 WETH or more.`,
    ],
  },
  {
    intents: [
      `Trade 800 USDC to WETH on Uni V2 (min 0.25) and convert 0.25 of it to ETH.`,
      `I want to sell 800 USDC on Uniswap V2 for WETH, 0.25 WETH or more. When that is done, withdraw 0.25 of it as plain ether.`,
      `Exchange 800 USDC into a minimum of 0.25 WETH using Uniswap V2 and thereafter redeem 0.25 WETH for ETH.`,
    ],
    tx: inOrder(buy, weth.call(WETH, "withdraw", [QUARTER])),
    wrong: [inOrder(buy, weth.call(WETH, "withdraw", [ETHER / 5n]))],
    others: [
      `Trade 800 USDC to WETH on Uni V2 (min 0.25) and convert 0.2 of it to ETH.`,
      `Trade 800 USDC to WETH on Uni V2 (min 0.25) and convert 0.25 of it to USDT.`,
      `Trade 800 USDC to WETH on Uni V2 (min 0.25), trade 800 USDC to WETH on Uni V2 once more and convert 0.25 of it to ETH.`,
      `Sell 800 USDC on Uniswap V2 for WETH, 0.25 WETH or more. When that is done, withdraw 0.25 of it from Aave as plain ether.`,
    ],
  },
  {
    intents: [
      `Wrap ether to get 3 WETH, and permit the Uniswap V2 router at ${V2_ROUTER} to pull them.`,
      `I'd like to get 3 WETH by wrapping ether, and allow ${V2_ROUTER} to spend the 3 WETH.`,
    ],
    tx: inOrder(wrap, grant(WETH, V2_ROUTER, 3n * ETHER)),
    wrong: [
      inOrder(weth.call(WETH, "deposit", [], { value: 4n * ETHER }), grant(WETH, V2_ROUTER, 3n * ETHER)),
    ],
    others: [
      `Wrap ether to get less than 3 WETH, and permit the Uniswap V2 router at ${V2_ROUTER} to pull 3 WETH.`,
      `Wrap my DAI to get 3 WETH, and permit the Uniswap V2 router at ${V2_ROUTER} to pull them.`,
    ],
  },
  {
    intents: [
      `Trade 250 DAI for USDC on Uniswap V2 (248 USDC or better). Give the router ${V2_ROUTER} a 250 DAI approval just for that and take it away afterwards.`,
      `Exchange 250 DAI into USDC at Uniswap V2 with a floor of 248 USDC. Give the router ${V2_ROUTER} the allowance for it beforehand and remove it once the trade is done.`,
      `swap 250 dai for usdc thru uni v2 (248 or more), approve exactly 250 to ${V2_ROUTER}, then zero it`,
      `Swap 250 DAI for 248 USDC or better on Uniswap V2, and clean up by revoking DAI from ${V2_ROUTER} at the end.`,
      `Approve ${V2_ROUTER} for 250 DAI, swap 250 DAI for at least 248 USDC on Uniswap V2, then clean up the allowance.`,
    ],
    tx: inOrder(allow, sell, end),
    wrong: [inOrder(end, allow, sell), inOrder(allow, sell, grant(DAI, STRANGER, 0n))],
    others: [
      `Approve ${V2_ROUTER} for 250 DAI, swap 250 DAI to at least 248 USDC on Uniswap V2, then cancel it.`,
      `Approve ${V2_ROUTER} for 250 DAI, swap 250 DAI to at least 248 USDC on Uniswap V2. Drop it.`,
      `Approve ${V2_ROUTER} for 250 DAI, swap 250 DAI to at least 248 USDC on Uniswap V2 and pull it out.`,
      `Approve ${V2_ROUTER} for 250 DAI, swap 250 DAI to at least 248 USDC on Uniswap V2 and clear it with my accountant.`,
      `Approve ${V2_ROUTER} for 250 DAI, swap 250 DAI to at least 248 USDC on Uniswap V2 and reset it to 100.`,
    ],
  },
  {
    intents: [
      `Wipe the old DAI permission ${V2_ROUTER} has. Give it a fresh one over 250 DAI and use it to sell the 250 DAI for USDC on Uniswap V2, at least 248 USDC.`,
      `Cancel the old DAI approval for ${V2_ROUTER}, give it an allowance over 250 DAI and use it to buy USDC with the 250 DAI. I expect 248 USDC as a minimum.`,
      `My order has three parts. Revoke the DAI approval of ${V2_ROUTER}. Approve ${V2_ROUTER} anew for exactly 250 DAI. Sell these 250 DAI on Uniswap V2 for USDC, 248 or better.`,
    ],
    tx: inOrder(end, allow, sell),
    wrong: [inOrder(allow, sell, end), inOrder(end, grant(DAI, V2_ROUTER, 2n * DAI_250), sell)],
    others: [
      `Approve ${V2_ROUTER} for 250 DAI, swap 250 DAI to at least 248 USDC on Uniswap V2 and revoke it.`,
      `Approve ${V2_ROUTER} for 250 DAI, swap 250 DAI to at least 248 USDC on Uniswap V2 and take it away.`,
      `Cancel any DAI approval over 250 DAI for ${V2_ROUTER}, and buy USDC with the 250 DAI. I expect 248 USDC as a minimum.`,
      `Cancel the old DAI approval for ${V2_ROUTER}, give it a fresh one over 250 DAI and use it to pay my rent with the 250 DAI. I expect 248 USDC as a minimum.`,
      `Cancel the old DAI approval for ${V2_ROUTER}, give it a fresh one well over 250 DAI and use it to buy USDC with the 250 DAI. I expect 248 USDC as a minimum.`,
      `Wipe the DAI loan, re-approve ${V2_ROUTER} for exactly 250 DAI. Then trade the 250 DAI to USDC on Uniswap V2. I must get 248 USDC at least.`,
    ],
  },
  {
    intents: [
      `Clear both of my variable debts on Aave V3 completely: all USDC and all DAI.`,
      `I would like to close both of my variable-rate loans at Aave in full: the USDC one and the DAI one.`,
      `Please settle my debts on Aave V3 completely: (a) USDC (b) DAI.`,
      `Pay off both of my Aave loans in full: USDC and DAI.`,
      `Clear my full USDC loan at Aave, then do the same for the DAI one.`,
    ],
    tx: inOrder(repay(USDC, MAX), repay(DAI, MAX)),
    wrong: [inOrder(repay(USDC, MAX), repay(DAI, 90n * ETHER)), inOrder(repay(USDC, MAX), repay(WETH, MAX))],
    others: [
      `Clear both of my stable debts on Aave V3 completely: all USDC and all DAI.`,
      `Clear both of my variable debts on Compound completely: all USDC and all DAI.`,
      `Clear my variable debts on Aave V3: half the USDC and all DAI.`,
      `Close my loans on Aave V3 except the USDC one: DAI`,
      `Repay my brother's Aave debts completely: USDC and DAI`,
      `Close my Aave V3 loans with my collateral: USDC and DAI`,
    ],
  },
  {
    intents: [
      `Let ${V2_ROUTER} have access to 250 DAI. Swap them to USDC, minimum 248 USDC.`,
      `Let the router ${V2_ROUTER} take the 250 DAI first. Turn 250 DAI into USDC on Uniswap V2, minimum 248 USDC.`,
      `Convert 250 DAI to USDC through Uniswap V2, at least 248 USDC. The required approval goes to ${V2_ROUTER} for 250 DAI.`,
      `Swap my 250 DAI into USDC with Uniswap V2, you can approve 250 DAI to ${V2_ROUTER} for it, and I should see at least 248 USDC.`,
      `Approve ${V2_ROUTER} for 250 DAI. With it, exchange 250 DAI into USDC on Uniswap V2; at least 248 USDC.`,
      `Approve ${V2_ROUTER} for 250 DAI. After, exchange 250 DAI into USDC on Uniswap V2; at least 248 USDC.`,
      `Approve ${V2_ROUTER} for 250 DAI and have that 250 swapped into USDC on Uniswap V2. The proceeds must not fall below 248 USDC.`,
      `Approve ${V2_ROUTER} for 250 DAI and exchange it for USDC via Uniswap V2, on condition that I receive a minimum of 248 USDC.`,
      `I have 250 DAI that I'd rather hold as USDC. Use Uniswap V2 and make sure I get at least 248 USDC.`,
      `Swap 250 DAI to USDC on Uniswap V2 for me, it should give 248 USDC minimum. You'll have to approve ${V2_ROUTER} for the 250 DAI first.`,
      `Can you approve ${V2_ROUTER} to use 250 of my DAI and then do the swap to USDC? I want 248 USDC minimum.`,
    ],
    tx: inOrder(allow, sell),
    wrong: [
      inOrder(allow, trade([DAI, USDC], DAI_250, 200n * USD6)),
      inOrder(allow, trade([DAI, WETH], DAI_250, 248n)),
    ],
    others: [
      `Let ${V2_ROUTER} have access to my wallet and 250 DAI. Swap them to USDC, minimum 248 USDC.`,
      `Let ${V2_ROUTER} have access to 500 DAI. Swap 250 DAI to USDC, minimum 248 USDC.`,
      `Let my brother ${V2_ROUTER} take the 250 DAI. Turn 250 DAI into USDC on Uniswap V2, minimum 248 USDC.`,
      `I wonder if you can approve 250 DAI to ${V2_ROUTER}. Swap my 250 DAI into USDC with Uniswap V2, min 248 USDC.`,
      `Approve ${V2_ROUTER} for 250 DAI. With it, exchange 200 DAI into USDC on Uniswap V2; at least 248 USDC.`,
      `After, approve ${V2_ROUTER} for 250 DAI and swap 250 DAI to at least 248 USDC.`,
      `Swap 250 DAI to at least 248 USDC on Uniswap V2. After, approve ${V2_ROUTER} for 250 DAI.`,
      `Approve ${V2_ROUTER} for 250 DAI and exchange it for USDC via Uniswap V2. My balance must not fall below 248 USDC.`,
      `Approve ${V2_ROUTER} for 250 DAI and exchange it for USDC via Uniswap V2, min 248 USDC, on condition that Bob agrees.`,
      `I have 250 DAI I'd like to have as USDC one day. Use Uniswap V2 and make sure I get at least 248 USDC.`,
      `Bob has 250 DAI that I'd rather hold as USDC. Use Uniswap V2 and make sure I get at least 248 USDC.`,
      `Swap 250 DAI to USDC on Uniswap V2 for me, it should give 248 USDC to Bob. Approve ${V2_ROUTER} for the 250 DAI first.`,
      `Approve ${V2_ROUTER} to use 250 of my DAI and then I do the swap to USDC. I want 248 USDC minimum.`,
      `Approve ${V2_ROUTER} to use 250 of my DAI and then do the swap to USDC twice. I want 248 USDC minimum.`,
      `Approve ${V2_ROUTER} for 250 DAI, swap 250 DAI for at least 248 USDC on Uniswap V2, then clean up the allowance.`,
      `Swap 250 DAI for 248 USDC or better on Uniswap V2, and revoke DAI from ${V2_ROUTER} at the end.`,
    ],
  },
  {
    intents: [
      `Remove the existing DAI allowance for ${V2_ROUTER}, approve 250 DAI instead, then swap it to USDC using Uniswap V2 (minimum received: 248 USDC).`,
      `Take back the old DAI allowance from ${V2_ROUTER} and replace it with one of 250 DAI. These 250 DAI are then to be swapped to USDC over Uniswap V2, yielding not less than 248 USDC.`,
      `First cancel what ${V2_ROUTER} may spend of my DAI. Next allow it 250 DAI. Last, have that 250 swapped on Uniswap V2 to USDC, and not for less than 248 USDC.`,
    ],
    tx: inOrder(end, allow, sell),
    wrong: [inOrder(end, grant(DAI, STRANGER, DAI_250), sell), inOrder(allow, sell, end)],
    others: [
      `Remove the DAI allowance for ${V2_ROUTER}, approve 250 DAI, then swap it to USDC using Uniswap V2 (minimum received: 248 USDC). Instead, do nothing.`,
      `Remove the DAI allowance for ${V2_ROUTER}, approve 250 DAI. Swap it to USDC using Uniswap V2 (minimum received: 248 USDC) instead.`,
      `Take back the old DAI allowance from ${V2_ROUTER} and replace it with one of 500 DAI. These 250 DAI are then to be swapped to USDC over Uniswap V2, yielding not less than 248 USDC.`,
      `Take back the old DAI allowance from ${V2_ROUTER} and replace it with 250 DAI. These 250 DAI are then to be swapped to USDC over Uniswap V2, yielding not less than 248 USDC.`,
    ],
  },
  {
    intents: [
      `Please trade 120 USDC for at least 0.03 WETH via Uniswap V2, then the same with 120 DAI (again 0.03 WETH or more).`,
      `Convert my 120 USDC and my 120 DAI to WETH on Uniswap V2. Each swap should give at least 0.03 WETH.`,
    ],
    tx: inOrder(
      trade([USDC, WETH], 120n * USD6, (3n * ETHER) / 100n),
      trade([DAI, WETH], 120n * ETHER, (3n * ETHER) / 100n),
    ),
    wrong: [
      inOrder(
        trade([USDC, WETH], 120n * USD6, (3n * ETHER) / 100n),
        trade([DAI, WETH], 120n * ETHER, (2n * ETHER) / 100n),
      ),
    ],
    others: [
      `Please trade 120 USDC for at least 0.03 WETH via Uniswap V2, then the same with 120 DAI (again 0.04 WETH or more).`,
      `Please trade 120 USDC for at least 0.03 WETH via Uniswap V2, then the same with 120 DAI, again and again 0.03 WETH or more.`,
    ],
  },
  {
    intents: [`I want to lend 800 USDC on Aave V3. Approve ${AAVE_POOL} for the amount first, then deposit.`],
    tx: inOrder(grant(USDC, AAVE_POOL, USDC_800), aave.call(AAVE_POOL, "supply", [USDC, USDC_800, USER, 0])),
    wrong: [
      inOrder(grant(USDC, AAVE_POOL, USDC_800), aave.call(AAVE_POOL, "supply", [USDC, 500n * USD6, USER, 0])),
    ],
    others: [
      `I want to lend 800 USDC on Aave V3. Approve ${AAVE_POOL} for the amount first, then borrow.`,
      `I want to lend 800 USDC on Aave V3. Approve ${AAVE_POOL} for the amount first, then deposit again.`,
      `I want to lend 800 USDC on Aave V3. Approve ${AAVE_POOL} for the amount first, then deposit 800 USDC more.`,
    ],
  },
  {
    intents: [
      `Could you please wrap 3 ETH for me? The 3 WETH should then be sent to ${FRIEND}.`,
      `wrap 3 eth n send the 3 weth to ${FRIEND}`,
    ],
    tx: inOrder(wrap, payWeth(3n * ETHER)),
    wrong: [inOrder(wrap, payWeth(2n * ETHER))],
    others: [
      `Wrap 3 ETH. 1 WETH should then be sent to ${FRIEND}.`,
      `Wrap 3 ETH. The 3 WETH should then be kept from ${FRIEND}.`,
    ],
  },
];

/** How people speak of deeds that follow one another: a loan that is traded, an approval that a trade needs, what is unwrapped. */
export const chainedWordings = wordings(
  {
    right: "one deed after another",
    wrong: "other deeds after one another",
    other: "something else than these deeds",
  },
  CASES,
);
