import { checksummed } from "../addresses/address.ts";
import { quotient, showDecimal } from "../decimals/decimal.ts";
import type { Amount, Intent, Party, Quote, ShareAmount, Step, TokenMention } from "../intent/intent.ts";

/** What was read in the intent, each element with its place in the text; what is not named is left out. */
export function presentIntent(intent: Intent): Record<string, unknown> {
  const { chain, deadline, slippage, gas, partialFill, poolFee, serviceFee } = intent;
  return {
    steps: intent.steps.map(presentStep),
    chain: chain && { chain_id: chain.id, ...place(chain.quote) },
    deadline: deadline && { at: new Date(deadline.at).toISOString(), ...place(deadline.quote) },
    slippage: slippage && { bips: slippage.bips, ...place(slippage.quote) },
    max_gas_price: gas.maxPrice && { wei: gas.maxPrice.wei.toString(), ...place(gas.maxPrice.quote) },
    max_gas_limit: gas.maxLimit && { units: gas.maxLimit.units.toString(), ...place(gas.maxLimit.quote) },
    max_priority_fee: gas.maxPriority && {
      wei: gas.maxPriority.wei.toString(),
      ...place(gas.maxPriority.quote),
    },
    max_gas_cost: gas.maxCost && {
      amount: showDecimal(gas.maxCost.value),
      unit: gas.maxCost.unit,
      ...place(gas.maxCost.quote),
    },
    partial_fill: partialFill && { allowed: partialFill.allowed, ...place(partialFill.quote) },
    pool_fee: poolFee && { millionths: poolFee.millionths.toString(), ...place(poolFee.quote) },
    service_fee: serviceFee && { bips: serviceFee.bips, ...place(serviceFee.quote) },
    waivers: each(intent.waivers, ({ of, quote }) => ({ of, ...place(quote) })),
    prohibitions: each(intent.prohibitions, ({ operation, quote }) => ({
      operation: operation ?? null,
      ...place(quote),
    })),
    limits: each(intent.limits, ({ amount }) => presentAmount(amount)),
    exclusions: each(intent.exclusions, ({ of, quote }) => ({ of, ...place(quote) })),
    carrier: intent.carrier && { name: intent.carrier.name, ...place(intent.carrier.quote) },
    interest_rate: intent.interestRate && {
      mode: intent.interestRate.mode,
      ...place(intent.interestRate.quote),
    },
    not_understood: each(intent.notUnderstood, place),
    ambiguities: each(intent.ambiguities, ({ problem, quote }) => ({ problem, ...place(quote) })),
  };
}

/** A list as it is shown; undefined where it is empty, because JSON leaves out what is undefined. */
function each<Item, Shown>(
  items: readonly Item[] | undefined,
  show: (item: Item) => Shown,
): Shown[] | undefined {
  return items && items.length > 0 ? items.map(show) : undefined;
}

function presentStep(step: Step): Record<string, unknown> {
  const { action, protocol } = step;
  return {
    action: { operation: action.operation, ...place(action.quote) },
    amount: step.amount && presentAmount(step.amount),
    restated: each(step.restated, presentAmount),
    token: step.token && presentToken(step.token),
    amount_out: step.amountOut && presentAmount(step.amountOut),
    token_out: step.tokenOut && presentToken(step.tokenOut),
    also: each(step.also, ({ amount, token }) => ({
      amount: amount && presentAmount(amount),
      token: token && presentToken(token),
    })),
    proceeds: step.proceeds && place(step.proceeds),
    token_ids: each(step.tokenIds, ({ id, count, quote }) => ({
      id: id.toString(),
      count: count?.toString(),
      ...place(quote),
    })),
    whole_collection: step.isWholeCollection || undefined,
    protocol: protocol && { name: protocol.name, ...place(protocol.quote) },
    counterparty: step.counterparty && presentParty(step.counterparty),
    source: step.source && presentParty(step.source),
  };
}

function presentAmount(amount: Amount): Record<string, unknown> {
  if (amount.kind === "all" || amount.kind === "unlimited")
    return { value: amount.kind, ...place(amount.quote) };
  if (amount.kind === "share") return { share_of_balance: showRatio(amount.ratio), ...place(amount.quote) };
  const value = showDecimal(amount.value);
  const upTo = amount.upTo && showDecimal(amount.upTo);
  return { value, up_to: upTo, unit: amount.unit, bound: amount.bound, ...place(amount.quote) };
}

function showRatio(ratio: ShareAmount["ratio"]): string | null {
  if (!ratio) return null;
  const exact = quotient({ digits: ratio.above, scale: 0 }, ratio.below);
  return exact ? showDecimal(exact) : `${ratio.above}/${ratio.below}`;
}

function presentToken({ symbol, contract, known, looksLike, quote }: TokenMention): Record<string, unknown> {
  return {
    symbol: symbol ?? null,
    contract: contract && checksummed(contract),
    known,
    looks_like: looksLike,
    ...place(quote),
  };
}

function presentParty(party: Party): Record<string, unknown> {
  return {
    kind: party.kind,
    address: party.kind === "address" ? checksummed(party.address) : undefined,
    name: party.kind === "contract" ? party.name : undefined,
    problem: party.kind === "name" ? party.problem : undefined,
    ...place(party.quote),
  };
}

function place({ text, start, end }: Quote): { text: string; start: number; end: number } {
  return { text, start, end };
}
