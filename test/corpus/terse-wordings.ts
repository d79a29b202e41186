import { DAI, FRIEND, STRANGER, USDC, USDT, USER, V2_ROUTER } from "./addresses.ts";
import { erc20 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

type Transaction = Record<string, unknown>;

const inOrder = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const grant = (token: string, spender: string, units: bigint) =>
  erc20.call(token, "approve", [spender, units]);
const sell = (least = 248n) =>
  v2.call(V2_ROUTER, "swapExactTokensForTokens", [250n * ETHER, least * USD6, [DAI, USDC], USER, SOON]);

const end = grant(DAI, V2_ROUTER, 0n);
const allow = grant(DAI, V2_ROUTER, 250n * ETHER);

const CASES: readonly Wording[] = [
  {
    intents: [
      `DAI approval of ${V2_ROUTER} → 0\nsame spender: → 250\nUniswap V2: 250 DAI for at least 248 USDC`,
      `a) DAI / ${V2_ROUTER}: allowance to 0\nb) DAI / same spender: allowance to 250\nc) Uniswap V2: 250 DAI in, USDC out, min. 248`,
      `Old DAI allowance for ${V2_ROUTER} -> 0, new one -> 250 DAI, then the swap 250 DAI to USDC at Uniswap V2 with 248 USDC as the least.`,
      `1) DAI approval of ${V2_ROUTER} to 0\n2) DAI approval of the same router to 250\n3) Uniswap V2 swap, 250 DAI in, at least 248 USDC out`,
    ],
    tx: inOrder(end, allow, sell()),
    wrong: [
      inOrder(end, grant(DAI, V2_ROUTER, 2500n * ETHER), sell()),
      inOrder(end, allow, sell(238n)),
      inOrder(allow, sell(), end),
    ],
    others: [
      `DAI approval of ${V2_ROUTER} → 250\nsame spender: → 0\nUniswap V2: 250 DAI for at least 248 USDC`,
      `DAI approval of ${V2_ROUTER} → 0\nsame spender: → 250\nUniswap V2 quote: 250 DAI for at least 248 USDC`,
      `DAI approval of ${V2_ROUTER} → 0\nsame spender: → 250\nUniswap V2: 250 DAI for at least 248 USDC?`,
      `DAI approval of ${V2_ROUTER} → 0\nsame spender: → 250\nUniswap V2: 248 USDC in, 250 DAI out`,
      `DAI approval of ${V2_ROUTER} → 0\nsame spender: → 250\nUniswap V2: half of 250 DAI for at least 248 USDC`,
      `DAI approval of ${V2_ROUTER} → 0\nsame spender: → 250\nUniswap V3: 250 DAI for at least 248 USDC`,
    ],
  },
  {
    intents: [
      `Before: allowance of 250 DAI for ${V2_ROUTER}\nTrade: 250 DAI into at least 248 USDC, Uniswap V2\nAfter: that DAI allowance goes to 0`,
      `Allow ${V2_ROUTER} exactly 250 DAI, do the trade on Uniswap V2 for USDC (248 USDC at the very least), then revoke the DAI approval of ${V2_ROUTER}.`,
    ],
    tx: inOrder(allow, sell(), end),
    wrong: [inOrder(end, allow, sell()), inOrder(allow, sell(238n), end)],
    others: [
      `After: allowance of 250 DAI for ${V2_ROUTER}\nTrade: 250 DAI into at least 248 USDC, Uniswap V2\nBefore: that DAI allowance goes to 0`,
      `Before: allowance of 250 DAI for ${V2_ROUTER}\nTrade: 250 DAI into at least 248 USDC, Uniswap V2\nAfter: that DAI allowance goes to 100`,
      `Allow ${V2_ROUTER} exactly 250 DAI, do the trade on Uniswap V2 for USDC tomorrow (248 USDC at the very least), then revoke the DAI approval of ${V2_ROUTER}.`,
      `Allow ${V2_ROUTER} exactly 250 DAI, do the trade on Uniswap V2 for USDC (248 USDC at the very most), then revoke the DAI approval of ${V2_ROUTER}.`,
    ],
  },
  {
    intents: [
      `USDT approval for ${STRANGER}: 0 first, then 350`,
      `USDT approval of ${STRANGER} -> 0, then 350`,
    ],
    tx: inOrder(grant(USDT, STRANGER, 0n), grant(USDT, STRANGER, 350n * USD6)),
    wrong: [
      inOrder(grant(USDT, STRANGER, 0n), grant(USDT, STRANGER, 3500n * USD6)),
      inOrder(grant(USDT, STRANGER, 0n), grant(USDT, FRIEND, 350n * USD6)),
      inOrder(grant(USDT, STRANGER, 350n * USD6), grant(USDT, STRANGER, 0n)),
    ],
    others: [
      `USDT approval for ${STRANGER}: 350 first, then 0`,
      `USDT approval for ${STRANGER}: 0 now, then 350 tomorrow`,
      `USDT approval for ${STRANGER}: 0, then pay it 350`,
      `USDT approval for ${STRANGER} went from 0 to 350`,
    ],
  },
  {
    intents: [`USDC approval of ${STRANGER} → 0\nDAI approval of ${STRANGER} → 0`],
    tx: inOrder(grant(USDC, STRANGER, 0n), grant(DAI, STRANGER, 0n)),
    wrong: [inOrder(grant(USDC, STRANGER, 0n), grant(DAI, FRIEND, 0n))],
    others: [
      `USDC allowance of ${STRANGER}: 0. DAI allowance of ${STRANGER}: 0.`,
      `Status: USDC approval of ${STRANGER} → 0, DAI approval of ${STRANGER} → 0`,
      `Current USDC allowance of ${STRANGER}: 0. Current DAI allowance: 0.`,
    ],
  },
];

/** Steps by nouns, signs and labels, as lists and tickets have them. */
export const terseWordings = wordings(
  {
    right: "steps by nouns and signs",
    wrong: "other steps than nouns and signs tell",
    other: "nouns and signs that ask for no such steps",
  },
  CASES,
);
