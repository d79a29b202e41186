import { AAVE_POOL, DAI, FRIEND, SAFE, STRANGER, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { ETHER, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

const pay = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount * USD6]);
const approve = (token: string, amount: bigint, spender = V2_ROUTER) =>
  erc20.call(token, "approve", [spender, amount]);
const unwrap = (amount: bigint) => weth.call(WETH, "withdraw", [amount]);
const wrap = (amount: bigint) => weth.call(WETH, "deposit", [], { value: amount });
const withdraw = (token: string, amount: bigint) => aave.call(AAVE_POOL, "withdraw", [token, amount, USER]);
const ether = (amount: bigint, to = FRIEND) => ({ to, value: amount.toString(), data: "0x" });

const CASES: readonly Wording[] = [
  {
    // What is taken out is what is paid on.
    intents: [
      `withdraw 220 usdc from aave, forward to ${FRIEND}`,
      `Please get 220 USDC out of Aave and forward the whole amount to ${FRIEND}.`,
      `${FRIEND} gets 220 USDC (withdraw it from Aave V3 first)`,
      `I owe ${FRIEND} 220 USDC. My money is in Aave, so withdraw 220 USDC there and send it over.`,
      `I owe ${FRIEND} 220 USDC. Please withdraw that from Aave and pay it out to that address.`,
      `Get 220 USDC from Aave, then pay ${FRIEND}.`,
      `1/ Aave V3 withdrawal, 220 USDC\n2/ USDC transfer, 220, to ${FRIEND}`,
    ],
    tx: batch(withdraw(USDC, 220n * USD6), pay(220n)),
    wrong: [
      batch(withdraw(USDC, 220n * USD6), pay(22n)),
      batch(withdraw(USDC, 220n * USD6), pay(220n, STRANGER)),
      batch(withdraw(USDC, 220n * USD6)),
      batch(pay(220n), withdraw(USDC, 220n * USD6)),
    ],
    others: [
      `withdraw 220 usdc from aave, I forward to ${FRIEND}`,
      `withdraw 220 usdc from aave, forward half to ${FRIEND}`,
      `withdraw 220 usdc from aave, forward to ${FRIEND} next week`,
      `withdraw 110 usdc from aave, forward the whole amount to ${FRIEND}`,
      `Get 220 USDC from Aave, then I pay ${FRIEND}.`,
      `Get 220 USDC from Aave, then pay ${FRIEND} half.`,
      `Get 220 USDC from Aave, then pay ${FRIEND}. Then pay ${FRIEND}.`,
      `withdraw 220 usdc from aave. You forgot to send to ${FRIEND}`,
      `${FRIEND} gets 220 USDC (withdraw it from Compound first)`,
      `${FRIEND} gets 220 USDC (they withdraw it from Aave V3 first)`,
      `${FRIEND} gets 220 USDC (withdraw it from Aave V3 first if you can)`,
      `I owe ${FRIEND} 220 USDC. Withdraw 220 USDC from Aave.`,
      `I owe ${FRIEND} 440 USDC. Withdraw 220 USDC from Aave and send it over.`,
      `I don't owe ${FRIEND} 220 USDC. Withdraw that from Aave and pay it out to that address.`,
      `I owe ${FRIEND} 220 USDC. Withdraw 220 USDC from Aave and send 220 USDC to ${FRIEND} again.`,
    ],
  },
  {
    // Where it lies may be told before what is wanted of it.
    intents: [
      "From what I have on Aave V3, 130 USDC and 65 DAI should come back to my wallet.",
      "I'd like part of my Aave savings back, 130 USDC and 65 DAI.",
      "I would like some of my deposit at Aave V3 back: please withdraw 130 USDC, and then 65 DAI as well.",
      "could you pull 130 usdc + 65 dai from my aave v3 deposits?",
      "From my Aave V3 deposits I need 130 USDC and 65 DAI.",
      "From my Aave V3 deposits I need:\n- 130 USDC\n- 65 DAI\nPlease take them out.",
      "I'd like to take back part of what I've got at Aave, namely 130 USDC, then 65 DAI.",
      "Take 130 USDC off Aave V3, and 65 DAI as well.",
    ],
    tx: batch(withdraw(USDC, 130n * USD6), withdraw(DAI, 65n * ETHER)),
    wrong: [
      batch(withdraw(USDC, 130n * USD6), withdraw(DAI, 56n * ETHER)),
      batch(withdraw(USDC, 130n * USD6), withdraw(WETH, 65n * ETHER)),
      batch(withdraw(USDC, 130n * USD6)),
    ],
    others: [
      "From what I have on Compound, 130 USDC and 65 DAI should come back to my wallet.",
      "From what my wife has on Aave V3, 130 USDC and 65 DAI should come back to my wallet.",
      "From what I had on Aave V3, 130 USDC and 65 DAI came back to my wallet.",
      "I'd like part of my Aave savings back, 130 USDC or 65 DAI.",
      "I'd like part of my wife's Aave savings back, 130 USDC and 65 DAI.",
      "I'd like some of my deposit at Aave V3 back some day: withdraw 130 USDC and 65 DAI",
      "From my Aave V3 deposits I need 130 USDC and 65 DAI to stay.",
      "From my Aave V3 deposits I need 130 USDC and 65 DAI next month",
      "Withdraw 130 USDC and 65 DAI from Aave. Put them back.",
      "Deposit 130 USDC and 65 DAI from my Aave V3 deposit",
      "Supply 130 USDC and 65 DAI from my Aave V3 deposits",
    ],
  },
  {
    intents: [
      `${FRIEND} gets 85 USDC, and so do ${STRANGER} and ${SAFE}.`,
      `Transfer 85 USDC to ${FRIEND}. Do the same for ${STRANGER} and for ${SAFE}.`,
      `Please split 255 USDC evenly among these three:\n${FRIEND}\n${STRANGER}\n${SAFE}`,
    ],
    tx: batch(pay(85n), pay(85n, STRANGER), pay(85n, SAFE)),
    wrong: [batch(pay(85n), pay(85n, STRANGER), pay(58n, SAFE)), batch(pay(85n), pay(85n, STRANGER))],
    others: [
      `${FRIEND} gets 85 USDC, and so do ${STRANGER} or ${SAFE}.`,
      `${FRIEND} gets 85 USDC, and so did ${STRANGER} and ${SAFE}.`,
      `${FRIEND} gets 85 USDC, and so do ${STRANGER} and ${SAFE} next week.`,
      `Transfer 85 USDC to ${FRIEND}. Do the same for ${STRANGER} and not for ${SAFE}.`,
      `Transfer 85 USDC to ${FRIEND}. Do nearly the same for ${STRANGER} and for ${SAFE}.`,
      `Please split 255 USDC evenly among these four:\n${FRIEND}\n${STRANGER}\n${SAFE}`,
      `Please split 85 USDC evenly among these three:\n${FRIEND}\n${STRANGER}\n${SAFE}`,
    ],
  },
  {
    intents: [
      `Could you transfer ninety USDC to ${FRIEND}? And ${STRANGER} should receive eighty, same token.`,
    ],
    tx: batch(pay(90n), pay(80n, STRANGER)),
    wrong: [batch(pay(90n), pay(90n, STRANGER)), batch(pay(80n), pay(90n, STRANGER))],
    others: [
      `Transfer ninety USDC to ${FRIEND}. And ${STRANGER} should receive eighty, not the same token.`,
      `Transfer ninety USDC to ${FRIEND}. And ${STRANGER} should receive eighty DAI, same token.`,
    ],
  },
  {
    intents: [
      `Three things. ${FRIEND} gets 15 USDC from me. ${V2_ROUTER} may draw 65 USDC. And one WETH should become ETH again.`,
      `1/ ${FRIEND}: 15 USDC\n2/ allowance of 65 USDC to ${V2_ROUTER}\n3/ 1 WETH back to ETH`,
    ],
    tx: batch(pay(15n), approve(USDC, 65n * USD6), unwrap(ETHER)),
    wrong: [batch(pay(15n), approve(USDC, 65n * USD6)), batch(pay(15n), pay(65n, V2_ROUTER), unwrap(ETHER))],
    others: [
      `${FRIEND} gets 15 USDC from me. ${V2_ROUTER} may draw 65 USDC. And one WETH should become DAI again.`,
      `${FRIEND} gets 15 USDC from me. ${V2_ROUTER} may draw 65 USDC. And one WETH becomes 2 ETH again.`,
      `${FRIEND} gets 15 USDC from me. ${V2_ROUTER} may draw 65 USDC. I hope one WETH becomes ETH again.`,
    ],
  },
  {
    // Why it is of that token.
    intents: [`Wrap 4 ETH and transfer the 4 WETH to ${FRIEND}. He insists on WETH, don't ask me why.`],
    tx: batch(wrap(4n * ETHER), erc20.call(WETH, "transfer", [FRIEND, 4n * ETHER])),
    wrong: [batch(wrap(4n * ETHER), erc20.call(WETH, "transfer", [STRANGER, 4n * ETHER]))],
    others: [
      `Wrap 4 ETH and transfer the 4 WETH to ${FRIEND}. He insists on DAI, don't ask me why.`,
      `Wrap 4 ETH and transfer the 4 WETH to ${FRIEND}. He only takes WETH on Mondays.`,
      `Wrap 4 ETH and transfer the 4 WETH to ${FRIEND}. He only takes WETH, so stop.`,
    ],
  },
  {
    // Of ether nothing can be allowed, so that it is paid.
    intents: [`let ${V2_ROUTER} use 140 of my usdc; then 2 eth to ${FRIEND}`],
    tx: batch(approve(USDC, 140n * USD6), ether(2n * ETHER)),
    wrong: [
      batch(approve(USDC, 140n * USD6), ether(ETHER)),
      batch(approve(USDC, 140n * USD6), ether(2n * ETHER, STRANGER)),
    ],
    others: [
      `let ${V2_ROUTER} use 140 of my usdc; I have sent 2 eth to ${FRIEND}`,
      `let ${V2_ROUTER} use 140 of my usdc and 2 eth for ${FRIEND}`,
    ],
  },
  {
    intents: [
      `I don't want ${STRANGER} to touch my USDC any more, nor my DAI. Please take both approvals away.`,
      `Cancel the USDC approval I gave ${STRANGER}. Then the DAI one, too.`,
    ],
    tx: batch(approve(USDC, 0n, STRANGER), approve(DAI, 0n, STRANGER)),
    wrong: [batch(approve(USDC, 0n, STRANGER), approve(WETH, 0n, STRANGER))],
    others: [
      `I don't want ${STRANGER} to touch my USDC, nor my DAI.`,
      `I don't want ${STRANGER} to lose access to my USDC any more, nor my DAI.`,
      `I don't want ${STRANGER} to touch my USDC any more, nor my DAI. Please leave both approvals.`,
      `Cancel the USDC approval I never gave ${STRANGER}. Then the DAI one.`,
      `Cancel the USDC approval I gave ${STRANGER}. Then the DAI one, too late.`,
    ],
  },
];

/** How people tell several sums: by where they lie, by what was done before, by those of others. */
export const toldSums = wordings(
  { right: "told sum", wrong: "told sum, another", other: "told sum otherwise" },
  CASES,
);
