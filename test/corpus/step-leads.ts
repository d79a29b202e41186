import { AAVE_POOL, DAI, FRIEND, STRANGER, USDC, USDT, USER, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { ETHER, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const wrappedAndPaid = batch(
  weth.call(WETH, "deposit", [], { value: 3n * ETHER }),
  erc20.call(WETH, "transfer", [FRIEND, 3n * ETHER]),
);
const pay = (to: string, units: bigint) => erc20.call(USDC, "transfer", [to, units * USD6]);
const supply = (token: string, units: bigint) => aave.call(AAVE_POOL, "supply", [token, units, USER, 0]);

/** What leads to a step of a batch and makes it a possibility, another's deed, a question or a tale, and what strikes it out. */
export const stepLeads: CorpusCase[] = [
  ...pairs("a step that is led to otherwise", wrappedAndPaid, {
    right: [
      `Wrap 3 ETH, then please send 3 WETH to ${FRIEND}.`,
      `Could you wrap 3 ETH and send 3 WETH to ${FRIEND}?`,
      `Be sure to wrap 3 ETH and send 3 WETH to ${FRIEND}.`,
      `✅ Wrap 3 ETH. ✅ Send 3 WETH to ${FRIEND}.`,
    ],
    wrong: [
      `Wrap 3 ETH, then you could send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH, then it may send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH and the bot will send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH and the contract will send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH (he will). Send 3 WETH to ${FRIEND}.`,
      `Attempt to wrap 3 ETH and send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH, then feel free to send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH and be ready to send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH and make him send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH and once confirmed, send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH and keep sending 3 WETH to ${FRIEND}.`,
      `Do you wrap 3 ETH and send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH. Send 3 WETH to ${FRIEND}. Yesterday.`,
      `Wrap 3 ETH. Send 3 WETH to ${FRIEND}. And one more.`,
      `❌ Wrap 3 ETH. Send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH. 🚫 Send 3 WETH to ${FRIEND}.`,
      `Wrap 3 ETH. ~Send 3 WETH to ${FRIEND}~.`,
    ],
  }),
  ...pairs("a deposit that was", batch(supply(USDC, 90n * USD6), supply(DAI, 35n * ETHER)), {
    right: ["Supply 90 USDC to Aave V3 and supply 35 DAI to Aave V3."],
    wrong: [
      "Supply 90 USDC to Aave V3 and I was supplying 35 DAI to Aave V3.",
      "Supply 90 USDC to Aave V3 and skip: supply 35 DAI to Aave V3.",
    ],
  }),
  ...pairs(
    "a right that was given",
    batch(erc20.call(USDT, "approve", [FRIEND, 0n]), erc20.call(USDT, "approve", [FRIEND, 550n * USD6])),
    {
      right: [`Revoke ${FRIEND}'s USDT allowance, then approve ${FRIEND} to spend 550 USDT.`],
      wrong: [
        `Revoke ${FRIEND}'s USDT allowance, then I approved ${FRIEND} to spend 550 USDT.`,
        `Revoke ${FRIEND}'s USDT allowance. I have approved ${FRIEND} to spend 550 USDT.`,
        `Revoke ${FRIEND}'s USDT allowance and cancel: approve ${FRIEND} to spend 550 USDT.`,
      ],
    },
  ),
  ...pairs("sums that are not even", batch(pay(FRIEND, 75n), pay(STRANGER, 65n)), {
    right: [`Pay ${FRIEND} 75 and ${STRANGER} 65 USDC.`],
    wrong: [
      `Pay ${FRIEND} 75 and ${STRANGER} 65 USDC each.`,
      `Send 75 USDC to ${FRIEND} each, then send 65 USDC to ${STRANGER}.`,
    ],
  }),
  ...pairs("sums that are even", batch(pay(FRIEND, 75n), pay(STRANGER, 75n)), {
    right: [`Pay ${FRIEND} and ${STRANGER} 75 USDC each.`],
    wrong: [`Pay ${FRIEND} and ${STRANGER} 75 USDC in total.`],
  }),
];
