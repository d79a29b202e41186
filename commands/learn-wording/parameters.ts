/** Numbers that are learnt, as rows; a step moves only the rows that an example had to do with. */
export interface Parameters {
  values: Float32Array;
  slopes: Float32Array;
  rowLength: number;
  touched: Set<number>;
  means: Float32Array;
  squares: Float32Array;
}

export function parametersOf(values: Float32Array, rowLength: number): Parameters {
  const same = () => new Float32Array(values.length);
  return { values, rowLength, slopes: same(), touched: new Set(), means: same(), squares: same() };
}

const [MEAN, SQUARE] = [0.9, 0.999] as const;
const DECAY = 0.01;

/** Adam with decoupled decay; the slopes are those of a whole batch. */
export function step(parameters: Parameters, rate: number, round: number, examples: number): void {
  const { values, slopes, means, squares, rowLength, touched } = parameters;
  const [meanPart, squarePart] = [1 - MEAN ** round, 1 - SQUARE ** round];
  for (const row of touched)
    for (let at = row * rowLength; at < (row + 1) * rowLength; at += 1) {
      const slope = (slopes[at] as number) / examples;
      const mean = MEAN * (means[at] as number) + (1 - MEAN) * slope;
      const square = SQUARE * (squares[at] as number) + (1 - SQUARE) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      const value = values[at] as number;
      values[at] = value - rate * (mean / meanPart / (Math.sqrt(square / squarePart) + 1e-8) + DECAY * value);
      slopes[at] = 0;
    }
  touched.clear();
}
