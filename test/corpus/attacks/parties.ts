import { FRIEND, LAZARUS, PERMIT2, STRANGER, USDC, USER, V3_ROUTER } from "../addresses.ts";
import { type CorpusCase, faulty } from "../corpus-case.ts";
import { erc20 } from "../encoders/tokens.ts";
import { NODE } from "../nodes.ts";
import { AT_PRICES, ETHER, USD6 } from "../terms.ts";

import { cowOrder, likeness, pay, payIntent, swap, swapIntent, together } from "./attack-parts.ts";

/** The wrong people, made to look right. */
export const partyAttacks: CorpusCase[] = [
  faulty("a poisoned address", NODE.lookalike, payIntent, pay(100n * USD6, likeness(FRIEND))),
  faulty("a poisoned address for ether", NODE.lookalike, `Send 2 ETH to ${FRIEND}`, {
    from: USER,
    to: likeness(FRIEND),
    value: (2n * ETHER).toString(),
    chainId: 1,
  }),
  faulty("a swap for somebody like the user", NODE.lookalike, swapIntent, swap(likeness(USER)), AT_PRICES),
  faulty(
    "an order for somebody like the user",
    NODE.lookalike,
    swapIntent,
    cowOrder({ receiver: likeness(USER) }),
    AT_PRICES,
  ),
  faulty(
    "a spender like Permit2",
    [...NODE.spender, ...NODE.lookalike],
    "Approve Permit2 to spend 1000 USDC",
    erc20.call(USDC, "approve", [likeness(PERMIT2), 1000n * USD6]),
  ),
  faulty(
    "a router like the router",
    NODE.contract,
    swapIntent,
    { ...swap(), to: likeness(V3_ROUTER) },
    AT_PRICES,
  ),
  faulty(
    "a name with a foreign letter",
    [...NODE.recipient, ...NODE.manipulation, ...NODE.lookalike, ...NODE.clarity],
    `Send 1 ETH to vit\u0430lik.eth (${STRANGER})`,
    { from: USER, to: STRANGER, value: ETHER.toString(), chainId: 1 },
  ),
  faulty("a name and nothing to check it by", NODE.recipient, "Send 1 ETH to vitalik.eth", {
    from: USER,
    to: STRANGER,
    value: ETHER.toString(),
    chainId: 1,
  }),
  faulty("tokens to their own contract", NODE.lost, `Send 100 USDC to ${USDC}`, pay(100n * USD6, USDC)),
  faulty("ether to a token's contract", [...NODE.lost, ...NODE.contract], `Send 1 ETH to ${USDC}`, {
    from: USER,
    to: USDC,
    value: ETHER.toString(),
    chainId: 1,
  }),
  faulty(
    "to an address nobody holds",
    NODE.lost,
    "Send 100 USDC to 0x000000000000000000000000000000000000dEaD",
    pay(100n * USD6, "0x000000000000000000000000000000000000dEaD"),
  ),
  faulty(
    "a sanctioned party in a batch",
    NODE.sanctions,
    `Send 100 USDC to ${FRIEND} and 50 USDC to ${LAZARUS}`,
    together(pay(), pay(50n * USD6, LAZARUS)),
  ),
  faulty(
    "a sanctioned receiver of an order",
    NODE.sanctions,
    `Sell 3000 USDC for WETH and deliver it to ${LAZARUS}`,
    cowOrder({ receiver: LAZARUS }),
    AT_PRICES,
  ),
  faulty(
    "a transfer of nothing from somebody",
    NODE.foreignFunds,
    `Send 0 USDC to ${FRIEND}`,
    erc20.call(USDC, "transferFrom", [STRANGER, FRIEND, 0n]),
  ),
];
