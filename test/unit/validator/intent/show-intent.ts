import { showDecimal } from "../../../../validator/decimals/decimal.ts";
import type { Amount, Intent, Party, Step, TokenMention } from "../../../../validator/intent/intent.ts";
import { unread } from "../../../../validator/items/unread.ts";
import { readTerms } from "../../../../validator/reading/read-terms.ts";
import { atOnce } from "../../../../validator/stages/staged.ts";

/** Sunday noon. */
export const ANCHOR = Date.UTC(2026, 10, 15, 12);

/** What a text says by itself, where there is no call to explain it. */
export function readAlone(text: string, anchor = ANCHOR): Intent {
  return atOnce(unread(atOnce(readTerms(text, anchor)), [], { chainId: 1, prices: {} }));
}

/** An intent's elements in one line each, for tables of what must be found. */
export function showIntent(text: string): Record<string, unknown> {
  const intent = readAlone(text);
  const { chain, deadline, slippage, gas, partialFill, poolFee } = intent;
  return {
    steps: intent.steps.map(showStep),
    ...(chain && { chain: chain.id }),
    ...(deadline && { deadline: new Date(deadline.at).toISOString().slice(0, 19) }),
    ...(slippage && { slippage: slippage.bips }),
    ...(gas.maxPrice && { gasPrice: gas.maxPrice.wei }),
    ...(gas.maxLimit && { gasLimit: gas.maxLimit.units }),
    ...(gas.maxPriority && { priorityFee: gas.maxPriority.wei }),
    ...(gas.maxCost && { gasCost: gas.maxCost.quote.text }),
    ...(partialFill && { partialFill: partialFill.allowed }),
    ...(poolFee && { poolFee: poolFee.millionths }),
    ...(intent.waivers.length > 0 && { waivers: intent.waivers.map(({ of }) => of) }),
    ...(intent.prohibitions.length > 0 && { prohibitions: intent.prohibitions.map(showProhibition) }),
    ...(intent.limits?.length && {
      limits: intent.limits.map(({ amount }) => showAsset(amount, amount.token)),
    }),
    ...(intent.exclusions?.length && { exclusions: intent.exclusions.map(({ quote }) => quote.text) }),
    ...(intent.carrier && { carrier: intent.carrier.name }),
    ...(intent.interestRate && { interestRate: intent.interestRate.mode }),
  };
}

const showProhibition = ({ operation, quote }: Intent["prohibitions"][number]) =>
  `${operation ?? "any"}: ${quote.text}`;

function showStep(step: Step): string {
  const { action, protocol, counterparty, source, tokenIds, also = [] } = step;
  const wanted = showAsset(step.amountOut, step.tokenOut);
  return [
    action.operation,
    showAsset(step.amount, step.token),
    ...step.restated.map((amount) => `= ${showAmount(amount)}`),
    ...also.map(({ amount, token }) => `+ ${showAsset(amount, token)}`),
    wanted && `-> ${wanted}`,
    ...tokenIds.map(({ id, count }) => `${count === undefined ? "" : `${count} of `}#${id}`),
    step.isWholeCollection && "whole collection",
    step.proceeds && "of proceeds",
    protocol && `on ${protocol.name}`,
    source && `from ${showParty(source)}`,
    counterparty && `to ${showParty(counterparty)}`,
  ]
    .filter(Boolean)
    .join(" ");
}

function showAsset(amount: Amount | undefined, token: TokenMention | undefined): string {
  return [amount && showAmount(amount), token && showToken(token)].filter(Boolean).join(" ");
}

function showToken({ symbol, contract, known, looksLike }: TokenMention): string {
  return `${known ? "" : "?"}${symbol ?? ""}${contract ? `(${contract.slice(0, 6)})` : ""}${looksLike ? ` like ${looksLike}` : ""}`;
}

const BOUNDS = { exact: "", "at most": "<=", "at least": ">=", about: "~" } as const;

function showAmount(amount: Amount): string {
  if (amount.kind === "all" || amount.kind === "unlimited") return amount.kind;
  if (amount.kind === "share")
    return amount.ratio ? `share ${Number(amount.ratio.above) / Number(amount.ratio.below)}` : "part";
  const value = showDecimal(amount.value) + (amount.upTo ? `..${showDecimal(amount.upTo)}` : "");
  const unit = { token: "", "base units": " base", USD: " USD" }[amount.unit];
  return `${BOUNDS[amount.bound]}${value}${unit}`;
}

function showParty(party: Party): string {
  if (party.kind === "address") return party.address.slice(0, 6);
  if (party.kind === "contract") return party.family ? `any ${party.family}` : party.name;
  if (party.kind === "self") return "self";
  return party.kind === "name"
    ? `${party.quote.text}${party.problem ? " (suspect)" : ""}`
    : "invalid address";
}
