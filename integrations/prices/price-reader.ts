export type Contract = `0x${string}`;

/** Dollars by contract in lower case, of those that are known; it throws where it cannot be asked. */
export interface PriceReader {
  name: string;
  read(chainId: number, contracts: readonly Contract[]): Promise<ReadonlyMap<Contract, number>>;
}

/**
 * A price that nobody has confirmed for longer is none. Feeds of dollar coins are written once a day where nothing moves,
 * and an hour late at times.
 */
export const MOST_AGE_SECONDS = 25 * 3600;

/** A clock that is ahead of ours by more than this tells nothing about a price's age. */
const MOST_AHEAD_SECONDS = 300;

export function isFresh(updatedAt: number, nowMs: number): boolean {
  const age = nowMs / 1000 - updatedAt;
  return age <= MOST_AGE_SECONDS && age >= -MOST_AHEAD_SECONDS;
}
