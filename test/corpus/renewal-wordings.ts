import { DAI, FRIEND, PERMIT2, STRANGER, USDC, USDT, USER, V2_ROUTER, WETH } from "./addresses.ts";
import { erc20, PERMIT_ONE, permit2 } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, NOW, SOON, USD6 } from "./terms.ts";
import { type Wording, wordings } from "./wordings.ts";

type Transaction = Record<string, unknown>;

const inOrder = (...transactions: Transaction[]) => ({ chainId: 1, from: USER, transactions });
const grant = (token: string, spender: string, units: bigint) =>
  erc20.call(token, "approve", [spender, units]);
const permit = (token: string, units: bigint, spender = STRANGER) =>
  permit2.call(PERMIT2, PERMIT_ONE, [
    USER,
    [[token, units, NOW + 604_800n, 0], spender, SOON],
    `0x${"5a".repeat(64)}1b`,
  ]);
const end = grant(USDT, STRANGER, 0n);
const buy = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  350n * USD6,
  ETHER / 10n,
  [USDT, WETH],
  USER,
  SOON,
]);
const renewed = inOrder(end, grant(USDT, STRANGER, 350n * USD6));

const CASES: readonly Wording[] = [
  {
    intents: [
      `Set the USDT allowance of ${STRANGER} to zero and then to 350 USDT. (Tether insists on the reset.)`,
      `Change how much USDT ${STRANGER} can spend: set it to 0 first because USDT insists on that, and then to 350 USDT.`,
      `Revoke the USDT approval of ${STRANGER}, you know how USDT is about changing allowances, then approve 350 USDT for it.`,
      `As USDT wants it, first revoke the USDT approval of ${STRANGER}, then approve 350 USDT for it.`,
      `I want ${STRANGER} to be able to spend 350 USDT. Bring the current allowance down to zero before setting the new one.`,
      `${STRANGER} should have an allowance of 350 USDT, but please reset the old one to zero before you set it.`,
      `I want ${STRANGER}'s USDT approval revoked and re-issued at 350 USDT.`,
      `Please take back ${STRANGER}'s right to spend my USDT and, right after, give it a new limit of 350 USDT.`,
    ],
    tx: renewed,
    wrong: [
      inOrder(end, grant(USDT, STRANGER, 3500n * USD6)),
      inOrder(end, grant(USDT, FRIEND, 350n * USD6)),
      inOrder(grant(USDT, STRANGER, 350n * USD6), end),
    ],
    others: [
      `Set the USDT allowance of ${STRANGER} to zero and then to 350 USDT. (DAI insists on the reset.)`,
      `Set the USDT allowance of ${STRANGER} to zero and then to 350 USDT, USDT wants 500.`,
      `Set the USDT allowance of ${STRANGER} to zero and then to 350 USDT if USDT wants it.`,
      `Set the USDT allowance of ${STRANGER} to zero and then to 350 USDT as soon as USDT wants it.`,
      `I want ${STRANGER} to be able to spend 350 USDT. Bring the current allowance down to 50 before setting the new one.`,
      `${STRANGER} should have an allowance of 350 USDT, but please reset the old one to zero after you set it.`,
      `I want ${STRANGER}'s USDT approval revoked and not re-issued at 350 USDT.`,
      `I want ${STRANGER}'s USDT approval revoked, it was re-issued at 350 USDT.`,
    ],
  },
  {
    intents: [
      `Approve ${STRANGER} for 350 USDT, but first revoke its USDT allowance.`,
      `First revoke the USDT allowance of ${STRANGER}. Afterwards approve 350 USDT for it.`,
    ],
    tx: renewed,
    wrong: [inOrder(grant(USDT, STRANGER, 350n * USD6), end)],
    others: [
      `First approve ${STRANGER} for 350 USDT. Afterwards revoke its USDT allowance so that it is back at zero.`,
      `First approve ${STRANGER} for 350 USDT. Later remove it so that it is back at zero.`,
      `Revoke the USDT allowance of ${STRANGER}. Before that, approve 350 USDT for it.`,
      `Revoke the USDT allowance of ${STRANGER}, but approve 350 USDT for it first.`,
      `Revoke ${STRANGER}'s USDT allowance. Approve 350 USDT for it beforehand.`,
      `Last, revoke the USDT allowance of ${STRANGER}. First, approve it for 350 USDT.`,
      `Approve ${STRANGER} for 350 USDT and then revoke it.`,
      `The USDT approval of ${STRANGER} is at 0, then 350.`,
      `The USDT approval of ${STRANGER} was 0, then 350 USDT.`,
      `Set the USDT allowance of ${STRANGER} to 350 USDT first and then to 0.`,
      `1. Approve 350 USDT for ${STRANGER}\n2. Revoke its USDT allowance`,
    ],
  },
  {
    intents: [
      `Trade 350 USDT for at least 0.1 WETH on Uniswap V2 after approving 350 USDT for ${V2_ROUTER}, but revoke its USDT allowance first.`,
    ],
    tx: inOrder(grant(USDT, V2_ROUTER, 0n), grant(USDT, V2_ROUTER, 350n * USD6), buy),
    wrong: [inOrder(grant(USDT, V2_ROUTER, 350n * USD6), buy, grant(USDT, V2_ROUTER, 0n))],
    others: [
      `Revoke the USDT allowance of ${V2_ROUTER} after approving it for 350 USDT and swapping those for at least 0.1 WETH on Uniswap V2.`,
    ],
  },
  {
    intents: [
      `Set these limits for ${STRANGER}:\n• USDC 150\n• DAI 250`,
      `Limits for ${STRANGER}: 150 USDC, 250 DAI`,
    ],
    tx: inOrder(grant(USDC, STRANGER, 150n * USD6), grant(DAI, STRANGER, 250n * ETHER)),
    wrong: [
      inOrder(grant(USDC, STRANGER, 250n * USD6), grant(DAI, STRANGER, 150n * ETHER)),
      inOrder(grant(USDC, STRANGER, 150n * USD6), grant(DAI, FRIEND, 250n * ETHER)),
    ],
    others: [
      `Set these limits for ${STRANGER}:\n• USDC 150\n• DAI 250\n• WETH 1`,
      `Set these limits for ${STRANGER}:\n• USDC 150\n• DAI 2500`,
      `These limits are set for ${STRANGER}:\n• USDC 150\n• DAI 250`,
      `Remove these limits for ${STRANGER}:\n• USDC 150\n• DAI 250`,
      `Raise these limits for ${STRANGER}:\n• USDC 150\n• DAI 250`,
    ],
  },
  {
    intents: [
      `permit2: 450 USDC to spender ${STRANGER}, and 0.3 WETH to the same one`,
      `Spender: ${STRANGER}\nThrough: Permit2\nAmounts: 450 USDC; 0.3 WETH`,
      `permit2 approvals for ${STRANGER}:\n- 450 USDC\n- 0.3 WETH\nvalid to 22 Nov 2026, 12:00 UTC`,
      `Permit2 permits for ${STRANGER}, please: 450 USDC plus 0.3 WETH. Expiration of both: 22 Nov 2026, 12:00 UTC.`,
    ],
    tx: inOrder(permit(USDC, 450n * USD6), permit(WETH, (3n * ETHER) / 10n)),
    wrong: [
      inOrder(permit(USDC, 450n * USD6), permit(WETH, 3n * ETHER)),
      inOrder(permit(USDC, 450n * USD6), permit(WETH, (3n * ETHER) / 10n, FRIEND)),
    ],
    others: [
      `permit2: 450 USDC to spender ${STRANGER}, and 0.3 WETH to the other one`,
      `On Permit2, give ${STRANGER} an allowance of 450 USDC and in return take back the one over 0.3 WETH.`,
      `Spender: ${STRANGER}\nThrough: Aave\nAmounts: 450 USDC; 0.3 WETH`,
      `permit2 approvals for ${STRANGER}:\n- 450 USDC\n- 0.3 WETH\nvalid to 16 Nov 2026, 12:00 UTC`,
      `Permit2 permits for ${STRANGER}, please: 450 USDC plus 0.3 WETH. Expiration of both: 18 Nov 2026, 12:00 UTC.`,
    ],
  },
  {
    intents: [
      `I'd like ${STRANGER} to lose its allowances on my USDC and my DAI.`,
      `Kindly cancel the approval of USDC given to ${STRANGER}, and the one of DAI given to the same address.`,
    ],
    tx: inOrder(grant(USDC, STRANGER, 0n), grant(DAI, STRANGER, 0n)),
    wrong: [
      inOrder(grant(USDC, STRANGER, 0n), grant(USDT, STRANGER, 0n)),
      inOrder(grant(USDC, STRANGER, 0n), grant(DAI, FRIEND, 0n)),
    ],
    others: [
      `I'd like a fresh USDC approval for ${STRANGER}: remove the old one, and the DAI approval.`,
      `I'd like ${STRANGER} to lose one of its allowances on my USDC and my DAI.`,
      `I'd hate ${STRANGER} to lose its allowances on my USDC and my DAI.`,
      `${STRANGER} may lose its allowances on my USDC and my DAI.`,
      `Kindly cancel the approval of USDC given to ${STRANGER}, and the one of DAI given to ${FRIEND}.`,
    ],
  },
];

/** Rights that are ended, given anew or listed, in words that people have for it. */
export const renewalWordings = wordings(
  {
    right: "rights that are ended, renewed or listed",
    wrong: "other rights than are ended, renewed or listed",
    other: "rights that are told of and not asked for",
  },
  CASES,
);
