import { DAI, FRIEND, STRANGER, USDC, USER, V2_ROUTER, V3_ROUTER_02, WETH } from "./addresses.ts";
import { batch } from "./batch.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { REFUSED } from "./everyday/refused.ts";
import { NODE } from "./nodes.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";

const MILLI = ETHER / 1000n;
const approve = (amount: bigint, spender = V2_ROUTER, token = DAI) =>
  erc20.call(token, "approve", [spender, amount]);
const swap = (input: string, output: string, amount: bigint, least: bigint, to = USER) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [amount, least, [input, output], to, SOON]);
const dollars = swap(DAI, USDC, 400n * ETHER, 398n * USD6);
const ether = swap(USDC, WETH, 500n * USD6, 165n * MILLI);
const unwrap = (amount: bigint) => weth.call(WETH, "withdraw", [amount]);
const paid = (least: bigint, to: string) => swap(DAI, USDC, 300n * ETHER, least * USD6, to);

const TAKEN_BACK = [
  "Swap 400 DAI to USDC on Uniswap V2 (min 398). Approve what is needed first. When done, reset the router's allowance to zero.",
  "Approve 400 DAI for the Uniswap V2 router, swap them to USDC (min 398 USDC), then revoke the approval",
  "Approve and swap 400 DAI to at least 398 USDC on Uniswap V2 and afterwards set the allowance back to 0",
  "On Uniswap V2 approve and swap 400 DAI for min 398 USDC, then remove the allowance again",
  `Approve ${V2_ROUTER} for 400 DAI. Change 400 DAI to USDC on Uniswap V2, no worse than 398 USDC. Revoke the DAI approval of that router afterwards.`,
  `Here's the plan: approve 400 DAI for ${V2_ROUTER}, swap the 400 DAI to USDC on Uniswap V2 (>= 398 USDC), then set the DAI approval back to 0`,
];
/** What these would have taken back is not what the text has allowed. */
const NOT_TAKEN_BACK = [
  "Approve 400 DAI for the Uniswap V2 router, swap them to USDC (min 398 USDC), then revoke the old approval",
  `Approve ${V2_ROUTER} for 400 DAI, swap 400 DAI to USDC on Uniswap V2 (min 398), then revoke the DAI approval of my old router`,
  `Approve ${V2_ROUTER} for 400 DAI, swap 400 DAI to USDC on Uniswap V2 (min 398), then revoke all DAI approvals`,
];
const FIRST =
  "I want to swap 400 DAI to at least 398 USDC on Uniswap V2; first approve 400 DAI for the Uniswap V2 router";
const UNWRAPPED = [
  "Swap 500 USDC to WETH with at least 0.165 WETH, then unwrap to ETH",
  "Swap 500 USDC for at least 0.165 WETH and unwrap it",
  "Swap 500 USDC to WETH (min 0.165), then unwrap the WETH",
];
const WRAPPED = [
  "Wrap 2 ETH and approve it for the Uniswap V2 router",
  "Wrap 2 ETH, then let the Uniswap V2 router spend the WETH",
];
const wrap = weth.call(WETH, "deposit", [], { value: 2n * ETHER });
const DELIVERED = [
  `Swap 300 DAI to USDC and send the USDC to ${FRIEND}, at least 298 USDC`,
  `Swap 300 DAI to USDC, deliver to ${FRIEND}, minimum 298 USDC`,
  `Exchange 300 DAI for USDC and send it to ${FRIEND} with a minimum of 298 USDC`,
  `Swap 300 DAI to USDC, minimum 298 USDC, with the USDC delivered straight to ${FRIEND}`,
  `300 DAI into USDC via Uniswap V2, minimum 298 USDC, and the USDC should be delivered to ${FRIEND}`,
];

interface Prepared {
  intents: readonly string[];
  tx: Record<string, unknown>;
  /** What none of them asks for. */
  wrong: readonly Record<string, unknown>[];
  /** Much like them, and not answered by the transaction. */
  others: readonly string[];
}

const payWeth = (amount: bigint) => erc20.call(WETH, "transfer", [FRIEND, amount]);
const pay = (amount: bigint) => erc20.call(USDC, "transfer", [FRIEND, amount * USD6]);

/** An approval and what it serves, told in another order or by other words; a sum taken up again. */
const PREPARED: readonly Prepared[] = [
  {
    intents: [
      `Approve 400 DAI for ${V2_ROUTER} and swap all of it to USDC on Uniswap V2, min 398`,
      `Allow ${V2_ROUTER} four hundred DAI, then swap those four hundred to USDC on Uniswap V2, 398 at least`,
      `Give the router ${V2_ROUTER} an allowance of 400 DAI, then trade the 400 DAI for USDC on Uniswap V2, at least 398.`,
      `Let ${V2_ROUTER} draw 400 DAI, then swap that sum to USDC on Uniswap V2, min 398`,
      `Swap 400 DAI to USDC on Uniswap V2, min 398. ${V2_ROUTER} needs an allowance of 400 DAI, do this first.`,
      `Uniswap V2: 400 DAI to USDC, min 398; before that, approve 400 DAI for ${V2_ROUTER}`,
      `Swap 400 DAI to USDC on Uniswap V2, min 398, with an approval of 400 DAI for ${V2_ROUTER} beforehand`,
      `Swap 400 DAI to USDC on Uniswap V2, min 398; approve 400 DAI for ${V2_ROUTER} before the swap please`,
      `Swap 400 DAI to USDC on Uniswap V2, min 398. Approve ${V2_ROUTER} for 400 DAI in advance.`,
      `400 DAI should be approved for ${V2_ROUTER} and then swapped to at least 398 USDC on Uniswap V2`,
      `Task one: approve 400 DAI for ${V2_ROUTER}. Task two: swap the 400 DAI to USDC on Uniswap V2, min 398.`,
    ],
    tx: batch(approve(400n * ETHER), dollars),
    wrong: [
      batch(dollars, approve(400n * ETHER)),
      batch(approve(500n * ETHER), dollars),
      batch(approve(400n * ETHER), swap(DAI, USDC, 300n * ETHER, 298n * USD6)),
      batch(approve(400n * ETHER, STRANGER), dollars),
    ],
    others: [
      `Approve 400 DAI for ${V2_ROUTER} and swap half of it to USDC on Uniswap V2, min 398`,
      `Approve 400 DAI for ${V2_ROUTER} and swap all of it except 10 to USDC on Uniswap V2, min 398`,
      `Approve 400 DAI for ${V2_ROUTER} and swap all of my DAI to USDC on Uniswap V2, min 398`,
      `Allow ${V2_ROUTER} four hundred DAI, then swap those thousand to USDC on Uniswap V2, 398 at least`,
      `Give the router ${V2_ROUTER} an allowance of 400 DAI, then trade 300 DAI for USDC on Uniswap V2, at least 398.`,
      `Give ${V2_ROUTER} 400 DAI and an allowance of 400 DAI, then swap 400 DAI to USDC on Uniswap V2, min 398`,
      `Swap 400 DAI to USDC on Uniswap V2, min 398. Afterwards approve 400 DAI for ${V2_ROUTER}.`,
      `Swap 400 DAI to USDC on Uniswap V2, min 398, then give ${V2_ROUTER} an allowance of 400 DAI`,
      `Approve 400 DAI for ${V2_ROUTER}; before that, swap 400 DAI to USDC on Uniswap V2, min 398`,
      `Swap 400 DAI to USDC on Uniswap V2, min 398; approve 400 DAI for ${V2_ROUTER} before the deposit`,
      `Swap 400 DAI to USDC on Uniswap V2, min 398; approve 400 DAI for ${V2_ROUTER} before noon and ask me`,
      `400 DAI was approved for ${V2_ROUTER} and then swapped to at least 398 USDC on Uniswap V2`,
      `400 DAI has been swapped to at least 398 USDC on Uniswap V2`,
      `Task two: swap 400 DAI to USDC on Uniswap V2, min 398. Task one: approve 400 DAI for ${V2_ROUTER}.`,
      `Task one: approve 400 DAI for ${V2_ROUTER}. Task two: swap the 400 DAI to USDC on Uniswap V2, min 398. Task three: pay ${FRIEND} 5 USDC.`,
    ],
  },
  {
    intents: [
      `Set the DAI allowance of ${V2_ROUTER} to zero, then approve 400 DAI for ${V2_ROUTER} and swap it all to USDC on Uniswap V2, min 398`,
      `DAI allowance ${V2_ROUTER}: 0, after that 400. Then swap 400 DAI into USDC on Uniswap V2, min 398.`,
      `approve(${V2_ROUTER}, 0) on DAI; approve(${V2_ROUTER}, 400 DAI); uniswap v2 swap 400 DAI -> USDC min 398`,
      `Revoke the DAI approval of ${V2_ROUTER}, give ${V2_ROUTER} a new one for 400 DAI, and then swap the 400 DAI to USDC on Uniswap V2, min 398`,
      `Swap 400 DAI to USDC on Uniswap V2, min 398; before that cancel the DAI allowance of ${V2_ROUTER} and set a new one of 400 DAI`,
    ],
    tx: batch(approve(0n), approve(400n * ETHER), dollars),
    wrong: [
      batch(approve(400n * ETHER), dollars),
      batch(approve(0n), approve(500n * ETHER), dollars),
      batch(approve(400n * ETHER), dollars, approve(0n)),
    ],
    others: [
      `Approve 400 DAI for ${V2_ROUTER}, then set the DAI allowance of ${V2_ROUTER} to zero and swap 400 DAI to USDC on Uniswap V2, min 398`,
      `Swap 400 DAI to USDC on Uniswap V2, min 398, then set the DAI allowance of ${V2_ROUTER} to zero`,
      `Set the USDC allowance of ${V2_ROUTER} to zero, then approve 400 DAI for ${V2_ROUTER} and swap it all to USDC on Uniswap V2, min 398`,
      `Set the DAI allowance of ${STRANGER} to zero, then approve 400 DAI for ${V2_ROUTER} and swap it all to USDC on Uniswap V2, min 398`,
      `Set the DAI allowance of ${V2_ROUTER} to 10, then approve 400 DAI for ${V2_ROUTER} and swap it all to USDC on Uniswap V2, min 398`,
      `approve(${V2_ROUTER}, 400 DAI); approve(${V2_ROUTER}, 0) on DAI; uniswap v2 swap 400 DAI -> USDC min 398`,
      `approve(${V2_ROUTER}, 0) on DAI; approve(${V2_ROUTER}, 40 DAI); uniswap v2 swap 400 DAI -> USDC min 398`,
    ],
  },
  {
    intents: [
      `Send ${FRIEND} 2 WETH; wrap 2 ETH first.`,
      `${FRIEND} gets 2 WETH from me, but before that wrap 2 ETH`,
      `2 ETH -> WETH, then 2 WETH -> ${FRIEND}`,
      `2 ETH into WETH; 2 WETH to ${FRIEND}`,
    ],
    tx: batch(wrap, payWeth(2n * ETHER)),
    wrong: [batch(payWeth(2n * ETHER), wrap), batch(wrap, payWeth(ETHER)), batch(wrap)],
    others: [
      `Wrap 2 ETH; send ${FRIEND} 2 WETH first.`,
      `Send ${FRIEND} 2 WETH, then wrap 2 ETH`,
      `Send ${FRIEND} 2 WETH; wrap 3 ETH first.`,
      `2 WETH -> ${FRIEND}, then 2 ETH -> WETH`,
      `2 ETH -> WETH, then 1 WETH -> ${FRIEND}`,
      `2 ETH -> WETH, then 2 WETH -> DAI`,
    ],
  },
  {
    intents: [
      `Pay ${FRIEND} 25 USDC, but before it give ${V2_ROUTER} permission for 400 DAI`,
      `I owe ${FRIEND} 25 USDC, settle that; before that, approve 400 DAI for ${V2_ROUTER}.`,
    ],
    tx: batch(approve(400n * ETHER), pay(25n)),
    wrong: [batch(pay(25n), approve(400n * ETHER)), batch(pay(25n)), batch(approve(40n * ETHER), pay(25n))],
    others: [
      `Approve 400 DAI for ${V2_ROUTER}, but before it pay ${FRIEND} 25 USDC`,
      `Approve 400 DAI for ${V2_ROUTER}, pay ${FRIEND} 25 USDC first`,
      `Pay ${FRIEND} 25 USDC and approve 400 DAI for ${V2_ROUTER} afterwards`,
    ],
  },
];

/** How people put what comes before and after a trade. */
export const stepWordings: CorpusCase[] = [
  ...TAKEN_BACK.flatMap((intent) => [
    aligned("an approval taken back", intent, batch(approve(400n * ETHER), dollars, approve(0n))),
    faulty("not taken back", NODE.sequence, intent, batch(approve(400n * ETHER), dollars)),
    faulty(
      "made unlimited instead of taken back",
      [...NODE.operation, ...NODE.unlimited, ...NODE.sequence],
      intent,
      batch(approve(400n * ETHER), dollars, approve(MAX)),
    ),
    faulty(
      "of another token taken back",
      [...NODE.token, ...NODE.operation, ...NODE.sequence],
      intent,
      batch(approve(400n * ETHER), dollars, approve(0n, V2_ROUTER, USDC)),
    ),
    faulty(
      "from another spender taken back",
      [...NODE.spender, ...NODE.operation, ...NODE.sequence],
      intent,
      batch(approve(400n * ETHER), dollars, approve(0n, V3_ROUTER_02)),
    ),
  ]),
  aligned("approved first", FIRST, batch(approve(400n * ETHER), dollars)),
  aligned("the approval alone, to be followed", FIRST, approve(400n * ETHER)),
  faulty("approved last", NODE.sequence, FIRST, batch(dollars, approve(400n * ETHER))),
  faulty("another spender approved", NODE.spender, FIRST, approve(400n * ETHER, STRANGER)),
  faulty(
    "needed first and approved last",
    [...NODE.sequence, ...NODE.spender],
    TAKEN_BACK[0] ?? "",
    batch(dollars, approve(400n * ETHER), approve(0n)),
  ),
  aligned(
    "an approval taken back when all is through",
    `Approve ${V2_ROUTER} for 400 DAI, swap 400 DAI to USDC on Uniswap V2 (min 398), and when that's through revoke the DAI approval of ${V2_ROUTER}`,
    batch(approve(400n * ETHER), dollars, approve(0n)),
  ),
  aligned(
    "the deed by its noun",
    `I have 400 DAI that I'd like to convert to USDC on Uniswap V2. Please approve ${V2_ROUTER} for 400 DAI and do the swap, no less than 398 USDC.`,
    batch(approve(400n * ETHER), dollars),
  ),
  ...["and do the swap again", "and I'll do the swap", "I do the swap"].map((said) =>
    faulty(
      "the deed once more, or by whoever asks",
      REFUSED,
      `Convert 400 DAI to USDC on Uniswap V2, no less than 398 USDC. Please approve ${V2_ROUTER} for 400 DAI, ${said}`,
      batch(approve(400n * ETHER), dollars),
    ),
  ),
  ...NOT_TAKEN_BACK.map((intent) =>
    faulty(
      "another approval taken back",
      REFUSED,
      intent,
      batch(approve(400n * ETHER), dollars, approve(0n)),
    ),
  ),
  ...UNWRAPPED.flatMap((intent) => [
    aligned("what was got unwrapped", intent, batch(ether, unwrap(165n * MILLI))),
    faulty(
      "more unwrapped than was got",
      [...NODE.amount, ...NODE.token],
      intent,
      batch(ether, unwrap(1650n * MILLI)),
    ),
    faulty("not unwrapped", [...NODE.sequence, ...NODE.token], intent, ether),
  ]),
  ...WRAPPED.flatMap((intent) => [
    aligned("what was wrapped may be spent", intent, batch(wrap, approve(2n * ETHER, V2_ROUTER, WETH))),
    faulty(
      "less than was wrapped may be spent",
      [...NODE.amount, ...NODE.token, ...NODE.operation],
      intent,
      batch(wrap, approve(ETHER, V2_ROUTER, WETH)),
    ),
    faulty(
      "somebody else may spend what was wrapped",
      [...NODE.spender, ...NODE.token, ...NODE.amount],
      intent,
      batch(wrap, approve(2n * ETHER, STRANGER, WETH)),
    ),
  ]),
  ...DELIVERED.flatMap((intent) => [
    aligned("delivered to whom it is to go", intent, paid(298n, FRIEND)),
    faulty("kept", [...NODE.recipient, ...NODE.operation], intent, paid(298n, USER)),
    faulty(
      "delivered to somebody else",
      [...NODE.recipient, ...NODE.operation],
      intent,
      paid(298n, STRANGER),
    ),
    faulty("less delivered", [...NODE.amount, ...NODE.operation], intent, paid(290n, FRIEND)),
  ]),
  ...PREPARED.flatMap(({ intents, tx, wrong, others }) => [
    ...intents.flatMap((intent) => [
      aligned("what goes before is told like this", intent, tx),
      ...wrong.map((other) => faulty("other calls than are asked for", REFUSED, intent, other)),
    ]),
    ...others.map((intent) => faulty("something else is asked for", REFUSED, intent, tx)),
  ]),
  ...[
    `Send 300 DAI to ${FRIEND} and swap 300 DAI for at least 298 USDC`,
    `Swap 300 DAI to USDC, minimum 298 USDC, with the DAI delivered to ${FRIEND}`,
  ].map((intent) =>
    faulty(
      "what is given is to go there itself",
      [...NODE.sequence, ...NODE.operation, ...NODE.recipient, "intent_alignment.requirement_coverage"],
      intent,
      paid(298n, FRIEND),
    ),
  ),
];
