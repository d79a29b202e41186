import { FRIEND, STRANGER } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { DEEDS, type Deed, type DeedName } from "./everyday/deeds.ts";
import { REFUSED } from "./everyday/refused.ts";

const PAY = `Send 100 USDC to ${FRIEND}`;
const SUPPLY = "Supply 750 USDC to Aave V3";

/** What is hung on the request with a "#", and runs words together. */
const HARMLESS_TAGS = "#rentday #SafetyFirst #newmoney #birthday_money #owedyou #rent2026".split(" ");
const HARMFUL_TAGS =
  "#papertrading #testonly #notreal #dontsend #dryrun #jk #aprilfools #ifitdips #halfofit #tomorrow #notyet #JustATest #hypothetical #simulation #everyweek #cancelled #tomybrother #sixhundred #min500 #playmoney #onpolygon #DAI #x2 #qzxv".split(
    " ",
  );

interface Said {
  right: readonly string[];
  hostile: readonly string[];
}

const SAID: Partial<Record<DeedName, Said>> = {
  pay: {
    right: [
      ...HARMLESS_TAGS.flatMap((tag) => [`${PAY} ${tag}`, `${tag} ${PAY}`]),
      `${PAY} #payday #teamlunch #usdc`,
      `Trasnfer 100 USDC to ${FRIEND}, its for the grocerys`,
      `Heyyy, send 100 USDC to ${FRIEND} for the electrisity, sory`,
    ],
    hostile: [
      ...HARMFUL_TAGS.flatMap((tag) => [`${PAY} ${tag}`, `${tag} ${PAY}`]),
      `${PAY} #not #now`,
      `${PAY} #just #kidding`,
      `Don't #rentday send 100 USDC to ${FRIEND}`,
      `${PAY}. Dont send`,
      `${PAY} evry week`,
      `${PAY}, I was kiding`,
      `Trasnfer 100 USDC to ${STRANGER}`,
    ],
  },
  supply: {
    right: [
      `${SUPPLY} #passiveincome #aave`,
      `#yield ${SUPPLY}`,
      "Suply 750 USDC to Aave V3 to earn intrest",
      "Deposit 750 USDC form my wallet into Aave V3",
    ],
    hostile: [
      `${SUPPLY} #compound`,
      `${SUPPLY} #aavev2`,
      `${SUPPLY} #withdraw`,
      `${SUPPLY} #halfnow`,
      `${SUPPLY} #brotherswallet`,
      "Supply 750 USDC to Compund",
      "Supply 750 USDC to Morpo",
    ],
  },
  withdraw: {
    right: ["Withdraw 250 USDC form Aave V3", "widraw 250 USDC from Aave V3 #cashneeded"],
    hostile: ["Withdraw 250 USDC form Compund", "Widraw 250 USDC from Aave V3 tommorow"],
  },
  borrow: {
    right: ["Borow 2000 USDC from Aave V3 #leverage #letsgo"],
    hostile: ["Borrow 2000 USDC from Aave V3 #leverage3", "Borrow 2000 USDC from Aave V3 #fixedrate"],
  },
  sell: {
    right: [
      "1000 USDC into WETH on Uniswap V3, min 0.33 #stacking",
      "Swap 1000 USDC for atleast 0.33 WETH on Unisawp V3 #takingprofit",
    ],
    hostile: [
      "1000 USDC into WETH on Uniswap V3, min 0.33 #percent",
      "1000 USDC into WETH on Uniswap V3, min 0.33 (paper trading)",
      "Swap 1000 USDC for atmost 0.33 WETH on Uniswap V3",
      "Swap 1000 USDC for at least 0.33 WETH on Balacner",
    ],
  },
};

/** Tags are read as the words that they run together, and misspelt words as those that they are meant for. */
export const tagsAndSlips: CorpusCase[] = (Object.entries(SAID) as [DeedName, Said][]).flatMap(
  ([name, { right, hostile }]) => {
    const { tx, metadata } = DEEDS[name] as Deed;
    return [
      ...right.map((intent) => aligned(`${name} with a tag or a slip`, intent, tx, metadata)),
      ...hostile.map((intent) =>
        faulty(`${name} with a tag or a slip that says otherwise`, REFUSED, intent, tx, metadata),
      ),
    ];
  },
);
