import { blocksOf, joined, PART_WORDS, PARTS, sumOf, type Verdicts } from "./verdicts.ts";

const HEIGHT = 100;
const MOST_BARS = 31;
/** Of a bar's place; the rest keeps it from its neighbours. */
const WIDTH = 0.8;

interface VerdictChartProps {
  readonly verdicts: readonly Verdicts[];
  readonly nameOf: (start: string) => string;
}

/** Verdicts over time as stacked bars. The table beside it says the same in numbers. */
export function VerdictChart({ verdicts, nameOf }: VerdictChartProps) {
  const bars = joined(verdicts, MOST_BARS);
  const most = Math.max(1, ...bars.map(sumOf));
  const [first, last] = [bars.at(0), bars.at(-1)];
  return (
    <figure class="chart">
      <svg
        role="img"
        aria-label={`Verdicts over time, at most ${most} in a bar. The table has the numbers.`}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {bars.map((one, index) =>
          blocksOf(one).map(({ part, bottom, count }) => (
            <rect
              key={`${one.start} ${part}`}
              class={`part-${part}`}
              x={index + (1 - WIDTH) / 2}
              y={HEIGHT - ((bottom + count) * HEIGHT) / most}
              width={WIDTH}
              height={(count * HEIGHT) / most}
            />
          )),
        )}
      </svg>
      <p class="axis">
        <span>{first && nameOf(first.start)}</span>
        <span>{last && nameOf(last.start)}</span>
      </p>
      <figcaption>
        Up to {most} {most === 1 ? "transaction" : "transactions"} in a bar, from the bottom:{" "}
        {PARTS.map((part) => (
          <span key={part} class="key">
            <span class={`swatch part-${part}`} aria-hidden="true" /> {PART_WORDS[part]}{" "}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
