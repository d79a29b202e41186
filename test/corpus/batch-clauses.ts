import { AAVE_POOL, DAI, FRIEND, STRANGER, USDC, USDT, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

type Transaction = Record<string, unknown>;

const inOrder = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const grant = (token: string, units: bigint) => erc20.call(token, "approve", [V2_ROUTER, units]);
const pay = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const take = (token: string, units: bigint) => aave.call(AAVE_POOL, "withdraw", [token, units, USER]);
const loan = aave.call(AAVE_POOL, "borrow", [USDC, 900n * USD6, 2, 0, USER]);
const buy = (least: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [900n * USD6, least, [USDC, WETH], USER, SOON]);
const wrap = weth.call(WETH, "deposit", [], { value: 3n * ETHER });
const renew = (amount: bigint) => erc20.call(USDT, "approve", [FRIEND, amount * USD6]);
const LEAST = ETHER / 4n;

const CASES: readonly Wording[] = [
  {
    intents: [
      `I'd like you to take a 900 USDC variable-rate loan from Aave, approve what you borrowed for ${V2_ROUTER}, then trade the borrowed USDC on Uniswap V2 for WETH. Don't go through with it for less than 0.25 WETH.`,
      `take 900 usdc from aave (variable), approve it for ${V2_ROUTER}, swap what you borrowed to weth on uniswap v2, no less than 0.25`,
      `Get me a loan of 900 USDC from Aave V3, approve ${V2_ROUTER} for it. I'd like it sold for WETH on Uniswap V2, at least 0.25 WETH.`,
      `Take 900 USDC as a loan from Aave, approve what I borrowed to ${V2_ROUTER}, swap it into WETH on Uniswap V2, min 0.25 WETH.`,
    ],
    tx: inOrder(loan, grant(USDC, 900n * USD6), buy(LEAST)),
    wrong: [
      inOrder(loan, grant(USDC, 900n * USD6), buy(ETHER / 5n)),
      inOrder(take(USDC, 900n * USD6), grant(USDC, 900n * USD6), buy(LEAST)),
    ],
    others: [
      `He'd like you to take a 900 USDC variable-rate loan from Aave, approve what you borrowed for ${V2_ROUTER}, then trade it on Uniswap V2 for at least 0.25 WETH.`,
      `Take 900 USDC from Aave (stable), approve it for ${V2_ROUTER}, swap what you borrowed to WETH on Uniswap V2, no less than 0.25 WETH.`,
      `Take 900 USDC from Aave, approve it for ${V2_ROUTER}, swap what you withdrew to WETH on Uniswap V2, no less than 0.25 WETH.`,
      `Take a 900 USDC loan from Aave, approve what you borrowed yesterday for ${V2_ROUTER}, swap it to WETH on Uniswap V2, at least 0.25 WETH.`,
      `Take a 900 USDC loan from Aave, approve half of what you borrowed for ${V2_ROUTER}, swap it to WETH on Uniswap V2, at least 0.25 WETH.`,
      `Take a 900 USDC loan from Aave, approve it for ${V2_ROUTER}. She'd like it sold for WETH on Uniswap V2, at least 0.25 WETH.`,
      `Take a 900 USDC loan from Aave, approve it for ${V2_ROUTER}, swap it to WETH on Uniswap V2, at least 0.25 WETH. Don't go through with it.`,
      `Take a 900 USDC loan from Aave, approve it for ${V2_ROUTER}, swap it to WETH on Uniswap V2, at least 0.25 WETH. Don't go through with any of it.`,
    ],
  },
  {
    intents: [
      `${FRIEND} should receive 35 USDC, while ${STRANGER} should receive 25 USDC. Can you pay both?`,
      `${FRIEND} gets 35 USDC whereas ${STRANGER} gets 25 USDC`,
      `Make two USDC payments from my wallet: ${FRIEND} is owed 35 and ${STRANGER} is owed 25.`,
    ],
    tx: batch(pay(35n), pay(25n, STRANGER)),
    wrong: [batch(pay(25n), pay(35n, STRANGER))],
    others: [
      `${FRIEND} should receive 35 USDC, while ${STRANGER} should have received 25 USDC.`,
      `${FRIEND} should receive 35 USDC, while ${STRANGER} sends 25 USDC.`,
      `Make three USDC payments from my wallet: ${FRIEND} is owed 35 and ${STRANGER} is owed 25.`,
      `Make two USDC payments from my wallet: ${FRIEND} is owed 35 and ${STRANGER} was owed 25.`,
    ],
  },
  {
    intents: [
      `Redeem 60 USDC from Aave to my account. As soon as I have it, send those 60 USDC on to ${FRIEND}.`,
      `Withdraw 60 USDC from Aave. The moment it's there, pay it to ${FRIEND}.`,
      `60 USDC out of Aave V3, then over to ${FRIEND}`,
    ],
    tx: batch(take(USDC, 60n * USD6), pay(60n)),
    wrong: [batch(take(USDC, 60n * USD6), pay(60n, STRANGER)), batch(pay(60n), take(USDC, 60n * USD6))],
    others: [
      `Redeem 60 USDC from Aave to my account. As soon as he has it, send those 60 USDC on to ${FRIEND}.`,
      `Redeem 60 USDC from Aave to my account. As soon as I have 90 USDC, send 60 USDC on to ${FRIEND}.`,
      `Redeem 60 USDC from Aave to my account. As soon as I say so, send those 60 USDC on to ${FRIEND}.`,
      `60 USDC out of Aave V3, then maybe over to ${FRIEND}`,
      `60 USDC out of Aave V3, then over to ${FRIEND}, invoice number outstanding.`,
    ],
  },
  {
    intents: [
      `Wrap 3 ETH, and give ${V2_ROUTER} permission to spend it once it's WETH`,
      `I need three ether wrapped. Once wrapped, ${V2_ROUTER} should be allowed to spend them, 3 WETH and no more.`,
    ],
    tx: batch(wrap, grant(WETH, 3n * ETHER)),
    wrong: [
      batch(wrap, grant(WETH, 30n * ETHER)),
      batch(wrap, erc20.call(WETH, "approve", [STRANGER, 3n * ETHER])),
    ],
    others: [
      `Wrap 3 ETH, and give ${V2_ROUTER} permission to spend it once it's DAI`,
      `Wrap 3 ETH. Once unwrapped, ${V2_ROUTER} should be allowed to spend it.`,
      `Wrap 3 ETH. Once swapped, ${V2_ROUTER} should be allowed to spend it.`,
    ],
  },
  {
    intents: [`aave v3 - take out:\n60 USDC\n40 DAI`, `Take out of Aave V3:\n- 60 USDC\n- 40 DAI`],
    tx: batch(take(USDC, 60n * USD6), take(DAI, 40n * ETHER)),
    wrong: [batch(take(USDC, 60n * USD6), take(DAI, 4n * ETHER))],
    others: [`Aave V3 - took out:\n60 USDC\n40 DAI`, `Aave V3 - take out next week:\n60 USDC\n40 DAI`],
  },
  {
    intents: [
      `change the usdt allowance for ${FRIEND} to 700 (zero it out first)`,
      `I want ${FRIEND} to have a new USDT limit of 700. Please wipe the old one before you set it.`,
      `I'd like a fresh USDT approval for ${FRIEND}: remove the old one, then grant 700 USDT.`,
      `Start by revoking ${FRIEND}'s access to my USDT. Next, approve it for 700 USDT.`,
    ],
    tx: batch(renew(0n), renew(700n)),
    wrong: [batch(renew(0n), renew(7000n)), batch(renew(700n), renew(0n))],
    others: [
      `change the usdt allowance for ${FRIEND} to 700 (don't zero it out first)`,
      `change the usdt allowance for ${FRIEND} by 700 (zero it out first)`,
      `I'd like a fresh USDT approval for ${FRIEND}: remove the old one, then maybe grant 700 USDT.`,
      `He'd like a fresh USDT approval for ${FRIEND}: remove the old one, then grant 700 USDT.`,
      `Start by revoking ${STRANGER}'s access to my USDT. Next, approve ${FRIEND} for 700 USDT.`,
      `Revoking ${FRIEND}'s access to my USDT failed. Next, approve it for 700 USDT.`,
      `Approve ${FRIEND} for 700 USDT. Wipe the old one after you set it.`,
    ],
  },
  {
    intents: [
      `Allow ${AAVE_POOL} to take 300 USDC, then supply it to Aave.`,
      `Let the Aave pool ${AAVE_POOL} spend 300 USDC, then supply it to Aave V3.`,
      `I want to lend 300 USDC on Aave. You'll have to approve ${AAVE_POOL} for the amount, then deposit it.`,
      `Approve 300 USDC for ${AAVE_POOL}, then supply those 300 USDC to the Aave V3 pool so that my own account gets the credit.`,
      `Aave V3 deposit\nasset: USDC\namount: 300\non behalf of: me (${USER})`,
    ],
    tx: inOrder(
      erc20.call(USDC, "approve", [AAVE_POOL, 300n * USD6]),
      aave.call(AAVE_POOL, "supply", [USDC, 300n * USD6, USER, 0]),
    ),
    wrong: [
      inOrder(
        erc20.call(USDC, "approve", [AAVE_POOL, 300n * USD6]),
        aave.call(AAVE_POOL, "supply", [USDC, 300n * USD6, STRANGER, 0]),
      ),
    ],
    others: [
      `${AAVE_POOL} is to take 300 USDC, then supply it to Aave.`,
      `Let ${AAVE_POOL} take back 300 USDC, then supply it to Aave.`,
      `Don't let ${AAVE_POOL} take 300 USDC, then supply it to Aave.`,
      `I want to lend 300 USDC on Aave. You'll have to ask me, approve ${AAVE_POOL} for the amount, then deposit it.`,
      `I want to lend 300 USDC on Aave. You'll have to approve ${AAVE_POOL} for the amount, then deposit it again.`,
      `Approve 300 USDC for ${AAVE_POOL}, then supply those 300 USDC to the Aave V3 pool so that his own account gets the credit.`,
      `Aave V3 deposit\nasset: USDC\namount: 300\non behalf of: me (${STRANGER})`,
    ],
  },
  {
    intents: [
      `I'd like ${FRIEND} to end up with 3 WETH from me. Wrap 3 ETH first and transfer it afterwards.`,
      `I want ${FRIEND} to end up with 3 WETH. Wrap 3 ETH, then send it.`,
    ],
    tx: batch(wrap, erc20.call(WETH, "transfer", [FRIEND, 3n * ETHER])),
    wrong: [batch(wrap, erc20.call(WETH, "transfer", [STRANGER, 3n * ETHER]))],
    others: [
      `I'd like ${FRIEND} to end up with 3 WETH from Tom. Wrap 3 ETH first and transfer it afterwards.`,
      `I'd hate ${FRIEND} to end up with 3 WETH from me. Wrap 3 ETH first and transfer it afterwards.`,
      `I'd like ${FRIEND} to end up with 4 WETH from me. Wrap 3 ETH first and transfer it afterwards.`,
    ],
  },
  {
    intents: [`Please withdraw some stables for me from Aave: 60 USDC, and 40 DAI on top.`],
    tx: batch(take(USDC, 60n * USD6), take(DAI, 40n * ETHER)),
    wrong: [batch(take(USDC, 60n * USD6))],
    others: [`Please withdraw some stables for me from Aave: 60 USDC, and 40 DAI on top of my 20 DAI.`],
  },
];

/** Deeds of several calls by clauses of other words than their verbs, and clauses that only look like it. */
export const batchClauses = wordings(
  {
    right: "several deeds by their clauses",
    wrong: "other deeds than several clauses tell",
    other: "clauses that ask for none of several deeds",
  },
  CASES,
);
