import {
  C_DAI,
  C_ETH,
  C_USDC,
  COMET_USDC,
  COMET_USDC_BASE,
  COMET_WETH,
  COMPTROLLER,
  DAI,
  STRANGER,
  USDC,
  USDC_BASE,
  USER,
  WETH,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { cEther, comet, comptroller, cToken } from "./encoders/lending.ts";
import { erc20 } from "./encoders/tokens.ts";
import { NODE } from "./nodes.ts";
import { ETHER, MAX, USD6 } from "./terms.ts";

const c = (to: string, name: string, ...values: unknown[]) => cToken.call(to, name, values);
const supply3 = (asset: string, amount: bigint, market = COMET_USDC, chainId = 1) =>
  comet.call(market, "supply", [asset, amount], { chainId });

export const compoundPairs: CorpusCase[] = [
  aligned("V2 supply", "Supply 1000 USDC to Compound V2", c(C_USDC, "mint", 1000n * USD6)),
  aligned("V2 lend", "Lend 500 DAI on Compound", c(C_DAI, "mint", 500n * ETHER)),
  aligned("V2 ether", "Supply 2 ETH to Compound v2", cEther.call(C_ETH, "mint", [], { value: 2n * ETHER })),
  aligned(
    "V2 withdraw by underlying",
    "Withdraw 250 USDC from Compound V2",
    c(C_USDC, "redeemUnderlying", 250n * USD6),
  ),
  aligned("V2 redeem cTokens", "Redeem 10000 cUSDC on Compound", c(C_USDC, "redeem", 10_000n * 10n ** 8n)),
  aligned("V2 borrow", "Borrow 100 DAI from Compound V2", c(C_DAI, "borrow", 100n * ETHER)),
  aligned("V2 repay", "Repay 100 DAI on Compound V2", c(C_DAI, "repayBorrow", 100n * ETHER)),
  aligned("V2 repay everything, gas bounded", "Repay my entire USDC borrow on Compound, gas under 8 gwei.", {
    ...c(C_USDC, "repayBorrow", MAX),
    maxFeePerGas: "7000000000",
    gas: 180_000,
  }),
  aligned(
    "V2 repay ether",
    "Repay 0.5 ETH on Compound V2",
    cEther.call(C_ETH, "repayBorrow", [], { value: ETHER / 2n }),
  ),
  aligned("V2 approved first", "Supply 1000 USDC to Compound V2", {
    chainId: 1,
    from: USER,
    transactions: [erc20.call(USDC, "approve", [C_USDC, 1000n * USD6]), c(C_USDC, "mint", 1000n * USD6)],
  }),
  aligned(
    "V2 a market entered, as collateral",
    "Use my DAI as collateral on Compound",
    comptroller.call(COMPTROLLER, "enterMarkets", [[C_DAI]]),
  ),
  aligned(
    "V2 a market by its own contract beside its name",
    `Enter the cDAI market (${C_DAI}) on Compound V2`,
    comptroller.call(COMPTROLLER, "enterMarkets", [[C_DAI]]),
  ),
  aligned(
    "V2 a market entered, and what for",
    "Enter the cDAI market on Compound V2, so my DAI counts as collateral",
    comptroller.call(COMPTROLLER, "enterMarkets", [[C_DAI]]),
  ),
  faulty(
    "V2 a market entered for another token",
    NODE.operation,
    "Enter the cDAI market on Compound V2, so my USDC counts as collateral",
    comptroller.call(COMPTROLLER, "enterMarkets", [[C_DAI]]),
  ),
  faulty(
    "V2 a market by another's contract",
    NODE.operation,
    `Enter the cDAI market (${C_USDC}) on Compound V2`,
    comptroller.call(COMPTROLLER, "enterMarkets", [[C_DAI]]),
  ),
  aligned("V3 supply", "Supply 1000 USDC to Compound V3", supply3(USDC, 1000n * USD6)),
  aligned("V3 collateral", "Deposit 2 WETH as collateral on Compound III", supply3(WETH, 2n * ETHER)),
  aligned(
    "V3 withdraw collateral",
    "Withdraw 1 WETH of collateral from Compound V3",
    comet.call(COMET_USDC, "withdraw", [WETH, ETHER]),
  ),
  aligned(
    "V3 withdraw of the base token",
    "Withdraw 200 USDC from Compound V3",
    comet.call(COMET_USDC, "withdraw", [USDC, 200n * USD6]),
  ),
  aligned(
    "V3 borrow, which is a withdrawal of the base token",
    "Borrow 200 USDC from Compound V3",
    comet.call(COMET_USDC, "withdraw", [USDC, 200n * USD6]),
  ),
  aligned(
    "V3 repay, which is a supply of the base token",
    "Repay 200 USDC on Compound V3",
    supply3(USDC, 200n * USD6),
  ),
  aligned(
    "V3 on Base",
    "Supply 75 USDC to Compound V3 on Base",
    supply3(USDC_BASE, 75n * USD6, COMET_USDC_BASE, 8453),
  ),
  aligned(
    "V3 to somebody, as asked",
    `Supply 100 USDC to Compound V3 for ${STRANGER}`,
    comet.call(COMET_USDC, "supplyTo", [STRANGER, USDC, 100n * USD6]),
  ),

  faulty(
    "V2 another market entered",
    NODE.operation,
    "Use my DAI as collateral on Compound",
    comptroller.call(COMPTROLLER, "enterMarkets", [[C_ETH]]),
  ),
  faulty(
    "V2 a part instead of all",
    NODE.amount,
    "Repay my entire DAI borrow on Compound",
    c(C_DAI, "repayBorrow", 100n * ETHER),
  ),
  faulty(
    "V2 another lender's debt",
    NODE.protocol,
    "Repay 100 DAI of my Aave debt",
    c(C_DAI, "repayBorrow", 100n * ETHER),
  ),
  faulty(
    "V3 another market than named",
    NODE.token,
    "Supply 1000 USDC to the USDC market of Compound V3",
    supply3(USDC, 1000n * USD6, COMET_WETH),
  ),
  faulty(
    "V2 another amount",
    NODE.amount,
    "Supply 1000 USDC to Compound V2",
    c(C_USDC, "mint", 10_000n * USD6),
  ),
  faulty("V2 another market", NODE.token, "Supply 1000 USDC to Compound V2", c(C_DAI, "mint", 1000n * ETHER)),
  faulty(
    "V2 cTokens taken for the underlying",
    [...NODE.amount, ...NODE.token],
    "Withdraw 250 USDC from Compound V2",
    c(C_USDC, "redeem", 250n * USD6),
  ),
  faulty(
    "V2 the underlying taken for cTokens",
    [...NODE.amount, ...NODE.token],
    "Redeem 10000 cUSDC on Compound",
    c(C_USDC, "redeemUnderlying", 10_000n * 10n ** 8n),
  ),
  faulty(
    "V2 borrows instead of repaying",
    NODE.operation,
    "Repay 100 DAI on Compound V2",
    c(C_DAI, "borrow", 100n * ETHER),
  ),
  faulty(
    "V2 repays instead of borrowing",
    NODE.operation,
    "Borrow 100 DAI from Compound V2",
    c(C_DAI, "repayBorrow", 100n * ETHER),
  ),
  faulty(
    "V2 repays a stranger's debt",
    NODE.recipient,
    "Repay 100 DAI on Compound V2",
    c(C_DAI, "repayBorrowBehalf", STRANGER, 100n * ETHER),
  ),
  faulty(
    "V2 supplies instead of withdrawing",
    NODE.operation,
    "Withdraw 250 USDC from Compound V2",
    c(C_USDC, "mint", 250n * USD6),
  ),
  faulty(
    "V2 a market nobody knows",
    NODE.contract,
    "Supply 1000 USDC to Compound V2",
    c(STRANGER, "mint", 1000n * USD6),
  ),
  faulty(
    "V2 repays everything instead of some",
    NODE.amount,
    "Repay 100 DAI on Compound V2",
    c(C_DAI, "repayBorrow", MAX),
  ),
  faulty("V2 dearer gas than said", NODE.gas, "Repay my entire USDC borrow on Compound, gas under 8 gwei.", {
    ...c(C_USDC, "repayBorrow", MAX),
    maxFeePerGas: "40000000000",
    gas: 180_000,
  }),
  faulty(
    "V2 enters a market instead",
    [...NODE.operation, ...NODE.understood],
    "Supply 1000 USDC to Compound V2",
    comptroller.call(COMPTROLLER, "enterMarkets", [[C_USDC]]),
  ),
  faulty(
    "V2 approves another spender",
    [...NODE.spender, ...NODE.covers, ...NODE.operation],
    "Supply 1000 USDC to Compound V2",
    {
      chainId: 1,
      from: USER,
      transactions: [erc20.call(USDC, "approve", [STRANGER, 1000n * USD6]), c(C_USDC, "mint", 1000n * USD6)],
    },
  ),
  faulty("V3 another token", NODE.token, "Supply 1000 USDC to Compound V3", supply3(DAI, 1000n * ETHER)),
  faulty("V3 another amount", NODE.amount, "Supply 1000 USDC to Compound V3", supply3(USDC, 1n * USD6)),
  faulty(
    "V3 withdrawn to a stranger",
    NODE.recipient,
    "Withdraw 200 USDC from Compound V3",
    comet.call(COMET_USDC, "withdrawTo", [STRANGER, USDC, 200n * USD6]),
  ),
  faulty(
    "V3 supplied for a stranger",
    NODE.recipient,
    "Supply 100 USDC to Compound V3",
    comet.call(COMET_USDC, "supplyTo", [STRANGER, USDC, 100n * USD6]),
  ),
  faulty(
    "V3 a manager instead of a deposit",
    [...NODE.operation, ...NODE.administer, ...NODE.approvesAll],
    "Supply 100 USDC to Compound V3",
    comet.call(COMET_USDC, "allow", [STRANGER, true]),
  ),
  faulty(
    "V3 an unknown market",
    NODE.contract,
    "Supply 1000 USDC to Compound V3",
    supply3(USDC, 1000n * USD6, STRANGER),
  ),
  faulty(
    "V3 everything withdrawn",
    NODE.amount,
    "Withdraw 200 USDC from Compound V3",
    comet.call(COMET_USDC, "withdraw", [USDC, MAX]),
  ),
];
