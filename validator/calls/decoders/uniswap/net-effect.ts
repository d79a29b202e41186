import type { Address } from "../../../addresses/address.ts";
import { wrappedNative } from "../../../data/contracts.ts";
import type { AssetAmount, Fee, MovedAmount } from "../../call.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { Facets } from "../decoder.ts";
import type { Currency, Delivery, Ledger } from "./ledger.ts";
import { isNothing, minus, NOTHING, type Range, sum } from "./range.ts";

/** What one receiver gets of one currency. */
interface Gain {
  currency: Currency;
  to: Address | "sender";
  amount: Range;
}

/** Sums a plan's books up to one call: what leaves the sender, what comes back for it, and who gets anything else. */
export function netEffect(ledger: Ledger): Facets {
  const gains = gainsOf(ledger);
  const isOwn = ownershipIn(ledger, gains);
  const inputs = [...ledger.paid.keys()].filter((currency) => isTraded(ledger, gains, currency));
  if (inputs.length > 1) throw severalAssets(ledger, "spends", inputs);
  const [input] = inputs;
  if (input === undefined) return withoutTrade(ledger, gains);

  const twin = twinOf(ledger, input);
  const outputs = gains.filter(
    ({ currency, amount }) => currency !== input && !ledger.paid.has(currency) && !isNothing(amount),
  );
  // What is left of a maximum may come back wrapped, or unwrapped, beside what was bought.
  const leftovers =
    outputs.length > 1
      ? outputs.filter(({ to, currency, amount }) => isOwn(to) && currency === twin && amount.min === 0n)
      : [];
  const bought = outputs.filter((gain) => !leftovers.includes(gain));
  const own = bought.filter(({ to }) => isOwn(to));
  if (new Set(own.map(({ currency }) => currency)).size > 1) {
    throw severalAssets(
      ledger,
      "buys",
      own.map(({ currency }) => currency),
    );
  }
  const main = own[0] ?? bought.find(({ to }) => to !== ledger.envelope.to) ?? bought[0];
  const others = gains.filter(
    (gain) => gain !== main && !isOwn(gain.to) && !(isNothing(gain.amount) && gain.to === main?.to),
  );
  const { bridged } = ledger;
  if (!main && !bridged) {
    throw new NotUnderstood(
      "The plan takes something from the sender and gives nothing for it.",
      "Add the step that delivers what is bought.",
    );
  }
  const spent = netSpending(ledger, gains, input, isOwn);
  return {
    operation: bridged ? "bridge" : operationOf(ledger, input, main?.currency),
    amountIn: spending(ledger, input, spent),
    ...(bridged
      ? {
          amountOut: { asset: bridged.asset, baseUnits: bridged.amount },
          recipient: bridged.recipient,
          destination: bridged.destination,
        }
      : main && { amountOut: receipt(ledger, main), ...recipientOf(ledger, main) }),
    ...commonFacets(ledger, others),
    ...(leftovers.length > 0 && {
      peculiarities: [{ choice: "leftovers given back", asset: ledger.asset(twin ?? input) }],
    }),
  };
}

/** A plan that trades nothing: it only moves, or only permits. */
function withoutTrade(ledger: Ledger, gains: Gain[]): Facets {
  const moved = gains.filter(({ to }) => to !== "sender");
  const main = moved.find(({ amount }) => !isNothing(amount));
  if (main) {
    return {
      operation: "transfer",
      amountIn: spending(ledger, main.currency, main.amount),
      ...recipientOf(ledger, main),
      ...commonFacets(
        ledger,
        moved.filter((gain) => gain !== main),
      ),
    };
  }
  const [permit] = ledger.permits;
  if (!permit) {
    throw new NotUnderstood(
      "The plan moves nothing out of the sender's account and permits nothing.",
      "Send the steps that were meant.",
    );
  }
  const { asset, baseUnits, spender } = permit;
  return {
    operation: ledger.permits.every((given) => given.baseUnits === 0n) ? "revoke" : "approve",
    ...(ledger.permits.length === 1 && { amountIn: { asset, baseUnits }, spender }),
    ...commonFacets(ledger, []),
  };
}

/** Everything that somebody has at the end, fees apart; what the plan leaves in the router stays the router's. */
function gainsOf({ deliveries, held, envelope }: Ledger): Gain[] {
  const gains: Gain[] = [];
  const left: Delivery[] = [...held]
    .filter(([, amount]) => !isNothing(amount))
    .map(([currency, amount]) => ({ currency, to: envelope.to, amount }));
  for (const { currency, to, amount, feeBips } of [...deliveries, ...left]) {
    if (feeBips !== undefined) continue;
    const known = gains.find((gain) => gain.currency === currency && gain.to === to);
    if (known) known.amount = sum(known.amount, amount);
    else gains.push({ currency, to, amount });
  }
  return gains;
}

/**
 * Where nobody says who sends it, one address that gets both what is bought and what is left over is taken for the
 * sender's: it is told as the recipient anyway. Not where the plan also pays the sender as such.
 */
function ownershipIn({ envelope, paid }: Ledger, gains: Gain[]): (to: Gain["to"]) => boolean {
  const receivers = new Set(gains.map(({ to }) => to).filter((to) => to !== envelope.to));
  const [only] = receivers;
  const buys = gains.some(({ to, currency }) => to === only && !paid.has(currency));
  const alias = envelope.from === undefined && receivers.size === 1 && buys ? only : undefined;
  return (to) => to === "sender" || (alias !== undefined && to === alias);
}

/** Whether some of what the sender paid went into a pool, instead of straight to somebody. */
function isTraded({ paid, deliveries }: Ledger, gains: Gain[], currency: Currency): boolean {
  const amount = paid.get(currency) ?? NOTHING;
  if (isNothing(amount)) return false;
  const fees = deliveries.filter((delivery) => delivery.feeBips !== undefined);
  const passed = [...gains, ...fees]
    .filter((gain) => gain.currency === currency)
    .reduce((total, gain) => sum(total, gain.amount), NOTHING);
  return passed.min !== passed.max || passed.min !== amount.min || amount.min !== amount.max;
}

function netSpending(
  { paid }: Ledger,
  gains: Gain[],
  input: Currency,
  isOwn: (to: Gain["to"]) => boolean,
): Range {
  const amount = paid.get(input) ?? NOTHING;
  const back = gains
    .filter(({ to, currency }) => currency === input && isOwn(to))
    .reduce((total, gain) => sum(total, gain.amount), NOTHING);
  if (back.max === undefined) {
    throw new NotUnderstood(
      "The plan sells and buys the same asset.",
      "Send a plan that gives one asset for another.",
    );
  }
  const { min, max } = minus(amount, { min: back.min, max: back.max });
  return { min: min > 0n ? min : 0n, max };
}

function operationOf(ledger: Ledger, input: Currency, output: Currency | undefined): Facets["operation"] {
  if (ledger.venues.size > 0 || output !== twinOf(ledger, input)) return "swap";
  return input === "native" ? "wrap" : "unwrap";
}

/** The wrapped token of the native currency and the other way round. */
function twinOf({ envelope }: Ledger, currency: Currency): Currency | undefined {
  const wrapped = wrappedNative(envelope.chainId);
  if (currency === "native") return wrapped;
  return currency === wrapped ? "native" : undefined;
}

function spending(ledger: Ledger, currency: Currency, { min, max }: Range): MovedAmount {
  const asset = ledger.asset(currency);
  if (max === undefined) return { asset, baseUnits: min, bound: "at least" };
  return { asset, baseUnits: max, ...(min !== max && { bound: "at most" }) };
}

function receipt(ledger: Ledger, { currency, amount: { min, max } }: Gain): MovedAmount {
  return { asset: ledger.asset(currency), baseUnits: min, ...(min !== max && { bound: "at least" }) };
}

/** An absent recipient is the sender, where nobody says who that is. */
function recipientOf({ envelope }: Ledger, { to }: Gain): { recipient?: Address } {
  const recipient = to === "sender" ? envelope.from : to;
  return recipient ? { recipient } : {};
}

function commonFacets(ledger: Ledger, others: Gain[]): Partial<Facets> {
  const fees = feesOf(ledger);
  const { deadline, permits, poolFees, tickSpacings, venues } = ledger;
  return {
    ...(deadline !== undefined && { deadline }),
    ...(permits.length > 0 && { permits }),
    ...(poolFees.length > 0 && { poolFees }),
    ...(tickSpacings.length > 0 && { tickSpacings }),
    ...(venues.size > 0 && { venues: [...venues].sort() }),
    ...(fees.length > 0 && { fees }),
    ...(others.length > 0 && {
      sideTransfers: others.flatMap(({ currency, to, amount }) =>
        to === "sender"
          ? []
          : [{ asset: ledger.asset(currency), baseUnits: amount.max ?? amount.min, recipient: to }],
      ),
    }),
  };
}

function feesOf(ledger: Ledger): Fee[] {
  return ledger.deliveries.flatMap(({ currency, to, amount: { min, max }, feeBips }) => {
    if (feeBips === undefined || to === "sender") return [];
    const amount: AssetAmount = { asset: ledger.asset(currency), baseUnits: min };
    return [{ recipient: to, bips: feeBips, ...(min === max && { amount }) }];
  });
}

function severalAssets(ledger: Ledger, verb: string, currencies: Currency[]): NotUnderstood {
  const names = currencies.map((currency) => ledger.asset(currency).symbol ?? currency).join(" and ");
  return new NotUnderstood(
    `The plan ${verb} ${names} at once, which is more than one trade.`,
    "Send one plan for each trade.",
  );
}
