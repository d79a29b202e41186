import { median } from "./median.ts";

export interface Pair {
  readonly ours: number;
  readonly bare: number;
}

export interface Rounds {
  readonly rounds: number;
  /** Rounds before those that count: a service runs for days, and code is compiled only after thousands of calls. */
  readonly warmUps: number;
}

/** Runs both in turn, so that whatever else the machine does falls on both alike. */
export async function compare(
  { rounds, warmUps }: Rounds,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<Pair> {
  const measured: Pair[] = [];
  for (let round = 0; round < warmUps + rounds; round++) {
    const pair = { ours: await ours(), bare: await bare() };
    if (round >= warmUps) measured.push(pair);
  }
  return {
    ours: median(measured.map((pair) => pair.ours)),
    bare: median(measured.map((pair) => pair.bare)),
  };
}
