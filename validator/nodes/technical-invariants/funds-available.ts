import type { Call } from "../../calls/call.ts";
import { type Payment, paidBy, takesByAllowance } from "../../calls/paid-by.ts";
import { showAmount } from "../../calls/show-amount.ts";
import type { Case } from "../../case/case.ts";
import type { NodeResult } from "../../case/verdict.ts";
import { allowanceKey, balanceKey, told } from "../../chain/reads.ts";
import { contractAt } from "../../data/contracts.ts";
import { isUnlimited } from "../../decimals/unlimited.ts";
import { hardNode } from "../node.ts";
import { fail, pass, skip } from "../result.ts";

/**
 * What the account has, and what it has allowed before, beside what the calls take: what is lacking is named, and is no
 * reason to refuse, since it may be there when it is sent; but a contract that nobody knows may not be able to take more than
 * its call says, by an allowance that is there already, unless the chain's node has shown that it does not.
 *
 * Confidence: 0.9; 0.85 for an allowance that lets more be taken.
 */
export const fundsAvailable = hardNode({
  id: "technical_invariants.funds_available",
  level: 3,
  run(opened) {
    const { reads, chain, calls } = opened;
    if (!reads) return skip(`No RPC for ${chain.name} tells what the account has.`);
    if (reads.failure !== undefined) return skip(`What the account has was not told: ${reads.failure}`);
    for (const call of calls) {
      const refused = openAllowance(opened, call);
      if (refused) return refused;
    }
    const payments = summed(calls);
    const known = payments.flatMap((payment) => {
      const has = told(reads.balances, balanceKey(payment.account, payment.asset.contract));
      return has === undefined ? [] : [{ ...payment, has: BigInt(has) }];
    });
    const raised = calls.flatMap((call) => totalOf(opened, call) ?? []);
    const lacking = known.find(({ baseUnits, has }) => has < baseUnits);
    if (lacking) {
      const [has, takes] = [showAmount({ ...lacking, baseUnits: lacking.has }), showAmount(lacking)];
      return skip(
        `On block ${reads.block}, ${lacking.account} has ${has}, less than the ${takes} that leave it: it can be sent once there is more.`,
        { balance: has, taken: takes },
      );
    }
    if (known.length === 0 && raised.length === 0) return skip("Nothing of what the account has is taken.");
    const said = [...(known.length > 0 ? ["the account has what leaves it"] : []), ...raised].join("; ");
    return pass(0.9, `On block ${reads.block}, ${said}.`);
  },
});

/** What leaves an account of each asset in all, as far as no call before brings some of it. */
function summed(calls: readonly Call[]): Payment[] {
  const sums = new Map<string, Payment>();
  const brought = new Set<string>();
  for (const call of calls) {
    for (const { account, asset, baseUnits } of paidBy(call)) {
      const key = balanceKey(account, asset.contract);
      if (brought.has(key)) continue;
      sums.set(key, { account, asset, baseUnits: (sums.get(key)?.baseUnits ?? 0n) + baseUnits });
    }
    const { recipient, amountOut, amountsOut } = call;
    for (const { asset } of amountsOut ?? (amountOut ? [amountOut] : []))
      if (recipient) brought.add(balanceKey(recipient, asset.contract));
  }
  return [...sums.values()];
}

function openAllowance({ reads, chain, calls }: Case, call: Call): NodeResult | undefined {
  const { from, to, amountIn } = call;
  const token = amountIn?.asset.contract;
  if (!from || !amountIn || !token || token === "native" || !takesByAllowance(call)) return undefined;
  if (contractAt(chain.id, to) || reads?.simulation?.changes) return undefined;
  const allowed = told(reads?.allowances, allowanceKey(from, token, to));
  const taken = calls
    .filter((one) => one.to === to && one.amountIn?.asset.contract === token)
    .reduce((sum, one) => sum + (one.amountIn?.baseUnits ?? 0n), 0n);
  if (allowed === undefined || BigInt(allowed) <= taken) return undefined;
  const [may, takes] = [BigInt(allowed), taken].map((baseUnits) => showAmount({ ...amountIn, baseUnits }));
  return fail(
    0.85,
    `No table knows ${to}, which may take ${may} by an allowance that is there already; the call says ${takes}, and nothing was run that shows it.`,
    {
      expected: `an allowance of ${takes} at the most`,
      actual: may,
      remedy: "Lower the allowance first, or have the transaction simulated.",
    },
  );
}

/** What somebody may spend in all once an allowance has grown. */
function totalOf({ reads }: Case, { operation, amountIn, from, spender }: Call): string | undefined {
  if (operation !== "approve" || !amountIn?.isChange || !from || !spender) return undefined;
  const token = amountIn.asset.contract;
  const before = token === "native" ? undefined : told(reads?.allowances, allowanceKey(from, token, spender));
  if (before === undefined) return undefined;
  const total = isUnlimited(BigInt(before)) ? BigInt(before) : BigInt(before) + amountIn.baseUnits;
  return `${spender} may spend ${showAmount({ ...amountIn, baseUnits: total })} in all then`;
}
