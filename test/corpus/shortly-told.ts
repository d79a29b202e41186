import {
  AAVE_POOL,
  AAVE_POOL_L2,
  C_USDC,
  DAI,
  FRIEND,
  LIDO_QUEUE,
  SAFE,
  STRANGER,
  USDC,
  USDC_POLYGON,
  USDC_SEPOLIA,
  USER,
  V2_ROUTER,
  WETH,
} from "./addresses.ts";
import { batch } from "./batch.ts";
import { execBySafe, safe } from "./encoders/accounts.ts";
import { aave, cToken, lido } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const FIRST = "0x0000000000000000000000000000000000000001";
const allow = (units: bigint, spender: string = V2_ROUTER) => erc20.call(DAI, "approve", [spender, units]);
const trade = (least: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [150n * ETHER, least * USD6, [DAI, USDC], USER, SOON]);
const isTaken = batch(allow(150n * ETHER), trade(149n), allow(0n));
const isKept = batch(allow(150n * ETHER), trade(149n));
const pay = (units: bigint, to: string = FRIEND) => erc20.call(USDC, "transfer", [to, units * USD6]);
const withdraw = (units: bigint) => aave.call(AAVE_POOL, "withdraw", [USDC, units * USD6, USER]);
const borrow = aave.call(AAVE_POOL, "borrow", [USDC, 1000n * USD6, 2, 0, USER]);
const allowUsdc = (units: bigint, spender: string) => erc20.call(USDC, "approve", [spender, units * USD6]);
const buy = (units: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [
    units * USD6,
    (ETHER * 3n) / 10n,
    [USDC, WETH],
    USER,
    SOON,
  ]);
const supply = (units: bigint) => aave.call(AAVE_POOL, "supply", [USDC, units * USD6, USER, 0]);
const unwrap = (units: bigint) => weth.call(WETH, "withdraw", [units * ETHER]);
const list = (units: bigint) => batch(pay(units), allowUsdc(55n, V2_ROUTER), unwrap(2n));
const paid = (units: bigint) => batch(pay(units), pay(units, STRANGER), pay(units, SAFE));
const onSepolia = { chainId: 11155111 };
const replaced = (...owners: readonly string[]) =>
  execBySafe(SAFE, { to: SAFE, data: safe.data("swapOwner", [FIRST, ...owners]) });

const CASES: readonly Wording[] = [
  {
    intents: [
      `approve, swap, revoke: 150 DAI to USDC on Uniswap v2 with router ${V2_ROUTER}, not under 149 USDC`,
      "Approve, swap and revoke: 150 DAI to USDC on Uniswap V2, at least 149 USDC.",
      "Approve, then swap, then revoke: 150 DAI into USDC on Uniswap V2, 149 USDC minimum",
      "Swap 150 DAI to USDC (Uniswap V2, at least 149 USDC). Approve 150 DAI before, revoke the approval after.",
      "Swap 150 DAI to USDC on Uniswap V2, at least 149 USDC. Approve before, revoke after.",
      `150 DAI into USDC on Uniswap V2, 149 or more. Approve just before and revoke right after, the router (${V2_ROUTER}) is not to keep any rights.`,
      `approve 150 DAI to uni v2 router ${V2_ROUTER}, swap it all to USDC (149 min), then set the allowance back to 0 so nothing stays open`,
      "Approve 150 DAI to the uniswap v2 router, swap it to USDC with at least 149 coming back, and then set the approval to zero again. I like to leave no open allowances",
      "Swap 150 DAI for USDC at Uniswap V2 with 149 USDC as the bottom line. Approve exactly 150 before and revoke the router's DAI allowance right after, I don't like leftovers.",
    ],
    tx: isTaken,
    wrong: [
      isKept,
      batch(allow(0n), allow(150n * ETHER), trade(149n)),
      batch(allow(150n * ETHER), trade(140n), allow(0n)),
      batch(allow(MAX), trade(149n), allow(0n)),
    ],
    others: [
      `approve, swap, revoke: 150 DAI to USDC on Uniswap v2 with router ${STRANGER}, not under 149 USDC`,
      "revoke, approve, swap: 150 DAI to USDC on Uniswap V2, at least 149 USDC",
      "approve, swap, send: 150 DAI to USDC on Uniswap V2, at least 149 USDC",
      "approve, swap, revoke next week: 150 DAI to USDC on Uniswap V2, at least 149 USDC",
      "Swap 150 DAI to USDC on Uniswap V2, at least 149 USDC. Approve 160 DAI before, revoke the approval after.",
      "Swap 150 DAI to USDC on Uniswap V2, at least 149 USDC. Revoke before, approve 150 DAI after.",
      `Swap 150 DAI into USDC on Uniswap V2, 149 or more. Approve before and revoke after, the router (${STRANGER}) is not to keep any rights.`,
      "Swap 150 DAI to USDC on Uniswap V2, at least 149 USDC. I want no approval.",
      "Swap 150 DAI to USDC on Uniswap V2, at least 149 USDC. Don't open any approval.",
      "Swap 150 DAI to USDC on Uniswap V2, at least 149 USDC. The router should not be approved.",
      "Swap 150 DAI to USDC on Uniswap V2, at least 149 USDC. The router is to keep its rights.",
      "Swap 150 DAI to USDC on Uniswap V2, at least 149 USDC. Don't leave me waiting. Keep the approval.",
      "Swap 150 DAI for USDC at Uniswap V2 with 150 USDC as the bottom line.",
      "Approve 150 DAI to the Aave pool, swap it to USDC, at least 149 USDC, and then revoke the approval.",
      "Approve 150 DAI to the sushiswap router, swap it to USDC, at least 149 USDC, and then revoke the approval.",
    ],
  },
  {
    intents: [
      "Swap 150 DAI to USDC with Uniswap V2 (approve what's needed first, not more). Minimum 149 USDC.",
      "Swap 150 DAI to USDC on Uniswap V2. Approve first. At least 149 USDC.",
      "approve, swap: 150 DAI to USDC on Uniswap V2, at least 149 USDC",
      "Please have 150 DAI exchanged for USDC at Uniswap V2 with max. 1% slippage (149 USDC is the bottom), approval included.",
    ],
    tx: isKept,
    wrong: [
      batch(allow(MAX), trade(149n)),
      batch(allow(150n * ETHER), trade(140n)),
      batch(allow(150n * ETHER, STRANGER), trade(149n)),
    ],
    others: [
      "Swap 150 DAI to USDC with Uniswap V2 (approve what's needed first). Minimum 150 USDC.",
      "Swap 150 DAI to USDC with Uniswap V2. Approve first. 149 USDC.",
      "Swap 150 DAI to USDC with Uniswap V2. Approve 149 USDC.",
      "Swap 150 DAI to USDC with Uniswap V2, at least 149 USDC. I don't like open allowances.",
      "Swap 150 DAI to USDC with Uniswap V2, at least 149 USDC, so nothing stays open.",
      "Swap 150 DAI to USDC with Uniswap V2, at least 149 USDC. I'll do the trading myself.",
      "Swap 150 DAI to USDC with Uniswap V2, at least 149 USDC. I'm doing the swap on my own.",
    ],
  },
  {
    intents: [
      `85 USDC out of Aave V3, then straight on to ${FRIEND}`,
      `Send 85 USDC to ${FRIEND}; take it out of Aave V3 first.`,
      `My landlord gets 85 USDC at ${FRIEND}; take it out of Aave V3 first.`,
    ],
    tx: batch(withdraw(85n), pay(85n)),
    wrong: [
      batch(withdraw(85n), pay(85n, STRANGER)),
      batch(withdraw(90n), pay(85n)),
      batch(pay(85n), withdraw(85n)),
      batch(withdraw(85n), pay(80n)),
    ],
    others: [
      `85 USDC out of Aave V3, then half of it straight on to ${FRIEND}`,
      `85 USDC out of Aave V3, then straight on to ${FRIEND} if he asks`,
      `My landlord gets 90 USDC at ${FRIEND}; take it out of Aave V3 first.`,
      `My landlord gets 85 USDC at ${FRIEND}; he takes it out of Aave V3 first.`,
      `My landlord gets 85 USDC at ${FRIEND} next month; take it out of Aave V3 first.`,
      `My landlord got 85 USDC at ${FRIEND}; take it out of Aave V3 first.`,
      `Send 85 USDC to ${FRIEND} first; take it out of Aave V3.`,
      `Withdraw 85 test USDC from Aave V3 and send it to ${FRIEND}.`,
      `Testnet only please: withdraw 85 USDC from Aave V3 and send it to ${FRIEND}.`,
      `Withdraw 85 USDC from Aave V3 and send it to ${FRIEND}. He lost his key.`,
    ],
  },
  {
    intents: [
      "Go a bit long for me: borrow 1000 USDC from Aave V3 at variable rate, then swap the lot to WETH on Uni V2, min 0.3 WETH",
      "Let's go long: borrow 1000 USDC from Aave V3 at variable rate, then approve and swap the lot on Uniswap V2 into WETH, min. 0.3 WETH.",
    ],
    tx: batch(borrow, allowUsdc(1000n, V2_ROUTER), buy(1000n)),
    wrong: [
      batch(borrow, allowUsdc(1000n, V2_ROUTER), buy(900n)),
      batch(borrow, allowUsdc(1000n, STRANGER), buy(1000n)),
      batch(borrow, supply(1000n)),
    ],
    others: [
      "Go short for me: borrow 1000 USDC from Aave V3 at variable rate, then swap the lot to WETH on Uni V2, min 0.3 WETH",
      "Borrow 1000 USDC from Aave V3 at variable rate, then approve and swap half the lot on Uniswap V2 into WETH, min. 0.3 WETH.",
      "Borrow 1000 USDC from Aave V3 at variable rate, then supply and swap the lot on Uniswap V2 into WETH, min. 0.3 WETH.",
      "Borrow 1000 USDC from Aave V3 at variable rate, then approve and I swap the lot on Uniswap V2 into WETH, min. 0.3 WETH.",
    ],
  },
  {
    intents: ["Good morning, my idle 450 USDC should earn something. Approve and lend them on Aave V3."],
    tx: batch(allowUsdc(450n, AAVE_POOL), supply(450n)),
    wrong: [batch(allowUsdc(450n, AAVE_POOL), supply(400n)), batch(allowUsdc(450n, STRANGER), supply(450n))],
    others: [
      "My idle 450 USDC should earn something. Approve and lend half of them on Aave V3.",
      "My idle 450 USDC should earn something. Approve and lend them on Compound.",
      "My idle 450 USDC should earn 5%. Approve and lend them on Aave V3.",
      "My wife's idle 450 USDC should earn something. Approve and lend them on Aave V3.",
      "Approve 450 USDC to the uniswap router and supply it to Aave V3.",
    ],
  },
  {
    intents: [
      `wrap 4 ETH then give uniswap v2 router ${V2_ROUTER} an approval for 4 WETH, i'll do the trading myself`,
    ],
    tx: batch(
      weth.call(WETH, "deposit", [], { value: 4n * ETHER }),
      erc20.call(WETH, "approve", [V2_ROUTER, 4n * ETHER]),
    ),
    wrong: [
      batch(
        weth.call(WETH, "deposit", [], { value: 4n * ETHER }),
        erc20.call(WETH, "approve", [V2_ROUTER, MAX]),
      ),
    ],
    others: [
      `wrap 4 ETH then give uniswap v2 router ${V2_ROUTER} an approval for 4 WETH, i'll do the approval myself`,
      `wrap 4 ETH then give uniswap v2 router ${V2_ROUTER} an approval for 4 WETH, then do the trading yourself`,
    ],
  },
  {
    intents: [
      `todo for you:\n- 15 USDC to ${FRIEND}\n- allow ${V2_ROUTER} to spend 55 USDC\n- unwrap 2 WETH`,
      `To do:\n- 15 USDC to ${FRIEND}\n- let the Uniswap V2 router ${V2_ROUTER} spend 55 USDC\n- unwrap 2 WETH`,
      `I'd like to have three things done, please: 15 USDC sent to ${FRIEND}; an approval of 55 USDC to ${V2_ROUTER}; 2 WETH unwrapped.`,
      `Pls do following: 15 USDC for ${FRIEND}, approval of 55 USDC for ${V2_ROUTER}, and 2 WETH make to ETH.`,
    ],
    tx: list(15n),
    wrong: [
      list(16n),
      batch(pay(15n), allowUsdc(55n, V2_ROUTER)),
      batch(pay(15n), allowUsdc(55n, STRANGER), unwrap(2n)),
    ],
    others: [
      `todo for you next week:\n- 15 USDC to ${FRIEND}\n- allow ${V2_ROUTER} to spend 55 USDC\n- unwrap 2 WETH`,
      `not to do:\n- 15 USDC to ${FRIEND}\n- allow ${V2_ROUTER} to spend 55 USDC\n- unwrap 2 WETH`,
      `I'd like to have four things done: 15 USDC sent to ${FRIEND}; an approval of 55 USDC to ${V2_ROUTER}; 2 WETH unwrapped.`,
      `I had three things done: 15 USDC sent to ${FRIEND}; an approval of 55 USDC to ${V2_ROUTER}; 2 WETH unwrapped.`,
      `Pls do following: 15 USDC for ${FRIEND}, approval of 55 USDC for ${V2_ROUTER}, and 2 WETH make to USDC.`,
    ],
  },
  {
    intents: [
      `Same sum for three people, 45 USDC each: ${FRIEND} and ${STRANGER} and ${SAFE}. 135 total.`,
      `Same share for everybody, 45 USDC to each of ${FRIEND}, ${STRANGER} and ${SAFE}.`,
      `Everyone gets the same: 45 USDC to each of ${FRIEND}, ${STRANGER} and ${SAFE}.`,
    ],
    tx: paid(45n),
    wrong: [
      paid(40n),
      batch(pay(45n), pay(45n, STRANGER)),
      batch(pay(45n), pay(45n, STRANGER), pay(40n, SAFE)),
    ],
    others: [
      `Same sum for three people, 45 USDC each: ${FRIEND} and ${STRANGER} and ${SAFE}. 140 total.`,
      `Same sum for four people, 45 USDC each: ${FRIEND} and ${STRANGER} and ${SAFE}.`,
      `Same share for everybody, 45 USDC to ${FRIEND}, ${STRANGER} and ${SAFE}.`,
      `Equal shares: 45 USDC to ${FRIEND}, ${STRANGER} and ${SAFE}.`,
      `Same share for everybody next week, 45 USDC to each of ${FRIEND}, ${STRANGER} and ${SAFE}.`,
    ],
  },
  {
    intents: [
      "Pay off my whole USDC loan at Compound V2, every last bit of interest included. Glad to be rid of it.",
      "Pay off my whole USDC loan at Compound v2. All of it, I want this debt gone",
      "Kindly settle my entire USDC borrowing on Compound V2 so that nothing remains outstanding.",
    ],
    tx: cToken.call(C_USDC, "repayBorrow", [MAX]),
    wrong: [cToken.call(C_USDC, "repayBorrow", [100n * USD6]), cToken.call(C_USDC, "borrow", [100n * USD6])],
    others: [
      "Pay off the interest of my USDC loan at Compound V2.",
      "Pay off half my USDC loan at Compound V2, every last bit of interest included.",
      "Pay off 100 USDC of my loan at Compound V2 so that nothing remains outstanding.",
      "Pay off my whole USDC loan at Compound V2. I don't want this debt gone",
    ],
  },
  {
    intents: ["I still have money in the old Aave V3. Bring home 85 USDC from there."],
    tx: withdraw(85n),
    wrong: [withdraw(86n), supply(85n), aave.call(AAVE_POOL, "withdraw", [USDC, 85n * USD6, STRANGER])],
    others: [
      "I still have money in the old Aave V2. Bring home 85 USDC from there.",
      `Bring home 85 USDC from Aave V3 to ${FRIEND}.`,
      "Leave 85 USDC home in Aave V3.",
    ],
  },
  {
    intents: ["put 20 usdc in aave v3 on polygon 4 me"],
    tx: { ...aave.call(AAVE_POOL_L2, "supply", [USDC_POLYGON, 20n * USD6, USER, 0]), chainId: 137 },
    wrong: [
      { ...aave.call(AAVE_POOL_L2, "supply", [USDC_POLYGON, 4n * USD6, USER, 0]), chainId: 137 },
      { ...aave.call(AAVE_POOL_L2, "supply", [USDC_POLYGON, 20n * USD6, STRANGER, 0]), chainId: 137 },
    ],
    others: ["put 20 usdc in aave v3 on polygon 4 him", "put 4 me usdc in aave v3 on polygon"],
  },
  {
    intents: [
      "Kindly request the withdrawal of 3 stETH in total from Lido, split in two requests: 2 stETH and 1 stETH. Both in my name.",
      "Queue the withdrawal of 3 stETH at Lido as two requests, one of 2 and one of 1, both owned by my wallet.",
    ],
    tx: lido.call(LIDO_QUEUE, "requestWithdrawals", [[2n * ETHER, ETHER], USER]),
    wrong: [
      lido.call(LIDO_QUEUE, "requestWithdrawals", [[2n * ETHER, ETHER], STRANGER]),
      lido.call(LIDO_QUEUE, "requestWithdrawals", [[3n * ETHER], USER]),
      lido.call(LIDO_QUEUE, "requestWithdrawals", [[2n * ETHER, 2n * ETHER], USER]),
    ],
    others: [
      "Request the withdrawal of 3 stETH from Lido in two requests: 2 stETH and 1 stETH. Both in my wife's name.",
      "Request the withdrawal of 3 stETH from Lido in two requests: 1.5 stETH and 1.5 stETH. Both in my name.",
    ],
  },
  {
    intents: [
      `Testnet only please: 0.01 ETH on Sepolia to ${FRIEND}`,
      `Sepolia test: drop 0.01 ETH at ${FRIEND}`,
    ],
    tx: { to: FRIEND, value: (ETHER / 100n).toString(), ...onSepolia },
    wrong: [
      { to: FRIEND, value: (ETHER / 100n).toString(), chainId: 1 },
      { to: STRANGER, value: (ETHER / 100n).toString(), ...onSepolia },
      { to: FRIEND, value: (ETHER / 10n).toString(), ...onSepolia },
    ],
    others: [
      `Mainnet only: 0.01 ETH to ${FRIEND}`,
      `This is just a test, don't send: 0.01 ETH on Sepolia to ${FRIEND}`,
      `Test whether you would send 0.01 ETH to ${FRIEND} on Sepolia`,
    ],
  },
  {
    intents: [`on sepolia, ten (10) test USDC to ${FRIEND}`],
    tx: { ...erc20.call(USDC_SEPOLIA, "transfer", [FRIEND, 10n * USD6]), ...onSepolia },
    wrong: [pay(10n), { ...erc20.call(USDC_SEPOLIA, "transfer", [FRIEND, 11n * USD6]), ...onSepolia }],
    others: [`on sepolia, ten (11) test USDC to ${FRIEND}`],
  },
  {
    intents: [
      `In my Safe ${SAFE} replace the owner ${FRIEND} by ${STRANGER}. He lost his key.`,
      `In Safe ${SAFE} replace owner ${FRIEND} by ${STRANGER}. The first one lost his Ledger.`,
      `One of the signers lost his key, so in Safe ${SAFE} replace owner ${FRIEND} with ${STRANGER}.`,
    ],
    tx: replaced(FRIEND, STRANGER),
    wrong: [replaced(STRANGER, FRIEND)],
    others: [
      `In my Safe ${SAFE} replace the owner ${FRIEND} by ${STRANGER}. ${STRANGER} lost his key.`,
      `In my Safe ${SAFE} replace the owner ${FRIEND} by ${STRANGER} if he lost his key.`,
      `In my Safe ${SAFE} replace the owner ${FRIEND} by ${STRANGER}. He says he lost his key.`,
    ],
  },
];

/** What is put in few words: chains of deeds, lists with a heading, what is left of a right or a debt, and where it is a test. */
export const shortlyTold = wordings(
  {
    right: "told in few words",
    wrong: "not what the few words say",
    other: "few words of something else",
  },
  CASES,
);
