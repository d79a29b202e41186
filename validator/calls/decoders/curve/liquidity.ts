import type { Address } from "../../../addresses/address.ts";
import { tokenAt } from "../../../data/tokens.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { MovedAmount } from "../../call.ts";
import type { DeedFact } from "../../deed.ts";
import { markedAsset } from "../../marked-asset.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { CallDecoder, Envelope, Facets } from "../decoder.ts";
import { coinsOf, shareOf } from "./pools.ts";

/** Pools have from two to four coins, the newest as many as they like. */
const SIZES = ["[2]", "[3]", "[4]", "[]"];
const ENDS = [
  "",
  ", bool _use_underlying",
  ", address _receiver",
  ", bool _use_underlying, address _receiver",
];
const BESIDE = ["liquidity", "as liquidity", "pool", "lp", "tokens", "shares", "position"];

function poolFunction(signature: string, payable: boolean, read: CallDecoder["read"]): CallDecoder {
  return {
    protocol: "curve",
    signature,
    payable,
    belongsTo: (envelope) => coinsOf(envelope, false) !== undefined,
    read,
  };
}

const isUnderlying = ({ _use_underlying }: Values) => _use_underlying === true;

/** The coins that are moved, with their amounts; those of nothing are left out. */
function movedIn(amounts: readonly bigint[], values: Values, envelope: Envelope): MovedAmount[] {
  const coins = coinsOf(envelope, isUnderlying(values));
  if (!coins || coins.length !== amounts.length)
    throw new Malformed("it has another number of amounts than the pool has coins");
  return amounts.flatMap((baseUnits, place) => {
    const coin = coins[place];
    return coin && baseUnits > 0n ? [{ asset: markedAsset(envelope.chainId, coin), baseUnits }] : [];
  });
}

function sharesIn(envelope: Envelope, baseUnits: unknown): MovedAmount {
  return {
    asset: tokenAt(envelope.chainId, shareOf(envelope) ?? envelope.to),
    baseUnits: baseUnits as bigint,
  };
}

const fact = (amount: MovedAmount): DeedFact => ({ is: "amount", called: [], required: true, amount });

function receiver({ _receiver }: Values, { from }: Envelope): { recipient?: Address; facts: DeedFact[] } {
  const recipient = (_receiver ?? from) as Address | undefined;
  if (!recipient) return { facts: [] };
  const party: DeedFact = {
    is: "party",
    called: ["receiver"],
    required: recipient !== from,
    address: recipient,
    leads: ["to", "for"],
  };
  return { recipient, facts: [party] };
}

/** What a pool's shares are worth only the chain knows, so that the least of them is named in the intent. */
function added(values: Values, envelope: Envelope): Facets {
  const given = movedIn(values._amounts as bigint[], values, envelope);
  const [first] = given;
  if (!first) throw new Malformed("it adds nothing");
  if (values._min_mint_amount === 0n) throw unbounded();
  const least: MovedAmount = { ...sharesIn(envelope, values._min_mint_amount), bound: "at least" };
  const { recipient, facts } = receiver(values, envelope);
  return {
    operation: "other",
    amountIn: given.find(({ asset }) => asset.contract === "native") ?? first,
    ...(given.length > 1 ? { amountsIn: given } : {}),
    amountOut: least,
    ...(recipient ? { recipient } : {}),
    deed: {
      name: "Add liquidity to a Curve pool",
      asked: [["add", "provide", "deposit", "supply"]],
      beside: BESIDE,
      facts: [...given.map(fact), fact(least), ...facts],
    },
  };
}

/** Every coin in proportion: the least of each may be named, and need not be. */
function removed(values: Values, envelope: Envelope): Facets {
  const burnt = sharesIn(envelope, values._burn_amount);
  const least = movedIn(values._min_amounts as bigint[], values, envelope).map(
    (one): MovedAmount => ({ ...one, bound: "at least" }),
  );
  return taken(burnt, least, false, values, envelope);
}

function removedAsOne(values: Values, envelope: Envelope): Facets {
  const coin = coinsOf(envelope, isUnderlying(values))?.[Number(values.i)];
  if (!coin) throw new Malformed(`the pool has no coin ${values.i}`);
  if (values._min_amount === 0n) throw unbounded();
  const burnt = sharesIn(envelope, values._burn_amount);
  const least: MovedAmount = {
    asset: markedAsset(envelope.chainId, coin),
    baseUnits: values._min_amount as bigint,
    bound: "at least",
  };
  return taken(burnt, [least], true, values, envelope);
}

function taken(
  burnt: MovedAmount,
  least: readonly MovedAmount[],
  isNamed: boolean,
  values: Values,
  envelope: Envelope,
): Facets {
  const { recipient, facts } = receiver(values, envelope);
  const [first] = least;
  return {
    operation: "other",
    amountIn: burnt,
    ...(first ? { amountOut: first } : {}),
    ...(recipient ? { recipient } : {}),
    deed: {
      name: "Remove liquidity from a Curve pool",
      asked: [["remove", "withdraw", "take out", "burn"]],
      beside: [...BESIDE, "out", "in", "as"],
      facts: [fact(burnt), ...least.map((one) => ({ ...fact(one), required: isNamed })), ...facts],
    },
  };
}

const unbounded = () =>
  new NotUnderstood(
    "The call takes whatever the pool gives for it.",
    "Set a minimum, and name it in the intent.",
  );

export const curveLiquidity: readonly CallDecoder[] = ENDS.flatMap((end) => [
  ...SIZES.flatMap((size) => [
    poolFunction(`add_liquidity(uint256${size} _amounts, uint256 _min_mint_amount${end})`, true, added),
    poolFunction(`remove_liquidity(uint256 _burn_amount, uint256${size} _min_amounts${end})`, false, removed),
  ]),
  ...["int128", "uint256"].map((index) =>
    poolFunction(
      `remove_liquidity_one_coin(uint256 _burn_amount, ${index} i, uint256 _min_amount${end})`,
      false,
      removedAsOne,
    ),
  ),
]);
