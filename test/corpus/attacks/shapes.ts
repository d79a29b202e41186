import { FRIEND, STRANGER, UNIVERSAL_ROUTER, USER } from "../addresses.ts";
import { type CorpusCase, faulty } from "../corpus-case.ts";
import { execute } from "../encoders/universal-router.ts";
import { NODE } from "../nodes.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "../terms.ts";

import {
  cowOrder,
  etherIntent,
  malformed,
  multicall,
  pay,
  payIntent,
  swap,
  swapData,
  swapEther,
  swapIntent,
  withWord,
} from "./attack-parts.ts";

/** Requests that say two things, and calldata that is not canonical. */
export const shapeAttacks: CorpusCase[] = [
  faulty("a call that belies the calldata", [...NODE.format, ...NODE.claim, ...NODE.recipient], payIntent, {
    ...pay(100n * USD6, STRANGER),
    call: { function: "transfer", params: { to: FRIEND, amount: "100000000" } },
  }),
  faulty("a description that belies the calldata", [...NODE.recipient, ...NODE.claim], payIntent, {
    ...pay(100n * USD6, STRANGER),
    operation: "transfer",
    recipient: FRIEND,
  }),
  faulty(
    "an order that belies the calldata",
    [...NODE.hidden, ...NODE.claim, ...NODE.format, ...NODE.understood],
    swapIntent,
    { ...cowOrder({}), ...pay(3000n * USD6, STRANGER) },
    AT_PRICES,
  ),
  faulty(
    "dirt above the recipient",
    malformed,
    swapIntent,
    { ...swap(), data: withWord(swap().data, 3, `${"00".repeat(11)}01${USER.slice(2).toLowerCase()}`) },
    AT_PRICES,
  ),
  faulty(
    "bytes behind a swap",
    malformed,
    swapIntent,
    { ...swap(), data: `${swap().data}${"00".repeat(31)}01` },
    AT_PRICES,
  ),
  faulty(
    "inputs that lie over the commands",
    malformed,
    etherIntent,
    {
      ...execute(UNIVERSAL_ROUTER, swapEther, SOON, { value: ETHER }),
      data: withWord(execute(UNIVERSAL_ROUTER, swapEther, SOON).data, 1, "60"),
    },
    AT_PRICES,
  ),
  faulty(
    "an offset past the end",
    malformed,
    etherIntent,
    {
      ...execute(UNIVERSAL_ROUTER, swapEther, SOON, { value: ETHER }),
      data: withWord(execute(UNIVERSAL_ROUTER, swapEther, SOON).data, 1, "ffff"),
    },
    AT_PRICES,
  ),
  faulty(
    "a list without end",
    malformed,
    swapIntent,
    { ...multicall(swapData), data: withWord(multicall(swapData).data, 2, "ffffffffffffffff") },
    AT_PRICES,
  ),
  faulty("a swap cut short", malformed, swapIntent, { ...swap(), data: swap().data.slice(0, -2) }, AT_PRICES),
  faulty(
    "more commands than inputs",
    malformed,
    etherIntent,
    execute(UNIVERSAL_ROUTER, [...swapEther, ["0404", "0x"]], SOON, { value: ETHER }),
    AT_PRICES,
  ),
];
