import {
  ONE_INCH,
  PERMIT2,
  STRANGER,
  UNISWAP_FEE,
  UNIVERSAL_ROUTER,
  USDC,
  USER,
  V3_ROUTER,
  WETH,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20, PERMIT_ONE, permit2 } from "./encoders/tokens.ts";
import { pathOf, v3 } from "./encoders/uniswap.ts";
import {
  execute,
  payPortion,
  permitSingle,
  ROUTER,
  SENDER,
  sweep,
  v3ExactIn,
  wrapEth,
} from "./encoders/universal-router.ts";
import { NODE } from "./nodes.ts";
import { ETHER, MAX160, NOW, SOON, USD6 } from "./terms.ts";

const MILLI = ETHER / 1000n;
const WORD = `0x${"5a".repeat(32)}`;
const SIGNATURE = `0x${"5a".repeat(64)}1b`;
const HOUR = 3600n;
const MONTH = 2_592_000n;

/** 600 USDC for WETH, with a permit in the plan. */
const permitted = (amount: bigint, spender = UNIVERSAL_ROUTER) =>
  execute(
    UNIVERSAL_ROUTER,
    [
      permitSingle([[USDC, amount, NOW + HOUR, 0], spender, SOON], SIGNATURE),
      v3ExactIn(SENDER, 600n * USD6, 198n * MILLI, pathOf(USDC, 500, WETH), true),
    ],
    SOON,
    {},
  );
const signed = (spender: string, amount: bigint, expiration = NOW + HOUR) =>
  permit2.call(PERMIT2, PERMIT_ONE, [USER, [[USDC, amount, expiration, 0], spender, SOON], SIGNATURE]);
const permit = (spender: string, amount: bigint) =>
  erc20.call(USDC, "permit", [USER, spender, amount, SOON, 27, WORD, WORD]);
const granted = (expiration: bigint) =>
  permit2.call(PERMIT2, "approve", [USDC, UNIVERSAL_ROUTER, 600n * USD6, NOW + expiration]);
const approved = erc20.call(USDC, "approve", [UNIVERSAL_ROUTER, 600n * USD6]);
/** 1 ETH for USDC, of which an interface takes its share. */
const shared = (bips: bigint, taker = UNISWAP_FEE) =>
  execute(
    UNIVERSAL_ROUTER,
    [
      wrapEth(ROUTER, ETHER),
      v3ExactIn(ROUTER, ETHER, 2988n * USD6, pathOf(WETH, 500, USDC), false),
      payPortion(USDC, taker, bips),
      sweep(USDC, SENDER, 2965n * USD6),
    ],
    SOON,
    { value: ETHER },
  );
const inPool = (fee: number) =>
  v3.call(V3_ROUTER, "exactInputSingle", [[USDC, WETH, fee, USER, SOON, 600n * USD6, 198n * MILLI, 0]]);

const PERMITS_IN_TRADES = [
  "Swap 600 USDC for at least 0.198 WETH on Uniswap. Use a Permit2 signature for exactly those 600 USDC.",
  "Swap 600 USDC for at least 0.198 WETH via the Universal Router, with a Permit2 permit for exactly 600 USDC",
  "Swap 600 USDC to WETH (min 0.198) on Uniswap and include a Permit2 signature for exactly those 600 USDC",
  "Use Permit2 to swap 600 USDC for at least 0.198 WETH; permit exactly 600 USDC, not more",
  "Sign the permit for 600 USDC and swap it to at least 0.198 WETH on Uniswap",
];
const PERMITS = [
  "Sign a Permit2 permit so the Universal Router can use 600 USDC for the next hour",
  "Sign a Permit2 signature for exactly 600 USDC for the Universal Router, valid for one hour",
  "Submit a Permit2 permit that lets the Universal Router spend 600 USDC for 1 hour",
];
const GASLESS = [
  "Sign a gasless permit letting the 1inch router spend 450 USDC",
  "Let 1inch spend 450 USDC with an EIP-2612 permit",
];
const SPENT_WITHIN = [
  "Permit2: allow the Universal Router to spend 600 USDC within one hour",
  "In Permit2, approve the Universal Router for 600 USDC within an hour",
];
const FEES = [
  "Swap 1 ETH for at least 2965 USDC. The interface fee of 0.25% is ok.",
  "Swap 1 ETH for at least 2965 USDC; 0.25% fee is ok",
  "Swap 1 ETH for at least 2965 USDC, I accept a 0.25% fee",
  "Swap 1 ETH for at least 2965 USDC including the 0.25% Uniswap fee",
  "Swap 1 ETH for at least 2965 USDC, fees no more than 0.25%",
];
const POOL_FEES = [
  "Swap 600 USDC for at least 0.198 WETH. The pool's 0.3% fee is fine.",
  "Swap 600 USDC for at least 0.198 WETH, fees no more than 0.3%",
];

/** How people put what others may spend and take. */
export const grantWordings: CorpusCase[] = [
  ...PERMITS_IN_TRADES.flatMap((intent) => [
    aligned("a permit as large as is said", intent, permitted(600n * USD6)),
    faulty("a larger permit than is said", NODE.amount, intent, permitted(6000n * USD6)),
    faulty("a permit without the limit that is said", NODE.amount, intent, permitted(MAX160)),
    faulty("a permit for somebody else", NODE.permit, intent, permitted(600n * USD6, STRANGER)),
  ]),
  ...PERMITS.flatMap((intent) => [
    aligned("a signature for who is to spend", intent, signed(UNIVERSAL_ROUTER, 600n * USD6)),
    faulty("a signature for somebody else", NODE.spender, intent, signed(STRANGER, 600n * USD6)),
    faulty("a signature over more", NODE.amount, intent, signed(UNIVERSAL_ROUTER, 6000n * USD6)),
    faulty(
      "a signature that lasts",
      NODE.deadline,
      intent,
      signed(UNIVERSAL_ROUTER, 600n * USD6, NOW + MONTH),
    ),
  ]),
  ...GASLESS.flatMap((intent) => [
    aligned("a permit by who may spend", intent, permit(ONE_INCH, 450n * USD6)),
    faulty("a permit of more", NODE.amount, intent, permit(ONE_INCH, 4500n * USD6)),
    faulty("a permit to a stranger", NODE.permit, intent, permit(STRANGER, 450n * USD6)),
  ]),
  ...SPENT_WITHIN.flatMap((intent) => [
    aligned("an approval that ends within the time", intent, granted(HOUR)),
    faulty("an approval that outlasts the time", NODE.deadline, intent, granted(MONTH)),
  ]),
  aligned(
    "an approval executed within the time",
    "Permit2: approve the Universal Router for 600 USDC; execute within one hour",
    granted(MONTH),
  ),
  faulty(
    "to be spent within a time, without an end",
    NODE.deadline,
    "Allow the Universal Router to spend 600 USDC within one hour",
    approved,
  ),
  ...FEES.flatMap((intent) => [
    aligned("the fee that is accepted", intent, shared(25n)),
    faulty("a higher fee than is accepted", NODE.fee, intent, shared(50n)),
    faulty("the fee to a stranger", NODE.fee, intent, shared(25n, STRANGER)),
  ]),
  faulty(
    "a fee that must be zero",
    NODE.fee,
    "Swap 1 ETH for at least 2965 USDC, fee must be zero",
    shared(25n),
  ),
  ...POOL_FEES.flatMap((intent) => [
    aligned("the pool's fee that is accepted", intent, inPool(3000)),
    faulty("a pool that takes more", NODE.fee, intent, inPool(10_000)),
  ]),
];
