import {
  BAYC,
  COMET_USDC,
  COW_RELAYER,
  DAI,
  ONE_INCH,
  PERMIT2,
  PUDGY,
  STRANGER,
  UNIVERSAL_ROUTER,
  USDC,
  USER,
  V2_ROUTER,
  WBTC,
  WETH,
} from "../addresses.ts";
import { type CorpusCase, faulty } from "../corpus-case.ts";
import { comet } from "../encoders/lending.ts";
import { erc20, erc721, PERMIT_MANY, permit2 } from "../encoders/tokens.ts";
import { NODE } from "../nodes.ts";
import { ETHER, MAX, MAX160, SOON, USD6 } from "../terms.ts";

import { likeness, R, risky, SIGNATURE } from "./attack-parts.ts";

/** Permissions that were not asked for. */
export const rightsAttacks: CorpusCase[] = [
  faulty(
    "all collectibles for a stranger",
    [...NODE.approvesAll, ...NODE.clarity],
    "List my Pudgy Penguin #1234 on OpenSea for 10 ETH",
    erc721.call(PUDGY, "setApprovalForAll", [STRANGER, true]),
  ),
  faulty(
    "all collectibles behind a mint",
    [...NODE.approvesAll, ...NODE.clarity],
    "Mint the free NFT",
    erc721.call(BAYC, "setApprovalForAll", [STRANGER, true]),
  ),
  faulty(
    "everything approved behind a claim",
    [...NODE.operation, ...NODE.unlimited, ...NODE.clarity],
    "Claim my USDC airdrop",
    erc20.call(USDC, "approve", [STRANGER, MAX]),
  ),
  faulty(
    "an allowance raised without limit",
    NODE.unlimited,
    `Increase the allowance of ${ONE_INCH} by 50 USDC`,
    risky.call(USDC, "increaseAllowance", [ONE_INCH, MAX]),
  ),
  faulty(
    "a permit for a stranger behind a login",
    [...NODE.clarity, ...NODE.operation, ...NODE.permit],
    "Sign in to the app",
    erc20.call(USDC, "permit", [USER, STRANGER, MAX, MAX, 27, R, R]),
  ),
  faulty(
    "a batch of permits",
    [...NODE.hidden, ...NODE.permit, ...NODE.token],
    `Permit ${UNIVERSAL_ROUTER} to spend 500 USDC through Permit2`,
    permit2.call(PERMIT2, PERMIT_MANY, [
      USER,
      [
        [
          [USDC, MAX160, SOON, 0],
          [WBTC, MAX160, SOON, 0],
          [WETH, MAX160, SOON, 0],
        ],
        STRANGER,
        SOON,
      ],
      SIGNATURE,
    ]),
  ),
  faulty(
    "a Permit2 approval that never ends",
    [...NODE.unlimited, ...NODE.spender, ...NODE.permit, ...NODE.deadline],
    `Allow ${UNIVERSAL_ROUTER} to spend 500 USDC via Permit2 for one day`,
    permit2.call(PERMIT2, "approve", [USDC, UNIVERSAL_ROUTER, MAX160, 2n ** 48n - 1n]),
  ),
  faulty(
    "a manager of the whole position",
    [...NODE.operation, ...NODE.administer, ...NODE.approvesAll, ...NODE.hidden],
    "Repay 200 USDC on Compound V3",
    comet.call(COMET_USDC, "allow", [STRANGER, true]),
  ),
  faulty(
    "another router's approval",
    [...NODE.spender, ...NODE.lookalike],
    "Approve Uniswap V2 router to spend 100 DAI",
    erc20.call(DAI, "approve", [likeness(V2_ROUTER), 100n * ETHER]),
  ),
  faulty(
    "a spender like CoW's relayer",
    [...NODE.lookalike, ...NODE.spender],
    "Approve CoW Swap to spend 3000 USDC",
    erc20.call(USDC, "approve", [likeness(COW_RELAYER), 3000n * USD6]),
  ),
];
