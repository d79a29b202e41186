import { PERMIT2, UNIVERSAL_ROUTER, USDC, USER, V3_ROUTER, V3_ROUTER_02, WETH } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20, PERMIT_ONE, permit2 } from "./encoders/tokens.ts";
import { v3 } from "./encoders/uniswap.ts";
import { NODE } from "./nodes.ts";
import { AT_PRICES, ETHER, NOW, SOON, USD6 } from "./terms.ts";

const R = `0x${"5a".repeat(32)}`;
/** 500 USDC until 15 December, noon, by a signature that is good until 12:20 of today. */
const granted = permit2.call(PERMIT2, PERMIT_ONE, [
  USER,
  [[USDC, 500n * USD6, NOW + 2_592_000n, 0], UNIVERSAL_ROUTER, SOON],
  `0x${"5a".repeat(64)}1b`,
]);
/** 100 USDC without an end, by a signature that is good until 12:20 of today. */
const permitted = erc20.call(USDC, "permit", [USER, V3_ROUTER_02, 100n * USD6, SOON, 27, R, R]);
/** Until 16 November, 08:00. */
const traded = v3.call(V3_ROUTER, "exactInputSingle", [
  [USDC, WETH, 500, USER, NOW + 72_000n, 3000n * USD6, (99n * ETHER) / 100n, 0],
]);
/** Until half past twelve. */
const tradedSoon = v3.call(V3_ROUTER, "exactInputSingle", [
  [USDC, WETH, 500, USER, NOW + 1800n, 3000n * USD6, (99n * ETHER) / 100n, 0],
]);

const OTHERWISE = [
  ...NODE.deadline,
  "intent_alignment.requirement_coverage",
  ...NODE.clarity,
  ...NODE.amount,
];
const GRANT = `Permit2 permit please: spender ${UNIVERSAL_ROUTER}, token USDC, amount 500`;
const PERMIT = `Submit my USDC permit: spender ${V3_ROUTER_02}, 100 USDC`;
const TRADE = "Swap 3000 USDC to WETH on Uniswap V3, min 0.99 WETH";

const ENDS = [
  "allowance runs 30 days (until 15 Dec 2026 12:00 UTC), the signature itself is usable until 12:20 UTC today",
  "allowance runs out on 15 Dec 2026 at 12:00 UTC, signature good until 12:20 UTC today",
  "runs for 30 days (till 15 Dec 2026), signature deadline: today 12:20 UTC",
  "deadline for the signature 12:20 UTC today, allowance for 30 days",
  "sigDeadline 1794745200, expiration 1797336000",
  "the allowance is good for 30 days and the signature for 20 minutes",
];
const OTHER_ENDS = [
  "allowance runs 30 days (until 15 Dec 2026 12:00 UTC), the signature itself is usable until 12:10 UTC today",
  "allowance runs out on 10 Dec 2026 at 12:00 UTC, signature good until 12:20 UTC today",
  "runs for 30 days (till 20 Dec 2026), signature deadline: today 12:20 UTC",
  "runs for 25 days (till 15 Dec 2026), signature deadline: today 12:20 UTC",
  "signature good until 12:20 UTC tomorrow",
  "signature good until he asks",
  "signature good until 15 Dec 2026 12:00 UTC, allowance until 12:20 UTC today",
  "the allowance is good for 30 days and the signature for 10 minutes",
  "valid until 12:20 UTC today",
];
const VALID = [
  ", good until 12:20 UTC today",
  ". The permit is valid to 12:20 UTC.",
  ", usable until 12:20 UTC today",
  ", signature deadline 12:20 UTC",
];
const OTHERWISE_VALID = [
  ", good until 12:10 UTC today",
  ", good until 12:20 UTC tomorrow",
  ", allowance good until 12:20 UTC today",
  ". It may spend them until 12:20 UTC today.",
  ", allowance until 15 Dec 2026, signature good until 12:20 UTC today",
];
const OPEN = [
  ", good till 8 am UTC tomorrow (16 Nov)",
  ", good until tomorrow, 16 November, 08:00 UTC",
  ", good till Monday, 16 November, 8 am UTC",
  ". Leave it open until tomorrow 08:00 UTC.",
  ", and it may take until tomorrow 8 am UTC.",
  ". Latest execution 16 Nov (tomorrow), 8 am UTC.",
];
const OTHERWISE_OPEN = [
  ", good till 8 am UTC tomorrow (17 Nov)",
  ", good until tomorrow, 17 November, 08:00 UTC",
  ", good till Tuesday, 16 November, 8 am UTC",
  ". Leave it open until tomorrow 07:00 UTC.",
  ". Leave it until tomorrow 08:00 UTC.",
  ", and it may take until tomorrow 7 am UTC.",
  ". It can wait until tomorrow 8 am UTC.",
  ". Earliest execution 16 Nov (tomorrow), 8 am UTC.",
];
const CLOCK = [
  ", deadline half past twelve UTC today",
  ", good for 30 min",
  ", latest 12:30 UTC",
  ", by quarter to one UTC",
];
const OTHER_CLOCK = [
  ", deadline quarter past twelve UTC today",
  ", good for 20 min",
  ", latest 12:25 UTC",
  ", at half past twelve UTC",
  ", after half past twelve UTC",
];

export const timeWordings: CorpusCase[] = [
  ...ENDS.map((ends) => aligned("a permit's two ends", `${GRANT}, ${ends}`, granted)),
  ...OTHER_ENDS.map((ends) => faulty("another end", OTHERWISE, `${GRANT}, ${ends}`, granted)),
  ...VALID.map((end) => aligned("how long a permit is good", `${PERMIT}${end}`, permitted)),
  ...OTHERWISE_VALID.map((end) => faulty("another end", OTHERWISE, `${PERMIT}${end}`, permitted)),
  aligned(
    "a permit on a form",
    `Form: USDC permit (EIP-2612)\nOwner: me\nSpender: ${V3_ROUTER_02}\nValue: 100 USDC\nDeadline: 2026-11-15 12:20 UTC`,
    permitted,
  ),
  faulty(
    "somebody else's permit",
    OTHERWISE,
    `Form: USDC permit (EIP-2612)\nOwner: Peter\nSpender: ${V3_ROUTER_02}\nValue: 100 USDC\nDeadline: 2026-11-15 12:20 UTC`,
    permitted,
  ),
  ...OPEN.map((end) => aligned("until when it stays open", `${TRADE}${end}`, traded, AT_PRICES)),
  ...OTHERWISE_OPEN.map((end) => faulty("another time", OTHERWISE, `${TRADE}${end}`, traded, AT_PRICES)),
  ...CLOCK.map((end) => aligned("by the clock", `${TRADE}${end}`, tradedSoon, AT_PRICES)),
  ...OTHER_CLOCK.map((end) => faulty("another time", OTHERWISE, `${TRADE}${end}`, tradedSoon, AT_PRICES)),
];
