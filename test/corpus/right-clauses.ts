import { DAI, FRIEND, PERMIT2, SAFE, STRANGER, USDC, USDT, USER, V2_ROUTER } from "./addresses.ts";
import { batch } from "./batch.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { erc20 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const approve = (token: string, amount: bigint, spender: string) =>
  erc20.call(token, "approve", [spender, amount]);
const pay = (amount: bigint, to: string) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const trade = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  350n * ETHER,
  348n * USD6,
  [DAI, USDC],
  USER,
  SOON,
]);
const ended = (token: string, spender: string) => approve(token, 0n, spender);
const renewed = [ended(USDT, FRIEND), approve(USDT, 450n * USD6, FRIEND)] as const;
const SWAP = "trade 350 DAI for no less than 348 USDC on Uniswap V2";

const CASES: readonly Wording[] = [
  {
    // A right that is taken and given anew, in whatever order the words of a clause come.
    intents: [
      `USDT allowance of ${FRIEND}: zero it, then make it 450.`,
      `Set ${FRIEND}'s USDT approval to nothing, and after that to 450.`,
      `First bring the USDT allowance that ${FRIEND} has down to 0, then put it back up to 450.`,
      `Please change how much USDT ${FRIEND} may spend. It has to go to zero first, and after that to four hundred and fifty.`,
      `The USDT permission of ${FRIEND} should be cleared and then fixed at 450.`,
      `Take away the USDT allowance I once gave ${FRIEND} and give it one of 450 USDT instead.`,
      `1) approve 0 USDT to ${FRIEND}\n2) approve 450 USDT to ${FRIEND}`,
      `I'd like the USDT allowance of ${FRIEND} changed to 450 USDT, but reset it to zero first.`,
      `Kindly remove the present USDT approval for ${FRIEND} and thereafter grant it one of 450 USDT.`,
      `${FRIEND} should have its USDT access withdrawn, and then be given a fresh allowance of 450 USDT.`,
    ],
    tx: batch(...renewed),
    wrong: [
      batch(...renewed.toReversed()),
      batch(ended(USDT, FRIEND), approve(USDT, 4500n * USD6, FRIEND)),
      batch(ended(USDT, FRIEND), approve(USDT, 450n * USD6, STRANGER)),
      batch(ended(USDC, FRIEND), approve(USDC, 450n * USD6, FRIEND)),
    ],
    others: [
      `The USDT allowance of ${FRIEND} was set to zero and then to 450.`,
      `Reset the USDT allowance of ${FRIEND} to zero, then raise it by 450.`,
      `Reset the USDT allowance of ${FRIEND} to zero, then put it at another 450.`,
      `${FRIEND} should revoke its USDT allowance and approve 450 USDT.`,
      `${FRIEND} is to set my USDT allowance to zero and then to 450.`,
      `Let ${FRIEND} revoke the USDT allowance, then let it have 450 USDT.`,
      `Revoke the USDT allowance that ${FRIEND} gave me, then approve 450 USDT for it.`,
      `Set the USDT allowance of ${FRIEND} either to 0, then set it to 450.`,
      `Revoke the USDT allowance of ${FRIEND}, then approve 450 USDT for the other spender.`,
      `Revoke the USDT allowance of ${FRIEND}, then approve 450 USDT for my old router.`,
      `Cancel ${FRIEND}'s approval of 0 USDT and then the approval of 450 USDT.`,
      `Revoke ${FRIEND}'s USDT allowance first, then my 450 USDT allowance.`,
      `Wipe the USDT allowance of ${FRIEND}. It may need one of 450 USDT.`,
      `Wipe the USDT allowance of ${FRIEND}; the new one of 450 USDT can wait.`,
      `I would like to have had the USDT allowance of ${FRIEND} revoked and then set to 450.`,
      `Change the USDT approval for ${FRIEND} to 450; bring it down to 0 afterwards.`,
    ],
  },
  {
    // Several rights of one holder.
    intents: [
      `Cancel every permission ${STRANGER} has on my USDC and on my DAI.`,
      `Take back the USDC approval I gave ${STRANGER}, and the one for DAI too.`,
      `Please withdraw the permissions of ${STRANGER} for my USDC and for my DAI, both down to nothing.`,
      `What ${STRANGER} may spend of my USDC and DAI should be reset to zero.`,
    ],
    tx: batch(ended(USDC, STRANGER), ended(DAI, STRANGER)),
    wrong: [
      batch(ended(USDC, STRANGER)),
      batch(ended(USDC, STRANGER), ended(DAI, FRIEND)),
      batch(ended(USDC, STRANGER), ended(USDT, STRANGER)),
      batch(ended(USDC, STRANGER), approve(DAI, 5n * ETHER, STRANGER)),
    ],
    others: [
      `Revoke one of the USDC and DAI approvals of ${STRANGER}.`,
      `Take my USDC back from ${STRANGER} and my DAI too.`,
      `${STRANGER} may withdraw my USDC and DAI permissions.`,
      `${STRANGER} has to take away the right to my USDC and DAI.`,
      `I'd like ${STRANGER} to be the one who revokes the USDC and DAI allowances.`,
      `Cancel the USDC approval of ${STRANGER}, and the DAI approval of others.`,
      `Cancel either the USDC or the DAI permission of ${STRANGER}.`,
    ],
  },
  {
    // One right for several holders.
    intents: [
      `Both ${PERMIT2} and the Uniswap V2 router (${V2_ROUTER}) should be allowed to spend 120 USDC.`,
      `Two USDC allowances of 120, please: the first for ${PERMIT2}, the second for ${V2_ROUTER}.`,
    ],
    tx: batch(approve(USDC, 120n * USD6, PERMIT2), approve(USDC, 120n * USD6, V2_ROUTER)),
    wrong: [
      batch(approve(USDC, 120n * USD6, PERMIT2), approve(USDC, 120n * USD6, STRANGER)),
      batch(approve(USDC, 120n * USD6, PERMIT2), pay(120n, V2_ROUTER)),
      batch(approve(USDC, 120n * USD6, PERMIT2)),
    ],
    others: [
      `Allow both ${PERMIT2} and ${V2_ROUTER} to spend the same 120 USDC.`,
      `Give both ${PERMIT2} and ${V2_ROUTER} 120 USDC each and an allowance.`,
      `${PERMIT2} and ${V2_ROUTER} each had an allowance of 120 USDC.`,
      `Both ${PERMIT2} and ${V2_ROUTER} may need an allowance of 120 USDC.`,
    ],
  },
  {
    // By its noun alone.
    intents: [
      `First an approval: 260 DAI, spender ${SAFE}. Then pay ${FRIEND} 35 USDC.`,
      `DAI approval, 260, for ${SAFE}. Also send 35 USDC to ${FRIEND}.`,
    ],
    tx: batch(approve(DAI, 260n * ETHER, SAFE), pay(35n, FRIEND)),
    wrong: [
      batch(approve(DAI, 26n * ETHER, SAFE), pay(35n, FRIEND)),
      batch(approve(DAI, 260n * ETHER, FRIEND), pay(35n, SAFE)),
      batch(pay(35n, FRIEND)),
    ],
    others: [
      `${SAFE} has an approval of 260 DAI. Also send 35 USDC to ${FRIEND}.`,
      `${SAFE} should approve 260 DAI. Also send 35 USDC to ${FRIEND}.`,
      `Cancel the approval: 260 DAI, spender ${SAFE}. Then pay ${FRIEND} 35 USDC.`,
    ],
  },
  {
    // What is taken away once it was used.
    intents: [
      `Approve ${V2_ROUTER} for 350 DAI, ${SWAP}, then take that permission away again.`,
      `Exchange 350 DAI for 348 or more USDC on Uniswap V2. The router ${V2_ROUTER} should be approved for those 350 beforehand and have its DAI approval removed afterwards.`,
      `Authorise 350 DAI to ${V2_ROUTER}, ${SWAP}, and finally withdraw its authorisation for DAI.`,
    ],
    tx: batch(approve(DAI, 350n * ETHER, V2_ROUTER), trade, ended(DAI, V2_ROUTER)),
    wrong: [
      batch(ended(DAI, V2_ROUTER), approve(DAI, 350n * ETHER, V2_ROUTER), trade),
      batch(approve(DAI, 3500n * ETHER, V2_ROUTER), trade, ended(DAI, V2_ROUTER)),
      batch(approve(DAI, 350n * ETHER, V2_ROUTER), trade, ended(DAI, STRANGER)),
    ],
    others: [
      `Approve ${V2_ROUTER} for 350 DAI, ${SWAP}. The trade with the DAI allowance, cancel it.`,
      `Approve ${V2_ROUTER} for 350 DAI, ${SWAP}, then remove its limit.`,
      `Approve ${V2_ROUTER} for 350 DAI, ${SWAP}, then drop the cap.`,
      `Approve ${V2_ROUTER} for 350 DAI, ${SWAP}, and take away any approvals.`,
      `Approve ${V2_ROUTER} for 350 DAI, ${SWAP}, then give the allowance back.`,
      `Approve ${V2_ROUTER} for 350 DAI, ${SWAP}. The allowance was taken away.`,
    ],
  },
];

export const rightClauses: CorpusCase[] = wordings(
  { right: "a clause about a right", wrong: "another right", other: "no right that is asked for" },
  CASES,
);
