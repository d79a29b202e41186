import { AAVE_POOL, BAYC, FRIEND, USDC, USER, V2_ROUTER, WETH } from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aave } from "./encoders/lending.ts";
import { erc20, erc721, weth } from "./encoders/tokens.ts";
import { ETHER, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const paid = erc20.call(USDC, "transfer", [FRIEND, 65n * USD6]);
const allowed = erc20.call(USDC, "approve", [V2_ROUTER, 65n * USD6]);
const supplied = aave.call(AAVE_POOL, "supply", [USDC, 320n * USD6, USER, 0]);
const unwrapped = weth.call(WETH, "withdraw", [3n * ETHER]);
const given = erc721.call(BAYC, "safeTransferFrom", [USER, FRIEND, 12n]);

/** What stands where the verb stands, and is none that was read. */
export const verbsPlace: CorpusCase[] = [
  ...pairs("no verb of a payment in its place", paid, {
    right: [
      `65 USDC to ${FRIEND}`,
      `Exactly 65 USDC to ${FRIEND}, please.`,
      `Amount 65 USDC, recipient ${FRIEND}. Please send.`,
      `Make a payment of 65 USDC to ${FRIEND}.`,
      `Can 65 USDC please be sent to ${FRIEND}?`,
    ],
    wrong: [
      `Loan 65 USDC to ${FRIEND}`,
      `Request 65 USDC for ${FRIEND}`,
      `Owe 65 USDC to ${FRIEND}`,
      `Limit 65 USDC to ${FRIEND}`,
      `Freeze ${FRIEND} 65 USDC`,
      `Insure ${FRIEND} 65 USDC`,
      `Launder ${FRIEND} 65 USDC`,
      `Will 65 USDC to ${FRIEND}`,
      `Mine 65 USDC for ${FRIEND}`,
    ],
  }),
  ...pairs("no verb of a right in its place", allowed, {
    right: [`Allow ${V2_ROUTER} to spend 65 USDC`, `Let ${V2_ROUTER} spend 65 USDC`],
    wrong: [
      `Dare ${V2_ROUTER} to spend 65 USDC`,
      `Ask ${V2_ROUTER} to spend 65 USDC`,
      `Teach ${V2_ROUTER} to spend 65 USDC`,
      `Counsel ${V2_ROUTER} to spend 65 USDC`,
      `Get ${V2_ROUTER} to spend 65 USDC`,
      `Watch ${V2_ROUTER} to spend 65 USDC`,
    ],
  }),
  ...pairs("no verb of a deposit in its place", supplied, {
    right: ["320 USDC into Aave V3", "Have 320 USDC supplied to Aave V3"],
    wrong: ["Have 320 USDC on Aave V3", "Value 320 USDC on Aave V3", "Guard 320 USDC on Aave V3"],
  }),
  ...pairs("no verb of an unwrapping in its place", unwrapped, {
    right: ["3 WETH to ETH", "Make 3 WETH into ETH"],
    wrong: ["Hodl 3 WETH", "Balance 3 WETH", "Stay 3 WETH to ETH", "Perfect 3 WETH"],
  }),
  ...pairs("no verb of a gift in its place", given, {
    right: [`BAYC #12 to ${FRIEND}`],
    wrong: [`Price BAYC #12 to ${FRIEND}`, `Double BAYC #12 to ${FRIEND}`, `Polish BAYC #12 to ${FRIEND}`],
  }),
];
