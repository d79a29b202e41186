import { showValue } from "./show-value.ts";
import type { Dossier, NodeResult } from "./transaction.ts";

type Node = readonly [id: string, result: NodeResult];

/** What each check found, those that failed first, with both values side by side and what to change. */
export function Verdict({ verdict, orion }: Pick<Dossier, "verdict" | "orion">) {
  const [decision] = orion;
  if (!verdict)
    return decision ? (
      <p>{decision.analysis || `The arbiter's decision is ${decision.decision}.`}</p>
    ) : (
      <p>The arbiter has not decided yet.</p>
    );
  const nodes = Object.entries(verdict.nodes);
  const having = (status: NodeResult["status"]) => nodes.filter(([, result]) => result.status === status);
  const failed = having("FAIL").sort(
    ([one], [other]) =>
      Number(other === verdict.primaryFailureNode) - Number(one === verdict.primaryFailureNode),
  );
  return (
    <>
      {failed.length === 0 && <p>Every check that applies has passed.</p>}
      {failed.map((node) => (
        <Failed key={node[0]} node={node} />
      ))}
      <Others title="passed" nodes={having("PASS")} />
      <Others title="did not apply" nodes={having("SKIP")} />
    </>
  );
}

export const nodeName = (id: string) => id.slice(id.indexOf(".") + 1).replaceAll("_", " ");

function Failed({ node: [id, { reasoning, details = {} }] }: { node: Node }) {
  return (
    <article class="failed">
      <h3>{nodeName(id)}</h3>
      <p>{reasoning}</p>
      {(details.expected !== undefined || details.actual !== undefined) && (
        <dl class="sides">
          <div>
            <dt>The intent says</dt>
            <dd>{showValue(details.expected)}</dd>
          </div>
          <div>
            <dt>The transaction does</dt>
            <dd>{showValue(details.actual)}</dd>
          </div>
        </dl>
      )}
      {typeof details.remedy === "string" && (
        <p>
          <strong>What to change:</strong> {details.remedy}
        </p>
      )}
    </article>
  );
}

function Others({ title, nodes }: { title: string; nodes: readonly Node[] }) {
  if (nodes.length === 0) return null;
  return (
    <details>
      <summary>
        {nodes.length} {nodes.length === 1 ? "check" : "checks"} {title}
      </summary>
      <dl class="facts">
        {nodes.map(([id, { reasoning }]) => (
          <div key={id}>
            <dt>{nodeName(id)}</dt>
            <dd>{reasoning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
