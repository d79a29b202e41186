import { AAVE_POOL, DAI, FRIEND, STRANGER, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const approve = (amount: bigint, spender = V2_ROUTER) =>
  erc20.call(DAI, "approve", [spender, amount * ETHER]);
const toUsdc = (amount: bigint, least: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [amount * ETHER, least * USD6, [DAI, USDC], USER, SOON]);
const toWeth = (amount: bigint, least: bigint) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [amount * USD6, least, [USDC, WETH], USER, SOON]);
const approveUsdc = (amount: bigint, spender: string) =>
  erc20.call(USDC, "approve", [spender, amount * USD6]);
const supply = (amount: bigint) => aave.call(AAVE_POOL, "supply", [USDC, amount * USD6, USER, 0]);
const borrow = (amount: bigint) => aave.call(AAVE_POOL, "borrow", [USDC, amount * USD6, 2, 0, USER]);
const withdraw = (amount: bigint) => aave.call(AAVE_POOL, "withdraw", [USDC, amount * USD6, USER]);
const pay = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const wrap = (amount: bigint) => weth.call(WETH, "deposit", [], { value: amount });
const unwrap = (amount: bigint) => weth.call(WETH, "withdraw", [amount]);
const payWeth = (amount: bigint, to = FRIEND) => erc20.call(WETH, "transfer", [to, amount]);

const CASES: readonly Wording[] = [
  {
    intents: [
      `Approve ${AAVE_POOL} to take 900 USDC, then deposit it into Aave V3.`,
      `Allow the pool ${AAVE_POOL} to spend 900 USDC and then supply that amount to Aave V3.`,
      `Approve: 900 USDC to ${AAVE_POOL}\nSupply: the same 900 USDC, Aave V3`,
      `Supply 900 USDC to Aave V3; prior to this, approve the pool ${AAVE_POOL} to draw 900 USDC.`,
      `Let ${AAVE_POOL} pull 900 USDC and put those 900 into Aave V3.`,
      `After approving 900 USDC to ${AAVE_POOL}, supply it to Aave V3.`,
      `Supply 900 USDC to Aave V3; the pool ${AAVE_POOL} needs an approval for 900 USDC first, so do that too.`,
      `Approve 900 USDC for ${AAVE_POOL}, and supply 900 USDC to Aave V3 thereafter.`,
    ],
    tx: batch(approveUsdc(900n, AAVE_POOL), supply(900n)),
    wrong: [
      batch(approveUsdc(900n, AAVE_POOL), supply(800n)),
      batch(approveUsdc(900n, STRANGER), supply(900n)),
      batch(supply(900n), approveUsdc(900n, AAVE_POOL)),
    ],
    others: [
      `Allow the pool ${AAVE_POOL} to spend 900 USDC and then supply that amount to Aave V3, then supply it again.`,
      `Allow the pool ${AAVE_POOL} to spend 900 USDC and then supply half of that amount to Aave V3.`,
      `Allow the pool ${AAVE_POOL} to spend 900 USDC and then supply those 800 to Aave V3.`,
      `Approve ${AAVE_POOL} to take 900 USDC, then deposit the money in my savings account.`,
      `Allow the pool ${AAVE_POOL} to spend 900 USDC once I have supplied that amount to Aave V3.`,
      `After approving 900 USDC to ${AAVE_POOL}, my brother will supply it to Aave V3.`,
      `After approving ${AAVE_POOL} for 900 USDC last week, supply it to Aave V3.`,
      `I want 900 USDC. Approve ${AAVE_POOL} for 900 USDC and supply it to Aave V3.`,
      `By the end of the year I'll be approving ${AAVE_POOL} for 900 USDC and supplying it to Aave V3.`,
      `Approve ${AAVE_POOL} for 900 USDC, use it to pay my bills, and supply it to Aave V3.`,
      `Approve ${AAVE_POOL} for 900 USDC and supply it to Aave V3 for them.`,
      `Approve ${AAVE_POOL} for 900 USDC, then supply that amount minus 10 to Aave V3.`,
      `Approve ${AAVE_POOL} for 900 USDC, then supply it all except 100 to Aave V3.`,
      `Approve ${AAVE_POOL} for 900 USDC, then supply nearly the same amount to Aave V3.`,
      `Once it is done, approve ${AAVE_POOL} for 900 USDC and supply it to Aave V3.`,
    ],
  },
  {
    intents: [
      `Allow ${V2_ROUTER} to spend 300 DAI, swap those 300 on Uniswap V2 for at least 298 USDC, then revoke it.`,
      `Allow ${V2_ROUTER} to spend 300 DAI, swap those 300 on Uniswap V2 for at least 298 USDC, then revoke it. That is all.`,
      `Swap 300 DAI for at least 298 USDC on Uniswap V2. Approve the router ${V2_ROUTER} for 300 DAI before, and revoke that approval again after.`,
      `Approve ${V2_ROUTER} for 300 DAI. Swap them to USDC on Uniswap V2, minimum 298 USDC. After the trade revoke the approval.`,
      `Approve ${V2_ROUTER} for 300 DAI. Swap them to USDC on Uniswap V2, minimum 298 USDC. Then remove its access to my DAI.`,
      `Approve ${V2_ROUTER} for 300 DAI. Swap 300 DAI to USDC on Uniswap V2, minimum 298 USDC. Revoke the DAI approval of that router once the swap is done.`,
      `Swap 300 DAI to USDC on Uniswap V2, 298 USDC or better. Before it: approve ${V2_ROUTER} for 300 DAI. After it: set that DAI approval back to 0.`,
      `Could you allow ${V2_ROUTER} 300 DAI, have them swapped into USDC on Uniswap V2, not less than 298 USDC, and remove the allowance when done?`,
      `Swap 300 DAI for USDC on Uniswap V2, 298 USDC at least. Give ${V2_ROUTER} the 300 DAI approval beforehand and take it back to zero afterwards.`,
    ],
    tx: batch(approve(300n), toUsdc(300n, 298n), approve(0n)),
    wrong: [
      batch(approve(300n), toUsdc(300n, 298n), approve(0n, STRANGER)),
      batch(approve(0n), approve(300n), toUsdc(300n, 298n)),
    ],
    others: [
      `Approve ${V2_ROUTER} for 300 DAI, swap those 300 on Uniswap V2 for at least 298 USDC. Don't revoke it.`,
      `Let ${V2_ROUTER} spend 300 DAI and then swap the 300 DAI for at least 298 USDC on Uniswap V2. That is all.`,
      `Approve ${V2_ROUTER} for 300 DAI. Swap them to USDC on Uniswap V2, minimum 298 USDC. Then remove its access to my account.`,
      `Let ${V2_ROUTER} have 300 DAI, swap 300 DAI on Uniswap V2 for at least 298 USDC, then revoke its approval.`,
      `Approve ${V2_ROUTER} for 300 DAI, swap it to USDC on Uniswap V2 for at least 298 USDC, start by revoking it.`,
      `Approve ${V2_ROUTER} for 300 DAI and swap the 300 DAI to USDC on Uniswap V2, min 298 USDC. Keep the approval in place afterwards at 300.`,
      `Approve ${V2_ROUTER} for 300 DAI and swap the 300 DAI to USDC on Uniswap V2, min 298 USDC. The approval should stay.`,
      `Approve ${V2_ROUTER} for 300 DAI, swap those 200 on Uniswap V2 for at least 298 USDC, then revoke it.`,
      `Approve ${V2_ROUTER} for 300 DAI, swap those 300 on Uniswap V2 for at least 298 USDC, then revoke it after my next trade.`,
    ],
  },
  {
    intents: [
      `Revoke the old DAI allowance of ${V2_ROUTER}. After that, allow 300 DAI to the same router and exchange the 300 DAI for USDC on Uniswap V2, not less than 298 USDC.`,
      `Set the DAI allowance of ${V2_ROUTER} to zero, then approve it for 300 DAI, then swap the 300 DAI for USDC on Uniswap V2, minimum 298 USDC.`,
      `Set ${V2_ROUTER}'s DAI allowance to 0 and then to 300. After that swap the 300 DAI for at least 298 USDC through Uniswap V2.`,
      `Before anything else set the DAI allowance of ${V2_ROUTER} to 0, then approve 300 DAI for it, then swap 300 DAI to USDC on Uniswap V2 for a minimum of 298 USDC.`,
      `First revoke whatever DAI approval ${V2_ROUTER} has. Then give it a fresh one for 300 DAI. Then swap those 300 on Uniswap V2 for at least 298 USDC.`,
      `Cancel the DAI approval of ${V2_ROUTER}, give it a fresh one for 300 DAI, and swap that on Uniswap V2 into USDC, at least 298 USDC.`,
    ],
    tx: batch(approve(0n), approve(300n), toUsdc(300n, 298n)),
    wrong: [
      batch(approve(0n), approve(600n), toUsdc(300n, 298n)),
      batch(approve(300n), toUsdc(300n, 298n), approve(0n)),
      batch(approve(0n, STRANGER), approve(300n), toUsdc(300n, 298n)),
    ],
    others: [
      `Revoke the old DAI allowance of ${V2_ROUTER}. After that, allow 300 DAI to the other router and exchange the 300 DAI for USDC on Uniswap V2, not less than 298 USDC.`,
      `Set ${V2_ROUTER}'s DAI allowance to 0 and then to 200. After that swap the 300 DAI for at least 298 USDC through Uniswap V2.`,
      `Set ${V2_ROUTER}'s DAI allowance to 0. Swap 300 DAI for at least 298 USDC through Uniswap V2 and then set it to 300.`,
    ],
  },
  {
    intents: [
      `Approve ${FRIEND} for 300 DAI. Revoke it first.`,
      `Allow ${FRIEND} to spend 300 DAI (revoke the old approval first)`,
      `Revoke DAI for ${FRIEND}, then approve 300 DAI for the same spender`,
      `Cancel the DAI approval that ${FRIEND} holds, and then grant that address a new one over 300 DAI.`,
      `Set the DAI allowance of ${FRIEND} to 0 first and then to 300.`,
      `Revoke the DAI allowance of ${FRIEND} and give it a new one of 300 DAI.`,
      `${FRIEND} should have its DAI permission taken away and afterwards be allowed exactly 300 DAI.`,
    ],
    tx: batch(approve(0n, FRIEND), approve(300n, FRIEND)),
    wrong: [
      batch(approve(300n, FRIEND), approve(0n, FRIEND)),
      batch(approve(0n, FRIEND), approve(300n, STRANGER)),
    ],
    others: [
      `Approve ${FRIEND} for 300 DAI. Revoke it.`,
      `Approve ${FRIEND} for 300 DAI, revoke DAI ${FRIEND}`,
      `Approve ${FRIEND} for 300 DAI first, and then revoke that approval.`,
      `Approve ${FRIEND} for 300 DAI. Revoke the DAI approval.`,
      `Revoke DAI for ${FRIEND}, then approve 300 DAI for the other spender`,
      `Set the DAI allowance of ${FRIEND} to 300 first and then to 0.`,
      `${FRIEND} should have its DAI permission taken away and never be allowed 300 DAI.`,
      `${FRIEND} should have had its DAI permission cancelled, then allow it 300 DAI.`,
    ],
  },
  {
    intents: [
      `Borrow 1k USDC on Aave V3, approve ${V2_ROUTER} for the 1000, and swap what you get for WETH on Uniswap V2, minimum 0.3 WETH`,
      `Borrow 1000 USDC from Aave V3, give ${V2_ROUTER} permission to take those 1000 USDC, and swap them on Uniswap V2 for WETH, at least 0.3 WETH.`,
      `Borrow 1000 USDC on Aave V3, then swap what you borrowed to WETH on Uniswap V2, at least 0.3 WETH`,
      `On Aave V3 borrow 1000 USDC; grant ${V2_ROUTER} an allowance of those 1000 USDC; on Uniswap V2 swap the 1000 USDC for WETH, no less than 0.3.`,
      `Please have Aave V3 lend me 1000 USDC, give ${V2_ROUTER} an allowance over the 1000, and use Uniswap V2 to exchange them into at least 0.3 WETH.`,
    ],
    tx: batch(borrow(1000n), approveUsdc(1000n, V2_ROUTER), toWeth(1000n, (3n * ETHER) / 10n)),
    wrong: [
      batch(borrow(1000n), approveUsdc(900n, V2_ROUTER), toWeth(900n, (3n * ETHER) / 10n)),
      batch(borrow(2000n), approveUsdc(1000n, V2_ROUTER), toWeth(1000n, (3n * ETHER) / 10n)),
    ],
    others: [
      `Borrow 1000 USDC on Aave V3, then swap half of what you borrowed to WETH on Uniswap V2, at least 0.3 WETH`,
      `On Aave V3 borrow 1000 USDC; grant ${V2_ROUTER} an allowance of those 1000 USDC; on Uniswap V2 swap the 1000 USDC for WETH, no less than 0.31.`,
      `On Aave V3 borrow 1000 USDC; on Uniswap V3 swap the 1000 USDC for WETH, no less than 0.3.`,
      `They lend me 1000 USDC on Aave V3, then swap what you borrowed to WETH on Uniswap V2, at least 0.3 WETH`,
      `Aave V3 can lend me 1000 USDC, then swap what you borrowed to WETH on Uniswap V2, at least 0.3 WETH`,
      `Borrow 1000 USDC on Aave V3, then swap what I get next month to WETH on Uniswap V2, at least 0.3 WETH`,
    ],
  },
  {
    intents: [
      `Wrap 3 ETH, then let ${V2_ROUTER} spend those 3 WETH.`,
      `Wrap 3 ETH and approve it for ${V2_ROUTER}`,
      `I need 3 WETH, so wrap 3 ETH, and then approve ${V2_ROUTER} to spend these 3 WETH.`,
    ],
    tx: batch(wrap(3n * ETHER), erc20.call(WETH, "approve", [V2_ROUTER, 3n * ETHER])),
    wrong: [batch(wrap(3n * ETHER), erc20.call(WETH, "approve", [V2_ROUTER, 4n * ETHER]))],
    others: [
      `Wrap 3 ETH, then let ${V2_ROUTER} spend those 2 WETH.`,
      `I need 4 WETH, so wrap 3 ETH, and then approve ${V2_ROUTER} to spend these 3 WETH.`,
    ],
  },
  {
    intents: [
      `Pay ${FRIEND} 80 USDC; pull it from my Aave V3 deposit first.`,
      `Pay ${FRIEND} 80 USDC. Withdraw 80 USDC from Aave V3 before you send it.`,
      `Withdraw 80 USDC from Aave V3 and transfer it to ${FRIEND}.`,
      `${FRIEND} should get 80 USDC. Pull that amount out of my Aave V3 position first, then pay.`,
      `${FRIEND} needs 80 USDC from me, pull it from Aave V3 first and then transfer it over.`,
      `I'd like to pay ${FRIEND} 80 USDC. So withdraw 80 USDC from Aave V3 and then send the 80 over.`,
      `Withdraw 80 USDC from Aave V3. Once it's in my wallet, send it to ${FRIEND}.`,
      `Pull 80 USDC out of my Aave V3 deposit into my wallet. From there, the 80 USDC should go to ${FRIEND}.`,
    ],
    tx: batch(withdraw(80n), pay(80n)),
    wrong: [batch(withdraw(80n), pay(80n, STRANGER)), batch(pay(80n), withdraw(80n))],
    others: [
      `Pay ${FRIEND} 80 USDC; pull it from my Compound deposit first.`,
      `Withdraw 80 USDC from Aave V3 and transfer those 70 to ${FRIEND}.`,
      `${FRIEND} should get 80 USDC. Withdraw 80 USDC from Aave V3, then I pay.`,
      `${FRIEND} should get 80 USDC. Withdraw 80 USDC from Aave V3, then send half of it.`,
      `${FRIEND} should get 80 USDC one day. Withdraw 80 USDC from Aave V3, then send it.`,
      `${FRIEND} wants 80 USDC from me, withdraw 80 USDC from Aave V3 but don't send it.`,
      `${FRIEND} should not get 80 USDC. Withdraw 80 USDC from Aave V3, then send it.`,
      `Does ${FRIEND} need 80 USDC from me? Withdraw 80 USDC from Aave V3, then send it.`,
      `Withdraw 80 USDC from Aave V3. Once it's in my wallet for a week, send it to ${FRIEND}.`,
      `Withdraw 80 USDC from Aave V3. When the money is there, I will send it to ${FRIEND}.`,
      `Withdraw 80 USDC from Aave V3. Send it to ${FRIEND} after that is approved.`,
      `Withdraw 80 USDC from Aave V3. Once this is signed, send it to ${FRIEND}.`,
      `Withdraw 80 USDC from Aave V3. After it is sold, send it to ${FRIEND}.`,
      `Withdraw 80 USDC from Aave V3. After the allowance is gone, send it to ${FRIEND}.`,
      `Withdraw 80 USDC from Aave V3 after sending it to ${FRIEND}.`,
    ],
  },
  {
    intents: [
      `Sell 500 USDC on Uniswap V2 for at least 0.15 WETH. When that is done, unwrap those 0.15.`,
      `Sell 500 USDC on Uniswap V2 for at least 0.15 WETH, then unwrap 0.15 of it.`,
    ],
    tx: batch(toWeth(500n, (15n * ETHER) / 100n), unwrap((15n * ETHER) / 100n)),
    wrong: [batch(toWeth(500n, (15n * ETHER) / 100n), unwrap((10n * ETHER) / 100n))],
    others: [`Sell 500 USDC on Uniswap V2 for at least 0.15 WETH, then unwrap 0.1 of it.`],
  },
  {
    intents: [
      `Wrap 2 ETH, then send it to ${FRIEND}.`,
      `${FRIEND} should get 2 WETH from me, so wrap 2 ETH and transfer it over.`,
      `${FRIEND} would like 2 WETH. Please wrap 2 ETH and then transfer them there.`,
      `Please wrap 2 ETH and transfer the WETH you get to ${FRIEND}.`,
    ],
    tx: batch(wrap(2n * ETHER), payWeth(2n * ETHER)),
    wrong: [batch(wrap(2n * ETHER), payWeth(2n * ETHER, STRANGER))],
    others: [
      `Wrap 2 ETH, then send it to ${FRIEND} and to ${STRANGER}.`,
      `${FRIEND} would have liked 2 WETH. Please wrap 2 ETH and then transfer them there.`,
    ],
  },
];

/** How people speak of what they have named: "that amount", "those 300", "the same router", "revoke it". */
export const referenceWordings = wordings(
  { right: "what was named before", wrong: "not what was named before", other: "what was not named" },
  CASES,
);
