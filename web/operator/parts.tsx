import { When } from "../transactions/when.tsx";
import type { Check } from "./overview.ts";

const WORDS: Readonly<Record<Check["status"], string>> = {
  ok: "well",
  degraded: "see to it",
  down: "down",
};

export function Parts({ checks }: { checks: Readonly<Record<string, Check>> }) {
  return (
    <dl class="facts">
      {Object.entries(checks).map(([part, { status, latencyMs, failing = [] }]) => (
        <div key={part}>
          <dt>{part}</dt>
          <dd>
            <span class={`status health-${status}`}>{WORDS[status]}</span> {latencyMs} ms
            {failing.map(({ step, since }) => (
              <p key={step}>
                {step}, since <When at={since} />
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
