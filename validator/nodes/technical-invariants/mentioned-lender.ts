import type { Call, Operation } from "../../calls/call.ts";
import { isBehind, isOfProtocol, namesVault, protocolsOf } from "../../calls/protocols-of.ts";
import type { Case, Pair } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import type { Quote, Step } from "../../intent/intent.ts";
import { fail } from "../result.ts";

const LENDING: ReadonlySet<Operation> = new Set([
  "supply",
  "withdraw",
  "borrow",
  "repay",
  "stake",
  "unstake",
]);
/** Names that are everyday words count with a capital, or where nothing follows that they could belong to. */
const LENDERS =
  /\b(?:[Aa]ave|AAVE|[Ll]ido|[Mm]orpho|[Ee]uler|[Yy]earn|Compound|Spark|Fluid|Maker|compound(?= ?(?:v[23]|ii|iii|finance|[.,;)]|$)))\b/g;

/**
 * Where no place was read from the intent and it mentions a lender all the same ("repay my USDC debt, Aave"), the call is
 * not made to another. What is meant as a token is no mention.
 */
export function judgeMentioned(
  { call, step, prepares }: Pair,
  { intent, chain }: Case,
): NodeResult | undefined {
  if (!step || step.protocol || prepares || !LENDING.has(call.operation)) return undefined;
  if (intent.exclusions?.length || intent.prohibitions.length > 0) return undefined;
  const tokens = intent.steps.flatMap((one) => tokensOf(one, call));
  const protocols = protocolsOf(call, chain.id);
  let other: string | undefined;
  for (const match of intent.text.matchAll(LENDERS)) {
    if (tokens.some(({ start, end }) => start <= match.index && match.index < end)) continue;
    const name = match[0].toLowerCase();
    if (isOfProtocol(name, protocols)) return undefined;
    if (isBehind(name, call, chain.id) && namesVault(call, chain.id, intent.text)) return undefined;
    other ??= match[0];
  }
  if (other === undefined) return undefined;
  return fail(
    0.85,
    `The intent mentions "${other}", the call is made to ${call.contract ?? call.protocol}.`,
    {
      expected: other,
      actual: call.protocol,
      remedy: `Call ${other}'s own contract on ${chain.name}, or say in the intent where it is to be done.`,
    },
  );
}

/** The tokens given, and those wanted that the call does give. */
function tokensOf({ token, amount, tokenOut }: Step, { amountOut }: Call): Quote[] {
  const isGot = tokenOut?.symbol !== undefined && tokenOut.symbol === amountOut?.asset.symbol;
  return [token, amount?.token, isGot ? tokenOut : undefined].flatMap((one) => (one ? [one.quote] : []));
}
