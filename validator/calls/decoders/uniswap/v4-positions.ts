import type { Address } from "../../../addresses/address.ts";
import { Malformed, type Values } from "../../abi/compile-decoder.ts";
import type { MovedAmount } from "../../call.ts";
import { NotUnderstood } from "../../unreadable-call.ts";
import type { Envelope, Facets } from "../decoder.ts";
import { type Currency, Ledger } from "./ledger.ts";

import { currencyOf, mapped } from "./router-constants.ts";
import { fixedFee } from "./trade-path.ts";

/** One action of the V4 position manager, decoded. */
export interface PositionAction {
  name: string;
  values: Values;
}

/** The pair of currencies that an action names, low before high as in the pool's key. */
function pairOf(values: Values | undefined): [Currency, Currency] {
  if (!values) throw new Malformed("it never names the currencies of its payment");
  return [currencyOf(values.currency0), currencyOf(values.currency1)];
}

/** Minting or increasing: what is paid is named by the pool's key, or by the payment. */
export function readAddition(change: PositionAction, actions: PositionAction[], envelope: Envelope): Facets {
  const { poolKey, amount0Max, amount1Max, owner, tokenId } = change.values;
  if (actions.some(({ name }) => name === "takePair")) {
    throw new NotUnderstood(
      "The call adds to a position and takes out of it at once.",
      "Send one call to add, another one to take.",
    );
  }
  const payment = actions.find(({ name }) => name === "settlePair")?.values;
  const currencies = pairOf(payment);
  const key = poolKey as Values | undefined;
  if (key && String(pairOf(key)) !== String(currencies))
    throw new Malformed("it pays in other currencies than the pool's");
  const ledger = new Ledger(envelope);
  const most = [amount0Max as bigint, amount1Max as bigint];
  const amountsIn = currencies.map((currency, index): MovedAmount => {
    const max = most[index] ?? 0n;
    // The manager pays the native currency out of what came with the call.
    if (currency === "native") ledger.draw("native", { min: 0n, max });
    return { asset: ledger.asset(currency), baseUnits: max, bound: "at most" };
  });
  for (const { values } of actions.filter(({ name }) => name === "sweep")) {
    const currency = currencyOf(values.currency);
    ledger.give(currency, mapped(ledger, values.recipient as Address), ledger.drawAll(currency));
  }
  const [amountIn] = amountsIn;
  const receiver = owner === undefined ? "sender" : mapped(ledger, owner as Address);
  return {
    operation: "add liquidity",
    ...(amountIn && { amountIn }),
    amountsIn,
    ...recipientIn(envelope, receiver),
    ...(key && { poolFees: fixedFee(key.fee) }),
    ...(tokenId !== undefined && position(tokenId as bigint, envelope)),
    ...lostValue(ledger),
  };
}

/** Decreasing or burning: what comes out goes to whom TAKE_PAIR names. Without liquidity only earnings come out. */
export function readWithdrawal(
  change: PositionAction,
  actions: PositionAction[],
  envelope: Envelope,
): Facets {
  const { tokenId, liquidity, amount0Min, amount1Min } = change.values;
  const taking = actions.find(({ name }) => name === "takePair")?.values;
  const [currency0, currency1] = pairOf(taking);
  const ledger = new Ledger(envelope);
  const out = (currency: Currency, baseUnits: unknown): MovedAmount => ({
    asset: ledger.asset(currency),
    baseUnits: baseUnits as bigint,
    bound: "at least",
  });
  const amountOut = out(currency0, amount0Min);
  return {
    operation: change.name === "decrease" && liquidity === 0n ? "claim" : "remove liquidity",
    amountOut,
    amountsOut: [amountOut, out(currency1, amount1Min)],
    ...recipientIn(envelope, mapped(ledger, taking?.recipient as Address)),
    ...position(tokenId as bigint, envelope),
    ...lostValue(ledger),
  };
}

const position = (tokenId: bigint, { to }: Envelope): Pick<Facets, "nonFungibles"> => ({
  nonFungibles: [{ standard: "erc721", collection: to, tokenId, amount: 1n }],
});

function recipientIn(
  { from, to }: Envelope,
  receiver: Address | "sender" | "router",
): { recipient?: Address } {
  if (receiver === "router") return { recipient: to };
  const recipient = receiver === "sender" ? from : receiver;
  return recipient ? { recipient } : {};
}

/** Attached currency that stays in the manager, or goes to somebody who is not the sender. */
function lostValue(ledger: Ledger): Pick<Facets, "sideTransfers"> {
  const { envelope, deliveries } = ledger;
  const left = [{ currency: "native" as const, to: envelope.to, amount: ledger.holding("native") }];
  const lost = [...deliveries, ...left].flatMap(({ currency, to, amount: { max } }) =>
    to === "sender" || max === undefined || max === 0n
      ? []
      : [{ asset: ledger.asset(currency), baseUnits: max, recipient: to }],
  );
  return lost.length > 0 ? { sideTransfers: lost } : {};
}
