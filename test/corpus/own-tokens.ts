import { FRIEND, STRANGER, USDC, USER } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { erc20 } from "./encoders/tokens.ts";
import { NODE } from "./nodes.ts";
import { ETHER, USD6 } from "./terms.ts";

/** Tokens whose symbols are words or names, or that only the large list knows: the call makes tokens of them. */
const TEL = "0x467Bccd9d29f223BcE8043b84E8C8B282827790F";
const BOB = "0xB0B195aEFA3650A6908f15CdaC7D92F8a5791B0B";
const TURBO = "0xA35923162C49cF95e6BF26623385eb431ad920D3";
const onPolygon = { chainId: 137 };
const tel = (to: string, amount: bigint) => erc20.call(TEL, "transfer", [to, amount]);

export const ownTokenPairs: CorpusCase[] = [
  aligned("a token whose symbol is a word", `Send 500 TEL to ${FRIEND}`, tel(FRIEND, 500_00n)),
  aligned("in small letters behind a number", `send 500 tel to ${FRIEND}`, tel(FRIEND, 500_00n)),
  aligned(
    "a token that is called like somebody",
    `Send 20 BOB to ${FRIEND} on Polygon`,
    erc20.call(BOB, "transfer", [FRIEND, 20n * ETHER], onPolygon),
  ),
  aligned(
    "a token of the large list",
    `Transfer 1000 TURBO to ${FRIEND}`,
    erc20.call(TURBO, "transfer", [FRIEND, 1000n * ETHER]),
  ),
  aligned(
    "a token of the large list approved",
    `Approve ${FRIEND} to spend 25 TURBO`,
    erc20.call(TURBO, "approve", [FRIEND, 25n * ETHER]),
  ),
  aligned(
    "somebody who is called like a token",
    `Send 40 USDC to Bob ${FRIEND}`,
    erc20.call(USDC, "transfer", [FRIEND, 40n * USD6]),
  ),
  faulty("more than asked", NODE.amount, `Send 500 TEL to ${FRIEND}`, tel(FRIEND, 5000_00n)),
  faulty("to a stranger", NODE.recipient, `Send 500 TEL to ${FRIEND}`, tel(STRANGER, 500_00n)),
  faulty(
    "another token of the large list",
    NODE.token,
    `Send 500 TEL to ${FRIEND}`,
    erc20.call(TURBO, "transfer", [FRIEND, 500n * ETHER]),
  ),
  faulty(
    "a coin instead",
    NODE.token,
    `Transfer 1000 TURBO to ${FRIEND}`,
    erc20.call(USDC, "transfer", [FRIEND, 1000n * USD6]),
  ),
  faulty(
    "TURBO's own account",
    NODE.recipient,
    `Transfer 1000 TURBO to ${FRIEND}`,
    erc20.call(TURBO, "transfer", [USER, 1000n * ETHER]),
  ),
];
