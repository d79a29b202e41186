import type { Address } from "../../../addresses/address.ts";
import type { Asset } from "../../../data/asset.ts";
import type { Values } from "../../abi/compile-decoder.ts";
import type { Deed, DeedAmount, DeedFact } from "../../deed.ts";
import type { Envelope } from "../decoder.ts";

/** What each function is asked for by, one of every group. */
const ASKED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  supply: [["lend", "supply", "deposit"]],
  supplyCollateral: [["add", "supply", "deposit", "post"], ["collateral"]],
  repay: [
    [
      "repay",
      "repaying",
      "pay back",
      "pay off",
      "pay down",
      "paying back",
      "paying down",
      "towards my debt",
      "toward my debt",
      "towards my loan",
      "toward my loan",
    ],
  ],
  borrow: [["borrow", "take a loan of", "take out a loan of", "take a loan for", "get a loan of"]],
  withdraw: [["withdraw", "take out"]],
  withdrawCollateral: [["withdraw", "pull", "take out", "remove"], ["collateral"]],
};
/** What else is said of one of them: "put 5 USDC towards my loan", "5 USDC back into the market", "money to me". */
const BESIDE_ONE: Readonly<Record<string, readonly string[]>> = {
  repay: ["pay", "put", "back into", "back in"],
  borrow: ["money", "the money goes"],
  withdraw: ["money"],
};
const BESIDE = [
  "/",
  "market",
  "loan",
  "debt",
  "borrowing",
  "position",
  "lltv",
  "token",
  "out",
  "out of",
  "proceeds",
  "paid",
  "paid out",
  "directly",
  "whose",
  "where",
  "against",
];

const OF_COLLATERAL = [
  "@ collateral",
  "@ as collateral",
  "@ as the collateral",
  "@ is collateral",
  "@ is the collateral",
  "@ for collateral",
  "collateral @",
  "collateral : @",
  "collateral is @",
];

/** "Lend 5 USDC, with wstETH as collateral": what is lent is none itself, so that only the market's own token may be called so. */
const besideCollateral = (name: string, { symbol }: Asset): string[] =>
  /^(?:supply|withdraw)$/.test(name)
    ? OF_COLLATERAL.map((one) => one.replace("@", symbol?.toLowerCase() ?? ""))
    : ["collateral"];

interface Told {
  loan: Asset;
  collateral: Asset;
  amount: DeedAmount;
  values: Values;
  params: Values;
}

/**
 * A function of a market in the words that its users have for it: "repay 5 PYUSD in the WBTC/PYUSD market with 86% LLTV".
 * A market may be told by its loan, its collateral, its limit or its id; what is told has to be so.
 */
export function marketDeed(name: string, id: string, told: Told, { from }: Envelope): Deed {
  const { loan, collateral, amount, values, params } = told;
  const { shares, onBehalf, receiver } = values;
  const isByShares = typeof shares === "bigint" && shares > 0n && amount.bound !== "all";
  const isOfCollateral = name.endsWith("Collateral");
  return {
    name: `${name} of Morpho Blue`,
    isEveryday: true,
    asked: ASKED[name] ?? [],
    beside: [
      ...BESIDE,
      ...(BESIDE_ONE[name] ?? []),
      ...(isOfCollateral ? ["send it back", "send it"] : besideCollateral(name, collateral)),
    ],
    facts: [
      isByShares
        ? {
            is: "number",
            called: ["shares", "supply shares", "borrow shares"],
            required: true,
            value: shares,
          }
        : { is: "amount", called: [], required: true, amount },
      ...tokenFacts(collateral, ["collateral", "collateral token"]),
      ...tokenFacts(loan, []),
      ...limitFact(params.lltv as bigint),
      { is: "text", called: ["market", "market id"], required: false, text: id },
      ...[receiver ?? onBehalf, onBehalf].flatMap((one, at) => partyFact(one as Address, from, at === 0)),
    ],
  };
}

/** A token by its symbol or its contract. */
function tokenFacts({ symbol, contract, byOwnWord }: Asset, called: readonly string[]): DeedFact[] {
  return [
    ...(symbol === undefined || byOwnWord
      ? []
      : [{ is: "word" as const, called, required: false, said: [symbol.toLowerCase()] }]),
    ...(contract === "native" ? [] : [{ is: "party" as const, called, required: false, address: contract }]),
  ];
}

/** Who gets it, and whose position it is: the sender's own, or somebody whom the intent names. */
function partyFact(address: Address, from: Address | undefined, isReceiver: boolean): DeedFact[] {
  const leads = isReceiver ? ["to", "for"] : ["of", "for"];
  return [{ is: "party", called: [], required: address !== from, address, leads }];
}

const BIP = 10n ** 14n;

/** Limits are whole hundredths of a per cent; any other is nobody's to say. */
function limitFact(limit: bigint): DeedFact[] {
  return limit % BIP === 0n ? [{ is: "share", called: ["lltv"], required: false, bips: limit / BIP }] : [];
}
