import {
  AAVE_GATEWAY,
  AAVE_POOL,
  COMET_USDC,
  DAI,
  FRIEND,
  LIDO_QUEUE,
  SDAI,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
} from "./addresses.ts";
import { batch } from "./batch.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { aave, aaveGateway, comet, lido } from "./encoders/lending.ts";
import { erc20, erc4626, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { NODE } from "./nodes.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";

const withdraw = (asset: string, amount: bigint) => aave.call(AAVE_POOL, "withdraw", [asset, amount, USER]);
const pay = (amount: bigint) => erc20.call(USDC, "transfer", [FRIEND, amount * USD6]);
const approve = (spender: string) => erc20.call(USDC, "approve", [spender, 1000n * USD6]);

const unwrapped = weth.call(WETH, "withdraw", [ETHER]);
const ether = aaveGateway.call(AAVE_GATEWAY, "withdrawETH", [AAVE_POOL, ETHER, USER]);
const wrappedEther = withdraw(WETH, ETHER);
const both = batch(withdraw(USDC, 100n * USD6), withdraw(DAI, 50n * ETHER));
const paid = batch(withdraw(USDC, 100n * USD6), pay(100n));
const supplied = aave.call(AAVE_POOL, "supply", [USDC, 1000n * USD6, USER, 0]);
const leveraged = batch(
  aave.call(AAVE_POOL, "borrow", [USDC, 1000n * USD6, 2, 0, USER]),
  approve(V2_ROUTER),
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [1000n * USD6, ETHER / 3n, [USDC, WETH], USER, SOON]),
);
const borrowed = aave.call(AAVE_POOL, "borrow", [USDC, 2000n * USD6, 2, 0, USER]);
const repaid = aave.call(AAVE_POOL, "repay", [USDC, 500n * USD6, 2, USER]);
const market = comet.call(COMET_USDC, "supply", [USDC, 1000n * USD6]);

const right = (kind: string, transaction: Record<string, unknown>, ...intents: string[]) =>
  intents.map((intent) => aligned(kind, intent, transaction));
const wrong = (
  kind: string,
  fails: readonly string[],
  transaction: Record<string, unknown>,
  ...intents: string[]
) => intents.map((intent) => faulty(kind, fails, intent, transaction));

const UNREAD = [...NODE.clarity, ...NODE.operation, ...NODE.token, ...NODE.amount, ...NODE.sequence];

/** How people put what they wrap, lend, borrow and take back. */
export const positionWordings: CorpusCase[] = [
  ...right(
    "a wish that ends in a participle",
    unwrapped,
    "need 1 WETH unwrapped",
    "gm, need 1 WETH unwrapped to ETH",
    "I would like 1 WETH turned back into plain ETH.",
    "Could I have 1 WETH unwrapped, please?",
    "I'd like 1 of my WETH back as plain ETH",
  ),
  ...wrong(
    "a wish for the opposite, or none",
    UNREAD,
    unwrapped,
    "need 1 ETH wrapped",
    "Could I have unwrapped 1 WETH?",
    "Could I have 1 ETH turned back into WETH?",
    "I'd like 1 ETH back as WETH",
  ),
  ...right(
    "given to whoever asks",
    ether,
    "Pull 1 ETH out of Aave V3 and give it to me as plain ETH",
    "Take 1 ETH out of Aave V3 and hand it to me.",
  ),
  ...wrong(
    "given to somebody else, in part, or in another form",
    [...UNREAD, ...NODE.recipient],
    ether,
    "Pull 1 ETH out of Aave V3 and give it to him",
    "Pull 1 ETH out of Aave V3 and give half of it to me",
    `Pull 1 ETH out of Aave V3 and give it to ${FRIEND}`,
  ),
  ...wrong(
    "the wrapped currency for who wants the plain one",
    UNREAD,
    wrappedEther,
    "Withdraw 1 WETH from Aave V3 as ETH.",
    "Withdraw 1 WETH from Aave V3 and give it to me as plain ETH.",
  ),
  ...right(
    "out of one place",
    both,
    "Out of Aave with 100 USDC and then 50 DAI.",
    "Out of Aave V3 I want 100 USDC and then 50 DAI as well.",
    "From my old Aave V3 position pull 100 USDC and 50 DAI.",
  ),
  ...wrong(
    "one out and one in",
    [...UNREAD, ...NODE.protocol],
    both,
    "From Aave V3 I want 100 USDC and then put 50 DAI back in.",
    "From Aave V3 take 100 USDC and then 50 DAI into it.",
    "From Aave V3 take 100 USDC and put another 50 DAI there.",
    "Withdraw 100 USDC from Aave and 50 DAI back to it.",
    "Out of Aave V3 I want 100 USDC and then 50 DAI out of Compound.",
  ),
  ...wrong(
    "one that is to stay",
    [...UNREAD, ...NODE.deadline],
    both,
    "100 USDC and 50 DAI out of Aave, the DAI can stay till the end of the month.",
    "Withdraw 100 USDC and 50 DAI from Aave, the DAI can wait.",
    "Withdraw 100 USDC and 50 DAI from Aave, the DAI remains there.",
  ),
  ...right(
    "all that lies there",
    withdraw(USDC, MAX),
    "Pull every last USDC I've got in Aave V3.",
    "Take all my USDC in Aave out.",
    "Grab all my USDC out of Aave V3.",
  ),
  ...wrong(
    "all of it into the place, or traded",
    UNREAD,
    withdraw(USDC, MAX),
    "Put all the USDC I have in Aave V3.",
    "Pull all the USDC I have into Aave V3.",
    "Get all the USDC I've got in Aave swapped",
  ),
  ...right(
    "the rest stays",
    withdraw(USDC, 250n * USD6),
    "Take 250 USDC out of Aave V3, the rest may stay.",
    "Withdraw 250 USDC from Aave, version 3.",
  ),
  ...wrong(
    "a rest of all there is, or another version",
    UNREAD,
    withdraw(USDC, 250n * USD6),
    "Take all my USDC out of Aave V3, the rest may stay.",
    "Withdraw 250 USDC from Aave, version 2.",
  ),
  ...right(
    "what was borrowed goes on",
    leveraged,
    "Borrow 1000 USDC on Aave V3 and swap the borrowed USDC on Uniswap V2 for at least 0.333 WETH.",
    "Borrow 1000 USDC on Aave V3 and swap all 1000 for WETH on Uniswap V2, at least 0.333 WETH.",
    "Borrow 1000 USDC on Aave V3 and swap the borrowed 1000 into WETH on Uniswap V2, min 0.333 WETH.",
  ),
  ...wrong(
    "only a part of what was borrowed, or something else",
    UNREAD,
    leveraged,
    "Borrow 1000 USDC on Aave V3 and swap half the borrowed USDC on Uniswap V2 for at least 0.333 WETH.",
    "Borrow 1000 USDC on Aave V3 and swap all 500 for WETH on Uniswap V2, at least 0.333 WETH.",
    "Borrow 1000 USDC on Aave V3 and swap the borrowed DAI on Uniswap V2 for at least 0.333 WETH.",
  ),
  ...right(
    "what was withdrawn goes on",
    paid,
    `Take 100 USDC out of Aave V3 and forward all 100 to ${FRIEND}`,
    `Withdraw 100 USDC from Aave V3 and send the money to ${FRIEND}`,
  ),
  ...wrong(
    "less than was withdrawn goes on",
    UNREAD,
    paid,
    `Take 100 USDC out of Aave V3 and forward all 50 to ${FRIEND}`,
    `Withdraw 100 USDC from Aave V3 and send half the money to ${FRIEND}`,
    `Withdraw 100 USDC from Aave V3 and send the money in my wallet to ${FRIEND}`,
  ),
  ...right(
    "the approval that it takes",
    batch(approve(AAVE_POOL), supplied),
    "Supply 1000 USDC to Aave V3, including the approval for it.",
    "Supply 1000 USDC to Aave V3, with the approval required for it.",
    "Supply 1000 USDC to Aave V3 (including the approval it takes).",
    "Supply 1000 USDC to Aave V3 (with the approval that it needs first).",
  ),
  ...wrong(
    "no approval with it",
    UNREAD,
    supplied,
    "Supply 1000 USDC to Aave V3, with the approval required for it.",
  ),
  ...right(
    "a loan against what lies there",
    borrowed,
    "I'd like to draw 2000 USDC against my collateral at Aave V3.",
  ),
  ...wrong(
    "a withdrawal for a loan, or a loan for a payment",
    UNREAD,
    withdraw(USDC, 2000n * USD6),
    "Draw 2000 USDC from Aave against my collateral.",
  ),
  ...wrong(
    "a loan for what is paid against one",
    UNREAD,
    borrowed,
    "Put 2000 USDC against my debt at Aave V3",
  ),
  ...right("said again behind i.e.", repaid, "Give 500 USDC back to Aave, i.e. repay that much of my loan."),
  ...wrong("once more behind i.e.", UNREAD, repaid, "Repay 500 USDC on Aave, i.e. repay it again."),
  ...right(
    "shares cashed in",
    erc4626.call(SDAI, "redeem", [50n * ETHER, USER, USER]),
    "Cash in 50 sDAI for DAI.",
  ),
  ...wrong(
    "cashed in the other way",
    UNREAD,
    erc4626.call(SDAI, "deposit", [1000n * ETHER, USER]),
    "Cash in 1000 DAI for sDAI",
  ),
  ...wrong(
    "one claim for all of them",
    UNREAD,
    lido.call(LIDO_QUEUE, "claimWithdrawal", [4711n]),
    "Claim all my Lido withdrawal requests.",
  ),
  ...right("a market by its own token", market, "Park 1000 USDC at Compound III, the cUSDCv3 market."),
  ...wrong(
    "another market by its own token",
    UNREAD,
    market,
    "Park 1000 USDC at Compound III, the cWETHv3 market.",
  ),
  ...right(
    "posted as collateral, for oneself, and what for",
    supplied,
    "Post 1000 USDC as collateral on Aave V3",
    "Lend out 1000 USDC on Aave V3, on my own account",
    "I like to supply 1000 USDC to Aave V3 please",
    "I'd like to earn a bit on Ethereum: lend 1000 USDC on Aave V3",
  ),
  ...wrong(
    "for another or shut away",
    UNREAD,
    supplied,
    "Lend out 1000 USDC on Aave V3, on my brother's account",
    "Supply 1000 USDC to Aave V3 and don't let me withdraw it for a year",
    "Supply 1000 USDC to Aave V3, never let me withdraw",
  ),
  ...right("a part of the debt", repaid, "Repay 500 USDC of what I've borrowed on Aave"),
  ...wrong("the whole debt", UNREAD, repaid, "Repay what I've borrowed on Aave, not 500 USDC"),
];
