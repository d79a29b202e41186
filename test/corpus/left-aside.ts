import { FRIEND, STRANGER, USDC, USER, V3_ROUTER, WETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20 } from "./encoders/tokens.ts";
import { v3 } from "./encoders/uniswap.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, SOON, USD6 } from "./terms.ts";

const pay = erc20.call(USDC, "transfer", [FRIEND, 100n * USD6]);
const approve = erc20.call(USDC, "approve", [V3_ROUTER, 1000n * USD6]);
const swap = v3.call(V3_ROUTER, "exactInputSingle", [
  [USDC, WETH, 500, USER, SOON, 3000n * USD6, (990n * ETHER) / 1000n, 0],
]);

/** Whichever node says it: a demand that the transaction does not meet. */
const UNMET = [
  "intent_alignment.requirement_coverage",
  ...NODE.clarity,
  ...NODE.minimum,
  ...NODE.amount,
  ...NODE.deadline,
  ...NODE.recipient,
  ...NODE.sequence,
  ...NODE.operation,
  ...NODE.chain,
  ...NODE.foreignFunds,
];

const DEMANDS_OF_A_SWAP = [
  "accepting a loss of 0.5%",
  "with a worst case of 0.995 WETH",
  "using at most 2000 USDC",
  "in two equal parts",
  "and 3000 USDC more",
  "plus an additional 3000 USDC",
  "assuming ETH is below 2500",
  "not before 6pm",
  "but ask me first",
  `on behalf of ${FRIEND}`,
  "and lock it for a year",
  "and zorp the rest",
  "through DAI",
  "through Flashbots",
  "without using WETH pools",
  "with MEV protection",
  "from my second wallet",
  "after approving DAI",
  "only after my confirmation",
  "paying no more than 3010 USDC per WETH",
  "but not for less than 0.995 WETH",
  "at a 5% discount",
  "pending approval by Carol",
];
const DEMANDS_OF_A_TRANSFER = [
  "plus a 5 USDC tip",
  "on Solana",
  "from my Safe",
  "x3",
  "in exchange for 0.03 ETH",
  "in exchange for his signature",
  "through a mixer",
  "and get a receipt NFT",
  "and notify Bob",
  "anonymously",
  "plus interest",
  "less fees",
  "and the same to my sister",
  "as long as the price holds",
  "escrowed for 30 days",
];
const NO_ORDERS = [
  "I forbid sending",
  "Remind me to send",
  "Nobody should send",
  "Schedule for Friday: send",
  "Draft a transfer of",
  "It would be wrong to send",
  "I was thinking about sending",
  "Hypothetically, send",
  "Maybe send",
  "Send a request for",
];

/** Words beside an order that demand nothing of the transaction. */
const ASIDES = [
  "to cover payroll",
  "for my rent in March",
  "like last time",
  "as we discussed on Monday",
  "(order #17)",
  "for invoice 2026-118",
  "for Q3, thanks!",
  "because I promised it",
  "and have a nice day",
  "for rent and utilities",
  "since he is waiting for it",
  "in a single transaction",
  "using my connected wallet",
];

/** What stands beside the order: a demand may not be left aside, a courtesy may. */
export const leftAside: CorpusCase[] = [
  ...ASIDES.map((words) => aligned("a courtesy", `Send 100 USDC to ${FRIEND} ${words}`, pay)),
  ...ASIDES.slice(0, 4).map((words) =>
    aligned("a courtesy", `Swap 3000 USDC for WETH ${words}`, swap, AT_PRICES),
  ),
  ...DEMANDS_OF_A_SWAP.map((words) =>
    faulty("a demand", UNMET, `Swap 3000 USDC for WETH ${words}`, swap, AT_PRICES),
  ),
  ...DEMANDS_OF_A_TRANSFER.map((words) =>
    faulty("a demand", UNMET, `Send 100 USDC to ${FRIEND} ${words}`, pay),
  ),
  ...NO_ORDERS.map((words) => faulty("no order", UNMET, `${words} 100 USDC to ${FRIEND}`, pay)),
  faulty("a second wish", UNMET, `Approve ${V3_ROUTER} for 1000 USDC and revoke ${STRANGER}`, approve),
];
