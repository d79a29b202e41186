import { AAVE_POOL, DAI, FRIEND, SAFE, STRANGER, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import { execBySafe } from "./encoders/accounts.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const MILLI = ETHER / 1000n;
const pay = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const approve = (amount: bigint, spender = V2_ROUTER) =>
  erc20.call(USDC, "approve", [spender, amount * USD6]);
const revoke = (token: string) => erc20.call(token, "approve", [STRANGER, 0n]);
const withdraw = (token: string, amount: bigint) => aave.call(AAVE_POOL, "withdraw", [token, amount, USER]);
const supply = (amount: bigint) => aave.call(AAVE_POOL, "supply", [USDC, amount * USD6, USER, 0]);
const borrow = (amount: bigint) => aave.call(AAVE_POOL, "borrow", [USDC, amount * USD6, 2, 0, USER]);
const swap = (amount: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [amount * USD6, 150n * MILLI, [USDC, WETH], USER, SOON]);
const wrap = (amount: bigint) => weth.call(WETH, "deposit", [], { value: amount });
const unwrap = (amount: bigint) => weth.call(WETH, "withdraw", [amount]);
const payEther = (amount: bigint) => erc20.call(WETH, "transfer", [FRIEND, amount]);

const LISTS: readonly Wording[] = [
  {
    intents: [
      `Split 150 USDC into three equal lots of 50 please. First lot to ${FRIEND}, second to ${STRANGER}, third into our own Safe at ${SAFE}.`,
      `Distribute 150 USDC in three equal parts of 50 USDC: one to ${FRIEND}, one to ${STRANGER}, one to our own Safe ${SAFE}.`,
      `Split 150 USDC into three, 50 to each of ${FRIEND}, ${STRANGER} and ${SAFE}`,
      `Divide 150 USDC evenly, 50 to ${FRIEND}, 50 to ${STRANGER} and the last 50 to our Safe ${SAFE}.`,
      `50 USDC to ${FRIEND}, 50 USDC to ${STRANGER} and another 50 USDC to our Safe ${SAFE}`,
      `Fifty USDC to ${FRIEND}, the same to ${STRANGER}, and another fifty to our Safe ${SAFE}.`,
      `Three equal payments of 50 USDC: ${FRIEND}, ${STRANGER}, ${SAFE}.`,
      `Split it three ways, 50 USDC each to ${FRIEND}, ${STRANGER} and ${SAFE}`,
      `Distribute fifty USDC each to ${FRIEND}, ${STRANGER} and our Safe ${SAFE}, so 150 USDC altogether.`,
    ],
    tx: batch(pay(50n), pay(50n, STRANGER), pay(50n, SAFE)),
    wrong: [
      batch(pay(50n), pay(50n, STRANGER), pay(60n, SAFE)),
      batch(pay(50n), pay(50n, STRANGER)),
      batch(pay(50n), pay(50n, STRANGER), pay(50n, SAFE), pay(50n, STRANGER)),
    ],
    others: [
      `Split 150 USDC into two equal lots. First lot to ${FRIEND}, second to ${STRANGER}, third into our own Safe at ${SAFE}.`,
      `Distribute 150 USDC in three equal parts of 40 USDC: one to ${FRIEND}, one to ${STRANGER}, one to our own Safe ${SAFE}.`,
      `Split 150 USDC into four: ${FRIEND}, ${STRANGER}, ${SAFE}`,
      `Split 150 USDC in three equal parts, two to ${FRIEND}, one to ${STRANGER}, one to ${SAFE}`,
      `Three equal payments of 150 USDC: ${FRIEND}, ${STRANGER}, ${SAFE}.`,
      `50 USDC each to ${FRIEND}, ${STRANGER} and ${SAFE}, plus the same to Carla.`,
      `50 USDC each to ${FRIEND}, ${STRANGER} and ${SAFE}, 100 USDC in total.`,
    ],
  },
  {
    intents: [
      `5 USDC for ${FRIEND}, same for ${STRANGER}.`,
      `Pay ${FRIEND} 5 USDC and ${STRANGER} the same.`,
      `Send 5 USDC to ${FRIEND}. Do the same for ${STRANGER}.`,
      `A fiver in USDC for ${FRIEND} and another fiver for ${STRANGER}.`,
      `five bucks usdc each to ${FRIEND} and ${STRANGER}`,
      `Give both of them 5 USDC: ${FRIEND}, ${STRANGER}.`,
      `Two payments of 5 USDC, one to ${FRIEND}, the other to ${STRANGER}.`,
      `10 USDC, half of it to ${FRIEND} and the other half to ${STRANGER}.`,
    ],
    tx: batch(pay(5n), pay(5n, STRANGER)),
    wrong: [
      batch(pay(5n), pay(10n, STRANGER)),
      batch(pay(10n), pay(10n, STRANGER)),
      batch(pay(5n), pay(5n, SAFE)),
    ],
    others: [
      `5 USDC to ${FRIEND}, almost the same to ${STRANGER}.`,
      `5 USDC to ${FRIEND} and five to ${STRANGER}, and the same for their little sister.`,
      `5 USDC split to both ${FRIEND} and ${STRANGER}.`,
      `10 USDC, half of it to ${FRIEND} and half of that to ${STRANGER}.`,
      `A tenner in USDC apiece for ${FRIEND} and ${STRANGER}`,
    ],
  },
  {
    intents: [
      `Pay out 150 USDC in total: 100 to ${FRIEND} and 50 to ${STRANGER}.`,
      `Split 150 USDC: a hundred for ${FRIEND}, fifty for ${STRANGER}`,
      `100 USDC to ${FRIEND} and half as much (50 USDC) to ${STRANGER}.`,
      `Split 150 USDC: 100 USDC to ${FRIEND}, the other 50 USDC to ${STRANGER}.`,
      `Two USDC payments: ${FRIEND} receives 100, ${STRANGER} receives 50.`,
      `payee,amount,token ${FRIEND},100,USDC ${STRANGER},50,USDC`,
      `Pay out:\namount;currency;address\n100;USDC;${FRIEND}\n50;USDC;${STRANGER}`,
      `to|qty|asset; ${FRIEND}|100|USDC; ${STRANGER}|50|USDC`,
    ],
    tx: batch(pay(100n), pay(50n, STRANGER)),
    wrong: [batch(pay(50n), pay(100n, STRANGER)), batch(pay(100n), pay(50n, SAFE))],
    others: [
      `Split 160 USDC: a hundred for ${FRIEND}, fifty for ${STRANGER}`,
      `Split 150 DAI: a hundred for ${FRIEND}, fifty for ${STRANGER}`,
      `100 USDC to ${FRIEND} and twice as much (50 USDC) to ${STRANGER}.`,
      // A name that every object of the language has.
      `100 USDC to ${FRIEND} and constructor that, 50 USDC, to ${STRANGER}.`,
      `100 USDC to ${FRIEND}, the same to ${STRANGER}.`,
      `Split 160 USDC: 100 USDC to ${FRIEND}, the other 50 USDC to ${STRANGER}.`,
      `Three USDC payments: ${FRIEND} receives 100, ${STRANGER} receives 50.`,
      `payee,amount,token ${FRIEND},50,USDC ${STRANGER},100,USDC`,
      `payee,amount,token ${FRIEND},100,USDC ${STRANGER},50,DAI`,
      `payee,amount,token ${FRIEND},100,USDC ${STRANGER},50,USDC ${SAFE},5,USDC`,
      `payee,amount,token ${FRIEND},100,USDC ${STRANGER},50,USDC (draft)`,
      `sender,amount,token ${FRIEND},100,USDC ${STRANGER},50,USDC`,
      `spender,amount,token ${FRIEND},100,USDC ${STRANGER},50,USDC`,
    ],
  },
  {
    intents: [`From our Safe ${SAFE}, pay ${FRIEND} 5 USDC.`],
    tx: execBySafe(SAFE, pay(5n)),
    wrong: [execBySafe(SAFE, pay(5n, STRANGER))],
    others: [
      `From our Safe ${FRIEND}, pay ${SAFE} 5 USDC.`,
      `The Safe ${SAFE} gets 5 USDC. ${FRIEND}`,
      `5 USDC for our Safe ${SAFE}, ${FRIEND} pays`,
    ],
  },
  {
    intents: [`Please let ${FRIEND} have 5 USDC.`, `I want ${FRIEND} to have 5 USDC.`],
    tx: pay(5n),
    wrong: [pay(5n, STRANGER), pay(50n), approve(5n, FRIEND)],
    others: [
      `I let ${FRIEND} have 5 USDC.`,
      `Let ${FRIEND} have access to 5 USDC.`,
      `Let me have 5 USDC from ${FRIEND}.`,
    ],
  },
  {
    intents: [
      `Three things in this order please: first 10 USDC to ${FRIEND}, second an approval of 50 USDC for the Uniswap V2 router, third unwrap 1 WETH.`,
      `three things in this order pls 1) 10 USDC to ${FRIEND} 2) approve the Uniswap V2 router for 50 USDC 3) unwrap 1 WETH`,
      `Three jobs in this order. One, 10 USDC to ${FRIEND}. Two, approve 50 USDC for the Uniswap V2 router. Three, unwrap 1 WETH.`,
    ],
    tx: batch(pay(10n), approve(50n), unwrap(ETHER)),
    wrong: [
      batch(pay(10n), approve(50n)),
      batch(pay(10n), approve(500n), unwrap(ETHER)),
      batch(pay(10n, STRANGER), approve(50n), unwrap(ETHER)),
    ],
    others: [
      `One, 10 USDC to ${FRIEND}. Two, approve 50 USDC for the Uniswap V2 router. Three, unwrap 1 WETH. Four, wait.`,
      `First 10 USDC to ${FRIEND}, second approve 50 USDC for the Uniswap V2 router, third maybe unwrap 1 WETH`,
    ],
  },
  {
    intents: [
      "Two withdrawals from Aave V3: 100 USDC first, then 50 DAI.",
      "Aave withdrawals x2: 100 USDC, then 50 DAI.",
      "Aave V3, two withdrawals in one batch: 100 USDC; 50 DAI.",
    ],
    tx: batch(withdraw(USDC, 100n * USD6), withdraw(DAI, 50n * ETHER)),
    wrong: [
      batch(withdraw(USDC, 100n * USD6), withdraw(DAI, 500n * ETHER)),
      batch(withdraw(USDC, 100n * USD6)),
    ],
    others: ["Aave withdrawals x3: 100 USDC, then 50 DAI.", "Aave deposits: 100 USDC, then 50 DAI."],
  },
  {
    intents: [
      `${STRANGER} has allowances on both my USDC and my DAI. Cancel the pair of them.`,
      `${STRANGER} has allowances on both my USDC and my DAI. Revoke the two of them, please.`,
      `${STRANGER} can touch both my USDC and my DAI. Set both to zero, please.`,
      `${STRANGER} should be able to touch neither my USDC nor my DAI any longer, so cancel both approvals.`,
      `${STRANGER} should no longer be able to touch either my USDC or my DAI: cancel both approvals.`,
      `Take ${STRANGER}'s USDC approval away, and the DAI one as well.`,
    ],
    tx: batch(revoke(USDC), revoke(DAI)),
    wrong: [batch(revoke(USDC)), batch(revoke(USDC), revoke(WETH))],
    others: [
      `${STRANGER} has allowances on both my USDC and my DAI. Cancel the three of them.`,
      `${STRANGER} can touch my USDC and my DAI. Set one to zero.`,
      `${STRANGER} can touch my USDC and my DAI. Set both to 10.`,
      `Revoke either the USDC or the DAI approval of ${STRANGER}.`,
      `${STRANGER} should be able to touch either my USDC or my DAI, cancel the other.`,
      `Take ${STRANGER}'s USDC approval away, and keep the DAI one.`,
    ],
  },
  {
    intents: [
      "Borrow 1000 USDC on Aave V3 and swap the lot on Uniswap V2 for WETH, at least 0.15 WETH",
      "Borrow 1000 USDC on Aave V3 and swap those 1000 on Uniswap V2 for WETH, at least 0.15 WETH",
      "Borrow 1000 USDC on Aave V3 and swap it on Uniswap V2 for WETH, at least 0.15 WETH",
    ],
    tx: batch(borrow(1000n), approve(1000n), swap(1000n)),
    wrong: [batch(borrow(1000n), approve(500n), swap(500n))],
    others: ["Borrow 1000 USDC on Aave V3 and swap those 500 on Uniswap V2 for WETH, at least 0.15 WETH"],
  },
  {
    intents: [
      `Withdraw 100 USDC from Aave and forward those 100 to ${FRIEND}`,
      `Withdraw 100 USDC from Aave and send it to ${FRIEND}`,
    ],
    tx: batch(withdraw(USDC, 100n * USD6), pay(100n)),
    wrong: [
      batch(withdraw(USDC, 100n * USD6), pay(50n)),
      batch(withdraw(USDC, 100n * USD6), pay(100n, STRANGER)),
    ],
    others: [`Withdraw 100 USDC from Aave and forward those 90 to ${FRIEND}`],
  },
  {
    intents: [`Wrap 1 ETH and send the resulting 1 WETH to ${FRIEND}`],
    tx: batch(wrap(ETHER), payEther(ETHER)),
    wrong: [batch(wrap(ETHER), payEther(ETHER / 2n))],
    others: [`Wrap 1 ETH and send half of the resulting 1 WETH to ${FRIEND}`],
  },
  {
    intents: [`250 USDC to ${FRIEND}`],
    tx: pay(250n),
    wrong: [],
    others: [
      `250 USDC to ${FRIEND}, then the same 250 USDC to ${FRIEND}`,
      `250 USDC to ${FRIEND} and another 250 USDC`,
      `Send 250 USDC to ${FRIEND}, then send 250 USDC to ${FRIEND}`,
    ],
  },
  {
    intents: ["Approve Aave for 1000 USDC and deposit that same 1000 USDC there."],
    tx: batch(approve(1000n, AAVE_POOL), supply(1000n)),
    wrong: [batch(approve(1000n, AAVE_POOL), supply(1500n))],
    others: ["Approve 1000 USDC for Aave and supply it, then supply the same 1000 USDC"],
  },
];

/** How people count what they ask for, share it out, and speak of what a step before brought. */
export const listedWordings = wordings(
  { right: "listed", wrong: "not what was listed", other: "another list" },
  LISTS,
);
