import {
  BAYC,
  C_DAI,
  C_USDC,
  COMPTROLLER,
  DAI,
  FRIEND,
  LIDO_QUEUE,
  OPENSEA_CONDUIT,
  SDAI,
  USDC,
  USER,
  V2_ROUTER,
  WETH,
  WSTETH,
} from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { comptroller, lido } from "./encoders/lending.ts";
import { erc20, erc721, erc4626, weth } from "./encoders/tokens.ts";
import { v2 } from "./encoders/uniswap.ts";
import { ETHER, SOON, USD6 } from "./terms.ts";
import { pairs } from "./wordings.ts";

const operated = erc721.call(BAYC, "setApprovalForAll", [OPENSEA_CONDUIT, true]);
const entered = comptroller.call(COMPTROLLER, "enterMarkets", [[C_USDC]]);
const queued = lido.call(LIDO_QUEUE, "requestWithdrawals", [[6n * ETHER], USER]);
const paid = erc20.call(DAI, "transfer", [FRIEND, 75n * ETHER]);
const unwrapped = weth.call(WETH, "withdraw", [4n * ETHER]);
const wrapped = lido.call(WSTETH, "wrap", [9n * ETHER]);
const sold = v2.call(V2_ROUTER, "swapExactTokensForTokens", [
  800n * USD6,
  790n * ETHER,
  [USDC, WETH, DAI],
  USER,
  SOON,
]);
const saved = erc4626.call(SDAI, "deposit", [620n * ETHER, USER]);
const redeemed = erc4626.call(SDAI, "redeem", [31n * ETHER, USER, USER]);
const handed = erc721.call(BAYC, "safeTransferFrom", [USER, FRIEND, 4096n]);

/** Clauses beside the one deed of a call that say what it is for, where it goes or what is meant. */
export const singleClauses: CorpusCase[] = [
  ...pairs("what one will do with it oneself", operated, {
    right: [
      `Make ${OPENSEA_CONDUIT} an operator for all my apes at ${BAYC}. We're planning to sell a few on OpenSea.`,
      `I want to auction some apes on the marketplace. Approve ${OPENSEA_CONDUIT} for all of ${BAYC}.`,
      `Approve ${OPENSEA_CONDUIT} for everything in the Bored Ape collection ${BAYC}, I'd love to trade them there.`,
      `Approve ${OPENSEA_CONDUIT} for all tokens in the Bored Ape contract ${BAYC}.`,
    ],
    wrong: [
      `Make ${OPENSEA_CONDUIT} an operator for all my apes at ${BAYC}. Sell a few on OpenSea.`,
      `Approve ${OPENSEA_CONDUIT} for all of ${BAYC}. I want to auction one on OpenSea.`,
      `Approve ${OPENSEA_CONDUIT} for all of ${BAYC}. I want to auction them on Blur.`,
      `Approve ${OPENSEA_CONDUIT} for all of ${BAYC}. I want to auction them on OpenSea first.`,
      `Approve ${OPENSEA_CONDUIT} for all of ${BAYC}. I want you to auction them on OpenSea.`,
      `Approve ${OPENSEA_CONDUIT} for all of ${BAYC}, and I want to sell them for 9 ETH.`,
      `Approve ${OPENSEA_CONDUIT} for all tokens in the Pudgy Penguin contract ${BAYC}.`,
    ],
  }),
  ...pairs("which market is meant", entered, {
    right: [
      `Enter the Compound V2 market for cUSDC (${C_USDC}) using our account.`,
      `Enter the cUSDC market of Compound V2, meaning the contract at ${C_USDC}.`,
    ],
    wrong: [
      `Enter the Compound V2 market for cUSDC (${C_DAI}) using our account.`,
      `Enter the Compound V2 market for cUSDC (${C_USDC}) using Bob's account.`,
      `Enter the cUSDC market of Compound V2, meaning the contract at ${C_DAI}.`,
      "Enter the cUSDC market of Compound V2, meaning the market for cDAI.",
    ],
  }),
  ...pairs("what is put in", queued, {
    right: [
      "Unstake 6 stETH with Lido: file a withdrawal request for me.",
      "I'd like my 6 stETH unstaked with Lido, please put in the withdrawal request.",
    ],
    wrong: [
      "Unstake 6 stETH with Lido: file a withdrawal request for my sister.",
      "Unstake 6 stETH with Lido: file two withdrawal requests for me.",
      "Unstake 6 stETH with Lido, but do not file the withdrawal request yet.",
    ],
  }),
  ...pairs("a payment that is effected", paid, {
    right: [`Please effect a payment of 75.00 DAI to ${FRIEND}.`],
    wrong: [
      `Please effect a payment of 75.50 DAI to ${FRIEND}.`,
      `Please effect two payments of 75.00 DAI to ${FRIEND}.`,
      `The effect of a payment of 75.00 DAI to ${FRIEND}?`,
    ],
  }),
  ...pairs("a number by its sign", handed, {
    right: [`Ape no. 4096 from ${BAYC}: transfer it to ${FRIEND}.`],
    wrong: [
      `Ape no. 4097 from ${BAYC}: transfer it to ${FRIEND}.`,
      `Ape 4096 from ${BAYC}: no transfer to ${FRIEND}.`,
      `Ape from ${BAYC}: transfer it to ${FRIEND}? No. 4096.`,
    ],
  }),
  ...pairs("so much of what one has", unwrapped, {
    right: [
      "We've got plenty of WETH; convert 4 of it to ETH.",
      "I still have a bit of WETH sitting here. Please unwrap just 4 of it.",
      "I have WETH and would rather have ETH. Unwrap 4 please.",
      "I have 4 WETH that I'd rather have as native ETH. Unwrap them.",
    ],
    wrong: [
      "We've got plenty of WETH; convert 5 of it to ETH.",
      "We had plenty of WETH; convert 4 of it to ETH.",
      "Bob and I have some WETH. Unwrap 4 of it.",
      "I have some WETH. I unwrapped 4 of it.",
      "I have some WETH. Unwrap 4 of it once it is cheap.",
      "I have some WETH. My brother has DAI. Unwrap 4 of it.",
      "I have WETH and would rather keep it. Unwrap 4 please.",
      "I have WETH and would rather not have ETH. Unwrap 4 please.",
      "I have some WETH. Unwrap 4 of it, then 4 of it again.",
      "I have some WETH. Unwrap 4 of it, another 4.0 of it too.",
      "I have some WETH. Unwrap 4 percent of it.",
    ],
  }),
  ...pairs("so much of what one has", wrapped, {
    right: ["I own some stETH. Wrap 9 of it into wstETH."],
    wrong: [
      "I own some stETH. Wrap half of it into wstETH.",
      "I own some ETH. Wrap 9 of it into wstETH.",
      "I own some stETH and some WETH. Wrap 9 of it.",
    ],
  }),
  ...pairs("with what one would not be content", sold, {
    right: [
      "Swap 800 USDC to DAI on Uniswap V2. I'd be disappointed with less than 790 DAI.",
      "Swap 800 USDC to DAI on Uniswap V2. I'd be unhappy with anything under 790.",
    ],
    wrong: [
      "Swap 800 USDC to DAI on Uniswap V2. I'd be disappointed with less than 795 DAI.",
      "Swap 800 USDC to DAI on Uniswap V2. I'd be happy with less than 790 DAI.",
      "Swap 800 USDC to DAI on Uniswap V2. I wouldn't be unhappy with less than 790 DAI.",
      "Swap 800 USDC to DAI on Uniswap V2. I'd be unhappy with more than 790 DAI.",
    ],
  }),
  ...pairs("to whom shares go", saved, {
    right: [
      "Deposit 620 DAI into sDAI, the shares belong to us.",
      "Put 620 DAI into sDAI; shares come to me.",
    ],
    wrong: [
      "Deposit 620 DAI into sDAI, the shares belong to Bob.",
      "Put 620 DAI into sDAI; no shares to me.",
    ],
  }),
  ...pairs("to whom it is paid", redeemed, {
    right: ["Redeem 31 sDAI shares for DAI, payed out to me."],
    wrong: [
      "Redeem 31 sDAI shares for DAI, payed out to Bob.",
      "I redeemed 31 sDAI shares for DAI, payed out to me.",
    ],
  }),
];
