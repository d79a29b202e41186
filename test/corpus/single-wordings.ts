import {
  AAVE_POOL,
  BAYC,
  DAI,
  FRIEND,
  LIDO_QUEUE,
  OPENSEA_CONDUIT,
  STRANGER,
  USDC,
  USER,
  WETH,
  WSTETH,
} from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave, lido } from "./encoders/lending.ts";
import { erc20, erc721, weth } from "./encoders/tokens.ts";
import { ETHER, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const revoked = erc20.call(DAI, "approve", [STRANGER, 0n]);
const queued = lido.call(LIDO_QUEUE, "requestWithdrawals", [[7n * ETHER], USER]);
const wrapped = lido.call(WSTETH, "wrap", [3n * ETHER]);
const unwrapped = weth.call(WETH, "withdraw", [1_250_000_000_000_000_001n]);
const borrowed = aave.call(AAVE_POOL, "borrow", [USDC, 350n * USD6, 2, 0, USER]);
const paid = erc20.call(USDC, "transfer", [FRIEND, 40n * USD6]);
const operated = erc721.call(BAYC, "setApprovalForAll", [OPENSEA_CONDUIT, true]);

/** Rarer ways to put what one call does, each beside what only looks like it. */
export const singleWordings: CorpusCase[] = [
  ...pairs("whose permission it is", revoked, {
    right: [
      `Revoke the DAI approval that ${STRANGER} has from me.`,
      `Please cancel the DAI allowance ${STRANGER} holds from us.`,
      `Remove the DAI permission that was granted by me to ${STRANGER}.`,
    ],
    wrong: [
      `Revoke the DAI approval that ${STRANGER} has from my sister.`,
      `${STRANGER} has from me a DAI approval.`,
    ],
  }),
  ...pairs("all of a permission ends", revoked, {
    right: [
      `Revoke all of the DAI approval of ${STRANGER}.`,
      `${STRANGER} may no longer spend any of my DAI.`,
    ],
    wrong: [
      `Revoke half of the DAI approval of ${STRANGER}.`,
      `Revoke some of the DAI approval of ${STRANGER}.`,
      `Revoke most of the DAI approval of ${STRANGER}.`,
    ],
  }),
  ...pairs("that nothing is left of it", revoked, {
    right: [
      `Revoke ${STRANGER} for DAI. Set it to zero.`,
      `${STRANGER} may no longer spend my DAI: allowance down to 0.`,
      `Revoke the DAI allowance of ${STRANGER}; bring it down to zero, please.`,
    ],
    wrong: [
      `Revoke ${STRANGER} for DAI. Set it to 0.5.`,
      `Revoke ${STRANGER} for DAI. Set it to 40.`,
      `Revoke ${STRANGER} for DAI. Set it to zero tomorrow.`,
      `Approve ${STRANGER} for DAI. Set it to zero.`,
      `Revoke ${STRANGER} for DAI. The USDC allowance to zero.`,
    ],
  }),
  ...pairs("what is claimed with later", queued, {
    right: [
      "lido: unstake 7 stETH, claim nft to me",
      "Unstake 7 stETH at Lido; the claim ticket goes to me.",
    ],
    wrong: [
      "lido: unstake 7 stETH and claim nft to me",
      "lido: unstake 7 stETH, then claim nft",
      "lido: unstake 7 stETH, claim nft to my brother",
    ],
  }),
  ...pairs("rather held as something else", wrapped, {
    right: [
      "I have 3 stETH which I'd rather hold as wstETH. Please wrap them with Lido.",
      "Wrap 3 stETH with Lido, we prefer to keep them as wstETH.",
    ],
    wrong: [
      "I have 3 stETH which I'd rather hold as stETH. Please wrap them with Lido.",
      "Wrap 3 stETH with Lido. I'd rather keep them as is.",
      "Wrap 3 stETH with Lido, I'd rather hold them as ETH.",
    ],
  }),
  ...pairs("to the last digit", unwrapped, {
    right: ["Unwrap 1.250000000000000001 WETH, exactly that, to the last wei."],
    wrong: [
      "Unwrap 1.25 WETH, exactly that, to the last wei.",
      "Unwrap 1.250000000000000001 WETH, then the rest to the last wei.",
    ],
  }),
  ...pairs("where it stays", borrowed, {
    right: [
      "Borrow 350 USDC from Aave V3 and leave it in my wallet.",
      "Borrow 350 USDC from Aave V3, the USDC landing in my own wallet.",
    ],
    wrong: [
      "Borrow 350 USDC from Aave V3 and leave it.",
      "Borrow 350 USDC from Aave V3 and leave it in my brother's wallet.",
      "Borrow 350 USDC from Aave V3 and leave it in Aave.",
    ],
  }),
  ...pairs("what an operator is for", operated, {
    right: [
      `For listing on OpenSea: set approval for all on ${BAYC} for ${OPENSEA_CONDUIT}.`,
      `Approve ${OPENSEA_CONDUIT} as operator for all of ${BAYC}, for selling there.`,
    ],
    wrong: [
      `Instead of listing on OpenSea: set approval for all on ${BAYC} for ${OPENSEA_CONDUIT}.`,
      `Set approval for all on ${BAYC} for ${OPENSEA_CONDUIT} and list it on OpenSea.`,
    ],
  }),
  ...pairs("from now", paid, {
    right: [`Send 40 USDC to ${FRIEND} now.`],
    wrong: [`Send 40 USDC to ${FRIEND} a week from now.`, `${FRIEND} gets 40 USDC two days from now.`],
  }),
];
