import {
  FRIEND,
  MULTI_SEND,
  MULTI_SEND_CALL_ONLY,
  MULTICALL3,
  SAFE,
  STRANGER,
  USDC,
  USER,
  V3_ROUTER_02,
  WBTC,
  WETH,
} from "./addresses.ts";
import { batch } from "./batch.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { execBySafe, multicall3, multiSend, safe } from "./encoders/accounts.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v3Router02 } from "./encoders/uniswap.ts";
import { REFUSED } from "./everyday/refused.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, MAX, SOON, USD6 } from "./terms.ts";

const pay = (amount: bigint, to = FRIEND) => erc20.call(USDC, "transfer", [to, amount]);
const MILLI = ETHER / 1000n;
const sell = (recipient: string) =>
  v3Router02.call(V3_ROUTER_02, "multicall", [
    SOON,
    [v3Router02.data("exactInputSingle", [[USDC, WETH, 500, recipient, 3000n * USD6, 990n * MILLI, 0]])],
  ]);
const together = (...inners: { to: string; value?: string; data?: string; operation?: number }[]) =>
  execBySafe(SAFE, multiSend(MULTI_SEND_CALL_ONLY, inners), { operation: 1 });
const administer = (name: string, ...values: unknown[]) =>
  execBySafe(SAFE, { to: SAFE, data: safe.data(name, values) });

export const safePairs: CorpusCase[] = [
  aligned("a payment", `From my Safe, send 100 USDC to ${FRIEND}`, execBySafe(SAFE, pay(100n * USD6))),
  aligned(
    "ether",
    `Send 1 ETH from the Safe ${SAFE} to ${FRIEND}`,
    execBySafe(SAFE, { to: FRIEND, value: ETHER.toString() }),
  ),
  aligned(
    "two payments",
    `Send 100 USDC to ${FRIEND} and 50 USDC to ${STRANGER}`,
    together(pay(100n * USD6), pay(50n * USD6, STRANGER)),
  ),
  aligned(
    "approval and swap",
    "Using my Safe, swap 3000 USDC for WETH on Uniswap",
    together(erc20.call(USDC, "approve", [V3_ROUTER_02, 3000n * USD6]), sell(SAFE)),
    AT_PRICES,
  ),
  aligned(
    "wrap",
    "Wrap 2 ETH in my Safe",
    execBySafe(SAFE, weth.call(WETH, "deposit", [], { value: 2n * ETHER })),
  ),
  aligned(
    "an approval",
    `Let my Safe approve ${V3_ROUTER_02} to spend 500 USDC`,
    execBySafe(SAFE, erc20.call(USDC, "approve", [V3_ROUTER_02, 500n * USD6])),
  ),
  aligned(
    "an owner, as asked",
    `Add ${FRIEND} as an owner of my Safe with threshold 2`,
    administer("addOwnerWithThreshold", FRIEND, 2),
  ),

  aligned(
    "an owner replaced, as asked",
    `Replace the owner ${FRIEND} of my Safe with ${STRANGER}`,
    administer("swapOwner", "0x0000000000000000000000000000000000000001", FRIEND, STRANGER),
  ),
  faulty(
    "the owner who should stay is replaced",
    NODE.administer,
    `Replace the owner ${FRIEND} of my Safe with ${STRANGER}`,
    administer("swapOwner", "0x0000000000000000000000000000000000000001", STRANGER, FRIEND),
  ),
  aligned("a threshold, as asked", "Change the threshold of my Safe to 3", administer("changeThreshold", 3)),
  faulty(
    "another threshold",
    [...NODE.amount, ...NODE.administer, "intent_alignment.requirement_coverage"],
    "Change the threshold of my Safe to 3",
    administer("changeThreshold", 1),
  ),
  faulty(
    "an owner of something else",
    [...NODE.administer, ...NODE.contract, ...NODE.recipient, ...NODE.foreignFunds],
    `Add ${FRIEND} as an owner of my Safe with threshold 2`,
    execBySafe(SAFE, { to: STRANGER, data: safe.data("addOwnerWithThreshold", [FRIEND, 2]) }),
  ),
  faulty(
    "an owner with another threshold",
    [...NODE.amount, ...NODE.administer, "intent_alignment.requirement_coverage"],
    `Add ${FRIEND} as an owner of my Safe with threshold 2`,
    administer("addOwnerWithThreshold", FRIEND, 1),
  ),

  faulty(
    "another amount",
    NODE.amount,
    `From my Safe, send 100 USDC to ${FRIEND}`,
    execBySafe(SAFE, pay(1000n * USD6)),
  ),
  faulty(
    "another recipient",
    NODE.recipient,
    `From my Safe, send 100 USDC to ${FRIEND}`,
    execBySafe(SAFE, pay(100n * USD6, STRANGER)),
  ),
  faulty(
    "one call more",
    NODE.hidden,
    `From my Safe, send 100 USDC to ${FRIEND}`,
    together(pay(100n * USD6), pay(5000n * USD6, STRANGER)),
  ),
  faulty(
    "an approval more",
    NODE.hidden,
    `From my Safe, send 100 USDC to ${FRIEND}`,
    together(pay(100n * USD6), erc20.call(USDC, "approve", [STRANGER, 5000n * USD6])),
  ),
  faulty(
    "one call less",
    [...NODE.operation, ...NODE.sequence, ...NODE.amount],
    `Send 100 USDC to ${FRIEND} and 50 USDC to ${STRANGER}`,
    together(pay(100n * USD6)),
  ),
  faulty(
    "a delegatecall to a stranger",
    [...NODE.administer, ...NODE.understood, ...NODE.contract],
    `From my Safe, send 100 USDC to ${FRIEND}`,
    execBySafe(SAFE, { to: STRANGER, data: pay(100n * USD6).data }, { operation: 1 }),
  ),
  faulty(
    "a delegatecall to the token",
    [...NODE.administer, ...NODE.understood, ...NODE.contract],
    `From my Safe, send 100 USDC to ${FRIEND}`,
    execBySafe(SAFE, pay(100n * USD6), { operation: 1 }),
  ),
  faulty(
    "a new owner",
    NODE.administer,
    `From my Safe, send 100 USDC to ${FRIEND}`,
    administer("addOwnerWithThreshold", STRANGER, 1),
  ),
  faulty(
    "a module",
    NODE.administer,
    `From my Safe, send 100 USDC to ${FRIEND}`,
    together(pay(100n * USD6), { to: SAFE, data: safe.data("enableModule", [STRANGER]) }),
  ),
  faulty(
    "a refund to a stranger",
    [...NODE.fee, ...NODE.hidden, ...NODE.recipient],
    `From my Safe, send 100 USDC to ${FRIEND}`,
    execBySafe(SAFE, pay(100n * USD6), { refund: { gasPrice: 10n ** 12n, receiver: STRANGER } }),
  ),
  faulty(
    "another owner than asked for",
    [...NODE.recipient, ...NODE.administer],
    `Add ${FRIEND} as an owner of my Safe with threshold 2`,
    administer("addOwnerWithThreshold", STRANGER, 2),
  ),
  faulty(
    "a swap that pays the signer instead of the Safe",
    NODE.recipient,
    "Using my Safe, swap 3000 USDC for WETH on Uniswap",
    together(erc20.call(USDC, "approve", [V3_ROUTER_02, 3000n * USD6]), sell(STRANGER)),
    AT_PRICES,
  ),
  faulty(
    "a delegatecall inside MultiSend",
    [...NODE.administer, ...NODE.understood, ...NODE.contract],
    `From my Safe, send 100 USDC to ${FRIEND}`,
    execBySafe(
      SAFE,
      multiSend(MULTI_SEND, [{ ...pay(100n * USD6) }, { to: STRANGER, data: "0xdeadbeef", operation: 1 }]),
      { operation: 1 },
    ),
  ),
];

const each = (...calls: { to: string; value: bigint; data?: string }[]) =>
  multicall3.call(
    MULTICALL3,
    "aggregate3Value",
    [calls.map(({ to, value, data = "0x" }) => [to, false, value, data])],
    { value: calls.reduce((sum, { value }) => sum + value, 0n) },
  );

export const multicall3Pairs: CorpusCase[] = [
  aligned(
    "two payments",
    `Send 0.1 ETH to ${FRIEND} and 0.2 ETH to ${STRANGER}`,
    each({ to: FRIEND, value: ETHER / 10n }, { to: STRANGER, value: ETHER / 5n }),
  ),
  aligned(
    "one payment",
    `Send 0.1 ETH to ${FRIEND} via Multicall3`,
    each({ to: FRIEND, value: ETHER / 10n }),
  ),
  faulty(
    "one payment more",
    NODE.hidden,
    `Send 0.1 ETH to ${FRIEND}`,
    each({ to: FRIEND, value: ETHER / 10n }, { to: STRANGER, value: ETHER / 5n }),
  ),
  faulty(
    "another recipient",
    NODE.recipient,
    `Send 0.1 ETH to ${FRIEND} and 0.2 ETH to ${STRANGER}`,
    each({ to: FRIEND, value: ETHER / 10n }, { to: MULTICALL3, value: ETHER / 5n }),
  ),
  faulty("ether that stays in the contract", NODE.value, `Send 0.1 ETH to ${FRIEND} via Multicall3`, {
    ...each({ to: FRIEND, value: ETHER / 10n }),
    value: ETHER.toString(),
  }),
  faulty(
    "tokens that are not the user's",
    [...NODE.foreignFunds, ...NODE.contract, ...NODE.operation],
    `Send 100 USDC to ${FRIEND}`,
    multicall3.call(MULTICALL3, "aggregate3", [[[USDC, false, pay(100n * USD6).data]]]),
  ),
];

export const sequencePairs: CorpusCase[] = [
  aligned(
    "two payments",
    `Send 25 USDC to ${FRIEND}, then send 0.1 ETH to ${STRANGER}`,
    batch(pay(25n * USD6), { to: STRANGER, value: (ETHER / 10n).toString() }),
  ),
  aligned(
    "wrap and pay",
    `Wrap 1 ETH and then send 1 WETH to ${FRIEND}`,
    batch(weth.call(WETH, "deposit", [], { value: ETHER }), erc20.call(WETH, "transfer", [FRIEND, ETHER])),
  ),
  aligned(
    "three steps",
    `First send 10 USDC to ${FRIEND}. Then approve ${V3_ROUTER_02} to spend 50 USDC. Finally unwrap 1 WETH.`,
    batch(
      pay(10n * USD6),
      erc20.call(USDC, "approve", [V3_ROUTER_02, 50n * USD6]),
      weth.call(WETH, "withdraw", [ETHER]),
    ),
  ),
  aligned(
    "approve and swap, both asked for",
    "Approve Uniswap to spend 3000 USDC and then swap 3000 USDC for WETH",
    batch(erc20.call(USDC, "approve", [V3_ROUTER_02, 3000n * USD6]), sell(USER)),
    AT_PRICES,
  ),
  aligned(
    "an approval reset first",
    "Swap 3000 USDC for WETH on Uniswap",
    batch(
      erc20.call(USDC, "approve", [V3_ROUTER_02, 0n]),
      erc20.call(USDC, "approve", [V3_ROUTER_02, 3000n * USD6]),
      sell(USER),
    ),
    AT_PRICES,
  ),
  faulty(
    "the order turned round",
    NODE.sequence,
    `Wrap 1 ETH and then send 1 WETH to ${FRIEND}`,
    batch(erc20.call(WETH, "transfer", [FRIEND, ETHER]), weth.call(WETH, "deposit", [], { value: ETHER })),
  ),
  faulty(
    "a step left out",
    [...NODE.operation, ...NODE.sequence],
    `Wrap 1 ETH and then send 1 WETH to ${FRIEND}`,
    batch(weth.call(WETH, "deposit", [], { value: ETHER })),
  ),
  faulty(
    "a step too many",
    NODE.hidden,
    `Send 25 USDC to ${FRIEND}`,
    batch(pay(25n * USD6), erc20.call(WBTC, "transfer", [STRANGER, 100_000_000n])),
  ),
  faulty(
    "done twice",
    [...NODE.hidden, ...NODE.sequence, ...NODE.amount],
    `Send 25 USDC to ${FRIEND}`,
    batch(pay(25n * USD6), pay(25n * USD6)),
  ),
  faulty(
    "an approval of all along the way",
    NODE.unlimited,
    "Approve Uniswap to spend 3000 USDC and then swap 3000 USDC for WETH",
    batch(erc20.call(USDC, "approve", [V3_ROUTER_02, MAX]), sell(USER)),
    AT_PRICES,
  ),
  aligned(
    "deeds that need one another in no order",
    `Unwrap 1 WETH, pay ${FRIEND} 25 USDC and give ${V3_ROUTER_02} a 50 USDC allowance`,
    batch(
      pay(25n * USD6),
      erc20.call(USDC, "approve", [V3_ROUTER_02, 50n * USD6]),
      weth.call(WETH, "withdraw", [ETHER]),
    ),
  ),
  ...[
    `Both ${FRIEND} and ${STRANGER} should receive 25 USDC from me`,
    `${FRIEND} gets 25 USDC, ${STRANGER} too.`,
    `Send 25 USDC to ${FRIEND}, ${STRANGER} as well`,
  ].flatMap((intent) => [
    aligned("as much for another", intent, batch(pay(25n * USD6), pay(25n * USD6, STRANGER))),
    faulty("less for another", REFUSED, intent, batch(pay(25n * USD6), pay(20n * USD6, STRANGER))),
  ]),
  aligned(
    "a payment told by where it goes",
    `Approve ${V3_ROUTER_02} for 50 USDC, and 25 USDC goes to ${FRIEND}`,
    batch(erc20.call(USDC, "approve", [V3_ROUTER_02, 50n * USD6]), pay(25n * USD6)),
  ),
  aligned(
    "the same deed for another token",
    `Set the USDC allowance of ${STRANGER} to zero, and do the same for WBTC`,
    batch(erc20.call(USDC, "approve", [STRANGER, 0]), erc20.call(WBTC, "approve", [STRANGER, 0])),
  ),
  faulty(
    "nearly the same deed for another token",
    REFUSED,
    `Set the USDC allowance of ${STRANGER} to zero, and do almost the same for WBTC`,
    batch(erc20.call(USDC, "approve", [STRANGER, 0]), erc20.call(WBTC, "approve", [STRANGER, 0])),
  ),
  faulty(
    "deeds in another order than is told",
    NODE.sequence,
    `Unwrap 1 WETH, then send 25 USDC to ${FRIEND}`,
    batch(pay(25n * USD6), weth.call(WETH, "withdraw", [ETHER])),
  ),
  faulty(
    "what is sent before it is there",
    [...NODE.sequence, ...NODE.operation],
    `Wrap 1 ETH and send 1 WETH to ${FRIEND}`,
    batch(erc20.call(WETH, "transfer", [FRIEND, ETHER]), weth.call(WETH, "deposit", [], { value: ETHER })),
  ),
  faulty(
    "one amount wrong of two",
    NODE.amount,
    `Send 25 USDC to ${FRIEND}, then send 0.1 ETH to ${STRANGER}`,
    batch(pay(25n * USD6), { to: STRANGER, value: ETHER.toString() }),
  ),
];
