import { ZeroAddress } from "ethers";
import { C_DAI, COMPTROLLER, FRIEND, SAFE, STETH, STRANGER, USER } from "./addresses.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { safe } from "./encoders/accounts.ts";
import { comptroller, lido } from "./encoders/lending.ts";
import { pairs } from "./single-wordings.ts";
import { ETHER } from "./terms.ts";

const paid = { from: USER, to: FRIEND, value: ETHER.toString(), data: "0x", chainId: 1 };
const staked = lido.call(STETH, "submit", [ZeroAddress], { value: 6n * ETHER });
const joined = safe.call(SAFE, "addOwnerWithThreshold", [STRANGER, 3n], { from: SAFE });
const entered = comptroller.call(COMPTROLLER, "enterMarkets", [[C_DAI]]);

/** How people put one deed in passing, each beside what only looks like it. */
export const deedWordings: CorpusCase[] = [
  ...pairs("a whole one is one", paid, {
    right: [`Send one whole ETH to ${FRIEND}.`, `Send a full ETH to ${FRIEND}, please.`],
    wrong: [`Send two whole ETH to ${FRIEND}.`, `Send half a whole ETH to ${FRIEND}.`],
  }),
  ...pairs("a whole one is not all", staked, {
    right: ["Stake six full ETH with Lido."],
    wrong: [
      "Stake one whole ETH with Lido.",
      "Stake a full ETH with Lido.",
      "Stake an entire ETH with Lido.",
    ],
  }),
  ...pairs("the number of a paper", staked, {
    right: [
      "Stake 6 ETH with Lido. My ref. is 41-207.",
      "Stake 6 ETH with Lido. The ticket number for this is 7702.",
      "Stake 6 ETH with Lido (case 3B-18).",
    ],
    wrong: [
      "Stake 6 ETH with Lido. The amount for this is 7702.",
      "Stake 6 ETH with Lido. The ticket number for this is 7702 ETH.",
      "Stake 6 ETH with Lido (case 3B-18 was closed for good).",
    ],
  }),
  ...pairs("who comes and how many sign", joined, {
    right: [
      `New Safe owner: ${STRANGER}\nThreshold: 3`,
      `Safe: ${SAFE}\nnew owner: ${STRANGER}\nconfirmations needed: 3`,
      `Add ${STRANGER} as an owner of my Safe, with the threshold set to 3.`,
      `Make ${STRANGER} an owner of our Safe too, and three signatures should be enough from then on.`,
    ],
    wrong: [
      `New Safe owner: ${STRANGER}\nThreshold: 2`,
      `Old Safe owner: ${STRANGER}\nThreshold: 3`,
      `New Safe owner: ${STRANGER}\nThreshold: 3\nafter the vote`,
      `The new Safe owner ${STRANGER} says the threshold is 3.`,
      `Add ${STRANGER} as an owner of my Safe, with the threshold set to 4.`,
      `Make ${STRANGER} an owner of our Safe too, three signatures would be enough for that.`,
      `Make ${STRANGER} an owner of our Safe too, three signatures are not enough.`,
    ],
  }),
  ...pairs("that a market is entered", entered, {
    right: [
      "Enable cDAI as collateral on Compound V2, i.e. enter that market.",
      "Turn on collateral for my cDAI at Compound V2.",
    ],
    wrong: [
      "Enter that market.",
      "Disable cDAI as collateral on Compound V2, i.e. enter that market.",
      "Turn off collateral for my cDAI at Compound V2.",
      "Turn on collateral for my cUSDC at Compound V2.",
    ],
  }),
];
