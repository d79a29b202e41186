import { DAI, FRIEND, STRANGER, USDC, USER, V2_ROUTER, V3_ROUTER_02, WETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { NODE } from "./nodes.ts";
import { ETHER, MAX, SOON, USD6 } from "./terms.ts";

const MILLI = ETHER / 1000n;
const listed = (...transactions: Record<string, unknown>[]) => ({ chainId: 1, from: USER, transactions });
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
];
const FIRST =
  "I want to swap 400 DAI to at least 398 USDC on Uniswap V2; first approve the router for 400 DAI";
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

/** How people put what comes before and after a trade. */
export const stepWordings: CorpusCase[] = [
  ...TAKEN_BACK.flatMap((intent) => [
    aligned("an approval taken back", intent, listed(approve(400n * ETHER), dollars, approve(0n))),
    faulty("not taken back", NODE.sequence, intent, listed(approve(400n * ETHER), dollars)),
    faulty(
      "made unlimited instead of taken back",
      [...NODE.operation, ...NODE.unlimited, ...NODE.sequence],
      intent,
      listed(approve(400n * ETHER), dollars, approve(MAX)),
    ),
    faulty(
      "of another token taken back",
      [...NODE.token, ...NODE.operation, ...NODE.sequence],
      intent,
      listed(approve(400n * ETHER), dollars, approve(0n, V2_ROUTER, USDC)),
    ),
    faulty(
      "from another spender taken back",
      [...NODE.spender, ...NODE.operation, ...NODE.sequence],
      intent,
      listed(approve(400n * ETHER), dollars, approve(0n, V3_ROUTER_02)),
    ),
  ]),
  aligned("approved first", FIRST, listed(approve(400n * ETHER), dollars)),
  aligned("the approval alone, to be followed", FIRST, approve(400n * ETHER)),
  faulty("approved last", NODE.sequence, FIRST, listed(dollars, approve(400n * ETHER))),
  faulty("another spender approved", NODE.spender, FIRST, approve(400n * ETHER, STRANGER)),
  faulty(
    "needed first and approved last",
    NODE.sequence,
    TAKEN_BACK[0] ?? "",
    listed(dollars, approve(400n * ETHER), approve(0n)),
  ),
  ...UNWRAPPED.flatMap((intent) => [
    aligned("what was got unwrapped", intent, listed(ether, unwrap(165n * MILLI))),
    faulty(
      "more unwrapped than was got",
      [...NODE.amount, ...NODE.token],
      intent,
      listed(ether, unwrap(1650n * MILLI)),
    ),
    faulty("not unwrapped", [...NODE.sequence, ...NODE.token], intent, ether),
  ]),
  ...WRAPPED.flatMap((intent) => [
    aligned("what was wrapped may be spent", intent, listed(wrap, approve(2n * ETHER, V2_ROUTER, WETH))),
    faulty(
      "less than was wrapped may be spent",
      [...NODE.amount, ...NODE.token, ...NODE.operation],
      intent,
      listed(wrap, approve(ETHER, V2_ROUTER, WETH)),
    ),
    faulty(
      "somebody else may spend what was wrapped",
      [...NODE.spender, ...NODE.token, ...NODE.amount],
      intent,
      listed(wrap, approve(2n * ETHER, STRANGER, WETH)),
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
