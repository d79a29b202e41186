/** An amount as far as calldata fixes it: from `min` up to `max`, or without an upper end. Debts are negative. */
export interface Range {
  min: bigint;
  max: bigint | undefined;
}

export const NOTHING: Range = { min: 0n, max: 0n };

export const exactly = (amount: bigint): Range => ({ min: amount, max: amount });

export const atLeast = (min: bigint): Range => ({ min, max: undefined });

export const upTo = (max: bigint): Range => ({ min: 0n, max });

export function sum(one: Range, other: Range): Range {
  return {
    min: one.min + other.min,
    max: one.max === undefined || other.max === undefined ? undefined : one.max + other.max,
  };
}

/** What is left of `whole` without a bounded `part`. */
export function minus(whole: Range, part: { min: bigint; max: bigint }): Range {
  return { min: whole.min - part.max, max: whole.max === undefined ? undefined : whole.max - part.min };
}

/** Raises the lower end to what a contract insists on. */
export function raised(amount: Range, floor: bigint): Range {
  return amount.min >= floor ? amount : { min: floor, max: amount.max };
}

/** A share of an amount, rounded down as the contracts do: both ends move the same way. */
export function share(amount: Range, numerator: bigint, denominator: bigint): Range {
  return {
    min: (amount.min * numerator) / denominator,
    max: amount.max === undefined ? undefined : (amount.max * numerator) / denominator,
  };
}

/** What a share leaves; the whole and the share are one and the same amount, so their ends belong together. */
export function withoutShare(amount: Range, numerator: bigint, denominator: bigint): Range {
  const part = share(amount, numerator, denominator);
  return {
    min: amount.min - part.min,
    max: amount.max === undefined || part.max === undefined ? undefined : amount.max - part.max,
  };
}

/** Either of two outcomes. */
export function either(one: Range, other: Range): Range {
  const [low, high] = one.min < other.min ? [one, other] : [other, one];
  if (low.max === undefined || high.max === undefined) return { min: low.min, max: undefined };
  return low.max > high.max ? low : { min: low.min, max: high.max };
}

export const isNothing = ({ max }: Range): boolean => max === 0n;
