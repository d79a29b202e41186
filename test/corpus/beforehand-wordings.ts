import { AAVE_POOL, C_USDC, DAI, SDAI, STRANGER, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { aave, cToken } from "./encoders/lending.ts";
import { erc20, erc4626 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

type Transaction = Record<string, unknown>;

const inOrder = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const grant = (token: string, spender: string, units: bigint) =>
  erc20.call(token, "approve", [spender, units]);
const USDC_700 = 700n * USD6;
const supply = aave.call(AAVE_POOL, "supply", [USDC, USDC_700, USER, 0]);
const mint = cToken.call(C_USDC, "mint", [USDC_700]);
const save = erc4626.call(SDAI, "deposit", [900n * ETHER, USER]);
const loan = aave.call(AAVE_POOL, "borrow", [USDC, USDC_700, 2, 0, USER]);
const buy = v2.call(V2_ROUTER, "swapExactTokensForTokens", [USDC_700, ETHER / 5n, [USDC, WETH], USER, SOON]);

const CASES: readonly Wording[] = [
  {
    intents: [
      `Deposit 700 USDC into Aave V3 (you'll have to approve the pool ${AAVE_POOL} for it first).`,
      `Lend 700 USDC on Aave V3. Approval for the pool ${AAVE_POOL} over the same 700 USDC has to come first, please do it as well.`,
      `Before you supply 700 USDC to Aave V3, approve ${AAVE_POOL} for it.`,
      `Before depositing 700 USDC into Aave V3, please approve ${AAVE_POOL} for 700 USDC.`,
      `700 USDC into Aave V3: the approval for ${AAVE_POOL} first, the deposit after it.`,
      `Deposit 700 USDC into Aave V3, you need to approve ${AAVE_POOL} first for the 700 USDC.`,
      `Supply 700 USDC to Aave V3. Please do the approval for ${AAVE_POOL} too, for 700 USDC.`,
      `Supply 700 USDC to Aave V3. The pool ${AAVE_POOL} needs the allowance for that 700 first, so please do both.`,
    ],
    tx: inOrder(grant(USDC, AAVE_POOL, USDC_700), supply),
    wrong: [
      inOrder(supply, grant(USDC, AAVE_POOL, USDC_700)),
      inOrder(grant(USDC, AAVE_POOL, 7n * USDC_700), supply),
      inOrder(grant(USDC, STRANGER, USDC_700), supply),
    ],
    others: [
      `Supply 700 USDC to Aave V3. The pool ${AAVE_POOL} needs the allowance for that 700 first, so please do neither.`,
      `Supply 700 USDC to Aave V3. The pool ${AAVE_POOL} needs the allowance for that 700 first, so please do both twice.`,
      `Supply 700 USDC to Aave V3. The pool ${AAVE_POOL} needs the allowance for that 600 first, so please do both.`,
      `Deposit 700 USDC into Aave V3 (you'd have to approve the pool ${AAVE_POOL} for it first).`,
      `Deposit 700 USDC into Aave V3 (he'll have to approve the pool ${AAVE_POOL} for it first).`,
      `Deposit 700 USDC into Aave V3 (I'll have to approve the pool ${AAVE_POOL} for it first).`,
      `Deposit 700 USDC into Aave V3. I will have to approve ${AAVE_POOL} for 700 USDC first.`,
      `Deposit 700 USDC into Aave V3, I still have to approve ${AAVE_POOL} for 700 USDC first.`,
      `Deposit 700 USDC into Aave V3. I approve ${AAVE_POOL} for 700 USDC myself.`,
      `Deposit 700 USDC into Aave V3 (you'll have to ask me before you approve the pool ${AAVE_POOL} for it).`,
      `Deposit 700 USDC into Aave V3 (you'll have to approve the pool ${AAVE_POOL} for 900 USDC first).`,
      `Lend 700 USDC on Aave V3. Approval for the pool ${AAVE_POOL} over the same 700 USDC would have to come first.`,
      `Lend 700 USDC on Aave V3. Approval for the pool ${AAVE_POOL} over the same 700 USDC has to come from my boss first.`,
      `Before I supply 700 USDC to Aave V3, approve ${AAVE_POOL} for it.`,
      `Before you approve ${AAVE_POOL} for 700 USDC, supply 700 USDC to Aave V3.`,
      `Before you ever deposit 700 USDC into Aave V3, approve ${AAVE_POOL} for 700 USDC.`,
      `I want 700 USDC in Aave V3: approve ${AAVE_POOL} for it, supply it, and deposit 700 USDC.`,
      `I want to earn on 700 USDC at Aave: approve 700 USDC for ${AAVE_POOL}, supply it, and deposit 700 USDC.`,
      `Lend 700 USDC on Aave V3: deposit first, approval for ${AAVE_POOL} second.`,
      `Lend 700 USDC on Aave V3: allowance to ${STRANGER} first, deposit second.`,
    ],
  },
  {
    intents: [
      `Supply 700 USDC to Compound V2. You'll have to approve cUSDC (${C_USDC}) for the 700 USDC beforehand, so do that as well.`,
      `Deposit 700 USDC into Compound V2 please. Before that, cUSDC (${C_USDC}) needs to be approved for the 700 USDC.`,
    ],
    tx: inOrder(grant(USDC, C_USDC, USDC_700), mint),
    wrong: [inOrder(mint, grant(USDC, C_USDC, USDC_700)), inOrder(grant(USDC, STRANGER, USDC_700), mint)],
    others: [
      `Supply 700 USDC to Compound V2. You'll have to approve cDAI (${C_USDC}) for the 700 USDC beforehand, so do that as well.`,
      `Supply 700 USDC to Compound V2. You'll have to approve cUSDC (${C_USDC}) for the 700 USDC beforehand, so do that another day.`,
      `Deposit 700 USDC into Compound V2 please. After that, cUSDC (${C_USDC}) needs to be approved for the 700 USDC.`,
    ],
  },
  {
    intents: [
      `Please put 900 DAI into the sDAI vault; that requires an approval of 900 DAI for ${SDAI}, do that first.`,
      `Deposit 900 DAI into sDAI. That includes approving 900 DAI to ${SDAI}.`,
    ],
    tx: inOrder(grant(DAI, SDAI, 900n * ETHER), save),
    wrong: [inOrder(grant(DAI, SDAI, 9000n * ETHER), save)],
    others: [
      `Please put 900 DAI into the sDAI vault; that requires an approval of 900 DAI for ${SDAI}, do that twice.`,
      `Deposit 900 DAI into sDAI. That requires an approval of 900 DAI for ${SDAI}, which I lack.`,
      `Deposit 900 DAI into sDAI. That excludes approving 900 DAI to ${SDAI}.`,
      `Deposit 900 DAI into sDAI. That includes approving 900 DAI to ${SDAI} and to ${STRANGER}.`,
      `Deposit 900 DAI into sDAI; no shares come to me.`,
      `Depositing 900 DAI into sDAI requires an approval of 900 DAI for ${SDAI}.`,
    ],
  },
  {
    intents: [
      `Borrow 700 USDC on Aave V3 and swap the lot into WETH on Uniswap V2 (min 0.2 WETH). The router ${V2_ROUTER} has to be approved for 700 USDC before the swap.`,
      `Take 700 USDC on credit from Aave V3 (variable), approve ${V2_ROUTER} for 700 USDC, swap the 700 USDC to WETH on Uniswap V2. At least 0.2 WETH.`,
      `Open a 700 USDC loan with Aave V3, approve ${V2_ROUTER} for it, swap the 700 USDC to WETH on Uniswap V2 (min. 0.2 WETH).`,
      `1. borrow 700 USDC from Aave V3, variable\n2. approve 700 USDC to ${V2_ROUTER}\n3. swap the 700 USDC to WETH on Uniswap V2, 0.2 WETH is the least I'd take`,
    ],
    tx: inOrder(loan, grant(USDC, V2_ROUTER, USDC_700), buy),
    wrong: [inOrder(loan, buy, grant(USDC, V2_ROUTER, USDC_700))],
    others: [
      `Borrow 700 USDC on Aave V3 and swap the lot into WETH on Uniswap V2 (min 0.2 WETH). The router ${V2_ROUTER} has to be approved for 700 USDC after the swap.`,
      `I want out of my WETH position: borrow 700 USDC from Aave V3, approve 700 USDC for ${V2_ROUTER} and swap it for at least 0.2 WETH on Uniswap V2.`,
      `Take 700 USDC of debt off Aave V3, approve 700 USDC for ${V2_ROUTER} and swap it for at least 0.2 WETH on Uniswap V2.`,
      `Get 700 USDC out of Aave V3, approve 700 USDC for ${V2_ROUTER} and swap it for at least 0.2 WETH on Uniswap V2.`,
      `I took 700 USDC on credit from Aave V3. Approve 700 USDC for ${V2_ROUTER} and swap it for at least 0.2 WETH on Uniswap V2.`,
      `Take 700 USDC on credit from Compound, approve 700 USDC for ${V2_ROUTER} and swap it for at least 0.2 WETH on Uniswap V2.`,
    ],
  },
];

/** What a deed needs beforehand, told beside it. */
export const beforehandWordings = wordings(
  {
    right: "what is needed beforehand, told behind",
    wrong: "other than what is told to be needed beforehand",
    other: "what is needed and not asked for",
  },
  CASES,
);
