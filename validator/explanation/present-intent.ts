import { showDecimal } from "../intent/decimal.ts";
import type { Amount, Intent, Party, Quote, Step, TokenMention } from "../intent/intent.ts";

/** What was read in the intent, each element with its place in the text. */
export function presentIntent({ steps, chain, deadline, condition }: Intent): Record<string, unknown> {
  return {
    steps: steps.map(presentStep),
    ...(chain ? { chain: { chain_id: chain.id, ...place(chain.quote) } } : {}),
    ...(deadline ? { deadline: { at: new Date(deadline.at).toISOString(), ...place(deadline.quote) } } : {}),
    ...(condition ? { condition: place(condition) } : {}),
  };
}

function presentStep({
  action,
  amount,
  restated,
  token,
  counterparty,
  source,
}: Step): Record<string, unknown> {
  return {
    action: { operation: action.operation, ...place(action.quote) },
    ...(amount ? { amount: presentAmount(amount) } : {}),
    ...(restated.length > 0 ? { restated: restated.map(presentAmount) } : {}),
    ...(token ? { token: presentToken(token) } : {}),
    ...(counterparty ? { counterparty: presentParty(counterparty) } : {}),
    ...(source ? { source: presentParty(source) } : {}),
  };
}

function presentAmount(amount: Amount): Record<string, unknown> {
  if (amount.kind === "all" || amount.kind === "unlimited")
    return { value: amount.kind, ...place(amount.quote) };
  const value = showDecimal(amount.value);
  if (amount.kind === "share") return { share_of_balance: value, ...place(amount.quote) };
  return { value, unit: amount.unit, bound: amount.bound, ...place(amount.quote) };
}

function presentToken({ symbol, contract, known, quote }: TokenMention): Record<string, unknown> {
  return { symbol: symbol ?? null, ...(contract ? { contract } : {}), known, ...place(quote) };
}

function presentParty(party: Party): Record<string, unknown> {
  const address = party.kind === "address" ? { address: party.address } : {};
  const name = party.kind === "contract" ? { name: party.name } : {};
  return { kind: party.kind, ...address, ...name, ...place(party.quote) };
}

function place({ text, start, end }: Quote): { text: string; start: number; end: number } {
  return { text, start, end };
}
