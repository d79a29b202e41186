import { When } from "../transactions/when.tsx";
import type { Overview } from "./overview.ts";

export function Overdue({ overdue }: Pick<Overview, "overdue">) {
  if (overdue.length === 0) return <p>Nothing does. There is nothing to do here.</p>;
  return (
    <>
      <p class="quiet">What to do about each stands in docs/operations.md.</p>
      {overdue.map(({ wait, for: what, count, oldest }) => (
        <section key={wait} aria-labelledby={`wait-${wait}`}>
          <h3 id={`wait-${wait}`}>
            {count} {count === 1 ? "waits" : "wait, each"} for {what}
          </h3>
          <ul>
            {oldest.map(({ requestHash, since, detail }) => (
              <li key={requestHash}>
                <span class="account">{requestHash}</span>, since <When at={since} />
                {detail && (
                  <>
                    : <bdi>{detail}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
          {count > oldest.length && <p>And {count - oldest.length} more, younger.</p>}
        </section>
      ))}
    </>
  );
}
