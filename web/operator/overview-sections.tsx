import { When } from "../transactions/when.tsx";
import { listAge } from "./list-age.ts";
import { Overdue } from "./overdue.tsx";
import type { Overview } from "./overview.ts";
import { Parts } from "./parts.tsx";
import { Sweep } from "./sweep.tsx";

export function OverviewSections({ overview }: { overview: Overview }) {
  const { checkedAt, health, overdue, failingWorkflows, sweep, arbiter } = overview;
  return (
    <>
      <p class="quiet">
        Version {health.version}, as of <When at={checkedAt} />.
      </p>
      <section class="card" aria-labelledby="overdue">
        <h2 id="overdue">What waits for longer than it should</h2>
        <Overdue overdue={overdue} />
        {failingWorkflows === null && (
          <p class="problem">Temporal does not answer: no workflow goes on, and none can be asked.</p>
        )}
        {failingWorkflows !== null && failingWorkflows.length > 0 && (
          <>
            <h3>Workflows whose tasks fail</h3>
            <ul>
              {failingWorkflows.map((id) => (
                <li key={id} class="account">
                  {id}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section class="card" aria-labelledby="parts">
        <h2 id="parts">Parts</h2>
        <Parts checks={health.checks} />
      </section>
      <section class="card" aria-labelledby="sweep">
        <h2 id="sweep">Sweep</h2>
        <Sweep steps={sweep} />
      </section>
      <section class="card" aria-labelledby="sanctions">
        <h2 id="sanctions">Sanctions list</h2>
        <p>
          {arbiter
            ? listAge(arbiter.sanctionsListDate, new Date())
            : "The arbiter does not answer, so nobody knows how old its list is."}
        </p>
        {arbiter?.problems.map((problem) => (
          <p key={problem} class="warning">
            {problem}
          </p>
        ))}
      </section>
    </>
  );
}
