import { type Address, ZERO_ADDRESS } from "../../addresses/address.ts";
import { contractAddress, contractAt } from "../../data/contracts.ts";
import { Malformed } from "../abi/compile-decoder.ts";
import type { Call, Fee, MovedAmount } from "../call.ts";
import type { Place } from "../call-of.ts";
import type { Peculiarity } from "../peculiarity.ts";
import { shortly, toldText } from "../told-text.ts";
import { NotUnderstood, type ReadCall, readable } from "../unreadable-call.ts";
import { readAmount } from "./amount.ts";
import { appDataFacets } from "./app-data.ts";
import { readAsset } from "./asset.ts";
import { allOf, type Fields, fieldsOf, firstOf } from "./fields.ts";
import { type Around, refusingDescription } from "./read-described.ts";
import { addressIn, needed } from "./refusals.ts";
import { readTime } from "./time.ts";

const SETTLEMENT = "CoW Settlement";

/** A CoW order (GPv2Order), which its owner signs instead of sending a transaction. */
export function readOrder(
  order: Readonly<Record<string, unknown>>,
  around: Around,
  place: Place,
): ReadCall[] {
  return refusingDescription("order", place, () => [readable(orderCall(fieldsOf(order), around, place))]);
}

function orderCall(fields: Fields, around: Around, place: Place): Call {
  const { chainId, from: sender, value } = around;
  const kind = toldText(fields.get("kind")?.value).toLowerCase();
  if (kind !== "sell" && kind !== "buy") {
    throw new NotUnderstood(
      'The order\'s `kind` is neither "sell" nor "buy".',
      'Set `order.kind` to "sell" or "buy".',
    );
  }
  const sell = amountOf(chainId, fields, "sell");
  const buy = amountOf(chainId, fields, "buy");
  const from = addressIn(firstOf(fields, ["from", "owner"])) ?? sender;
  const receiver = addressIn(fields.get("receiver"));
  const recipient = receiver === undefined || receiver === ZERO_ADDRESS ? from : receiver;
  const settlement = contractAddress(SETTLEMENT, chainId);
  // Whoever takes the order to another contract signs it for that one.
  const isElsewhere = around.to !== undefined && contractAt(chainId, around.to)?.protocol !== "cow";
  const to = (isElsewhere ? around.to : settlement) ?? ZERO_ADDRESS;
  const { fees, peculiarities } = termsOf(fields, sell, to);
  return {
    position: place.position,
    wrappers: place.wrappers,
    protocol: "cow",
    contract: settlement && !isElsewhere ? SETTLEMENT : null,
    signature: null,
    operation: "swap",
    from,
    to,
    value,
    payable: false,
    arguments: {},
    amountIn: kind === "sell" ? sell : { ...sell, bound: "at most" },
    amountOut: kind === "sell" ? { ...buy, bound: "at least" } : buy,
    ...(recipient ? { recipient } : {}),
    ...deadlineOf(fields),
    ...partialFillOf(fields),
    ...(fees.length > 0 ? { fees } : {}),
    ...(peculiarities.length > 0 ? { peculiarities } : {}),
    described: true,
  };
}

function amountOf(chainId: number, fields: Fields, side: "sell" | "buy"): MovedAmount {
  const tokens = allOf(fields, [`${side}token`, `${side}tokensymbol`, `${side}tokenaddress`]);
  const asset = needed(readAsset(chainId, tokens), `which token it ${side}s (\`${side}Token\`)`);
  const given = allOf(fields, [
    `${side}amount`,
    `${side}amounthuman`,
    `${side}amountwei`,
    `${side}amountraw`,
  ]);
  const { candidates, isAll } = needed(readAmount(asset, given), `how much it ${side}s (\`${side}Amount\`)`);
  const [baseUnits] = candidates;
  if (baseUnits === undefined || isAll) throw new Malformed(`\`${side}Amount\` is no amount`);
  return { asset, baseUnits };
}

function deadlineOf(fields: Fields): { deadline: bigint } | undefined {
  const end = firstOf(fields, ["validto", "deadline", "expiry"]);
  if (!end) return undefined;
  const deadline = readTime(end.value);
  if (deadline === undefined) throw new Malformed(`\`${end.key}\` is not a time in Unix seconds`);
  return { deadline };
}

function partialFillOf(fields: Fields): { partiallyFillable: boolean } | undefined {
  const given = firstOf(fields, ["partiallyfillable", "partialfill", "allowpartialfill"]);
  if (!given) return undefined;
  if (typeof given.value !== "boolean") throw new Malformed(`\`${given.key}\` is neither true nor false`);
  return { partiallyFillable: given.value };
}

/** What the order has beside its main terms: a fee in the token sold, balances elsewhere, what its app data says. */
function termsOf(fields: Fields, sell: MovedAmount, settlement: Address) {
  const fees: Fee[] = [];
  const peculiarities: Peculiarity[] = [];
  const fee = readAmount(sell.asset, allOf(fields, ["feeamount", "feeamounthuman"]));
  if (fee && "problem" in fee) throw new Malformed(fee.problem);
  const [feeAmount = 0n] = fee?.candidates ?? [];
  if (feeAmount > 0n)
    fees.push({ recipient: settlement, amount: { asset: sell.asset, baseUnits: feeAmount } });
  for (const side of ["sell", "buy"] as const) {
    const given = fields.get(`${side}tokenbalance`);
    if (given && given.value !== "erc20")
      peculiarities.push({ choice: "other balance", side, balance: shortly(given.value, 40) });
  }
  const app = appDataFacets(firstOf(fields, ["fullappdata", "appdata"])?.value);
  return { fees: [...fees, ...app.fees], peculiarities: [...peculiarities, ...app.peculiarities] };
}
