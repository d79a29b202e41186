import {
  DAI,
  LAZARUS,
  ONE_INCH,
  PERMIT2,
  STRANGER,
  UNIVERSAL_ROUTER,
  USDC,
  USDC_BASE,
  USER,
  V3_ROUTER_02,
} from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20, PERMIT_MANY, PERMIT_ONE, permit2 } from "./encoders/tokens.ts";
import { NODE } from "./nodes.ts";
import { ETHER, MAX, MAX160, NOW, SOON, USD6 } from "./terms.ts";

const R = `0x${"5a".repeat(32)}`;
const SIGNATURE = `0x${"5a".repeat(64)}1b`;
const permit = (token: string, spender: string, amount: bigint, deadline = SOON, owner = USER) =>
  erc20.call(token, "permit", [owner, spender, amount, deadline, 27, R, R]);
const approve = (token: string, spender: string, amount: bigint, expiration = NOW + 2_592_000n) =>
  permit2.call(PERMIT2, "approve", [token, spender, amount, expiration]);
const signed = (
  token: string,
  spender: string,
  amount: bigint,
  expiration = NOW + 2_592_000n,
  owner = USER,
) => permit2.call(PERMIT2, PERMIT_ONE, [owner, [[token, amount, expiration, 0], spender, SOON], SIGNATURE]);

export const permitPairs: CorpusCase[] = [
  aligned(
    "Permit2 approval",
    "Through Permit2, allow the Uniswap Universal Router to spend 1000 USDC",
    approve(USDC, UNIVERSAL_ROUTER, 1000n * USD6),
  ),
  aligned(
    "Permit2 approval to an address",
    `Approve ${UNIVERSAL_ROUTER} to spend 250 DAI via Permit2`,
    approve(DAI, UNIVERSAL_ROUTER, 250n * ETHER),
  ),
  aligned(
    "Permit2 approval for a while",
    `Use Permit2 to approve ${UNIVERSAL_ROUTER} for 50 USDC`,
    approve(USDC, UNIVERSAL_ROUTER, 50n * USD6, NOW + 3600n),
  ),
  aligned(
    "Permit2 by signature",
    `Permit ${UNIVERSAL_ROUTER} to spend 500 USDC through Permit2`,
    signed(USDC, UNIVERSAL_ROUTER, 500n * USD6),
  ),
  aligned(
    "approve Permit2 first",
    "Approve Permit2 to spend 1,000 USDC",
    erc20.call(USDC, "approve", [PERMIT2, 1000n * USD6]),
  ),
  aligned(
    "approve Permit2 without limit, as asked",
    "Give Permit2 unlimited approval for my DAI",
    erc20.call(DAI, "approve", [PERMIT2, MAX]),
  ),
  aligned("approve Permit2 on Base", "approve permit2 for 20 USDC on base", {
    ...erc20.call(USDC_BASE, "approve", [PERMIT2, 20n * USD6], { chainId: 8453 }),
  }),
  aligned(
    "permit by signature",
    `Submit a permit that lets ${V3_ROUTER_02} spend 100 USDC`,
    permit(USDC, V3_ROUTER_02, 100n * USD6),
  ),
  aligned(
    "permit as approval",
    `Approve 1inch to spend 40 USDC with a permit`,
    permit(USDC, ONE_INCH, 40n * USD6),
  ),
  aligned(
    "Permit2 approval taken back",
    `Revoke the Permit2 approval of ${STRANGER} for USDC`,
    approve(USDC, STRANGER, 0n),
  ),
  aligned(
    "lockdown",
    `Revoke the Permit2 allowance of ${STRANGER} for USDC`,
    permit2.call(PERMIT2, "lockdown", [[[USDC, STRANGER]]]),
  ),

  faulty(
    "a Permit2 allowance that has ended already",
    NODE.deadline,
    "Through Permit2, allow the Uniswap Universal Router to spend 1000 USDC",
    approve(USDC, UNIVERSAL_ROUTER, 1000n * USD6, NOW - 60n),
  ),
  faulty(
    "permit to another spender",
    NODE.spender,
    `Submit a permit that lets ${V3_ROUTER_02} spend 100 USDC`,
    permit(USDC, STRANGER, 100n * USD6),
  ),
  faulty(
    "permit over more",
    NODE.amount,
    `Submit a permit that lets ${V3_ROUTER_02} spend 100 USDC`,
    permit(USDC, V3_ROUTER_02, 1000n * USD6),
  ),
  faulty(
    "permit without limit",
    NODE.unlimited,
    `Submit a permit that lets ${V3_ROUTER_02} spend 100 USDC`,
    permit(USDC, V3_ROUTER_02, MAX),
  ),
  faulty(
    "permit that has expired",
    NODE.deadline,
    `Submit a permit that lets ${V3_ROUTER_02} spend 100 USDC`,
    permit(USDC, V3_ROUTER_02, 100n * USD6, NOW - 60n),
  ),
  faulty(
    "permit instead of a transfer",
    NODE.operation,
    `Send 100 USDC to ${STRANGER}`,
    permit(USDC, STRANGER, 100n * USD6),
  ),
  faulty(
    "Permit2 approval to a stranger",
    NODE.spender,
    `Approve ${UNIVERSAL_ROUTER} to spend 250 DAI via Permit2`,
    approve(DAI, STRANGER, 250n * ETHER),
  ),
  faulty(
    "Permit2 approval of all",
    NODE.unlimited,
    `Approve ${UNIVERSAL_ROUTER} to spend 250 DAI via Permit2`,
    approve(DAI, UNIVERSAL_ROUTER, MAX160),
  ),
  faulty(
    "Permit2 approval of another token",
    NODE.token,
    `Approve ${UNIVERSAL_ROUTER} to spend 250 DAI via Permit2`,
    approve(USDC, UNIVERSAL_ROUTER, 250n * USD6),
  ),
  faulty(
    "Permit2 signature over ten times as much",
    NODE.amount,
    `Permit ${UNIVERSAL_ROUTER} to spend 500 USDC through Permit2`,
    signed(USDC, UNIVERSAL_ROUTER, 5000n * USD6),
  ),
  faulty(
    "a batch with one token more",
    [...NODE.permit, ...NODE.hidden, ...NODE.token],
    `Permit ${UNIVERSAL_ROUTER} to spend 500 USDC through Permit2`,
    permit2.call(PERMIT2, PERMIT_MANY, [
      USER,
      [
        [
          [USDC, 500n * USD6, SOON, 0],
          [DAI, 9000n * ETHER, SOON, 0],
        ],
        UNIVERSAL_ROUTER,
        SOON,
      ],
      SIGNATURE,
    ]),
  ),
  faulty(
    "somebody else's funds through Permit2",
    NODE.foreignFunds,
    `Send 25 USDC to ${STRANGER} through Permit2`,
    permit2.call(PERMIT2, "transferFrom", [ONE_INCH, STRANGER, 25n * USD6, USDC]),
  ),
  faulty(
    "an approval of the token instead of Permit2's",
    NODE.protocol,
    `Approve ${UNIVERSAL_ROUTER} to spend 250 DAI via Permit2`,
    erc20.call(DAI, "approve", [UNIVERSAL_ROUTER, 250n * ETHER]),
  ),
  faulty(
    "sanctioned spender",
    NODE.sanctions,
    `Use Permit2 to approve ${LAZARUS} for 50 USDC`,
    approve(USDC, LAZARUS, 50n * USD6),
  ),
];
