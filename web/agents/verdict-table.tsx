import { Scrolled } from "../shell/scrolled.tsx";
import { PART_WORDS, PARTS, sumOf, type Verdicts } from "./verdicts.ts";

interface VerdictTableProps {
  readonly caption: string;
  readonly verdicts: readonly Verdicts[];
  readonly nameOf: (start: string) => string;
}

/** The chart in numbers, the latest first; where nothing was submitted there is no row. */
export function VerdictTable({ caption, verdicts, nameOf }: VerdictTableProps) {
  const rows = verdicts.filter((one) => sumOf(one) > 0).reverse();
  return (
    <Scrolled label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Submitted</th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {PART_WORDS[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.start}>
              <th scope="row">{nameOf(one.start)}</th>
              {PARTS.map((part) => (
                <td key={part}>{one[part]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
