import { AAVE_POOL, DAI, FRIEND, SAFE, STRANGER, USDC, USDT, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { ETHER, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const pay = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const approve = (token: string, amount: bigint, spender = V2_ROUTER) =>
  erc20.call(token, "approve", [spender, amount]);
const raise = (amount: bigint) => erc20.call(USDC, "increaseAllowance", [STRANGER, amount * USD6]);
const collect = (amount: bigint, from = FRIEND, to = USER) =>
  erc20.call(USDC, "transferFrom", [from, to, amount * USD6]);
const unwrap = (amount: bigint) => weth.call(WETH, "withdraw", [amount]);
const withdraw = (token: string, amount: bigint) => aave.call(AAVE_POOL, "withdraw", [token, amount, USER]);

const CASES: readonly Wording[] = [
  {
    // Why somebody is to lose his rights.
    intents: [
      `${STRANGER} looks like a scam, remove its approvals for my USDC and my DAI asap!!`,
      `I don't trust ${STRANGER}. Revoke its USDC and DAI approvals.`,
      `${STRANGER} was hacked. Revoke the USDC and DAI approvals.`,
      `I don't trust ${STRANGER} any longer, so take away its USDC and DAI allowances.`,
      `We do not trust ${STRANGER} anymore: remove the USDC and DAI allowances it has.`,
    ],
    tx: batch(approve(USDC, 0n, STRANGER), approve(DAI, 0n, STRANGER)),
    wrong: [
      batch(approve(USDC, 0n, STRANGER), approve(DAI, 5n, STRANGER)),
      batch(approve(USDC, 0n, STRANGER), approve(DAI, 0n, FRIEND)),
      approve(USDC, 0n, STRANGER),
    ],
    others: [
      `${STRANGER} is not a scam, revoke its USDC and DAI approvals.`,
      `My friend doesn't trust ${STRANGER}. Revoke its USDC and DAI approvals.`,
      `My friend doesn't trust ${STRANGER} any longer, so take away its USDC and DAI allowances.`,
      `I don't trust ${STRANGER} any longer than a week, so take away its USDC and DAI allowances.`,
      `I don't trust ${STRANGER} any longer, so take away its USDC and WETH allowances.`,
    ],
  },
  {
    // Who is to have a right is given it, beside whatever else is done.
    intents: [
      `${FRIEND} should get 30 USDC, ${V2_ROUTER} should have an allowance of 75 USDC, and I want 3 WETH unwrapped.`,
      `${FRIEND} gets 30 USDC from me. ${V2_ROUTER} may spend up to 75 USDC of mine. And three WETH are to be unwrapped.`,
      `1. ${FRIEND} gets 30 USDC\n2. ${V2_ROUTER} gets permission for 75 USDC\n3. unwrap 3 WETH`,
    ],
    tx: batch(pay(30n), approve(USDC, 75n * USD6), unwrap(3n * ETHER)),
    wrong: [
      batch(pay(30n), pay(75n, V2_ROUTER), unwrap(3n * ETHER)),
      batch(pay(30n), approve(USDC, 750n * USD6), unwrap(3n * ETHER)),
      batch(pay(30n), approve(USDC, 75n * USD6, STRANGER), unwrap(3n * ETHER)),
      batch(approve(USDC, 30n * USD6, FRIEND), approve(USDC, 75n * USD6), unwrap(3n * ETHER)),
    ],
    others: [
      `${FRIEND} should get 30 USDC, ${V2_ROUTER} should get 75 USDC, and I want 3 WETH unwrapped.`,
      `${FRIEND} should get 30 USDC, ${V2_ROUTER} should have an allowance of 75 USDC from my sister, and I want 3 WETH unwrapped.`,
      `${FRIEND} gets 30 USDC from me. ${V2_ROUTER} might spend up to 75 USDC of mine. And three WETH are to be unwrapped.`,
    ],
  },
  {
    intents: [
      `I'd like ${V2_ROUTER} to be able to draw 350 DAI from me. On top of that ${FRIEND} is to be sent thirty USDC.`,
      `I want the Uniswap V2 router at ${V2_ROUTER} to have access to 350 DAI of mine. Then transfer 30 USDC to ${FRIEND}.`,
      `${V2_ROUTER} needs an allowance of 350 DAI, and ${FRIEND} should get 30 USDC.`,
    ],
    tx: batch(approve(DAI, 350n * ETHER), pay(30n)),
    wrong: [
      batch(approve(DAI, 350n * ETHER), pay(30n, STRANGER)),
      batch(approve(DAI, 350n * ETHER, FRIEND), pay(30n, V2_ROUTER)),
      batch(approve(DAI, 3500n * ETHER), pay(30n)),
      batch(approve(DAI, 350n * ETHER)),
    ],
    others: [
      `I don't want ${V2_ROUTER} to be able to draw 350 DAI from me. Send ${FRIEND} 30 USDC.`,
      `I wonder whether ${V2_ROUTER} should have an allowance of 350 DAI. Send ${FRIEND} 30 USDC.`,
      `My boss says ${V2_ROUTER} should have an allowance of 350 DAI. Send ${FRIEND} 30 USDC.`,
      `Next year I want the router at ${V2_ROUTER} to have access to 350 DAI of mine. Then transfer 30 USDC to ${FRIEND}.`,
      `I want nobody but ${V2_ROUTER} to have access to 350 DAI of mine. Then transfer 30 USDC to ${FRIEND}.`,
      `I'd like ${V2_ROUTER} to be able to draw 350 DAI each week. Send ${FRIEND} 30 USDC.`,
      `I think ${V2_ROUTER} may spend 350 DAI. Then transfer 30 USDC to ${FRIEND}.`,
      `Allow ${V2_ROUTER} to spend 350 DAI. On top of that fee, send 30 USDC to ${FRIEND}.`,
      `Allow ${V2_ROUTER} to spend 350 DAI on top of that. Send 30 USDC to ${FRIEND}.`,
    ],
  },
  {
    intents: [
      `${FRIEND} and ${V2_ROUTER} may each spend up to 120 USDC of mine.`,
      `${FRIEND} and ${V2_ROUTER} both need an allowance of 120 USDC.`,
      `I want both ${FRIEND} and ${V2_ROUTER} to be able to spend 120 of my USDC`,
    ],
    tx: batch(approve(USDC, 120n * USD6, FRIEND), approve(USDC, 120n * USD6)),
    wrong: [
      batch(approve(USDC, 60n * USD6, FRIEND), approve(USDC, 60n * USD6)),
      batch(pay(120n, FRIEND), pay(120n, V2_ROUTER)),
      batch(approve(USDC, 120n * USD6, FRIEND), approve(USDC, 120n * USD6, STRANGER)),
    ],
    others: [
      `${FRIEND} or ${V2_ROUTER} may spend up to 120 USDC of mine.`,
      `I doubt that ${FRIEND} and ${V2_ROUTER} both need an allowance of 120 USDC.`,
      `${FRIEND} and ${V2_ROUTER} both needed an allowance of 120 USDC.`,
      `Neither ${FRIEND} nor ${V2_ROUTER} may spend 120 USDC of mine.`,
      `${FRIEND} and ${V2_ROUTER} may spend up to 120 USDC of mine between them.`,
      `Allow ${FRIEND} and ${V2_ROUTER} to spend up to 120 USDC of mine between them.`,
    ],
  },
  {
    // What was told as it is to be is asked for once more, and once it is done.
    intents: [
      `${STRANGER} may spend 120 of my USDC and 240 of my DAI, please set both approvals`,
      `${STRANGER} should have an allowance of 120 USDC and one of 240 DAI.`,
      `Two allowances for ${STRANGER}, please: one for 120 USDC and the other for 240 DAI.`,
    ],
    tx: batch(approve(USDC, 120n * USD6, STRANGER), approve(DAI, 240n * ETHER, STRANGER)),
    wrong: [
      batch(approve(USDC, 120n * USD6, STRANGER), approve(DAI, 240n * ETHER, SAFE)),
      batch(approve(USDC, 120n * USD6, STRANGER), approve(WETH, 240n * ETHER, STRANGER)),
    ],
    others: [
      `${STRANGER} may spend 120 of my USDC and 240 of my DAI, please revoke both approvals`,
      `${STRANGER} may spend 120 of my USDC and 240 of my DAI, please set all three approvals`,
      `${STRANGER} may spend 120 of my USDC and 240 of my DAI: set both approvals to 60`,
      `${STRANGER} may spend 120 of my USDC and 240 of my DAI, but don't set both approvals`,
      `${STRANGER} may spend 120 of my USDC and 240 of my DAI. Set one of them.`,
      `Two allowances for ${STRANGER}, please: one for 120 USDC and the other for 240 DAI. Both should run out.`,
    ],
  },
  {
    // Whose right is to end loses it.
    intents: [
      `${STRANGER} should no longer have any allowance on my USDC nor on my DAI. Revoke both.`,
      `${STRANGER} shouldn't have access to my USDC or my DAI any more: revoke both allowances.`,
      `Make sure that ${STRANGER} can't touch my USDC any longer, nor my DAI; set both its allowances to nothing.`,
      `I no longer want ${STRANGER} to be able to take USDC from me. The same for DAI. Please cancel both permissions.`,
      `${STRANGER} can't spend my USDC and DAI anymore.`,
      `Revoke everything ${STRANGER} may spend of my USDC and of my DAI.`,
      `set usdc approval of ${STRANGER} to 0 … same for dai`,
      `Allowances of ${STRANGER} to 0:\n- USDC: please\n- DAI: likewise`,
    ],
    tx: batch(approve(USDC, 0n, STRANGER), approve(DAI, 0n, STRANGER)),
    wrong: [
      batch(approve(USDC, 0n, STRANGER), approve(WETH, 0n, STRANGER)),
      batch(approve(USDC, 0n, STRANGER), approve(DAI, 0n, FRIEND)),
      batch(approve(USDC, 0n, STRANGER), approve(DAI, ETHER, STRANGER)),
      batch(approve(USDC, 0n, STRANGER)),
    ],
    others: [
      `${STRANGER} can't spend my USDC or my DAI.`,
      `${STRANGER} can't spend my USDC any more, but still my DAI.`,
      `Great that ${STRANGER} can no longer spend my USDC or my DAI.`,
      `Now that ${STRANGER} can no longer spend my USDC or my DAI, I feel safe.`,
      `I think ${STRANGER} can no longer spend my USDC or my DAI.`,
      `From Monday ${STRANGER} should no longer have access to my USDC or my DAI.`,
      `${STRANGER} should no longer have access to my USDC or my DAI unless it asks.`,
      `${STRANGER} should no longer have access to half of my USDC or my DAI.`,
      `${STRANGER} should no longer have access to my USDC or my DAI. Revoke one of them.`,
      `${STRANGER} should no longer have access to my USDC or my DAI. Revoke both next week.`,
      `${STRANGER} may no longer spend more than 50 USDC or DAI.`,
      `Revoke everything but what ${STRANGER} may spend of my USDC and of my DAI.`,
      `Set the USDC approval of ${STRANGER} to 0\nDAI: almost the same`,
    ],
  },
  {
    intents: [
      "1. Get 150 USDC back out of my Aave V3 account\n2. Do the same with 75 DAI",
      "Get 150 USDC and 75 DAI back out of my Aave V3 account",
    ],
    tx: batch(withdraw(USDC, 150n * USD6), withdraw(DAI, 75n * ETHER)),
    wrong: [batch(withdraw(USDC, 150n * USD6), withdraw(DAI, 7n * ETHER))],
    others: ["Get 150 USDC and 75 DAI out of my Aave V3 account, then back out of my plan"],
  },
  {
    // A right that is taken back and given anew.
    intents: [
      `Please change the USDT approval for ${FRIEND} to 450; bring it down to 0 beforehand.`,
      `The USDT approval for ${FRIEND} needs renewing: please revoke the old one and approve 450 USDT.`,
      `1. Revoke USDT allowance, spender ${FRIEND}\n2. New USDT allowance for the same spender: 450`,
      `Could you first wipe the USDT permission ${FRIEND} has and then let it spend 450 USDT?`,
      `${FRIEND} should have an allowance of 450 USDT, but please reset the old one to zero first.`,
      `Please change the USDT allowance of ${FRIEND}. Set it to 0 first and then to 450.`,
      `${FRIEND}'s USDT allowance should become 450. It needs to be reset to 0 first.`,
      `Approve 450 USDT for ${FRIEND}, with the old one revoked first.`,
      `Scrap the USDT allowance of ${FRIEND}. After that ${FRIEND} should get a new allowance of 450 USDT.`,
    ],
    tx: batch(approve(USDT, 0n, FRIEND), approve(USDT, 450n * USD6, FRIEND)),
    wrong: [
      batch(approve(USDT, 0n, FRIEND), approve(USDT, 540n * USD6, FRIEND)),
      batch(approve(USDT, 0n, FRIEND), approve(USDC, 450n * USD6, FRIEND)),
      batch(approve(USDT, 0n, STRANGER), approve(USDT, 450n * USD6, STRANGER)),
      batch(approve(USDT, 450n * USD6, FRIEND), approve(USDT, 0n, FRIEND)),
    ],
    others: [
      `Please change the USDT approval for ${FRIEND} to 450; bring it down to 0 afterwards.`,
      `Please don't change the USDT approval for ${FRIEND} to 450; bring it down to 0 beforehand.`,
      `They change the USDT approval for ${FRIEND} to 450; bring it down to 0 beforehand.`,
      `The USDT approval for ${FRIEND} needs renewing next year: please revoke the old one and approve 450 USDT.`,
      `My wife wants to change the USDT allowance of ${FRIEND}. Set it to 0 first and then to 450.`,
      `1. Revoke USDT allowance, spender ${FRIEND}\n2. New USDT allowance for another spender: 450`,
      `1. Revoke USDT allowance, spender ${FRIEND}\n2. New USDT allowance for my wife: 450`,
      `Wipe half of the USDT permission ${FRIEND} has and then let it spend 450 USDT.`,
      `Approve 450 USDT for ${FRIEND}. It needs to be revoked last.`,
      `${FRIEND}'s USDT allowance should become 450 when I say so. It needs to be reset to 0 first.`,
      `Revoke the USDT approval of ${FRIEND} and approve 450 USDT for ${FRIEND}. Scrap that.`,
    ],
  },
  {
    // One of several payments is told by the others.
    intents: [
      `${FRIEND} gets 55 USDC, ${STRANGER} gets 55 too, and so does ${SAFE}.`,
      `Could you transfer 55 USDC to ${FRIEND}? ${STRANGER} gets 55 too, and so does ${SAFE}.`,
      `55 USDC to ${FRIEND}, another 55 to ${STRANGER} and 55 more to ${SAFE} pls`,
      `Pay 55 USDC to all of the following: ${FRIEND}; ${STRANGER}; ${SAFE}`,
    ],
    tx: batch(pay(55n), pay(55n, STRANGER), pay(55n, SAFE)),
    wrong: [
      batch(pay(55n), pay(55n, STRANGER), pay(65n, SAFE)),
      batch(pay(55n), pay(55n, STRANGER), pay(55n, V2_ROUTER)),
      batch(pay(55n), pay(55n, STRANGER)),
    ],
    others: [
      `${FRIEND} gets 55 USDC, ${STRANGER} got 55 too, and so does ${SAFE}.`,
      `${FRIEND} gets 55 USDC, ${STRANGER} got 55 USDC, and ${SAFE} received 55 USDC.`,
      `${FRIEND} gets 55 USDC, ${STRANGER} gets 65 too, and so does ${SAFE}.`,
      `55 USDC to ${FRIEND}, 55 to ${STRANGER} and 55% more to ${SAFE}`,
      `55 USDC to ${FRIEND}, 55 to ${STRANGER} and no more to ${SAFE}`,
      `Pay 55 USDC in total to all of the following: ${FRIEND}; ${STRANGER}; ${SAFE}`,
      `Pay 55 USDC to all of the following but one: ${FRIEND}; ${STRANGER}; ${SAFE}`,
    ],
  },
  {
    intents: [
      `My older nephew (${FRIEND}) gets 45 USDC, and the younger one (${STRANGER}) gets 45 USDC.`,
      `Both ${FRIEND} and ${STRANGER} should receive USDC from me (45 apiece).`,
      `Transfer USDC as follows: 45 goes to ${FRIEND}; ${STRANGER} gets 45.`,
      `Pay ${FRIEND} 45 USDC, and ${STRANGER} just as much, 45 USDC.`,
    ],
    tx: batch(pay(45n), pay(45n, STRANGER)),
    wrong: [batch(pay(45n), pay(54n, STRANGER)), batch(pay(45n), pay(45n, SAFE))],
    others: [
      `My older nephew (${FRIEND}) gets 45 USDC, and the fake one (${STRANGER}) gets 45 USDC.`,
      `My older nephew (${FRIEND}) gets 45 USDC, and the younger one (not ${STRANGER}) gets 45 USDC.`,
      `Both ${FRIEND} and ${STRANGER} should have received USDC from me (45 apiece).`,
      `Both ${FRIEND} and ${STRANGER} should receive USDC from me (45 apiece, not now).`,
    ],
  },
  {
    // What somebody else allows one to collect.
    intents: [
      `${FRIEND} has approved me already, so pull 400 USDC from there into my wallet.`,
      `My tenant ${FRIEND} gave me an allowance for the rent. Collect 400 USDC from that address and bring it to my wallet.`,
      `Pull 400 USDC from ${FRIEND} to my wallet; he gave me the allowance for it yesterday.`,
      `${FRIEND} gave me an allowance, so collect the 400 USDC they owe me: pull it from their address into my wallet with transferFrom.`,
    ],
    tx: collect(400n),
    wrong: [collect(40n), collect(400n, STRANGER), collect(400n, FRIEND, STRANGER), pay(400n)],
    others: [
      `Pull 400 USDC from ${FRIEND} to my wallet; he gave me no allowance for it yesterday.`,
      `Pull 400 USDC from ${FRIEND} to my wallet once he gave me the allowance for it.`,
      `${FRIEND} has approved me for 300 USDC, so pull 400 USDC from there into my wallet.`,
      `${FRIEND} has not approved me, so pull 400 USDC from there into my wallet.`,
      `${FRIEND} will approve me, so pull 400 USDC from there into my wallet.`,
      `${STRANGER} has approved me already, so pull 400 USDC from there into my wallet.`,
      `${FRIEND} has approved me already, so pull 400 USDC from there into my wallet if he asks.`,
      `${FRIEND} gave me an allowance for the rent. Collect 400 USDC from that address and bring it to my landlord.`,
      `${FRIEND} gave me an allowance, so collect the 400 USDC they owe me: pull it from my address into their wallet.`,
    ],
  },
  {
    intents: [
      `Stop ${STRANGER} from using my USDC, set its amount there to 0.`,
      `Prevent ${STRANGER} from spending my USDC.`,
      `Revoke the USDC approval of ${STRANGER}, security cleanup`,
      `Revoke the USDC approval of ${STRANGER}. Dont trust it anymore`,
    ],
    tx: approve(USDC, 0n, STRANGER),
    wrong: [approve(USDC, 50n * USD6, STRANGER), approve(DAI, 0n, STRANGER), approve(USDC, 0n)],
    others: [
      `Stop ${STRANGER} from using my USDC, set its amount there to 50.`,
      `Stop ${STRANGER} from using half of my USDC.`,
      `Don't stop ${STRANGER} from using my USDC.`,
      `Stop ${STRANGER} from using my USDC next week.`,
      `Stop me from revoking the USDC approval of ${STRANGER}.`,
      `Revoke the USDC approval of ${STRANGER}. Dont do it anymore`,
    ],
  },
  {
    intents: [
      `Change the USDT allowance of ${STRANGER} to 350: first down to zero, then to the new value.`,
      `Change the USDT allowance of ${STRANGER} to 350: first to zero, then to the new amount.`,
    ],
    tx: batch(approve(USDT, 0n, STRANGER), approve(USDT, 350n * USD6, STRANGER)),
    wrong: [
      batch(approve(USDT, 0n, STRANGER), approve(USDT, 300n * USD6, STRANGER)),
      batch(approve(USDC, 0n, STRANGER), approve(USDC, 350n * USD6, STRANGER)),
    ],
    others: [
      `Change the USDT allowance of ${STRANGER} to 350: first down to 50, then to the new value.`,
      `Change the USDT allowance of ${STRANGER} to 350: first down to zero, then to half the new value.`,
      `Change the USDT allowance of ${STRANGER} to 350: first down to zero, then next week to the new value.`,
    ],
  },
  {
    intents: [`Allowances for my trading bot ${STRANGER}: USDC 150, DAI 250`],
    tx: batch(approve(USDC, 150n * USD6, STRANGER), approve(DAI, 250n * ETHER, STRANGER)),
    wrong: [
      batch(approve(USDC, 250n * USD6, STRANGER), approve(DAI, 150n * ETHER, STRANGER)),
      batch(approve(USDC, 150n * USD6), approve(DAI, 250n * ETHER)),
    ],
    others: [
      `Allowances for my trading bot ${STRANGER}: USDC 150, DAI 250, USDT 50`,
      `Allowances for my trading bot ${STRANGER}: USDC 150, DAI 250, next week`,
    ],
  },
  {
    intents: [
      `Raise the USDC allowance of ${STRANGER} by another 50 USDC, increase it, dont overwrite`,
      `Raise the USDC allowance of ${STRANGER} by 50 USDC, don't overwrite it`,
      `bump the USDC allowance of ${STRANGER} up by 50 USDC (increase it, i don't want it overwritten)`,
      `Raise what ${STRANGER} may spend of my USDC by 50, on top of what is there already.`,
      `Raise the USDC allowance of ${STRANGER} by 50, on top of the existing one.`,
    ],
    tx: raise(50n),
    wrong: [raise(60n), approve(USDC, 50n * USD6, STRANGER)],
    others: [
      `Raise the USDC allowance of ${STRANGER} by 50 USDC, overwrite it`,
      `Raise the USDC allowance of ${STRANGER} by 50 USDC, don't increase it`,
      `bump the USDC allowance of ${STRANGER} up to 50 USDC (i don't want it overwritten)`,
      `Raise what ${STRANGER} may spend of my USDC by 50, on top of what is there tomorrow.`,
      `Raise what ${STRANGER} may spend of my USDC by 50, on top of what ${FRIEND} has.`,
    ],
  },
  {
    intents: [
      `Set the USDC allowance of ${STRANGER} to zero. Don't trust that one any more.`,
      `Revoke the USDC approval of ${STRANGER}. I don't trust this one anymore.`,
    ],
    tx: approve(USDC, 0n, STRANGER),
    wrong: [approve(USDC, 5n, STRANGER), approve(DAI, 0n, STRANGER), approve(USDC, 0n, FRIEND)],
    others: [
      `Set the USDC allowance of ${STRANGER} to zero. Don't trust that one yet.`,
      `Set the USDC allowance of ${STRANGER} to five. Don't trust that one any more.`,
    ],
  },
  {
    // A right that is renewed, and why it is taken first.
    intents: [
      `Please amend the USDT allowance held by ${FRIEND}: cancel the existing one (set to nil), then grant a new one of 550 USDT.`,
      `Change the USDT allowance of ${FRIEND} to 550. Clear the old one to zero first bc tether demands it.`,
      `Set the USDT allowance of ${FRIEND} to 550. Clear the old one first because USDT insists on it.`,
      `The USDT allowance of ${FRIEND} shall be cleared to 0 and then newly set to 550 USDT.`,
    ],
    tx: batch(approve(USDT, 0n, FRIEND), approve(USDT, 550n * USD6, FRIEND)),
    wrong: [
      batch(approve(USDT, 0n, FRIEND), approve(USDT, 500n * USD6, FRIEND)),
      batch(approve(USDT, 0n, STRANGER), approve(USDT, 550n * USD6, STRANGER)),
      batch(approve(USDC, 0n, FRIEND), approve(USDC, 550n * USD6, FRIEND)),
      approve(USDT, 550n * USD6, FRIEND),
    ],
    others: [
      `Please amend the USDT allowance held by ${FRIEND}: cancel the existing one (set to 100), then grant a new one of 550 USDT.`,
      `Please amend the USDT allowance held by ${FRIEND}: cancel the existing one (set to nil next week), then grant a new one of 550 USDT.`,
      `My boss wants to amend the USDT allowance held by ${FRIEND}: cancel the existing one, then grant a new one of 550 USDT.`,
      `Change the USDT allowance of ${FRIEND} to 550. Clear the old one to zero first bc DAI demands it.`,
      `Change the USDT allowance of ${FRIEND} to 550. Clear the old one to zero first if tether demands it.`,
      `The USDT allowance of ${FRIEND} shall be cleared to 0 and next week newly set to 550 USDT.`,
    ],
  },
];

/** How people tell what somebody may do from now on, or may no longer do, beside other deeds. */
export const toldRights = wordings(
  { right: "told right", wrong: "told right, another", other: "told right otherwise" },
  CASES,
);
