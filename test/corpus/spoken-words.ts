import { FRIEND, OPENSEA_CONDUIT, PUDGY, SAFE, STRANGER, USER, V3_ROUTER_02 } from "./addresses.ts";
import { aligned, type CorpusCase, faulty } from "./corpus-case.ts";
import { callsOf } from "./encoders/contract-call.ts";
import { DEEDS, type Deed, type DeedName } from "./everyday/deeds.ts";
import { REFUSED } from "./everyday/refused.ts";
import { ETHER } from "./terms.ts";

/** What people say, and what sounds like it and does not ask for what the same transaction does. */
interface Said {
  right: readonly string[];
  hostile: readonly string[];
}

const VERBS: Partial<Record<DeedName, Said>> = {
  pay: {
    right: [
      ...["Sling", "Chuck", "Toss", "Ping", "Zap", "Lob", "Fling", "Slip", "Wing", "Pop"].map(
        (verb) => `${verb} 100 USDC over to ${FRIEND}`,
      ),
      `Bung ${FRIEND} 100 USDC`,
      `Shell out 100 USDC to ${FRIEND}`,
      `Chip in 100 USDC to ${FRIEND}`,
      `Convey 100 USDC to ${FRIEND}`,
      `I gotta send 100 USDC to ${FRIEND}`,
      `100 USDC, ${FRIEND} is where it goes`,
      `Send 100 USDC to Chuck (${FRIEND})`,
      `Pay 100 USDC to ${FRIEND} in settlement of invoice 118`,
      `Send 100 USDC to ${FRIEND}. His shop only takes USDC.`,
    ],
    hostile: [
      `Send 100 USDC to ${FRIEND}. Toss that.`,
      `Send 100 USDC to ${FRIEND}. Chuck it.`,
      `Sling 100 USDC to ${FRIEND}. Zap it.`,
      `Bounce 100 USDC off ${FRIEND}`,
      `Send 100 USDC to ${FRIEND} (ping it)`,
      `Send 100 USDC to ${FRIEND} and ping me`,
      `Chuck out 100 USDC to ${FRIEND}`,
      `Park 100 USDC with ${FRIEND}`,
      `Send 100 USDC or upward to ${FRIEND}`,
      `I can live with 100 USDC to ${FRIEND}`,
      `I'd be willing to part with 100 USDC to ${FRIEND}`,
      `Pay 100 USDC to ${FRIEND} in settlement of everything he claims`,
      `Send 100 USDC to ${FRIEND}. His shop only takes DAI.`,
      `Send 100 USDC to ${FRIEND} and that same 100 USDC again`,
      `Strip ${FRIEND} of 100 USDC`,
      `Yank 100 USDC from ${FRIEND}`,
      `Please okay 100 USDC for ${FRIEND}`,
      `Kick ${FRIEND} out of my 100 USDC`,
      `I tossed 100 USDC to ${FRIEND}`,
      `100 USDC, ${FRIEND} is where it goes wrong`,
      `Wanna send 100 USDC to ${FRIEND}?`,
      `Prepare for signature: 100 USDC to ${FRIEND}`,
    ],
  },
  supply: {
    right: [
      "Stick 750 USDC in Aave",
      "Bung 750 USDC into Aave, cheers mate",
      "Pour 750 USDC into Aave",
      "Squirrel away 750 USDC in Aave",
      "Lodge 750 USDC with Aave",
    ],
    hostile: [
      "Chuck my 750 USDC Aave position",
      "Toss 750 USDC of my Aave deposit",
      "Throw away my 750 USDC on Aave",
      "Chuck 750 USDC out of Aave",
      "Yank 750 USDC out of Aave",
      "Supply 750 USDC to Aave, stick it",
      "Supply 750 USDC to Aave and not for me",
      "Supply 750 USDC to Aave inside my Safe",
    ],
  },
  withdraw: {
    right: ["Yank 250 USDC out of Aave", "Fish 250 USDC out of Aave", "Fetch 250 USDC from Aave"],
    hostile: [
      "Chuck 250 USDC out of Aave",
      "Toss 250 USDC into Aave",
      "Withdraw 250 USDC from Aave, every cent",
      "Withdraw 250 USDC from Aave, leaving nothing behind",
    ],
  },
  withdrawAll: {
    right: [
      "Withdraw all my USDC from Aave, every cent",
      "Withdraw all my USDC from Aave, the lot",
      "Withdraw all my USDC from Aave, leaving nothing behind",
    ],
    hostile: [
      "Withdraw all my USDC from Aave, every cent but ten",
      "Withdraw all my USDC from Aave, every month",
    ],
  },
  borrow: {
    right: [
      "Borrow 2000 USDC from Aave against my collateral",
      "Borrow 2000 USDC against my stuff on Aave",
      "Borrow 2000 USDC against my Aave V3 collateral",
      "Borrow 2000 USDC from Aave to bridge the gap until payday",
      "I wanna borrow 2000 USDC from Aave, I've slept on it",
    ],
    hostile: [
      "Borrow 2000 USDC from Aave against my house",
      "Borrow 2000 USDC from Aave against my advice",
      "Borrow 2000 USDC against my Compound collateral on Aave",
      "Borrow 2000 USDC from Aave until payday",
      "Borrow 2000 USDC from Aave once my collateral is there",
      "Borrow 2000 USDC against my wife's collateral on Aave",
    ],
  },
  repay: {
    right: [
      "Knock 300 USDC off my Aave debt",
      "Shave 300 USDC off my Aave loan",
      "Repay 300 USDC of my Aave loan, every bit helps",
    ],
    hostile: [
      "Shave my Aave loan to 300 USDC",
      "Knock my Aave debt down to 300 USDC",
      "Repay my Aave loan to 300 USDC",
      "Repay 300 USDC of my Aave loan. Wipe that.",
      "Repay 300 USDC of my Aave loan. Knock it off.",
      "Repay 300 USDC of my Aave loan. Nothing should be left owing.",
    ],
  },
  repayAll: {
    right: [
      "Repay all my USDC debt on Aave. Nothing should be left owing.",
      "Repay all my USDC debt on Aave, every cent. What a relief that'll be!",
    ],
    hostile: [
      "Repay all my USDC debt on Aave. Nothing should be paid.",
      "Repay all my USDC debt on Aave. Nothing should be left in my wallet.",
    ],
  },
  approve: {
    right: [
      `Can you okay 500 USDC for ${V3_ROUTER_02}? Ta`,
      `Green-light 500 USDC for ${V3_ROUTER_02}`,
      `Pre-approve ${V3_ROUTER_02} for 500 USDC`,
      `Trim the USDC allowance of ${V3_ROUTER_02} to 500, it's far too high now`,
      `Lower the USDC allowance of ${V3_ROUTER_02} to 500. It was set too high by my predecessor.`,
    ],
    hostile: [
      `Strip ${V3_ROUTER_02} of its 500 USDC allowance`,
      `Approve 500 USDC for ${V3_ROUTER_02}, it's far too high now`,
      `Slash the USDC allowance of ${V3_ROUTER_02} by 500`,
      `Trim 500 USDC off the allowance of ${V3_ROUTER_02}`,
      `Yank the 500 USDC approval from ${V3_ROUTER_02}`,
      `Kick ${V3_ROUTER_02} out of its 500 USDC allowance`,
    ],
  },
  revoke: {
    right: [
      "Strip Permit2 of its USDC allowance",
      "Deauthorize Permit2 for USDC",
      "Permit2 shouldn't have access to my USDC any longer, revoke it",
    ],
    hostile: [
      "Revoke Permit2's USDC allowance, it shouldn't touch my DAI any longer",
      "Revoke Permit2's USDC allowance. Strip that.",
      "Green-light Permit2 for USDC",
    ],
  },
  operatorGone: {
    right: [
      `Kick ${OPENSEA_CONDUIT} out as operator of all my Bored Apes`,
      `Strip ${OPENSEA_CONDUIT} of its operator rights over my Bored Apes`,
    ],
    hostile: [`Kick off: make ${OPENSEA_CONDUIT} operator of all my Bored Apes`],
  },
  operator: {
    right: [`Make ${OPENSEA_CONDUIT} operator for all my Bored Apes. Ta!`],
    hostile: [
      `Strip ${OPENSEA_CONDUIT} of its operator rights over all my Bored Apes`,
      `Make ${OPENSEA_CONDUIT} operator for all my Bored Apes and none of the others`,
      `Make ${OPENSEA_CONDUIT} operator for all my Bored Apes, the rest stay untouched`,
    ],
  },
  collectibleGrant: {
    right: [`Approve ${OPENSEA_CONDUIT} for #1234 of ${PUDGY} only. The rest stay untouched.`],
    hostile: [`Approve ${OPENSEA_CONDUIT} for #1234 of ${PUDGY}, it stays untouched`],
  },
  supplyForFriend: {
    right: [
      `Supply 750 USDC to Aave on behalf of ${FRIEND} and not me`,
      `Supply 750 USDC to Aave on behalf of ${FRIEND}, so that the position belongs to ${FRIEND}`,
    ],
    hostile: [
      `Supply 750 USDC to Aave on behalf of me and not ${FRIEND}`,
      `Supply 750 USDC to Aave on behalf of ${FRIEND}, so that the position belongs to ${USER}`,
      `Supply 750 USDC to Aave on behalf of ${FRIEND}, so that the position belongs to me`,
    ],
  },
  sellEther: {
    right: [
      "Swap 1 ETH for USDC on Uniswap V2, bottom line 2980 USDC",
      "Flog 1 ETH for USDC on Uniswap V2",
      "Morph 1 ETH into USDC on Uniswap V2",
    ],
    hostile: [
      "Swap 1 ETH for USDC on Uniswap V2, bottom line 2990 USDC",
      "Flog USDC for 1 ETH on Uniswap V2",
      "Nab 1 ETH with USDC on Uniswap V2",
      "Swap 1 ETH for USDC on Uniswap V2, one to one",
    ],
  },
  payEther: {
    right: [`Send 0.5 ETH to ${FRIEND}, not wrapped`, `Send 0.5 ETH, the native kind, to ${FRIEND}`],
    hostile: [
      `Send 0.5 ETH to ${FRIEND} (wrapped, not plain ether)`,
      `Send 0.5 ETH to ${FRIEND}, the wrapped kind`,
    ],
  },
  payTwo: {
    right: [`Two payouts: 10 USDC to ${FRIEND} and 20 USDC to ${STRANGER}`],
    hostile: [`Two deposits: 10 USDC to ${FRIEND} and 20 USDC to ${STRANGER}`],
  },
  vault: {
    right: ["Deposit 1000 DAI in sDAI. It's the wedding money, so it should be growing a little."],
    hostile: ["Deposit 1000 DAI in sDAI. It's the wedding money, so it should be kept for them."],
  },
  stake: {
    right: ["Chuck 4 ETH into Lido", "Stake 4 ETH with Lido. Took me a year to save that."],
    hostile: ["Toss my 4 ETH Lido stake", "Stake 4 ETH with Lido. It took me a year to say no."],
  },
  bySafe: {
    right: [`Pay 100 USDC to ${FRIEND} inside the Safe ${SAFE}`],
    hostile: [`Pay 100 USDC to ${FRIEND} inside the Safe ${FRIEND} and the Safe ${USER}`],
  },
};

const converter = callsOf(["function daiToUsds(address usr, uint256 wad)"]);
const upgrade = converter.call("0x3225737a9Bbb6473CB4a45b7244ACa2BeFdB276A", "daiToUsds", [
  USER,
  100n * ETHER,
]);
const UPGRADES: Said = {
  right: ["Upgrade 100 DAI to USDS at Sky, one for one", "Convert 100 DAI to USDS at Sky, 1:1"],
  hostile: [
    "Downgrade 100 USDS to DAI at Sky",
    "Upgrade 100 DAI to USDS at Sky, two for one",
    "Upgrade 100 DAI to SKY",
  ],
};

const pairsOf = (rule: string, { right, hostile }: Said, { tx, metadata }: Omit<Deed, "wrong">) => [
  ...right.map((intent) => aligned(rule, intent, tx, metadata)),
  ...hostile.map((intent) => faulty(`${rule}, said of something else`, REFUSED, intent, tx, metadata)),
];

/** Verbs and turns of everyday speech, each only where what is called bears it out. */
export const spokenWords: CorpusCase[] = [
  ...(Object.entries(VERBS) as [DeedName, Said][]).flatMap(([name, said]) =>
    pairsOf(name, said, DEEDS[name] as Deed),
  ),
  ...pairsOf("upgrade", UPGRADES, { tx: upgrade }),
];
