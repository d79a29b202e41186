import { Malformed } from "../../abi/compile-decoder.ts";
import type { Currency } from "./ledger.ts";
import { minus, NOTHING, type Range, sum } from "./range.ts";

interface Bounded extends Range {
  max: bigint;
}

/** What the V4 pool manager and the router owe each other during one V4_SWAP: credits above zero, debts below. */
export class PoolAccount {
  private readonly deltas = new Map<Currency, Range>();

  private delta(currency: Currency): Range {
    return this.deltas.get(currency) ?? NOTHING;
  }

  credit(currency: Currency, amount: Range): void {
    this.deltas.set(currency, sum(this.delta(currency), amount));
  }

  owe(currency: Currency, amount: Bounded): void {
    this.deltas.set(currency, minus(this.delta(currency), amount));
  }

  /** All of the credit; the manager has none to give where there is a debt. */
  takeCredit(currency: Currency): Range {
    const { min, max } = this.delta(currency);
    if (max !== undefined && max < 0n) throw new Malformed("it takes from the pools what it owes them");
    this.deltas.set(currency, NOTHING);
    return { min: min > 0n ? min : 0n, max };
  }

  /** All of the debt, which the plan refuses to pay above a maximum. */
  settleDebt(currency: Currency, atMost?: bigint): Bounded {
    const { min, max } = this.delta(currency);
    if (min > 0n) throw new Malformed("it pays the pools where they owe it");
    this.deltas.set(currency, NOTHING);
    const least = max === undefined || max > 0n ? 0n : -max;
    const most = atMost !== undefined && atMost < -min ? atMost : -min;
    if (most < least) throw new Malformed("it owes the pools more than it is ready to pay");
    return { min: least, max: most };
  }

  /** The manager lets nothing stay open. */
  close(): void {
    for (const { min, max } of this.deltas.values()) {
      if (min > 0n || (max !== undefined && max < 0n))
        throw new Malformed("it leaves a debt or a credit with the V4 pools open");
    }
  }
}
