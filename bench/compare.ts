import { median } from "./median.ts";

export interface Pair {
  readonly ours: number;
  readonly bare: number;
}

/** Runs both in turn, so that whatever else the machine does falls on both alike; the first round only warms them up. */
export async function compare(
  rounds: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<Pair> {
  const measured: Pair[] = [];
  for (let round = 0; round <= rounds; round++) {
    const pair = { ours: await ours(), bare: await bare() };
    if (round > 0) measured.push(pair);
  }
  return {
    ours: median(measured.map((pair) => pair.ours)),
    bare: median(measured.map((pair) => pair.bare)),
  };
}
