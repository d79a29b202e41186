import { Scrolled } from "../shell/scrolled.tsx";
import { When } from "../transactions/when.tsx";
import type { Overview } from "./overview.ts";

export function Sweep({ steps }: { steps: Overview["sweep"] }) {
  if (steps.length === 0) return <p>It has not run yet. Start a worker: the sweep begins with it.</p>;
  return (
    <Scrolled label="Steps of the sweep">
      <table>
        <caption>Steps, and when each ran last</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Ran</th>
            <th scope="col">Fails since</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, ranAt, failingSince }) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>
                <When at={ranAt} />
              </td>
              <td>{failingSince ? <When at={failingSince} /> : "it works"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
