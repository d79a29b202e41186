import {
  BAYC,
  C_DAI,
  C_USDC,
  COMPTROLLER,
  DAI,
  FRIEND,
  LIDO_QUEUE,
  OPENSEA_CONDUIT,
  USER,
} from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { comptroller, lido } from "./encoders/lending.ts";
import { erc20, erc721 } from "./encoders/tokens.ts";
import { ETHER } from "./terms.ts";
import { pairs } from "./wordings.ts";

const operated = erc721.call(BAYC, "setApprovalForAll", [OPENSEA_CONDUIT, true]);
const entered = comptroller.call(COMPTROLLER, "enterMarkets", [[C_USDC]]);
const queued = lido.call(LIDO_QUEUE, "requestWithdrawals", [[6n * ETHER], USER]);
const paid = erc20.call(DAI, "transfer", [FRIEND, 75n * ETHER]);
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
];
