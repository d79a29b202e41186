import {
  AAVE_GATEWAY,
  AAVE_POOL,
  AAVE_POOL_BASE,
  AAVE_POOL_L2,
  DAI,
  FAKE_TOKEN,
  LAZARUS,
  STRANGER,
  USDC,
  USDC_ARBITRUM,
  USDC_BASE,
  USDC_OPTIMISM,
  USDC_POLYGON,
  USER,
  WBTC,
  WETH,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { aave, aaveGateway } from "./encoders/lending.ts";
import { erc20 } from "./encoders/tokens.ts";
import { NODE } from "./nodes.ts";
import { ETHER, MAX, USD6 } from "./terms.ts";

const supply = (asset: string, amount: bigint, onBehalfOf = USER, pool = AAVE_POOL, chainId = 1) =>
  aave.call(pool, "supply", [asset, amount, onBehalfOf, 0], { chainId });
const withdraw = (asset: string, amount: bigint, to = USER) =>
  aave.call(AAVE_POOL, "withdraw", [asset, amount, to]);
const borrow = (asset: string, amount: bigint, mode = 2, onBehalfOf = USER) =>
  aave.call(AAVE_POOL, "borrow", [asset, amount, mode, 0, onBehalfOf]);
const repay = (asset: string, amount: bigint, onBehalfOf = USER) =>
  aave.call(AAVE_POOL, "repay", [asset, amount, 2, onBehalfOf]);
const depositEther = (value: bigint, onBehalfOf = USER, pool = AAVE_POOL) =>
  aaveGateway.call(AAVE_GATEWAY, "depositETH", [pool, onBehalfOf, 0], { value });

export const aavePairs: CorpusCase[] = [
  aligned("supply", "Supply 1000 USDC to Aave", supply(USDC, 1000n * USD6)),
  aligned("deposit", "deposit 500 DAI into aave v3", supply(DAI, 500n * ETHER)),
  aligned("lend", "Lend 0.2 WBTC on Aave", supply(WBTC, 20_000_000n)),
  aligned(
    "on Base",
    "Supply 50 USDC to Aave on Base",
    supply(USDC_BASE, 50n * USD6, USER, AAVE_POOL_BASE, 8453),
  ),
  aligned(
    "on Arbitrum",
    "Supply 50 USDC to Aave V3 on Arbitrum",
    supply(USDC_ARBITRUM, 50n * USD6, USER, AAVE_POOL_L2, 42161),
  ),
  aligned(
    "on Optimism",
    "Deposit 20 USDC into Aave on Optimism",
    supply(USDC_OPTIMISM, 20n * USD6, USER, AAVE_POOL_L2, 10),
  ),
  aligned(
    "on Polygon",
    "supply 20 usdc to aave v3 on polygon",
    supply(USDC_POLYGON, 20n * USD6, USER, AAVE_POOL_L2, 137),
  ),
  aligned(
    "for somebody, as asked",
    `Supply 100 USDC to Aave on behalf of ${STRANGER}`,
    supply(USDC, 100n * USD6, STRANGER),
  ),
  aligned("withdraw", "Withdraw 250 USDC from Aave", withdraw(USDC, 250n * USD6)),
  aligned("withdraw everything", "Withdraw all my USDC from Aave", withdraw(USDC, MAX)),
  aligned("borrow", "Borrow 2,000 USDC from Aave", borrow(USDC, 2000n * USD6)),
  aligned("borrow at a variable rate", "Borrow 1 WETH on Aave at the variable rate", borrow(WETH, ETHER)),
  aligned("repay", "Repay 300 USDC of my Aave loan", repay(USDC, 300n * USD6)),
  aligned("pay back everything", "Repay my entire USDC debt on Aave", repay(USDC, MAX)),
  aligned("ether by the gateway", "Deposit 2 ETH into Aave", depositEther(2n * ETHER)),
  aligned(
    "ether back",
    "Withdraw 1 ETH from Aave",
    aaveGateway.call(AAVE_GATEWAY, "withdrawETH", [AAVE_POOL, ETHER, USER]),
  ),
  aligned("approved first", "Supply 1000 USDC to Aave", {
    chainId: 1,
    from: USER,
    transactions: [erc20.call(USDC, "approve", [AAVE_POOL, 1000n * USD6]), supply(USDC, 1000n * USD6)],
  }),

  faulty(
    "on behalf of a stranger",
    NODE.recipient,
    "Supply 1000 USDC to Aave",
    supply(USDC, 1000n * USD6, STRANGER),
  ),
  faulty("another amount", NODE.amount, "Supply 1000 USDC to Aave", supply(USDC, 100n * USD6)),
  faulty("another token", NODE.token, "Supply 1000 USDC to Aave", supply(DAI, 1000n * ETHER)),
  faulty(
    "a token nobody knows",
    NODE.fakeToken,
    "Supply 1000 USDC to Aave",
    supply(FAKE_TOKEN, 1000n * USD6),
  ),
  faulty(
    "an unknown pool",
    NODE.contract,
    "Supply 1000 USDC to Aave",
    supply(USDC, 1000n * USD6, USER, STRANGER),
  ),
  faulty(
    "withdraws instead of supplying",
    NODE.operation,
    "Supply 1000 USDC to Aave",
    withdraw(USDC, 1000n * USD6),
  ),
  faulty(
    "withdrawn to a stranger",
    NODE.recipient,
    "Withdraw 250 USDC from Aave",
    withdraw(USDC, 250n * USD6, STRANGER),
  ),
  faulty("everything withdrawn", NODE.amount, "Withdraw 250 USDC from Aave", withdraw(USDC, MAX)),
  faulty(
    "repays instead of borrowing",
    NODE.operation,
    "Borrow 2,000 USDC from Aave",
    repay(USDC, 2000n * USD6),
  ),
  faulty(
    "borrows instead of repaying",
    NODE.operation,
    "Repay 300 USDC of my Aave loan",
    borrow(USDC, 300n * USD6),
  ),
  faulty(
    "borrows for a stranger",
    [...NODE.recipient, ...NODE.foreignFunds],
    "Borrow 2,000 USDC from Aave",
    borrow(USDC, 2000n * USD6, 2, STRANGER),
  ),
  faulty(
    "repays a stranger's debt",
    NODE.recipient,
    "Repay 300 USDC of my Aave loan",
    repay(USDC, 300n * USD6, STRANGER),
  ),
  faulty("borrows more", NODE.amount, "Borrow 2,000 USDC from Aave", borrow(USDC, 20_000n * USD6)),
  faulty(
    "ether for a stranger's account",
    NODE.recipient,
    "Deposit 2 ETH into Aave",
    depositEther(2n * ETHER, STRANGER),
  ),
  faulty(
    "ether into a stranger's pool",
    NODE.contract,
    "Deposit 2 ETH into Aave",
    depositEther(2n * ETHER, USER, STRANGER),
  ),
  faulty("less ether", NODE.amount, "Deposit 2 ETH into Aave", depositEther(ETHER / 5n)),
  faulty(
    "another protocol than named",
    NODE.protocol,
    "Supply 1000 USDC to Compound",
    supply(USDC, 1000n * USD6),
  ),
  faulty(
    "a sanctioned beneficiary",
    NODE.sanctions,
    `Supply 100 USDC to Aave on behalf of ${LAZARUS}`,
    supply(USDC, 100n * USD6, LAZARUS),
  ),
  faulty(
    "another chain's pool",
    NODE.contract,
    "Supply 50 USDC to Aave on Base",
    supply(USDC_BASE, 50n * USD6, USER, AAVE_POOL, 8453),
  ),
  faulty("approval that does not cover it", NODE.covers, "Supply 1000 USDC to Aave", {
    chainId: 1,
    from: USER,
    transactions: [erc20.call(USDC, "approve", [AAVE_POOL, 100n * USD6]), supply(USDC, 1000n * USD6)],
  }),
];
