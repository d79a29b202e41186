/** A limit is counted over one transaction, or over whatever was spent in the time before. */
export const BUDGET_PERIODS = ["transaction", "24h", "30d"] as const;
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number];

/** The most that may leave in each period, in base units; null where nothing limits it. */
export type BudgetLimits = Readonly<Record<BudgetPeriod, bigint | null>>;

/** What a budget is about. */
export interface BudgetSubject {
  /** The chain's own currency, or a token by its contract with the EIP-55 checksum. */
  readonly asset: "native" | (string & {});
  /** Null where all chains count together. */
  readonly chainId: number | null;
}

export interface Budget extends BudgetSubject {
  readonly limits: BudgetLimits;
}

/** A budget beside what counts against it now: all that is under way, and what was spent in the time before. */
export interface SpentBudget extends Budget {
  readonly spent: Readonly<Record<Exclude<BudgetPeriod, "transaction">, bigint>>;
}

export function isAbout({ asset, chainId }: BudgetSubject, moved: string, onChain: number): boolean {
  return asset === moved && (chainId === null || chainId === onChain);
}

/** What is left of a limit; null where there is none. Nothing is left of one that was lowered below what is spent. */
export function leftOf({ limits, spent }: SpentBudget, period: BudgetPeriod): bigint | null {
  const limit = limits[period];
  if (limit === null || period === "transaction") return limit;
  return limit > spent[period] ? limit - spent[period] : 0n;
}
