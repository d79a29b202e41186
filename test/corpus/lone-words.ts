import { AAVE_POOL, FRIEND, STETH, USDC, USER } from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave, lido } from "./encoders/lending.ts";
import { erc20 } from "./encoders/tokens.ts";
import { ETHER, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const NOBODY = "0x0000000000000000000000000000000000000000";
const paid = erc20.call(USDC, "transfer", [FRIEND, 85n * USD6]);
const supplied = aave.call(AAVE_POOL, "supply", [USDC, 430n * USD6, USER, 0]);
const staked = lido.call(STETH, "submit", [NOBODY], { value: 6n * ETHER });

/** A single word, in a place that takes only words of a known kind. */
export const loneWords: CorpusCase[] = [
  ...pairs("a word about a payment", paid, {
    right: [
      `Please kindly send 85 USDC to ${FRIEND}`,
      `Send exactly 85 USDC to ${FRIEND}, thanks.`,
      `Send 85 whole USDC to ${FRIEND}. Roof repair, sadly.`,
      `Make a quick transfer of 85 USDC to ${FRIEND}.`,
    ],
    wrong: [
      `Please fictitiously send 85 USDC to ${FRIEND}`,
      `Please figuratively send 85 USDC to ${FRIEND}`,
      `Please posthumously send 85 USDC to ${FRIEND}`,
      `Please optionally send 85 USDC to ${FRIEND}`,
      `Please retroactively send 85 USDC to ${FRIEND}`,
      `Second send 85 USDC to ${FRIEND}`,
      `Send 85 USDC government to ${FRIEND}`,
      `Send 85 USDC reversibly to ${FRIEND}`,
      `Send 85 USDC of truth to ${FRIEND}`,
      `Send borrowed 85 USDC to ${FRIEND}`,
      `Send 85 testnet USDC to ${FRIEND}`,
      `Make a tentative transfer of 85 USDC to ${FRIEND}`,
      `Send 85 USDC to ${FRIEND}, temporarily.`,
      `Send 85 USDC to ${FRIEND}, suspended.`,
    ],
  }),
  ...pairs("a word about a deposit", supplied, {
    right: ["Supply 430 USDC to my Aave V3 position, please."],
    wrong: ["Supply 430 USDC to testnet Aave V3", "Supply 430 USDC to previous Aave V3"],
  }),
  ...pairs("a word about a stake", staked, {
    right: ["Stake 6 ETH with Lido, cheers"],
    wrong: ["Stake 6 ETH with Lido, solo", "Stake 6 ETH with Lido, individually"],
  }),
];
